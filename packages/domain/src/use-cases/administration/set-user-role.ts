import { ok, type Result } from '../../shared/result.ts'
import { changeRole, type LastAdmin, type NotVerified, type OwnRole } from '../../users/administration.ts'
import type { Role } from '../../users/user.ts'
import { type ActionOnUser, type AdminDeps, type NoActionOnUser, runActionOnUser } from './run-admin-action.ts'

export type SetRoleRefusal = NoActionOnUser | OwnRole | NotVerified | LastAdmin

/** Every session of the user ends: their permissions changed. The same role again changes nothing. */
export type SetUserRole = (input: ActionOnUser & { readonly role: Role }) => Promise<Result<void, SetRoleRefusal>>

export const makeSetUserRole =
  (deps: AdminDeps): SetUserRole =>
  ({ role, ...asked }) =>
    runActionOnUser<OwnRole | NotVerified | LastAdmin>(deps, asked, async (user, { users, sessions }, activeAdmins) => {
      const changed = changeRole(user, role, { actor: asked.actor, activeAdmins })
      if (!changed.ok) return changed
      if (user.role === role) return ok(null)
      await users.save(changed.value)
      await sessions.removeAllOf(user.id)
      return ok({ kind: 'role-changed', from: user.role, to: role })
    })
