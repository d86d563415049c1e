import type { Adapters } from '../../ports/adapters.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { SessionId } from '../../shared/ids.ts'

/** Ends one session: its token is worth nothing from the next request on. */
export const makeLogout =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  ({ sessionId }: { readonly sessionId: SessionId }) =>
    runWork(unitOfWork, ({ sessions }) => sessions.remove(sessionId))
