import { ok, type Result } from '../../shared/result.ts'
import { type LastAdmin, type OwnStatus, setActive } from '../../users/administration.ts'
import { type ActionOnUser, type AdminDeps, type NoActionOnUser, runActionOnUser } from './run-admin-action.ts'

export type SetStatusRefusal = NoActionOnUser | OwnStatus | LastAdmin

/** A deactivated user is out at once and cannot sign in. The same status again changes nothing. */
export type SetUserStatus = (
  input: ActionOnUser & { readonly isActive: boolean },
) => Promise<Result<void, SetStatusRefusal>>

export const makeSetUserStatus =
  (deps: AdminDeps): SetUserStatus =>
  ({ isActive, ...asked }) =>
    runActionOnUser<OwnStatus | LastAdmin>(deps, asked, async (user, { users, sessions }, activeAdmins) => {
      const changed = setActive(user, isActive, { actor: asked.actor, activeAdmins })
      if (!changed.ok) return changed
      if (user.isActive === isActive) return ok(null)
      await users.save(changed.value)
      await sessions.removeAllOf(user.id)
      return ok({ kind: isActive ? 'user-activated' : 'user-deactivated' })
    })
