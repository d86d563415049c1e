import { ok } from '../../shared/result.ts'
import { setActive } from '../../users/administration.ts'
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
