import type { HasherBusy } from '../../ports/password-hasher.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { mayBeGivenPassword, type OwnPassword } from '../../users/administration.ts'
import { MIN_PASSWORD_LENGTH, type PasswordRefusal } from '../../users/password.ts'
import { hashNewPassword, type PasswordDeps } from '../accounts/hash-new-password.ts'
import { replacePassword } from '../accounts/replace-password.ts'
import { type ActionOnUser, type AdminDeps, type NoActionOnUser, runActionOnUser } from './run-admin-action.ts'

export type SetUserPasswordRefusal = OwnPassword | NoActionOnUser | PasswordRefusal | HasherBusy

/** Every session ends, the owner is notified by mail and must choose a password of their own at the next sign-in. */
export type SetUserPassword = (
  input: ActionOnUser & { readonly newPassword: string },
) => Promise<Result<void, SetUserPasswordRefusal>>

export const makeSetUserPassword =
  (deps: AdminDeps & PasswordDeps): SetUserPassword =>
  async ({ newPassword, ...asked }) => {
    const owner = await runWork(deps.unitOfWork, ({ users }) => users.find(asked.userId))
    if (!owner) return err({ kind: 'user-not-found' })
    // hashing takes too long to do while admins are locked
    const passwordHash = await hashNewPassword(deps, { password: newPassword, shortest: MIN_PASSWORD_LENGTH }, owner)
    if (!passwordHash.ok) return passwordHash

    return runActionOnUser<OwnPassword>(deps, asked, async (user, repositories) => {
      const allowed = mayBeGivenPassword(user, asked.actor)
      if (!allowed.ok) return allowed
      const changed = { ...user, passwordHash: passwordHash.value, passwordIsTemporary: true }
      await replacePassword(repositories, changed, deps.ids)
      return ok({ kind: 'password-set' })
    })
  }
