import { describeAllRepositories } from '@app/domain/testing/contracts'
import { shareDatabase } from '../test/shared-database.ts'
import { openPostgres } from './index.ts'

let databaseUrl: string
shareDatabase(({ database }) => {
  databaseUrl = database.url
})

describeAllRepositories('PostgreSQL', async () => openPostgres({ url: databaseUrl }))
