import type { Adapters } from '../../ports/adapters.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { SessionId } from '../../shared/ids.ts'

/** Ends one session: its token is worth nothing from the next request on. */
export type Logout = (input: { readonly sessionId: SessionId }) => Promise<void>

export const makeLogout =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>): Logout =>
  ({ sessionId }) =>
    runWork(unitOfWork, ({ sessions }) => sessions.remove(sessionId))
