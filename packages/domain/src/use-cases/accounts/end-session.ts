import type { Adapters } from '../../ports/adapters.ts'
import type { SessionId, UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'

export const makeEndSession =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  ({ userId, sessionId }: { readonly userId: UserId; readonly sessionId: SessionId }) =>
    unitOfWork.run(async ({ sessions }) => {
      const own = await sessions.ofUser(userId)
      if (!own.some(({ id }) => id === sessionId)) return err({ kind: 'session-not-found' })
      await sessions.remove(sessionId)
      return ok(undefined)
    })
