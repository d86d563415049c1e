import type { Result } from '../shared/result.ts'
import type { Email } from '../users/email.ts'

export type MailKind = 'verification' | 'already-registered'

export type Mail = {
  /** Unique per mail; the same mail sent again keeps it, so that a mailbox can recognise it. */
  readonly id: string
  readonly kind: MailKind
  readonly to: Email
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Hands a mail over. A refusal means that it was not taken and may be tried again. */
export type Mailer = { readonly send: (mail: Mail) => Promise<Result<void, { readonly kind: 'mail-not-sent' }>> }
