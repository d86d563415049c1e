import { after, DAY, type SessionId, type UserId } from '../shared/index.ts'

export const SESSION_IDLE_LIFE = 7 * DAY
export const SESSION_LIFE = 30 * DAY

/** One signed-in browser. The access token names it; without a live session the token is worth nothing. */
export type Session = {
  readonly id: SessionId
  readonly userId: UserId
  /** What it calls itself, for its owner to recognise: "Firefox on Linux". Null when it says nothing that we know. */
  readonly device: string | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

export const startSession = (
  id: SessionId,
  userId: UserId,
  { device, now }: { readonly device: string | null; readonly now: Date },
): Session => ({ id, userId, device, createdAt: now, lastSeenAt: now })

/** When the session ends if it is not used again. */
export const sessionEnd = (session: Session): Date => {
  const idleEnd = after(session.lastSeenAt, SESSION_IDLE_LIFE)
  const absoluteEnd = lastEnd(session)
  return idleEnd < absoluteEnd ? idleEnd : absoluteEnd
}

/** When it ends however much it is used. */
export const lastEnd = (session: Session): Date => after(session.createdAt, SESSION_LIFE)

export const isLive = (session: Session, now: Date): boolean => now < sessionEnd(session)
