import type { UserId } from '../shared/ids.ts'

/** As the jobs that send them name them. */
export type MailKind =
  | 'already-registered'
  | 'password-reset'
  | 'password-changed'
  | 'account-leaving'
  | 'verification'
  | 'plan-ready'
  | 'receipt'

/**
 * What became of a mail: handed over to the mail server; waiting for another try; given up; or not sent because it was out of
 * date by then. Neither its text nor its link nor its address is kept.
 */
export type MailRecord = {
  /** The job's `mailId`. */
  readonly id: string
  readonly userId: UserId
  readonly mail: MailKind
  readonly state: 'sent' | 'retrying' | 'failed' | 'dropped'
  /** When that was last found. */
  readonly at: Date
}
