import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldFor } from './held-for.ts'

describe('heldFor', () => {
  it('should count each question for all the times that it is held', () => {
    expect(heldFor([1, 29, 30, 89, 90, 364, 365, 900])).toEqual({ questions: 8, days30: 6, days90: 4, days365: 2 })
    expect(heldFor([])).toEqual({ questions: 0, days30: 0, days90: 0, days365: 0 })
  })

  it('should never hold more for longer', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 36_500 })), (intervals) => {
        const { questions, days30, days90, days365 } = heldFor(intervals)
        expect([days365, days90, days30, questions]).toEqual(
          [days365, days90, days30, questions].toSorted((a, b) => a - b),
        )
      }),
    )
  })
})
