import { describeAllRepositories } from '@app/domain/testing/contracts'
import { shareDatabase } from '../test/shared-database.ts'
import type { Postgres } from './index.ts'

let postgres: Postgres
shareDatabase((shared) => {
  postgres = shared.postgres
})

// one for all: it takes more to open than most tests take
describeAllRepositories('PostgreSQL', async () => ({ ...postgres, close: async () => {} }))
