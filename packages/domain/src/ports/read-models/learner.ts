import type { Chapter, ChapterFailure, LockedChapter, OpenChapter } from '../../chapters/chapter.ts'
import type { ChapterDraft, ChapterProgress } from '../../chapters/chapter-progress.ts'
import type { ChapterContent } from '../../chapters/content.ts'
import type { Versions } from '../../chapters/versions.ts'
import type { CheckToMark } from '../../check/attempt.ts'
import type { AnsweredQuestions } from '../../check/deck.ts'
import type { CheckAbsence, ShownCheck } from '../../check/shown-check.ts'
import type { LedgerEntry } from '../../credits/ledger-entry.ts'
import type { PaidPurchase } from '../../credits/purchase.ts'
import type { PlanProgress } from '../../plans/draft-outline.ts'
import type { Plan } from '../../plans/plan.ts'
import type { PlanTerms } from '../../plans/plan-brief.ts'
import type { Revision } from '../../plans/revision.ts'
import type { Checked } from '../../plans/what-was-checked.ts'
import type { ResourceList, ShownResource } from '../../resources/resource-list.ts'
import type { Card } from '../../reviews/card.ts'
import type { HeldFor } from '../../reviews/held-for.ts'
import type { StudyRecord } from '../../reviews/week.ts'
import type { ChapterId, GenerationStatus, LedgerEntryId, PlanId, SessionId, UserId } from '../../shared/index.ts'
import type { Session } from '../../users/session.ts'
import type { User } from '../../users/user.ts'
import type { PersonalData } from './export.ts'

export type ChapterListItem = {
  readonly id: ChapterId
  readonly title: string
  readonly isUnlocked: boolean
  readonly price: number
  readonly isCompleted: boolean
  readonly contentStatus: GenerationStatus
  /** Why the last try to write it came to nothing; null of all that are not FAILED. */
  readonly failure: Omit<ChapterFailure, 'at'> | null
  /** When its content was asked for; null while locked. */
  readonly unlockedAt: Date | null
  /** See `writingSince`. */
  readonly writingSince: Date | null
  /** When its learner last turned to it; null while it cannot be read. */
  readonly readAt: Date | null
  /** Where in it they were last. */
  readonly place: string | null
}

export type PlanSummary = Pick<
  Plan,
  'id' | 'conversationId' | 'title' | 'description' | 'createdAt' | 'edits' | 'origin'
> & {
  readonly isArchived: boolean
  readonly generationStatus: GenerationStatus
  readonly generationError: string | null
  /** Percent, derived from the chapters as `progressOf` does. */
  readonly progress: number
  readonly chapters: readonly ChapterListItem[]
}

/** A chapter as one can look into it before it is unlocked. */
export type PlanChapterItem = ChapterListItem &
  Pick<Chapter, 'number' | 'summary' | 'objectives' | 'minutes' | 'prerequisites'> &
  Pick<LockedChapter, 'outlining'> &
  Pick<OpenChapter, 'completedAt'> & {
    /** See `shownObjectives`. */
    readonly shown: readonly string[]
    /** See `heldObjectives`. */
    readonly held: readonly string[]
  }

/** All of a plan that its own screen shows. */
export type PlanPage = Omit<PlanSummary, 'chapters'> &
  Pick<Plan, 'thread'> &
  PlanTerms & {
    /** Of the changes that were asked for in words; null when there are none. */
    readonly revisionKind: Revision['kind'] | null
    readonly checked: Checked
    readonly heldFor: HeldFor
    readonly chapters: readonly PlanChapterItem[]
  }

type Neighbour = Pick<ChapterListItem, 'id' | 'title' | 'isUnlocked' | 'isCompleted' | 'contentStatus'>

/** What was found for a chapter, as its learner is shown it. */
export type ShownResources = Pick<ResourceList, 'status'> & { readonly items: readonly ShownResource[] }

export type ChapterPage = Omit<PlanChapterItem, 'prerequisites' | 'outlining' | 'completedAt'> & {
  readonly planId: PlanId
  readonly planTitle: string
  readonly chapterCount: number
  /** Null while there is none, and when what is stored does not satisfy its schema. */
  readonly content: ChapterContent | null
  /** Of a chapter that is GENERATING, what can be read already; null before its opening is there. */
  readonly draft: ChapterDraft | null
  readonly generatedAt: Date | null
  /** Of the content's objectives, those that are ticked off. */
  readonly ticked: readonly string[]
  readonly notes: OpenChapter['notes']
  readonly practiceResult: OpenChapter['practiceResult']
  /** Null where there is none, and of a chapter that cannot be read. */
  readonly check: ShownCheck | null
  /** See `whyNoCheck`. */
  readonly noCheck: CheckAbsence | null
  /** Null of a chapter that cannot be read. */
  readonly versions: Versions | null
  /** Null of a chapter that was never searched for. */
  readonly resources: ShownResources | null
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
}

