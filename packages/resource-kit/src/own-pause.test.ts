import { DAY, SECOND } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { makeOwnPause } from './own-pause.ts'

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
