import type { Clock } from '../ports/clock.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import type { SessionId, UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isLive, type Session } from '../users/session.ts'

/** Where a user is signed in; the session used last comes first. */
export type ReadOwnSessions = (input: { readonly userId: UserId }) => Promise<readonly Session[]>

export const makeReadOwnSessions =
  ({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }): ReadOwnSessions =>
  async ({ userId }) => {
    const all = await unitOfWork.run(async ({ sessions }) => ok(await sessions.ofUser(userId)))
    const now = clock.now()
    return all.value.filter((session) => isLive(session, now))
  }

/** Ends one session of a user's own. */
export type EndSession = (input: {
  readonly userId: UserId
  readonly sessionId: SessionId
}) => Promise<Result<void, { readonly kind: 'session-not-found' }>>

export const makeEndSession =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): EndSession =>
  ({ userId, sessionId }) =>
    unitOfWork.run<Awaited<ReturnType<EndSession>>>(async ({ sessions }) => {
      const own = await sessions.ofUser(userId)
      if (!own.some(({ id }) => id === sessionId)) return err({ kind: 'session-not-found' })
      await sessions.remove(sessionId)
      return ok(undefined)
    })

/** Ends every session of a user, the one that asks too. */
export type LogOutEverywhere = (input: { readonly userId: UserId }) => Promise<void>

export const makeLogOutEverywhere =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): LogOutEverywhere =>
  async ({ userId }) => {
    await unitOfWork.run(async ({ sessions }) => {
      await sessions.removeAllOf(userId)
      return ok(undefined)
    })
  }
