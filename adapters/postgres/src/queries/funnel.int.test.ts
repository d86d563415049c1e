import { after, DAY, startOfDay } from '@app/domain'
import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import type { Postgres } from '../index.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

const DAY_ONE = startOfDay(new Date('2026-11-20T10:00:00Z'))

describe('views of the landing page', () => {
  it('should lose none of those that several processes add at once, each day by itself', async () => {
    await Promise.all(Array.from({ length: 20 }, () => postgres.addLandingViews(DAY_ONE, 3)))
    await postgres.addLandingViews(after(DAY_ONE, DAY), 1)
    const days = await postgres.adminReadModels.funnel({ from: after(DAY_ONE, -DAY), to: after(DAY_ONE, 2 * DAY) })
    expect(days.map(({ day, views }) => [day.toISOString().slice(0, 10), views])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-20', 60],
      ['2026-11-19', 0],
    ])
  })

  it('should be kept as a day and a number, and nothing else', async () => {
    const columns = await execute(
      database.url,
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'landing_views' ORDER BY name`,
    )
    expect(columns).toEqual([{ name: 'day' }, { name: 'views' }])
  })
})
