import type { AuditEntry } from '../../audit/audit-entry.ts'
import type { OpenChapter } from '../../chapters/chapter.ts'
import type { ChapterContent } from '../../chapters/content.ts'
import type { ChapterVersion, RewriteRequest, Versions } from '../../chapters/versions.ts'
import type { CheckAttempt } from '../../check/attempt.ts'
import type { Question } from '../../check/question.ts'
import type { ShownQuestion } from '../../check/shown-check.ts'
import type { Conversation } from '../../conversations/conversation.ts'
import type { Turn } from '../../conversations/turn.ts'
import type { LedgerEntry } from '../../credits/ledger-entry.ts'
import type { Purchase } from '../../credits/purchase.ts'
import type { MailRecord } from '../../mails/mail-record.ts'
import type { PlacementAttempt } from '../../placement/placement.ts'
import type { OutlineChapter, PlanVersion } from '../../plans/outline.ts'
import type { Plan } from '../../plans/plan.ts'
import type { Resource, ResourceList } from '../../resources/resource-list.ts'
import type { GenerationStatus } from '../../shared/generation-status.ts'
import type { ModelCall } from '../../tutoring/model-call.ts'
import type { Session } from '../../users/session.ts'
import type { StaffNote } from '../../users/staff-note.ts'
import type { User } from '../../users/user.ts'

type QuestionData = ShownQuestion & Pick<Question, 'reported'>

/** All personal data of a user, without secrets: their data export. Oldest first. */
export type PersonalData = {
  readonly account: Pick<User, 'id' | 'role' | 'language' | 'createdAt' | 'lastLoginAt'> & {
    readonly username: string
    readonly email: string
    readonly verifiedAt: Date | null
  }
  readonly sessions: readonly Pick<Session, 'device' | 'createdAt' | 'lastSeenAt'>[]
  readonly credits: {
    readonly balance: number
    readonly entries: readonly Pick<LedgerEntry, 'kind' | 'amount' | 'chapterId' | 'note' | 'at'>[]
  }
  /** The way to the checkout counts as well, whether or not it was paid. */
  readonly purchases: readonly (Pick<
    Purchase,
    'reference' | 'provider' | 'packageName' | 'credits' | 'price' | 'openedAt' | 'pendingUnlock'
  > & {
    readonly state: Purchase['kind']
    readonly paidAt: Date | null
    readonly receiptUrl: string | null
    readonly returnedCents: number
  })[]
  readonly conversations: readonly (Pick<Conversation, 'id' | 'brief'> & {
    readonly messages: readonly Pick<Turn, 'speaker' | 'text' | 'at'>[]
    /** The questions about the level, and what the learner answered. */
    readonly placement: {
      readonly questions: readonly ShownQuestion[]
      readonly attempt: Pick<PlacementAttempt, 'answers' | 'marks' | 'at'> | null
    } | null
  })[]
  readonly plans: readonly (Pick<Plan, 'id' | 'title' | 'description' | 'createdAt' | 'archivedAt'> & {
    readonly generationStatus: GenerationStatus
    /** Changes asked for in words that are neither accepted nor discarded yet. */
    readonly revisionRequest: string | null
    /** What it was before it was edited, or made anew from other answers. */
    readonly versions: readonly (Pick<PlanVersion, 'title' | 'description' | 'replacedAt'> & {
      readonly chapters: readonly Pick<OutlineChapter, 'title' | 'summary' | 'objectives' | 'minutes'>[]
    })[]
    readonly chapters: readonly (Pick<
      OpenChapter,
      | 'number'
      | 'title'
      | 'summary'
      | 'objectives'
      | 'minutes'
      | 'price'
      | 'completedAt'
      | 'readAt'
      | 'place'
      | 'ticked'
      | 'notes'
    > & {
      readonly contentStatus: GenerationStatus
      readonly unlockedAt: Date | null
      readonly content: ChapterContent | null
      /** Void ones as well. */
      readonly questions: readonly QuestionData[]
      /** Number of the version that is shown, which is the content above. Null while it cannot be read. */
      readonly shownVersion: Versions['shown'] | null
      /** What the shown version was asked for, and what was asked for since and is not written. */
      readonly rewriteRequest: RewriteRequest | null
      readonly nextRewriteRequest: RewriteRequest | null
      /** Those that are not shown. */
      readonly otherVersions: readonly (Pick<ChapterVersion, 'number' | 'request' | 'content' | 'generatedAt'> & {
        readonly questions: readonly QuestionData[]
      })[]
      readonly attempts: readonly Pick<CheckAttempt, 'answers' | 'marks' | 'at'>[]
      /** What was found for it, with what its learner reported. Null where it was never searched for. */
      readonly resources:
        | (Pick<ResourceList, 'status' | 'askedAt' | 'settledAt' | 'refused'> & { readonly items: readonly Resource[] })
        | null
    })[]
  })[]
  /** What admins and operators did to the account. Who did it is theirs, not the user's. */
  readonly acts: readonly Pick<AuditEntry, 'act' | 'reason' | 'at'>[]
  /** What staff wrote about the account. Who did is theirs, not the user's. */
  readonly staffNotes: readonly Pick<StaffNote, 'text' | 'at'>[]
  /** What became of the mails of the last 90 days. */
  readonly mails: readonly Pick<MailRecord, 'mail' | 'state' | 'at'>[]
  /** When a model was asked for the user, and how that went. */
  readonly modelCalls: readonly Pick<
    ModelCall,
    'purpose' | 'model' | 'startedAt' | 'outcome' | 'milliseconds' | 'inputTokens' | 'outputTokens'
  >[]
}
