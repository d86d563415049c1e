import type { Actor } from '../audit/audit-entry.ts'
import type { StaffNoteId, UserId } from '../shared/index.ts'

/** What staff should know about an account. Its user never sees it on the site, but gets it with their data export. */
export type StaffNote = {
  readonly id: StaffNoteId
  readonly userId: UserId
  readonly author: Actor
  readonly text: string
  readonly at: Date
}
