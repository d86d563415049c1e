import { ok } from '../../shared/result.ts'
import { verifyUser } from '../accounts/verify-user.ts'
import { type ActionOnUser, type AdminDeps, runActionOnUser } from './run-admin-action.ts'

/** The address counts as verified without a mail: on the admin's word. Mailed links for it end. */
export const makeMarkEmailVerified = (deps: AdminDeps) => (asked: ActionOnUser) =>
  runActionOnUser<never>(deps, asked, async (user, repositories) => {
    const { users, secretLinks } = repositories
    if (user.kind === 'verified') return ok(null)
    await users.save(await verifyUser(repositories, user, deps.clock.now()))
    await secretLinks.revokeAll(user.id, 'verify-email')
    return ok({ kind: 'user-verified' })
  })
