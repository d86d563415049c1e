import type { Adapters } from '../../ports/adapters.ts'
import type { Result } from '../../shared/result.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'

/** Mails a new link if the address waits for one. Never reveals whether it does. */
export type ResendVerification = (input: {
  readonly email: string
}) => Promise<Result<void, { readonly kind: 'invalid-email' }>>

export const makeResendVerification =
  (deps: Pick<Adapters, 'unitOfWork' | 'ids'>): ResendVerification =>
  ({ email }) =>
    enqueueMail(deps, email, 'verification')
