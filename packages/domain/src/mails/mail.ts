import type { Email } from '../users/email.ts'
import type { Language } from '../users/language.ts'

export type MailKind =
  | 'verification'
  | 'already-registered'
  | 'password-reset'
  | 'password-changed'
  | 'account-leaving'
  | 'receipt'
  | 'plan-ready'
  | 'review-reminder'
  /** To admins: the budget or the queue is in trouble. */
  | 'operator-alert'
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
  /** Of a mail that one can ask to get no more of: a POST to this address does it at once. */
  readonly unsubscribe?: string
}

/** The headers of a mail beside those that every mail has. */
export const headersOf = ({ unsubscribe }: Mail): Record<string, string> => ({
  // keeps "I am on holiday" replies away from the sender (RFC 3834)
  'Auto-Submitted': 'auto-generated',
  // mail programs show a button (RFC 8058)
  ...(unsubscribe !== undefined && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})

/** What every mail knows. */
export type TemplateData = Pick<Mail, 'id' | 'to' | 'unsubscribe'> & {
  readonly username: string
  readonly language: Language
  /** The page of the web app that the mail leads to. */
  readonly link: string
  readonly appName: string
}

/** One line of a small table: what it is, and how much or which. */
export type TemplateRow = { readonly label: string; readonly value: string }

/** What a mail says, as plain text throughout. Both parts of the mail are made from it, so they cannot drift apart. */
export type MailTemplate = {
  readonly title: string
  readonly opening: string
  /** Stand between the opening and the action, a line each. */
  readonly facts?: readonly TemplateRow[]
  /** What the link says. */
  readonly action: string
  readonly closing: readonly string[]
}
