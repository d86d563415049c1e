import { migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterAll, beforeAll, inject } from 'vitest'
import { openPostgres, type Postgres } from '../src/index.ts'

type Shared = { readonly database: TestDatabase; readonly postgres: Postgres }

/** One migrated database for all tests of a file: handed over before the first, gone after the last. */
export function shareDatabase(handOver: (shared: Shared) => void): void {
  let shared: Shared | null = null
  beforeAll(async () => {
    const database = await migratedDatabase(inject('databaseUrl'))
    shared = { database, postgres: openPostgres({ url: database.url }) }
    handOver(shared)
  })
  afterAll(async () => {
    await shared?.postgres.close()
    await shared?.database.drop()
  })
}
