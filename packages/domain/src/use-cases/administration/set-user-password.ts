import { err, ok } from '../../shared/result.ts'
import { mayBeGivenPassword } from '../../users/administration.ts'
import { MIN_PASSWORD_LENGTH } from '../../users/password.ts'
import { hashNewPassword, type PasswordDeps, replacePassword } from '../accounts/passwords.ts'
import { type ActionOnUser, type AdminDeps, asAdmin, runActionOnUser } from './run-admin-action.ts'

/** Every session ends, the owner is notified by mail and must choose a password of their own at the next sign-in. */
export const makeSetUserPassword =
  (deps: AdminDeps & PasswordDeps) =>
  ({ newPassword, ...asked }: ActionOnUser & { readonly newPassword: string }) =>
    asAdmin(deps, asked.actor, async () => {
      const owner = await deps.unitOfWork.run(({ users }) => users.find(asked.userId))
      if (!owner) return err({ kind: 'user-not-found' })
      const wanted = { password: newPassword, shortest: MIN_PASSWORD_LENGTH }
      const passwordHash = await hashNewPassword(deps, wanted, owner)
      if (!passwordHash.ok) return passwordHash

      return runActionOnUser(deps, asked, async (user, repositories) => {
        const allowed = mayBeGivenPassword(user, asked.actor)
        if (!allowed.ok) return allowed
        const changed = { ...user, passwordHash: passwordHash.value, passwordIsTemporary: true }
        await replacePassword(repositories, changed, deps.ids)
        return ok({ kind: 'password-set' })
      })
    })
