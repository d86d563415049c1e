import { expect, it } from 'vitest'
import { readCosts } from './costs.ts'
import type { PreparedQuery } from './prepared-query.ts'

it('should take one connection at a time for costs, as learners need the others', async () => {
  let [running, most, asked] = [0, 0, 0]
  const query: PreparedQuery = async () => {
    running += 1
    asked += 1
    most = Math.max(most, running)
    await null
    running -= 1
    return []
  }
  await readCosts(query, { from: new Date('2026-01-01'), days: 30, most: 20 })
  expect(asked).toBeGreaterThan(1)
  expect(most).toBe(1)
})
