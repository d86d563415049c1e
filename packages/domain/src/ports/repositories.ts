import type { AuditEntry } from '../audit/audit-entry.ts'
import type { Chapter } from '../chapters/chapter.ts'
import type { ChapterPart } from '../chapters/chapter-progress.ts'
import type { ChapterVersion } from '../chapters/versions.ts'
import type { CheckAttempt } from '../check/attempt.ts'
import type { Marks } from '../check/score.ts'
import type { Conversation } from '../conversations/conversation.ts'
import type { LedgerEntry } from '../credits/ledger-entry.ts'
import type { Purchase } from '../credits/purchase.ts'
import type { Movement, Wallet } from '../credits/wallet.ts'
import type { HelpTurn } from '../help/help-turn.ts'
import type { MarkedAt } from '../help/item.ts'
import type { MailRecord } from '../mails/mail-record.ts'
import type { AlertKind } from '../mails/operator-alert.ts'
import type { Placement, WritingPlacement } from '../placement/placement.ts'
import type { DraftOutline } from '../plans/draft-outline.ts'
import type { PlanEdit, PlanVersion, Replacement } from '../plans/outline.ts'
import type { Plan } from '../plans/plan.ts'
import type { PlanShare } from '../plans/plan-share.ts'
import type { Link } from '../resources/link.ts'
import type { Resource, ResourceList } from '../resources/resource-list.ts'
import type { ChapterTopic } from '../resources/topic-score.ts'
import type { Card, Review, Reviewed } from '../reviews/card.ts'
import type { DayOfReviews } from '../reviews/reminder.ts'
import type {
  AuditEntryId,
  ChapterId,
  ConversationId,
  MessageId,
  PlanId,
  RegistrationId,
  ResourceId,
  SessionId,
  StaffNoteId,
  UserId,
} from '../shared/index.ts'
import type { ModelCall } from '../tutoring/model-call.ts'
import type { Outage } from '../tutoring/outage.ts'
import type { Email } from '../users/email.ts'
import type { Registration } from '../users/registration.ts'
import type { LinkPurpose, SecretLink } from '../users/secret-link.ts'
import type { Session } from '../users/session.ts'
import type { StaffNote } from '../users/staff-note.ts'
import type { User } from '../users/user.ts'
import type { Username } from '../users/username.ts'
import type { ChapterOfUser, JobQueue } from './jobs.ts'

export type UserRepository = {
  readonly find: (id: UserId) => Promise<User | null>
  /**
   * Locks the user until the unit of work ends. Required before deciding by what a user is, saving one, or adding or revoking
   * what opens the account: so an account cannot be opened with a password that is being replaced.
   */
  readonly lock: (id: UserId) => Promise<User | null>
  readonly findByEmail: (email: Email) => Promise<User | null>
  /**
   * The admins that can act: active, verified, with a password of their own, and not scheduled for deletion; in the order of their
   * ids. Locked until the unit of work ends, so two admins cannot demote each other at once.
   */
  readonly lockActiveAdmins: () => Promise<readonly UserId[]>
  /**
   * Whether a verified user has this name, in any case, or one that can be taken for it: see `skeletonOf`. Registering reserves no
   * name: a reserved one would show whether an address has an account.
   */
  readonly usernameTaken: (username: Username) => Promise<boolean>
  /**
   * Held until the unit of work ends; others that lock names wait until then. Call it before `usernameTaken` wherever a free
   * name is then given to a user: else two find one name free.
   */
  readonly lockNames: () => Promise<void>
  /**
   * Adds a user and their empty wallet. When address or name was taken meanwhile nothing is added, and the unit of
   * work goes on.
   */
  readonly add: (user: User) => Promise<'added' | 'email-taken' | 'username-taken'>
  readonly save: (user: User) => Promise<void>
  /** See `isDueForDeletion`. */
  readonly scheduledForDeletion: (now: Date) => Promise<readonly UserId[]>
  /** At most so many whose `remindAt` has come, the longest due first. */
  readonly toRemind: (now: Date, limit: number) => Promise<readonly UserId[]>
  /**
   * Removes a user and everything that is about them: sessions, links, conversations, plans, chapters. Wallet, ledger and
   * purchases stay, and belong to an id without a user; the provider's receipts, which name the payer, are deleted.
   */
  readonly remove: (id: UserId) => Promise<void>
}

export type SessionRepository = {
  readonly add: (session: Session) => Promise<void>
  readonly save: (session: Session) => Promise<void>
  readonly remove: (id: SessionId) => Promise<void>
  /** The one used last comes first. */
  readonly ofUser: (userId: UserId) => Promise<readonly Session[]>
  readonly removeAllOf: (userId: UserId) => Promise<void>
  /** Deletes expired sessions. */
  readonly removeEnded: (now: Date) => Promise<void>
}

