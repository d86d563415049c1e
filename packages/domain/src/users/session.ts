import { after, DAY } from '../shared/duration.ts'
import type { SessionId, UserId } from '../shared/ids.ts'

export const SESSION_IDLE_LIFE = 7 * DAY
export const SESSION_LIFE = 30 * DAY

/** One signed-in browser. The access token names it; without a live session the token is worth nothing. */
export type Session = {
  readonly id: SessionId
  readonly userId: UserId
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

export const sessionEnd = (session: Session): Date => {
  const idleEnd = after(session.lastSeenAt, SESSION_IDLE_LIFE)
  const absoluteEnd = after(session.createdAt, SESSION_LIFE)
  return idleEnd < absoluteEnd ? idleEnd : absoluteEnd
}

export const isLive = (session: Session, now: Date): boolean => now < sessionEnd(session)
