import type { Mail } from '../mails/mail.ts'
import type { Result } from '../shared/index.ts'

/** Hands a mail over. A refusal means that it was not taken and may be tried again. */
export type Mailer = { readonly send: (mail: Mail) => Promise<Result<void, { readonly kind: 'mail-not-sent' }>> }
