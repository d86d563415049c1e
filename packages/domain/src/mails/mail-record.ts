import type { UserId } from '../shared/ids.ts'
import type { MailKind } from './mail.ts'

/**
 * What became of a mail: handed over to the mail server; waiting for another try; given up; or not sent because it was out of
 * date by then. Neither its text nor its link nor its address is kept.
 */
export type MailRecord = {
  /** The job's `mailId`. */
  readonly id: string
  readonly userId: UserId
  readonly mail: Exclude<MailKind, 'test'>
  readonly state: 'sent' | 'retrying' | 'failed' | 'dropped'
  /** When that was last found. */
  readonly at: Date
}
