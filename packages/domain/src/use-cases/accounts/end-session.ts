import type { Adapters } from '../../ports/adapters.ts'
import type { SessionId, UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'

export type EndSession = (input: {
  readonly userId: UserId
  readonly sessionId: SessionId
}) => Promise<Result<void, { readonly kind: 'session-not-found' }>>

export const makeEndSession =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>): EndSession =>
  ({ userId, sessionId }) =>
    unitOfWork.run<Awaited<ReturnType<EndSession>>>(async ({ sessions }) => {
      const own = await sessions.ofUser(userId)
      if (!own.some(({ id }) => id === sessionId)) return err({ kind: 'session-not-found' })
      await sessions.remove(sessionId)
      return ok(undefined)
    })
