import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { changeRole, mayBeClosed, setActive } from '../../users/administration.ts'
import { type Role, scheduleDeletion } from '../../users/user.ts'
import { verifyUser } from '../accounts/verify-user.ts'
import { type ActionOnUser, type AdminDeps, runActionOnUser } from './run-admin-action.ts'

/** A deactivated user is out at once and cannot sign in. The same status again changes nothing. */
export const makeSetUserStatus =
  (deps: AdminDeps) =>
  ({ isActive, ...asked }: ActionOnUser & { readonly isActive: boolean }) =>
    runActionOnUser(deps, asked, async (user, { users, sessions }, activeAdmins) => {
      const changed = setActive(user, isActive, { actor: asked.actor, activeAdmins })
      if (!changed.ok) return changed
      if (user.isActive === isActive) return ok(null)
      await users.save(changed.value)
      await sessions.removeAllOf(user.id)
      return ok({ kind: isActive ? 'user-activated' : 'user-deactivated' })
    })

/** Every session of the user ends: their permissions changed. The same role again changes nothing. */
export const makeSetUserRole =
  (deps: AdminDeps) =>
  ({ role, ...asked }: ActionOnUser & { readonly role: Role }) =>
    runActionOnUser(deps, asked, async (user, { users, sessions }, activeAdmins) => {
      const changed = changeRole(user, role, { actor: asked.actor, activeAdmins })
      if (!changed.ok) return changed
      if (user.role === role) return ok(null)
      await users.save(changed.value)
      await sessions.removeAllOf(user.id)
      return ok({ kind: 'role-changed', from: user.role, to: role })
    })

/** The address counts as verified without a mail: on the admin's word. Mailed links for it end. */
export const makeMarkEmailVerified = (deps: AdminDeps) => (asked: ActionOnUser) =>
  runActionOnUser<never>(deps, asked, async (user, repositories) => {
    const { users, secretLinks } = repositories
    if (user.kind === 'verified') return ok(null)
    await users.save(await verifyUser(repositories, user, deps.clock.now()))
    await secretLinks.revokeAll(user.id, 'verify-email')
    return ok({ kind: 'user-verified' })
  })

/**
 * Closes an account that its owner wants deleted, or may not keep: it can no longer be signed in to, and is deleted when
 * its grace period is over. Returns when that is. No mail goes to its owner, who could not take it back by signing in.
 */
export const makeCloseAccount = (deps: AdminDeps) => async (asked: ActionOnUser) => {
  let deletionAt = deps.clock.now()
  const done = await runActionOnUser(deps, asked, async (user, { users, sessions }, activeAdmins) => {
    const allowed = mayBeClosed(user, { actor: asked.actor, activeAdmins })
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

export const makeExportUser = (deps: AdminDeps & Pick<Adapters, 'readModels'>) => async (asked: ActionOnUser) => {
  const done = await runActionOnUser<never>(deps, asked, async () => ok({ kind: 'data-exported' }))
  if (!done.ok) return done
  const data = await deps.readModels.personalData(asked.userId)
  return data ? ok(data) : err({ kind: 'user-not-found' })
}
