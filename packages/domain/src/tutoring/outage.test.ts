import { expect, it } from 'vitest'
import { later } from '../../testing/index.ts'
import { SECOND } from '../shared/duration.ts'
import { isAway, retryTime } from './outage.ts'

// what a learner sees of a model that is away
it.each([
  [1, 2, false, false],
  [1, 10, false, true],
  [3, 0, false, true],
  [9, 600, true, false],
])('after %i calls, the last %i s ago, another one running: %s', (calls, seconds, isAsked, away) => {
  const outage = { since: later(0), lastAt: later(0), calls, isAsked }
  expect(isAway(outage, later(seconds * SECOND))).toBe(away)
})

it('should keep all that waits from a server for as long as it asks, but not for a moment, and not for hours', () => {
  const waits = [null, 1, 30, 7_200].map((seconds) => retryTime(seconds && seconds * SECOND, later(0)))
  expect(waits).toEqual([null, null, later(30 * SECOND).getTime(), later(3_600 * SECOND).getTime()])
})
