import type { Adapters } from '../../ports/adapters.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { UserId } from '../../shared/ids.ts'

/** Ends every session of a user, the one that asks too. */
export type LogoutEverywhere = (input: { readonly userId: UserId }) => Promise<void>

export const makeLogoutEverywhere =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>): LogoutEverywhere =>
  ({ userId }) =>
    runWork(unitOfWork, ({ sessions }) => sessions.removeAllOf(userId))