/** A ledger entry with what it is about. */
export type LedgerListItem = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'note' | 'at'> & {
  /** The balance after it. */
  readonly balance: number
  /** Null when the entry is not about a chapter, or about one that is gone. */
  readonly chapter: Pick<ChapterPage, 'id' | 'title' | 'planId' | 'planTitle'> | null
  readonly packageName: string | null
}

export type LedgerPage = {
  /** Newest first. */
  readonly entries: readonly LedgerListItem[]
  /** What to ask for next; null at the end. */
  readonly next: LedgerEntryId | null
}

export type DueCard = Pick<Card, 'id' | 'chapterId' | 'question' | 'dueOn' | 'misses'> & {
  readonly planId: PlanId
  readonly planTitle: string
  readonly chapterNumber: number
  readonly chapterTitle: string
}

export type DueCards = {
  /** How many there are. */
  readonly due: number
  /** The first day after it on which another one is; null where none is. */
  readonly nextDue: string | null
  readonly cards: readonly DueCard[]
}

/** The questions of a plan's chapters that can be read, in order, with their keys: none leaves that was not answered. */
export type PlanQuestions = Pick<Plan, 'title'> & { readonly chapters: readonly AnsweredQuestions[] }

/** What everyone may see of a plan whose link they have: nothing of its learner, and nothing of what they said. */
export type SharedPlan = Pick<Plan, 'title' | 'description' | 'thread' | 'isFree'> & {
  /** See `Plan`; the plan itself where it was copied from none. */
  readonly origin: PlanId
  readonly language: string
  /** In order. */
  readonly chapters: readonly Pick<
    Chapter,
    'id' | 'number' | 'title' | 'summary' | 'objectives' | 'minutes' | 'prerequisites'
  >[]
  /** Of the first chapter, where that can be read. */
  readonly firstContent: ChapterContent | null
}

/** One screen's data in one read, without locks: for looking, never for deciding. Another user's things are null. */
export type ReadModels = {
  /** Newest first, chapters in order, or the archived ones instead; at most two statements however many plans there are. */
  readonly listLearningPlans: (
    userId: UserId,
    which?: { readonly archived: boolean },
  ) => Promise<readonly PlanSummary[]>
  /** One statement. */
  readonly plan: (userId: UserId, planId: PlanId) => Promise<PlanPage | null>
  /** How far the making of a plan is: one statement, asked a few times a second by each client that watches. */
  readonly planProgress: (userId: UserId, planId: PlanId) => Promise<PlanProgress | null>
  /**
   * How far the writing of a chapter is, with its items but for the first `from`: one statement, asked a few times a second by each client
   * that watches. Nothing of a chapter that is locked.
   */
  readonly chapterProgress: (userId: UserId, chapterId: ChapterId, from: number) => Promise<ChapterProgress | null>
  readonly chapter: (userId: UserId, chapterId: ChapterId) => Promise<ChapterPage | null>
  /** All that an attempt at a chapter's check is marked by, in one statement that leaves its content where it is. */
  readonly checkToMark: (userId: UserId, chapterId: ChapterId) => Promise<CheckToMark | null>
  /** What is due on a day, with at least the first `limit` cards as `inSession` has them, but for damaged ones: one statement. */
  readonly dueCards: (userId: UserId, day: string, limit: number) => Promise<DueCards>
  /** What the user did since a day; chapters may be among it that were completed on the day before. One statement. */
  readonly studyRecord: (userId: UserId, since: Date) => Promise<StudyRecord>
  /** One statement, of a few indexed reads. */
  readonly planQuestions: (userId: UserId, planId: PlanId) => Promise<PlanQuestions | null>
  /** The plan that is shared under that digest, while its learner has an account. One statement. */
  readonly sharedPlan: (digest: string) => Promise<SharedPlan | null>
  /** A session and its user: asked on every request, one indexed read. */
  readonly session: (id: SessionId) => Promise<{ readonly session: Session; readonly user: User } | null>
  readonly credits: (userId: UserId) => Promise<number>
  /** At most `limit` entries of the ledger that were written before the entry `before`, or the newest ones with null. */
  readonly ledger: (
    userId: UserId,
    page: { readonly before: LedgerEntryId | null; readonly limit: number },
  ) => Promise<LedgerPage>
  /** What the user has paid for, newest first. */
  readonly purchases: (userId: UserId) => Promise<readonly PaidPurchase[]>
  /** Null for a deleted user. */
  readonly personalData: (userId: UserId) => Promise<PersonalData | null>
}
