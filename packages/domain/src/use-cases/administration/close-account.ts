import { ok } from '../../shared/result.ts'
import { mayLeave } from '../../users/administration.ts'
import { scheduleDeletion } from '../../users/user.ts'
import { type ActionOnUser, type AdminDeps, runActionOnUser } from './run-admin-action.ts'

/**
 * Closes an account that its owner wants deleted, or may not keep: it can no longer be signed in to, and is deleted when
 * its grace period is over. Returns when that is. No mail goes to its owner, who could not take it back by signing in.
 */
export const makeCloseAccount = (deps: AdminDeps) => async (asked: ActionOnUser) => {
  let deletionAt = deps.clock.now()
  const done = await runActionOnUser(deps, asked, async (user, { users, sessions }, activeAdmins) => {
    const allowed = mayLeave(user, activeAdmins)
    if (!allowed.ok) return allowed
    const leaving = scheduleDeletion(user, deps.clock.now())
    deletionAt = leaving.deletionAt
    if (user.deletionAt && !user.isActive) return ok(null)
    await users.save({ ...leaving, isActive: false })
    await sessions.removeAllOf(user.id)
    return ok({ kind: 'removal-asked' })
  })
  return done.ok ? ok(deletionAt) : done
}