export type SecretLinkRepository = {
  /**
   * Revokes the user's earlier links of that purpose and registration and adds this one. The same link again is the same mail, written a
   * second time: it lives on until its new end, but one that was revoked stays revoked.
   */
  readonly add: (link: SecretLink) => Promise<void>
  readonly find: (digest: string, purpose: LinkPurpose) => Promise<SecretLink | null>
  readonly revokeAll: (userId: UserId, purpose: LinkPurpose) => Promise<void>
  /** Deletes links that ended before then. */
  readonly removeEnded: (before: Date) => Promise<void>
}

export type RegistrationRepository = {
  /** Lock the user first. */
  readonly add: (registration: Registration) => Promise<void>
  readonly find: (id: RegistrationId) => Promise<Registration | null>
  /** Oldest first. */
  readonly ofUser: (userId: UserId) => Promise<readonly Registration[]>
  readonly removeAllOf: (userId: UserId) => Promise<void>
}

export type WalletRepository = {
  /** Holds the wallet until the unit of work ends. Lock it before any other read of what the decision rests on. */
  readonly lock: (userId: UserId) => Promise<Wallet>
  /** Saves the balance and appends the entry; refuses (throws) a business key that exists. */
  readonly save: (movement: Movement) => Promise<void>
  /** Newest first. */
  readonly entries: (userId: UserId) => Promise<readonly LedgerEntry[]>
  /** Credits that admins have granted the user, less those that they took back. Lock the wallet first. */
  readonly grantedTo: (userId: UserId) => Promise<number>
}

export type PurchaseRepository = {
  /** Does nothing when there is a purchase of that reference. */
  readonly add: (purchase: Purchase) => Promise<void>
  readonly find: (reference: string) => Promise<Purchase | null>
  /** Holds the purchase until the unit of work ends. */
  readonly lock: (reference: string) => Promise<Purchase | null>
  readonly save: (purchase: Purchase) => Promise<void>
  /** Purchases that wait for their payment, the one opened first comes first; of all users with null. */
  readonly open: (userId: UserId | null) => Promise<readonly Purchase[]>
  /** How many purchases of the user wait for nothing any more: paid, lapsed or mismatched. */
  readonly countEnded: (userId: UserId) => Promise<number>
}

/** Millionths of a US dollar. */
export type Spent = {
  /** By calls that have ended, and by lost ones at their most. */
  readonly finished: number
  /** By calls that run, at their most: much of it comes back. */
  readonly running: number
}

export type ModelCallRepository = {
  readonly add: (call: ModelCall) => Promise<void>
  readonly save: (call: ModelCall) => Promise<void>
  /** What all calls cost that began since then. One that began before `lostBefore` and still runs was lost in a crash. */
  readonly spentSince: (from: Date, lostBefore: Date) => Promise<Spent>
  /** The same, locked: other callers wait until the unit of work ends. */
  readonly lockSpentSince: (from: Date, lostBefore: Date) => Promise<Spent>
  /** Null while calls reach the model. One that began before `lostBefore` and still runs was lost in a crash. */
  readonly outage: (lostBefore: Date) => Promise<Outage | null>
  /** The same, locked: other callers wait until the unit of work ends. */
  readonly lockOutage: (lostBefore: Date) => Promise<Outage | null>
  /** Ends calls as stopped, at their most, that began before then and still run: their processes died. */
  readonly endLost: (startedBefore: Date) => Promise<void>
  /** How many calls of one learner's began since then, but for those that did not reach the model. */
  readonly callsOf: (learner: UserId, from: Date) => Promise<number>
  /** The same, locked by learner: other callers wait until the unit of work ends. */
  readonly lockCallsOf: (learner: UserId, from: Date) => Promise<number>
  /** Forgets all that began before then. */
  readonly removeBefore: (time: Date) => Promise<void>
}

export type PlanRepository = {
  readonly add: (plan: Plan) => Promise<void>
  /** Holds the plan and its chapters until the unit of work ends. */
  readonly lock: (id: PlanId) => Promise<Plan | null>
  readonly find: (id: PlanId) => Promise<Plan | null>
  /** The newest plan that has come of the conversation. */
  readonly findByConversation: (id: ConversationId) => Promise<Plan | null>
  /** The user's plans that are PENDING or GENERATING, or have a revision that is being written; of all users with null. */
  readonly unfinished: (userId: UserId | null) => Promise<readonly Plan[]>
  /** Forgets its draft: whatever is saved of a plan ends what was shown of the attempt before. */
  readonly save: (plan: Plan) => Promise<void>
  /** Keeps what has come of a plan so far, for those who watch, while this very run is GENERATING. Does nothing otherwise. */
  readonly saveDraft: (id: PlanId, run: number, draft: DraftOutline) => Promise<void>
  /** Saves the plan, drops its chapters and keeps what it was before. Lock the plan first. */
  readonly replace: (replacement: Replacement) => Promise<void>
  /** Saves the plan and its locked chapters, drops those that it has no more, and keeps what it was before. Lock the plan first. */
  readonly edit: (edit: PlanEdit) => Promise<void>
  /** What the plan was before its last edit; null when it has had none since its chapters were made. */
  readonly versionBefore: (plan: Plan) => Promise<PlanVersion | null>
  /** Whether the user has that plan, or one whose outline was copied from it. Lock the user first. */
  readonly hasCopyOf: (userId: UserId, origin: PlanId) => Promise<boolean>
}

