import { describeStorage } from '@app/domain/testing'
import { afterAll, beforeAll, inject } from 'vitest'
import { migratedDatabase, type TestDatabase } from '../test/database.ts'
import { openPostgres } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

describeStorage('PostgreSQL', async () => openPostgres({ url: database.url }))
