import { describeAllReadModels, describePersonalData } from '@app/domain/testing/contracts'
import { shareDatabase } from '../test/shared-database.ts'
import { openPostgres } from './index.ts'

let databaseUrl: string
shareDatabase(({ database }) => {
  databaseUrl = database.url
})

describeAllReadModels('PostgreSQL', async () => openPostgres({ url: databaseUrl }))

// The planner may stop using an index one day: an order that came from it is not guaranteed.
describePersonalData('PostgreSQL that uses no index', async () => {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c enable_indexscan=off -c enable_bitmapscan=off')
  return openPostgres({ url: url.href })
})
