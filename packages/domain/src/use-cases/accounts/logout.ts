import type { Adapters } from '../../ports/adapters.ts'
import type { SessionId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'

/** Ends one session: its token is worth nothing from the next request on. */
export type Logout = (input: { readonly sessionId: SessionId }) => Promise<void>

export const makeLogout =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>): Logout =>
  async ({ sessionId }) => {
    await unitOfWork.run(async ({ sessions }) => {
      await sessions.remove(sessionId)
      return ok(undefined)
    })
  }
