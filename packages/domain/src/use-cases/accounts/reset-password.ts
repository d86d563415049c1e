import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { MIN_PASSWORD_LENGTH, readPassword } from '../../users/password.ts'
import { openLink } from '../../users/secret-link.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { hashNewPassword, type PasswordDeps, replacePassword } from './passwords.ts'
import { verifyUser } from './verify-user.ts'

/** Whose password a mailed link would set. Looking does not use it up. */
export const makeValidateResetToken =
  ({ unitOfWork, ids, clock }: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) =>
  ({ token }: { readonly token: string }) =>
    unitOfWork.run(async ({ secretLinks, users }) => {
      const link = await secretLinks.find(ids.digest(token), 'reset-password')
      const opened = openLink(link, 'reset-password', clock.now())
      const user = opened.ok ? await users.find(opened.value.userId) : null
      return user?.isActive ? ok({ username: user.username, email: user.email }) : err({ kind: 'reset-token-invalid' })
    })

type NewPasswordByMail = {
  readonly token: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/**
 * Sets a new password with a mailed link, which then works no longer. A refused password leaves the link as it was.
 * Every session ends. The link proves access to the address, which so counts as verified.
 */
export const makeResetPassword = (deps: PasswordDeps & Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) => {
  const validateResetToken = makeValidateResetToken(deps)
  return async ({ token, newPassword, confirmNewPassword }: NewPasswordByMail) => {
    if (readPassword(newPassword).text !== readPassword(confirmNewPassword).text)
      return err({ kind: 'passwords-differ' })
    const owner = await validateResetToken({ token })
    if (!owner.ok) return owner
    const choice = { password: newPassword, shortest: MIN_PASSWORD_LENGTH }
    const passwordHash = await hashNewPassword(deps, choice, owner.value)
    if (!passwordHash.ok) return passwordHash

    return deps.unitOfWork.run(async (repositories) => {
      const now = deps.clock.now()
      const link = { digest: deps.ids.digest(token), purpose: 'reset-password', now } as const
      const opened = await openMailedLink(repositories, link)
      if (!opened.ok || !opened.value.user.isActive) return err({ kind: 'reset-token-invalid' })
      const verified = await verifyUser(repositories, opened.value.user, now)
      const user = { ...verified, passwordHash: passwordHash.value, passwordIsTemporary: false }
      await replacePassword(repositories, user, deps.ids, ['reset-password', 'verify-email'])
      return ok({ userId: user.id, email: user.email })
    })
  }
}
