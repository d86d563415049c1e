import { describe, expect, it } from 'vitest'
import { sharesOf, sumOf } from './steps.ts'

const DAY = { views: 200, sign_ups: 20, verified: 10, conversations: 10, plans: 5, unlocks: 4, purchases: 1 }

describe('sharesOf', () => {
  it('should hold each step against the one before, of all days together', () => {
    expect(sharesOf(sumOf([DAY, DAY])).map(({ count, share }) => [count, share])).toEqual([
      [400, null],
      [40, 0.1],
      [20, 0.5],
      [20, 1],
      [10, 0.5],
      [8, 0.8],
      [2, 0.25],
    ])
  })

  it('should have no share of nothing', () => {
    expect(sharesOf(sumOf([])).every(({ count, share }) => count === 0 && share === null)).toBe(true)
  })
})
