import { describePersonalData, describeStorage } from '@app/domain/testing/contracts'
import { migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterAll, beforeAll, inject } from 'vitest'
import { openPostgres } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

describeStorage('PostgreSQL', async () => openPostgres({ url: database.url }))

// The planner may stop using an index one day: an order that came from it is not guaranteed.
describePersonalData('PostgreSQL that uses no index', async () => {
  const url = new URL(database.url)
  url.searchParams.set('options', '-c enable_indexscan=off -c enable_bitmapscan=off')
  return openPostgres({ url: url.href })
})
