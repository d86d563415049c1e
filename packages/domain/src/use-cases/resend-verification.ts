import type { IdSource } from '../ports/id-source.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { mailIfKnown } from './mail-if-known.ts'

/** Mails a new link if the address waits for one. Never tells whether it does. */
export type ResendVerification = (input: { readonly email: string }) => Promise<void>

export const makeResendVerification =
  (deps: { readonly unitOfWork: UnitOfWork; readonly ids: IdSource }): ResendVerification =>
  ({ email }) =>
    mailIfKnown(deps, email, 'verification')
