import type { Adapters } from '../../ports/adapters.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { UserId } from '../../shared/ids.ts'

/** Ends every session of a user, the one that asks too. */
export const makeLogoutEverywhere =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  ({ userId }: { readonly userId: UserId }) =>
    runWork(unitOfWork, ({ sessions }) => sessions.removeAllOf(userId))
