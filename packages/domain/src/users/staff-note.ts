import type { Actor } from '../audit/audit-entry.ts'
import type { StaffNoteId, UserId } from '../shared/ids.ts'
import { err, ok } from '../shared/result.ts'
import { tidy } from '../shared/text.ts'

export const MAX_NOTE_LENGTH = 2_000

/** What staff should know about an account. Its user never sees it on the site, but gets it with their data export. */
export type StaffNote = {
  readonly id: StaffNoteId
  readonly userId: UserId
  readonly author: Actor
  /** Not empty, and at most `MAX_NOTE_LENGTH` characters. */
  readonly text: string
  readonly at: Date
}

/** The text as it is saved. */
export function parseNote(text: string) {
  const tidied = tidy(text)
  return tidied === '' || tidied.length > MAX_NOTE_LENGTH ? err({ kind: 'note-unusable' }) : ok(tidied)
}
