import type { Email } from '../users/email.ts'

export type MailKind =
  | 'verification'
  | 'already-registered'
  | 'password-reset'
  | 'password-changed'
  | 'account-leaving'
  | 'receipt'
  | 'plan-ready'
  /** To the operator only: does sending work? */
  | 'test'

export type Mail = {
  /** Unique per mail; the same mail sent again keeps it, so that a mailbox can recognise it. */
  readonly id: string
  readonly kind: MailKind
  readonly to: Email
  readonly subject: string
  readonly text: string
  readonly html: string
}
