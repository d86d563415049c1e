import type { AuditEntry } from '../../audit/audit-entry.ts'
import type { ChapterContent } from '../../chapters/content.ts'
import type { Brief } from '../../conversations/brief.ts'
import type { Turn } from '../../conversations/turn.ts'
import type { LedgerKind } from '../../credits/ledger-entry.ts'
import type { Purchase } from '../../credits/purchase.ts'
import type { PlanVersion } from '../../plans/replace-plan.ts'
import type { GenerationStatus } from '../../shared/generation-status.ts'
import type { ChapterId, ConversationId, PlanId, UserId } from '../../shared/ids.ts'
import type { ModelCall } from '../../tutoring/model-call.ts'
import type { Role } from '../../users/user.ts'

/** All personal data of a user, without secrets: their data export. Oldest first. */
export type PersonalData = {
  readonly account: {
    readonly id: UserId
    readonly username: string
    readonly email: string
    readonly role: Role
    readonly createdAt: Date
    readonly verifiedAt: Date | null
    readonly lastLoginAt: Date | null
  }
  readonly sessions: readonly {
    readonly device: string | null
    readonly createdAt: Date
    readonly lastSeenAt: Date
  }[]
  readonly credits: {
    readonly balance: number
    readonly entries: readonly {
      readonly kind: LedgerKind
      readonly amount: number
      readonly chapterId: ChapterId | null
      readonly note: string | null
      readonly at: Date
    }[]
  }
  /** The way to the checkout counts as well, whether or not it was paid. */
  readonly purchases: readonly (Pick<
    Purchase,
    'reference' | 'provider' | 'packageName' | 'credits' | 'price' | 'openedAt'
  > & {
    readonly state: Purchase['kind']
    readonly paidAt: Date | null
    readonly receiptUrl: string | null
    readonly returnedCents: number
  })[]
  readonly conversations: readonly {
    readonly id: ConversationId
    readonly brief: Brief
    readonly messages: readonly Pick<Turn, 'speaker' | 'text' | 'at'>[]
  }[]
  readonly plans: readonly {
    readonly id: PlanId
    readonly title: string
    readonly description: string
    readonly generationStatus: GenerationStatus
    readonly createdAt: Date
    /** Outlines that other answers have replaced. */
    readonly versions: readonly Pick<PlanVersion, 'title' | 'description' | 'chapters' | 'replacedAt'>[]
    readonly chapters: readonly {
      readonly number: number
      readonly title: string
      readonly price: number
      readonly contentStatus: GenerationStatus
      readonly unlockedAt: Date | null
      readonly completedAt: Date | null
      readonly readAt: Date | null
      readonly ticked: readonly string[]
      readonly content: ChapterContent | null
    }[]
  }[]
  /** What admins and operators did to the account. Who did it is theirs, not the user's. */
  readonly acts: readonly Pick<AuditEntry, 'act' | 'reason' | 'at'>[]
  /** When a model was asked for the user, and how that went. */
  readonly modelCalls: readonly Pick<
    ModelCall,
    'purpose' | 'model' | 'startedAt' | 'outcome' | 'milliseconds' | 'inputTokens' | 'outputTokens'
  >[]
}
