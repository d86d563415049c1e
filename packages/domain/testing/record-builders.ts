import type { AuditEntry } from '../src/audit/audit-entry.ts'
import type { SectionNote } from '../src/chapters/section-note.ts'
import type { AuditQuery } from '../src/ports/read-models/admin.ts'
import { HOUR } from '../src/shared/duration.ts'
import { AuditEntryId, ModelCallId, type UserId } from '../src/shared/ids.ts'
import type { ModelCall } from '../src/tutoring/model-call.ts'
import { later, NOW, newUserId } from './builders.ts'
import { makeRandomIdSource } from './memory/id-source.ts'

const ids = makeRandomIdSource()

export const anAuditEntry = (subjectId: UserId, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: AuditEntryId(ids.newId()),
  actor: { kind: 'operator' },
  act: { kind: 'user-verified' },
  subjectId,
  reason: null,
  at: NOW,
  ...changes,
})

/** Everything that was done, unless narrowed. */
export const anAuditQuery = (changes: Partial<AuditQuery> = {}): AuditQuery => ({
  before: null,
  subjectId: null,
  actor: null,
  kind: null,
  limit: 50,
  ...changes,
})

/** Still running, of a user that does not exist. */
export const aModelCall = (changes: Partial<ModelCall> = {}): ModelCall => ({
  id: ModelCallId(ids.newId()),
  userId: newUserId(),
  planId: null,
  chapterId: null,
  purpose: 'reply',
  version: 1,
  model: 'scripted',
  startedAt: NOW,
  outcome: 'running',
  inputTokens: null,
  outputTokens: null,
  faults: [],
  milliseconds: null,
  cost: null,
  ...changes,
})

export const aNote = (changes: Partial<SectionNote> = {}): SectionNote => ({
  sectionId: 's1',
  text: "Ask “why”, and 'when' {not} \\ 🦊\n\n<b>again</b>",
  version: 2,
  changedAt: later(3 * HOUR),
  ...changes,
})
