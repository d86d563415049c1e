import { ok } from '../../shared/result.ts'
import { changeRole } from '../../users/administration.ts'
import type { Role } from '../../users/user.ts'
import { type ActionOnUser, type AdminDeps, runActionOnUser } from './run-admin-action.ts'

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
