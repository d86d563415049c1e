import type { AuditEntry } from '../audit/audit-entry.ts'
import type { MailRecord } from '../mails/mail-record.ts'
import type { AlertKind } from '../mails/operator-alert.ts'
import type { AuditEntryId, StaffNoteId } from '../shared/ids.ts'
import type { StaffNote } from '../users/staff-note.ts'

/** What staff wrote about users. It goes with the account. */
export type StaffNoteRepository = {
  /** Does nothing when there is a note of that id. */
  readonly add: (note: StaffNote) => Promise<void>
  readonly find: (id: StaffNoteId) => Promise<StaffNote | null>
}

/** What became of mails, for support. It goes with the account. */
export type MailLog = {
  /** Adds it, or replaces what is known of this mail. Does nothing for a user that does not exist. */
  readonly record: (record: MailRecord) => Promise<void>
  /** Deletes what was recorded before then. */
  readonly removeBefore: (time: Date) => Promise<void>
}

/** When operators were last mailed about each kind of trouble. */
export type OperatorAlertLog = {
  /** Lock the active admins before deciding by it: they are whom alerts go to, so others that decide wait. */
  readonly sent: () => Promise<ReadonlyMap<AlertKind, Date>>
  readonly saveSent: (kind: AlertKind, at: Date) => Promise<void>
}

/** Append-only: what admins and operators did. */
export type AuditLog = {
  /** Refuses (throws) an id that exists. */
  readonly add: (entry: AuditEntry) => Promise<void>
  readonly find: (id: AuditEntryId) => Promise<AuditEntry | null>
}
