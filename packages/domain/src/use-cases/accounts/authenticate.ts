import type { Adapters } from '../../ports/index.ts'
import { MINUTE, type SessionId } from '../../shared/index.ts'
import { isLive, type Session } from '../../users/session.ts'
import type { VerifiedUser } from '../../users/user.ts'

/** The user of a request, and the session that it came with. */
export type AuthenticatedUser = {
  readonly user: VerifiedUser
  readonly sessionId: SessionId
  readonly device: string | null
}

/** The user and session of an access token; null when the token, its session or its user is no longer valid. */
export type Authenticate = (token: string) => Promise<AuthenticatedUser | null>

/** A session's last use is written this often at most: an idle time-out of days needs no write per request. */
const TOUCH_INTERVAL = 10 * MINUTE

export const makeAuthenticate = (
  deps: Pick<Adapters, 'unitOfWork' | 'readModels' | 'accessTokens' | 'clock'>,
): Authenticate => {
  const touch = (session: Session, now: Date) =>
    deps.unitOfWork.run(({ sessions }) => sessions.save({ ...session, lastSeenAt: now }))

  return async (token) => {
    const sessionId = await deps.accessTokens.read(token)
    const found = sessionId && (await deps.readModels.session(sessionId))
    if (!found) return null
    const { session, user } = found
    const now = deps.clock.now()
    if (!isLive(session, now) || !user.isActive || user.kind !== 'verified') return null
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_INTERVAL) await touch(session, now)
    return { user, sessionId: session.id, device: session.device }
  }
}
