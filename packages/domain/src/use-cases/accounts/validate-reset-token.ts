import type { Adapters } from '../../ports/adapters.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Email } from '../../users/email.ts'
import { openLink } from '../../users/secret-link.ts'
import type { Username } from '../../users/username.ts'

export type ResetTokenInvalid = { readonly kind: 'reset-token-invalid' }

type LinkOwner = { readonly username: Username; readonly email: Email }

/** Whose password a mailed link would set. Looking does not use it up. */
export type ValidateResetToken = (input: { readonly token: string }) => Promise<Result<LinkOwner, ResetTokenInvalid>>

export const makeValidateResetToken =
  ({ unitOfWork, ids, clock }: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>): ValidateResetToken =>
  ({ token }) =>
    unitOfWork.run<Result<LinkOwner, ResetTokenInvalid>>(async ({ secretLinks, users }) => {
      const link = await secretLinks.find(ids.digest(token), 'reset-password')
      const opened = openLink(link, 'reset-password', clock.now())
      const user = opened.ok ? await users.find(opened.value.userId) : null
      return user?.isActive ? ok({ username: user.username, email: user.email }) : err({ kind: 'reset-token-invalid' })
    })