/** At most one of each plan. Lock the plan first. */
export type PlanShareRepository = {
  readonly find: (planId: PlanId) => Promise<PlanShare | null>
  readonly add: (share: PlanShare) => Promise<void>
  readonly remove: (planId: PlanId) => Promise<void>
}

export type ChapterRepository = {
  readonly addAll: (chapters: readonly Chapter[]) => Promise<void>
  readonly find: (id: ChapterId) => Promise<Chapter | null>
  /** The user's chapter whose check has that question, or that of another of its versions. */
  readonly findByQuestion: (userId: UserId, questionId: string) => Promise<Chapter | null>
  /** How many free chapters of the user were unlocked since then. Lock the wallet first. */
  readonly countFree: (userId: UserId, since: Date) => Promise<number>
  /** In order. */
  readonly ofPlan: (planId: PlanId) => Promise<readonly Chapter[]>
  /**
   * Chapters in preparation, added ones of which is being written what they teach, and those of which another version or the check is,
   * with their plan's owner; of all users with null.
   */
  readonly unfinished: (
    userId: UserId | null,
  ) => Promise<readonly { readonly chapter: Chapter; readonly userId: UserId }[]>
  readonly save: (chapter: Chapter) => Promise<void>
}

/** The versions of a chapter that are not shown. */
export type ChapterVersionRepository = {
  /** In the order of their numbers. */
  readonly ofChapter: (chapterId: ChapterId) => Promise<readonly ChapterVersion[]>
  /** Adds it, or replaces the one of that number. Lock the plan first. */
  readonly save: (version: ChapterVersion) => Promise<void>
  readonly remove: (chapterId: ChapterId, number: number) => Promise<void>
}

export type ChapterPartRepository = {
  /** By their names. */
  readonly ofChapter: (chapterId: ChapterId) => Promise<readonly ChapterPart[]>
  /** Adds it, or replaces the one of that name. Lock the plan first. */
  readonly save: (part: ChapterPart) => Promise<void>
  /** Those of these names, or all. */
  readonly removeOf: (chapterId: ChapterId, names?: readonly string[]) => Promise<void>
}

export type CheckAttemptRepository = {
  /** Adds it, unless its chapter has one of that id. Answers the one that is kept. */
  readonly add: (attempt: CheckAttempt) => Promise<CheckAttempt>
  /** Of all attempts at a chapter's checks, each once. */
  readonly marksOf: (chapterId: ChapterId) => Promise<readonly Marks[]>
  /** Of attempts with the same marks the last one, in the order of their times. */
  readonly markedAt: (chapterId: ChapterId) => Promise<readonly MarkedAt[]>
}

/** Cards, and the log of their reviews. */
export type ReviewRepository = {
  /** Those of these cards that the user has, each with its review of that id, null where it has none. Lock the user first. */
  readonly find: (
    userId: UserId,
    cardIds: readonly string[],
    reviewId: string,
  ) => Promise<readonly { readonly card: Card; readonly review: Review | null }[]>
  /** Adds cards and their reviews. Of one that is there its standing is replaced, of a review its grade, and nothing else. Lock the user first. */
  readonly save: (made: readonly Reviewed[]) => Promise<void>
  /** Does nothing where the user has no such card. */
  readonly voidCard: (userId: UserId, cardId: string) => Promise<void>
  readonly onDay: (userId: UserId, day: string) => Promise<DayOfReviews>
}

/** What learners ask the tutor in a chapter. Lock the plan before all of them. */
export type HelpTurnRepository = {
  /** The last `MAX_TURNS_READ` of a version of it, in their order. */
  readonly ofChapter: (chapterId: ChapterId, version: number) => Promise<readonly HelpTurn[]>
  readonly find: (chapterId: ChapterId, id: MessageId) => Promise<HelpTurn | null>
  /** Adds it, or replaces the one of that id. */
  readonly save: (turn: HelpTurn) => Promise<void>
  readonly remove: (chapterId: ChapterId, id: MessageId) => Promise<void>
}

