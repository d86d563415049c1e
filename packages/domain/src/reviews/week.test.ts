import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWeeklyGoal, minutesSince, minutesToReview } from './week.ts'

const MONDAY = new Date('2026-01-12T00:00:00Z')

describe('minutesSince', () => {
  it('should count chapters as long as their plan says, and three reviews a minute', () => {
    const at = new Date('2026-01-14T12:00:00Z')
    const completed = [40, null, 25].map((minutes) => ({ at, minutes }))
    expect(minutesSince(MONDAY, { reviews: 0, completed: [] }, null)).toBe(0)
    expect(minutesSince(MONDAY, { reviews: 10, completed }, null)).toBe(68)
  })

  it.each([
    [null, '2026-01-11T23:59:59Z', 0],
    [null, '2026-01-12T00:00:00Z', 40],
    ['Pacific/Auckland', '2026-01-11T11:00:00Z', 40],
    ['Pacific/Auckland', '2026-01-11T10:59:59Z', 0],
    ['America/New_York', '2026-01-12T04:59:59Z', 0],
    ['America/New_York', '2026-01-12T05:00:00Z', 40],
  ])('should begin on Monday in %s: %s', (timeZone, at, minutes) => {
    const record = { reviews: 0, completed: [{ at: new Date(at), minutes: 40 }] }
    expect(minutesSince(MONDAY, record, timeZone)).toBe(minutes)
  })

  it('should be whole minutes, and never fewer for more that was done', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.array(fc.nat(600)), (reviews, chapters) => {
        const completed = chapters.map((minutes) => ({ at: MONDAY, minutes }))
        const minutes = minutesSince(MONDAY, { reviews, completed }, null)
        expect(Number.isInteger(minutes) && minutes >= 0).toBe(true)
        expect(minutesSince(MONDAY, { reviews: reviews + 1, completed }, null)).toBeGreaterThanOrEqual(minutes)
      }),
    )
  })
})

describe('minutesToReview', () => {
  it('should be rounded up', () => {
    expect([1, 3, 4, 12].map(minutesToReview)).toEqual([1, 1, 2, 4])
  })
})

describe('isWeeklyGoal', () => {
  it('should be a whole number of minutes from 10 to 2,000', () => {
    const goals = [10, 60, 2_000]
    const none = [9, 0, -60, 2_001, 1e9, 30.5, Number.NaN, Number.POSITIVE_INFINITY]
    expect([...goals, ...none].filter(isWeeklyGoal)).toEqual(goals)
  })
})
