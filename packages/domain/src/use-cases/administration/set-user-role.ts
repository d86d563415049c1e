import type { UserId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import { changeRole, type LastAdmin, type NotVerified, type OwnRole } from '../../users/administration.ts'
import type { Role } from '../../users/user.ts'
import {
  type AdminActionInput,
  type AdminDeps,
  type NotAnAdmin,
  runActionOnUser,
  type UserNotFound,
} from './run-admin-action.ts'

export type SetRoleRefusal = NotAnAdmin | UserNotFound | OwnRole | NotVerified | LastAdmin

/** Every session of the user ends: their permissions changed. The same role again changes nothing. */
export type SetUserRole = (
  input: AdminActionInput & { readonly userId: UserId; readonly role: Role },
) => Promise<Result<void, SetRoleRefusal>>

export const makeSetUserRole =
  (deps: AdminDeps): SetUserRole =>
  async ({ role, ...asked }) => {
    const done = await runActionOnUser<OwnRole | NotVerified | LastAdmin>(
      deps,
      asked,
      async (user, { users, sessions }, activeAdmins) => {
        const changed = changeRole(user, role, { actor: asked.actor, activeAdmins })
        if (!changed.ok) return changed
        if (user.role === role) return ok(null)
        await users.save(changed.value)
        await sessions.removeAllOf(user.id)
        return ok({ kind: 'role-changed', from: user.role, to: role })
      },
    )
    return done.ok ? ok(undefined) : done
  }
