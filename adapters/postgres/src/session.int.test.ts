import { migratedDatabase, onDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { withConnection } from './backup/connect.ts'
import { openBoss } from './jobs/job-runner.ts'
import { openMigrator } from './migrations/migrate.ts'
import { openOrm } from './orm.ts'
import { makePreparedQuery } from './queries/prepared-query.ts'

const LIMITS = `SELECT current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle`
const EXPECTED = [{ lock: '10s', idle: '1min' }]

describe('every connection', () => {
  it('should wait for no lock and hold none for ever, also when only plain SQL has used it', () =>
    onDatabase(migratedDatabase, async (url) => {
      const orm = openOrm(url, 1)
      try {
        expect(await makePreparedQuery(orm)('limits', LIMITS)).toEqual(EXPECTED)
        expect(await orm.em.getConnection().execute(LIMITS)).toEqual(EXPECTED)
      } finally {
        await orm.close()
      }
    }))

  it('should have its limits when jobs, migrations and backups use it', () =>
    onDatabase(migratedDatabase, async (url) => {
      const [boss, migrator] = [openBoss(url, true), await openMigrator(url)]
      try {
        await boss.start()
        expect((await boss.getDb().executeSql(LIMITS)).rows).toEqual(EXPECTED)
        expect(await migrator.em.getConnection().execute(LIMITS)).toEqual(EXPECTED)
        expect(await withConnection(url, async (client) => (await client.query(LIMITS)).rows)).toEqual(EXPECTED)
      } finally {
        await boss.stop({ graceful: false })
        await migrator.close()
      }
    }))
})