/** More than a page shows. */
export const MAX_TURNS_READ = 200

export type Repositories = {
  readonly users: UserRepository
  readonly sessions: SessionRepository
  readonly registrations: RegistrationRepository
  readonly secretLinks: SecretLinkRepository
  readonly wallets: WalletRepository
  readonly purchases: PurchaseRepository
  readonly plans: PlanRepository
  readonly planShares: PlanShareRepository
  readonly chapters: ChapterRepository
  readonly chapterParts: ChapterPartRepository
  readonly chapterVersions: ChapterVersionRepository
  readonly checkAttempts: CheckAttemptRepository
  readonly helpTurns: HelpTurnRepository
  readonly resourceLists: ResourceListRepository
  readonly links: LinkRepository
  readonly reviews: ReviewRepository
  readonly conversations: ConversationRepository
  readonly placements: PlacementRepository
  readonly auditLog: AuditLog
  readonly staffNotes: StaffNoteRepository
  readonly mailLog: MailLog
  readonly operatorAlerts: OperatorAlertLog
  readonly modelCalls: ModelCallRepository
  readonly jobs: JobQueue
}

export type ConversationRepository = {
  readonly add: (conversation: Conversation) => Promise<void>
  /** Holds the conversation until the unit of work ends. */
  readonly lock: (id: ConversationId) => Promise<Conversation | null>
  readonly find: (id: ConversationId) => Promise<Conversation | null>
  /** The user's open conversation that was used last. */
  readonly findCurrent: (userId: UserId) => Promise<Conversation | null>
  /** All open ones of the user, the last used first. */
  readonly listOpen: (userId: UserId) => Promise<readonly Conversation[]>
  /** With its turns and its placement. Lock it first, and never where a plan has come of it: that would go, too. */
  readonly remove: (id: ConversationId) => Promise<void>
  /** Turns are only ever added at the end. */
  readonly save: (conversation: Conversation) => Promise<void>
}

export type PlacementRepository = {
  readonly find: (id: ConversationId) => Promise<Placement | null>
  /** Adds it, or puts it in the place of the one that its conversation has. Lock the conversation first. */
  readonly save: (placement: Placement) => Promise<void>
  /** Those whose questions are being written, with their learner; of all users with null. */
  readonly beingWritten: (
    userId: UserId | null,
  ) => Promise<readonly { readonly placement: WritingPlacement; readonly userId: UserId }[]>
}

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

/** A chapter that shows an address, with what it takes to judge whether the page fits it. */
export type ShownOn = ChapterOfUser &
  Pick<Resource, 'address' | 'isFree' | 'offTopic'> & {
    readonly topic: ChapterTopic
    /** The other chapters of its plan. */
    readonly others: readonly ChapterTopic[]
  }

export type ResourceListRepository = {
  readonly find: (chapterId: ChapterId) => Promise<ResourceList | null>
  /** The user's list that shows that resource. */
  readonly findByResource: (
    userId: UserId,
    id: ResourceId,
  ) => Promise<{ readonly list: ResourceList; readonly planId: PlanId } | null>
  /** Adds it, or replaces the one of its chapter. Lock the plan first. */
  readonly save: (list: ResourceList) => Promise<void>
  /** Those that are being searched for; of all users with null. */
  readonly searching: (userId: UserId | null) => Promise<readonly ChapterOfUser[]>
  /** At most so many that are unreachable and were asked for before then, the oldest first. */
  readonly unreachable: (before: Date, limit: number) => Promise<readonly ChapterOfUser[]>
  /** Chapters that show this address. */
  readonly showing: (address: string) => Promise<readonly ChapterOfUser[]>
  /**
   * Chapters that show these addresses, have had them read and are not certain that they are off topic, of plans that are not archived: at
   * most `limit` for each address. First come those for which it is off topic, then others, which depend on `turn`: with another one, others come.
   */
  readonly shownOn: (
    addresses: readonly string[],
    options: { readonly limit: number; readonly turn: string },
  ) => Promise<readonly ShownOn[]>
}

/** What is known of addresses, for all chapters that show them. Nothing in it is about a learner. */
export type LinkRepository = {
  readonly find: (addresses: readonly string[]) => Promise<readonly Link[]>
  /** Adds it, or replaces the one of its address, and ends its claim. Of several, in the order of their addresses. */
  readonly save: (link: Link) => Promise<void>
  /**
   * At most so many that are due and shown to some learner, the longest due first. No one else is given them until `until`: two workers
   * never check one link at once.
   */
  readonly claimDue: (now: Date, until: Date, limit: number) => Promise<readonly Link[]>
  /** Forgets those that no chapter shows any more and that were read before then; of those never read, what was due before then. */
  readonly removeUnused: (before: Date) => Promise<void>
}
