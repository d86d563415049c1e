import { keep, newPlanId, newUserId } from '@app/domain/testing'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { execute, migratedDatabase, type TestDatabase } from '../test/database.ts'
import { openPostgres, type Postgres } from './index.ts'

let database: TestDatabase
let postgres: Postgres
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
  postgres = openPostgres({ url: database.url })
})
afterAll(async () => {
  await postgres.close()
  await database.drop()
})

describe('queue depth', () => {
  it('should tell what runs from what waits, and count what rests for nobody that waits too long', async () => {
    const userId = newUserId()
    await keep(postgres.unitOfWork, async ({ jobs }) => {
      for (const run of [1, 2, 3, 4]) await jobs.enqueue({ kind: 'draft-plan', userId, planId: newPlanId(), run })
    })
    await execute(
      database.url,
      `UPDATE pgboss.job SET start_after = '2026-01-02' WHERE data::text LIKE '%"run": 1%'`,
      `UPDATE pgboss.job SET start_after = '2026-01-01', state = 'active' WHERE data::text LIKE '%"run": 2%'`,
      `UPDATE pgboss.job SET start_after = now() + interval '1 hour', state = 'retry' WHERE data::text LIKE '%"run": 3%'`,
      `UPDATE pgboss.job SET start_after = '2025-01-01', state = 'completed' WHERE data::text LIKE '%"run": 4%'`,
    )
    const depth = { kind: 'draft-plan', waiting: 2, running: 1, oldestWaitingSince: new Date('2026-01-02T00:00:00Z') }
    const none = { waiting: 0, running: 0, oldestWaitingSince: null }
    const { queue } = await postgres.adminScreens.health(new Date())
    expect(queue).toEqual([
      { kind: 'clean-up', ...none },
      depth,
      ...['reconcile-payments', 'send-mail', 'write-chapter'].map((kind) => ({ kind, ...none })),
    ])
  })
})

describe('costs by day', () => {
  it('should have days of 24 hours that begin at midnight UTC, whatever time zone the server keeps', async () => {
    const url = new URL(database.url)
    url.searchParams.set('options', '-c timezone=America/New_York')
    const elsewhere = openPostgres({ url: url.href })
    // clocks there are changed in these days
    const from = new Date('2026-10-30T00:00:00Z')
    const { days } = await elsewhere.adminScreens.costs({ from, days: 4, most: 1 })
    await elsewhere.close()
    expect(days.map(({ day }) => day.toISOString())).toEqual(
      ['10-30', '10-31', '11-01', '11-02'].map((day) => `2026-${day}T00:00:00.000Z`),
    )
  })
})
