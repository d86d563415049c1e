import { describeAllReadModels, describePersonalData } from '@app/domain/testing/contracts'
import { shareDatabase } from '../test/shared-database.ts'
import { openPostgres, type Postgres } from './index.ts'

let databaseUrl: string
let postgres: Postgres
shareDatabase((shared) => {
  databaseUrl = shared.database.url
  postgres = shared.postgres
})
/** One for all: each takes more to open than most tests take. */
const open = async () => ({ ...postgres, close: async () => {} })

describeAllReadModels('PostgreSQL', open)

// The planner may stop using an index one day: an order that came from it is not guaranteed.
describePersonalData('PostgreSQL that uses no index', async () => {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c enable_indexscan=off -c enable_bitmapscan=off')
  return openPostgres({ url: url.href })
})
