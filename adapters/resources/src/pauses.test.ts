import { DAY, HOUR, MINUTE, SECOND, type SearchFailure } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { makeOwnPause, pauseAfter } from './pauses.ts'

describe('makeOwnPause', () => {
  it('should refuse until the pause is over, with how long is left', () => {
    let now = 5
    const pause = makeOwnPause(() => now)
    expect(pause.refusal()).toBeNull()
    pause.begin(10 * SECOND)
    now += 4 * SECOND
    expect(pause.refusal()).toMatchObject({ ok: false, error: { kind: 'limited', retryAfterMs: 6 * SECOND } })
    // a shorter one does not end it
    pause.begin(SECOND)
    now += 6 * SECOND - 1
    expect(pause.refusal()).toMatchObject({ error: { retryAfterMs: 1 } })
    now += 1
    expect(pause.refusal()).toBeNull()
  })

  it('should take no pause from a number that is none, and a day from one too large', () => {
    for (const milliseconds of [0, -1, Number.NaN]) {
      const pause = makeOwnPause(() => 0)
      pause.begin(milliseconds)
      expect(pause.refusal()).toBeNull()
    }
    const pause = makeOwnPause(() => 0)
    pause.begin(Number.POSITIVE_INFINITY)
    expect(pause.refusal()).toMatchObject({ error: { retryAfterMs: DAY } })
  })
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

// Helpers

const failure = (kind: SearchFailure['kind'], retryAfterMs: number | null = null): SearchFailure => ({
  kind,
  retryAfterMs,
  detail: 'x',
})
