import { DAY, HOUR, MINUTE, SECOND, type SearchFailure } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { pauseAfter } from './pause-after.ts'

const failure = (kind: SearchFailure['kind'], retryAfterMs: number | null = null): SearchFailure => ({
  kind,
  retryAfterMs,
  detail: 'x',
})

describe('pauseAfter', () => {
  it('should pause from the third failure in a row, each time twice as long, six hours at most', () => {
    const pauses = [1, 2, 3, 4, 5, 8, 9, 10, 2_000].map((failures) => pauseAfter(failure('malformed'), failures))
    const minutes = [0, 0, 5, 10, 20, 160, 320, 360, 360]
    expect(pauses).toEqual(minutes.map((count) => count * MINUTE))
  })

  it('should pause for a minute when a source cannot be reached, from the first time on', () => {
    expect([1, 2, 3].map((failures) => pauseAfter(failure('unreachable'), failures))).toEqual([
      60 * SECOND,
      60 * SECOND,
      5 * MINUTE,
    ])
  })

  it('should pause for as long as the source asks, and never for less', () => {
    expect(pauseAfter(failure('limited', 10 * MINUTE), 1)).toBe(10 * MINUTE)
    expect(pauseAfter(failure('limited', SECOND), 3)).toBe(5 * MINUTE)
    expect(pauseAfter(failure('limited', DAY), 50)).toBe(DAY)
    expect(pauseAfter(failure('unreachable', HOUR), 1)).toBe(HOUR)
  })
})
