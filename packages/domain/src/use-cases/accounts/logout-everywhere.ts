import type { Adapters } from '../../ports/adapters.ts'
import type { UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'

/** Ends every session of a user, the one that asks too. */
export type LogoutEverywhere = (input: { readonly userId: UserId }) => Promise<void>

export const makeLogoutEverywhere =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>): LogoutEverywhere =>
  async ({ userId }) => {
    await unitOfWork.run(async ({ sessions }) => {
      await sessions.removeAllOf(userId)
      return ok(undefined)
    })
  }
