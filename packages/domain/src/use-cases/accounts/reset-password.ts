import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { MIN_PASSWORD_LENGTH, readPassword } from '../../users/password.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { hashNewPassword, type PasswordDeps, replacePassword } from './passwords.ts'
import type { ValidateResetToken } from './validate-reset-token.ts'
import { verifyUser } from './verify-user.ts'

type NewPasswordByMail = {
  readonly token: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/**
 * Sets a new password with a mailed link, which then works no longer. A refused password leaves the link as it was.
 * Every session ends. The link proves access to the address, which so counts as verified.
 */
export const makeResetPassword =
  (
    deps: PasswordDeps &
      Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'> & { readonly validateResetToken: ValidateResetToken },
  ) =>
  async ({ token, newPassword, confirmNewPassword }: NewPasswordByMail) => {
    if (readPassword(newPassword).text !== readPassword(confirmNewPassword).text)
      return err({ kind: 'passwords-differ' })
    const owner = await deps.validateResetToken({ token })
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
