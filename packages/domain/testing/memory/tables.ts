import type { AuditEntry } from '../../src/audit/audit-entry.ts'
import type { Chapter } from '../../src/chapters/chapter.ts'
import type { ChapterPart } from '../../src/chapters/chapter-progress.ts'
import type { ChapterVersion } from '../../src/chapters/versions.ts'
import type { CheckAttempt } from '../../src/check/attempt.ts'
import type { Conversation } from '../../src/conversations/conversation.ts'
import type { LedgerEntry } from '../../src/credits/ledger-entry.ts'
import type { Purchase } from '../../src/credits/purchase.ts'
import type { Wallet } from '../../src/credits/wallet.ts'
import type { HelpTurn } from '../../src/help/help-turn.ts'
import type { MailRecord } from '../../src/mails/mail-record.ts'
import type { AlertKind } from '../../src/mails/operator-alert.ts'
import type { Placement } from '../../src/placement/placement.ts'
import type { DraftOutline } from '../../src/plans/draft-outline.ts'
import type { PlanVersion } from '../../src/plans/outline.ts'
import type { Plan } from '../../src/plans/plan.ts'
import type { PlanShare } from '../../src/plans/plan-share.ts'
import type { Job, StartDelay } from '../../src/ports/jobs.ts'
import type { Link } from '../../src/resources/link.ts'
import type { ResourceList } from '../../src/resources/resource-list.ts'
import type { Card, Review } from '../../src/reviews/card.ts'
import type { PlanId } from '../../src/shared/ids.ts'
import type { ModelCall } from '../../src/tutoring/model-call.ts'
import type { Registration } from '../../src/users/registration.ts'
import type { SecretLink } from '../../src/users/secret-link.ts'
import type { Session } from '../../src/users/session.ts'
import type { StaffNote } from '../../src/users/staff-note.ts'
import type { User } from '../../src/users/user.ts'

/**
 * What each table holds, by key: ids, for the share of a plan its id, for versions of a plan its id, run and edit, for parts of a chapter, its versions, attempts at
 * its check and questions to its tutor its id and their name, number or id, for cards their user and id, for reviews those and their own id, for lists of resources the chapter's id, for links their address, for placements the
 * conversation's id, for secret links the digest, for alerts to operators their kind, for ledger entries and jobs their business key, for purchases the reference.
 */
export type Rows = {
  readonly users: User
  readonly sessions: Session
  readonly registrations: Registration
  readonly secretLinks: SecretLink
  readonly wallets: Wallet
  readonly entries: LedgerEntry
  readonly purchases: Purchase
  readonly plans: Plan
  readonly planShares: PlanShare
  readonly planVersions: PlanVersion & { readonly planId: PlanId }
  readonly planDrafts: { readonly planId: PlanId; readonly draft: DraftOutline }
  readonly chapters: Chapter
  readonly chapterParts: ChapterPart
  readonly chapterVersions: ChapterVersion
  readonly checkAttempts: CheckAttempt
  readonly helpTurns: HelpTurn
  readonly resourceLists: ResourceList
  /** Claimed until then, by a worker that checks it. */
  readonly links: Link & { readonly claimedUntil: Date | null }
  readonly cards: Card
  readonly reviews: Review
  readonly conversations: Conversation
  readonly placements: Placement
  readonly auditEntries: AuditEntry
  readonly staffNotes: StaffNote
  readonly mails: MailRecord
  readonly operatorAlerts: { readonly kind: AlertKind; readonly sentAt: Date }
  readonly modelCalls: ModelCall
  readonly jobs: { readonly job: Job; readonly delay: StartDelay | null }
}

export type TableName = keyof Rows

/** Rows in the order in which they were first written. */
export type Tables = { readonly [N in TableName]: Map<string, Rows[N]> }

export const makeTables = (): Tables => ({
  users: new Map(),
  sessions: new Map(),
  registrations: new Map(),
  secretLinks: new Map(),
  wallets: new Map(),
  entries: new Map(),
  purchases: new Map(),
  plans: new Map(),
  planShares: new Map(),
  planVersions: new Map(),
  planDrafts: new Map(),
  chapters: new Map(),
  chapterParts: new Map(),
  chapterVersions: new Map(),
  checkAttempts: new Map(),
  helpTurns: new Map(),
  resourceLists: new Map(),
  links: new Map(),
  cards: new Map(),
  reviews: new Map(),
  conversations: new Map(),
  placements: new Map(),
  auditEntries: new Map(),
  staffNotes: new Map(),
  mails: new Map(),
  operatorAlerts: new Map(),
  modelCalls: new Map(),
  jobs: new Map(),
})
