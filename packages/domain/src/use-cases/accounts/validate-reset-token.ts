import type { Adapters } from '../../ports/adapters.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { PasswordOwner } from '../../users/password.ts'
import { openLink } from '../../users/secret-link.ts'

export type ResetTokenInvalid = { readonly kind: 'reset-token-invalid' }

/** Whose password a mailed link would set. Looking does not use it up. */
export type ValidateResetToken = (input: {
  readonly token: string
}) => Promise<Result<PasswordOwner, ResetTokenInvalid>>

export const makeValidateResetToken =
  ({ unitOfWork, ids, clock }: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>): ValidateResetToken =>
  ({ token }) =>
    unitOfWork.run<Result<PasswordOwner, ResetTokenInvalid>>(async ({ secretLinks, users }) => {
      const link = await secretLinks.find(ids.digest(token), 'reset-password')
      const opened = openLink(link, 'reset-password', clock.now())
      const user = opened.ok ? await users.find(opened.value.userId) : null
      return user?.isActive ? ok({ username: user.username, email: user.email }) : err({ kind: 'reset-token-invalid' })
    })
