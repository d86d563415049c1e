import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedUser } from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import { execute, migratedDatabase } from '@app/testing/database'
import { expect, inject, it, onTestFinished } from 'vitest'
import { runCli } from './run-cli.ts'

it('should leave no empty file behind when the database fails', async () => {
  const database = await migratedDatabase(inject('databaseUrl'))
  onTestFinished(database.drop)
  const postgres = openPostgres({ url: database.url })
  onTestFinished(postgres.close)
  const folder = mkdtempSync(join(tmpdir(), 'cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const ada = await seedUser(postgres.unitOfWork)
  await execute(database.url, 'ALTER TABLE turns RENAME TO gone')
  const file = join(folder, 'ada.json')
  const failed = await runCli(['user', 'export', ada.email, '--out', file], { DATABASE_URL: database.url })
  expect([failed.code, existsSync(file)]).toEqual([2, false])
})
