import { ok, type Result } from '../../shared/result.ts'
import { verifyUser } from '../accounts/verify-user.ts'
import { type ActionOnUser, type AdminDeps, type NoActionOnUser, runActionOnUser } from './run-admin-action.ts'

/** The address counts as verified without a mail: on the admin's word. Mailed links for it end. */
export type MarkEmailVerified = (input: ActionOnUser) => Promise<Result<void, NoActionOnUser>>

export const makeMarkEmailVerified =
  (deps: AdminDeps): MarkEmailVerified =>
  (asked) =>
    runActionOnUser<never>(deps, asked, async (user, repositories) => {
      const { users, secretLinks } = repositories
      if (user.kind === 'verified') return ok(null)
      await users.save(await verifyUser(repositories, user, deps.clock.now()))
      await secretLinks.revokeAll(user.id, 'verify-email')
      return ok({ kind: 'user-verified' })
    })
