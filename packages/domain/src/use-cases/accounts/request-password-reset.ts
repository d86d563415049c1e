import type { Adapters } from '../../ports/adapters.ts'
import type { Result } from '../../shared/result.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'

/** Mails a link to set a new password if the address has an account. Never reveals whether it has. */
export type RequestPasswordReset = (input: {
  readonly email: string
}) => Promise<Result<void, { readonly kind: 'invalid-email' }>>

export const makeRequestPasswordReset =
  (deps: Pick<Adapters, 'unitOfWork' | 'ids'>): RequestPasswordReset =>
  ({ email }) =>
    enqueueMail(deps, email, 'password-reset')
