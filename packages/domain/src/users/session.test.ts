import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSession, later, NOW, newUserId } from '../../testing/builders.ts'
import { after, DAY } from '../shared/duration.ts'
import { isLive, SESSION_IDLE_LIFE, SESSION_LIFE, sessionEnd } from './session.ts'

describe('isLive', () => {
  it('should end 7 days after the session was last seen', () => {
    const session = aSession(newUserId())
    expect(SESSION_IDLE_LIFE).toBe(7 * DAY)
    expect(isLive(session, later(7 * DAY - 1))).toBe(true)
    expect(isLive(session, later(7 * DAY))).toBe(false)
  })

  it('should end 30 days after sign-in, however busy the session is', () => {
    const session = aSession(newUserId(), { lastSeenAt: later(30 * DAY - 1) })
    expect(isLive(session, later(30 * DAY - 1))).toBe(true)
    expect(isLive(session, later(30 * DAY))).toBe(false)
  })

  it('should never be live after either end, and always before both', () => {
    fc.assert(
      fc.property(fc.nat(SESSION_LIFE), fc.integer({ min: -2, max: 2 }), (seen, around) => {
        const session = aSession(newUserId(), { lastSeenAt: later(seen) })
        const end = Math.min(seen + SESSION_IDLE_LIFE, SESSION_LIFE)
        expect(sessionEnd(session)).toEqual(after(NOW, end))
        expect(isLive(session, later(end + around))).toBe(around < 0)
      }),
    )
  })
})
