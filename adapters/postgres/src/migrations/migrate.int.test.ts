import { emptyDatabase, execute, migratedDatabase, onDatabase, type TestDatabase } from '@app/testing/database'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ended, startScript } from '../../test/child.ts'
import { migrateTo } from '../../test/migrate-to.ts'
import { openPostgres } from '../index.ts'
import { openOrm } from '../orm.ts'
import { MIGRATION_NAMES } from './schema-state.ts'

describe('migrate', () => {
  it('should make an empty database current, and do nothing to a current one', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      const postgres = openPostgres({ url })
      expect(await postgres.schemaIsCurrent()).toBe(false)

      await postgres.migrate()
      const before = await stateOf(url)
      await postgres.migrate()

      expect(await stateOf(url)).toEqual(before)
      expect(await postgres.schemaIsCurrent()).toBe(true)
      expect(await postgres.liveJobKeys()).toEqual([])
      await postgres.close()
    })
  })

  it('should migrate once when two processes start at once', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      const processes = Array.from({ length: 2 }, () => startScript('migrate-once.ts', url))
      expect(await Promise.all(processes.map(ended))).toEqual([0, 0])
      expect(await stateOf(url)).toMatchObject(MIGRATION_NAMES.map((name) => ({ name })))
    })
  })

  it.each([
    ['the tables', "INSERT INTO schema_migrations (name) VALUES ('2999-01-01-from-the-future')"],
    ['the job queue', 'UPDATE pgboss.version SET version = 9999'],
    [
      'the tables, where the job queue is missing',
      "INSERT INTO schema_migrations (name) VALUES ('2999-01-01-from-the-future'); DROP SCHEMA pgboss CASCADE",
    ],
  ])('should refuse a newer schema of %s, and change nothing', async (_, ...statements) => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(url, ...statements)
      const before = await stateOf(url)
      const postgres = openPostgres({ url })

      await expect(postgres.migrate()).rejects.toThrow('This database was used by a newer version of the application')

      expect(await postgres.schemaIsCurrent()).toBe(false)
      expect(await stateOf(url)).toEqual(before)
      await postgres.close()
    })
  })

  it('should recognize a database of the version that had a migration for each change', async () => {
    await onDatabase(emptyDatabase, async (url) => {
      await migrateTo('2026-11-29-free-chapters', url)
      await execute(
        url,
        "INSERT INTO schema_migrations (name) VALUES ('2026-11-21-initial'), ('2026-11-29-renewed-skeletons')",
      )
      const postgres = openPostgres({ url })
      await postgres.migrate()
      expect(await postgres.schemaIsCurrent()).toBe(true)
      await postgres.close()
    })
  })

  it('should refuse a database that is older, and change nothing', async () => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(
        url,
        "DELETE FROM schema_migrations; INSERT INTO schema_migrations (name) VALUES ('2026-11-21-initial')",
      )
      const before = await stateOf(url)
      const postgres = openPostgres({ url })
      await expect(postgres.migrate()).rejects.toThrow(
        'from before November 29, 2026. Start a version of that day first',
      )
      expect(await stateOf(url)).toEqual(before)
      await postgres.close()
    })
  })

  it('should finish what a killed process left half done', async () => {
    await onDatabase(migratedDatabase, async (url) => {
      await execute(url, 'DROP SCHEMA pgboss CASCADE')
      const postgres = openPostgres({ url })
      await postgres.migrate()
      expect(await postgres.schemaIsCurrent()).toBe(true)
      await postgres.close()
    })
  })
})

describe('schema', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await migratedDatabase(inject('databaseUrl'))
  })
  afterAll(() => database.drop())

  it('should have the columns that the rows declare, and no others', async () => {
    const columns = await execute(
      database.url,
      `SELECT table_name || '.' || column_name || CASE is_nullable WHEN 'YES' THEN '?' ELSE '' END AS name
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('schema_migrations', 'rate_limits')`,
    )
    const orm = openOrm(database.url, 1)
    const declared = [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
      props.map(({ fieldNames, nullable }) => `${tableName}.${fieldNames.join()}${nullable ? '?' : ''}`),
    )
    await orm.close()
    // what only plain SQL reads, and triggers write
    const others = ['audit_entries.position', 'chapters.versions_reported_at?', 'chapters.versions_written_at?']
    const counted = ['wallets.free_chapters']
    expect(namesOf(columns)).toEqual([...declared, ...others, ...counted].toSorted())
  })

  it('should have an index for every foreign key', async () => {
    const unindexed = await execute(
      database.url,
      `SELECT conrelid::regclass || ' ' || conname AS name FROM pg_constraint AS key
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
         SELECT 1 FROM pg_index WHERE indrelid = conrelid
           AND (indkey::smallint[])[0:array_length(conkey, 1) - 1] = conkey
           AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) LIKE '(% IS NOT NULL)'))`,
    )
    expect(namesOf(unindexed)).toEqual([])
  })

  it('should wait for no disk to count tries, and for the disk with everything else', async () => {
    const unlogged = await execute(
      database.url,
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpersistence <> 'p'`,
    )
    expect(namesOf(unlogged)).toEqual(['rate_limits'])
  })

  it('should have the job queue that the library makes', async () => {
    const boss = new PgBoss({ connectionString: database.url, migrate: false, supervise: false, schedule: false })
    await boss.start()
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
    await boss.stop({ graceful: false })
  })
})

// Helpers

const stateOf = (url: string) => execute(url, 'SELECT name, executed_at FROM schema_migrations ORDER BY id')

const namesOf = (rows: readonly object[]) => rows.map((row) => ('name' in row ? row.name : '')).toSorted()
