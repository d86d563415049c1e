import type { Actor } from '../../audit/audit-entry.ts'
import type { Chapter } from '../../chapters/chapter.ts'
import type { Purchase } from '../../credits/purchase.ts'
import type { MailRecord } from '../../mails/mail-record.ts'
import type { Plan } from '../../plans/plan.ts'
import type { GenerationStatus, PurchaseId, UserId } from '../../shared/index.ts'
import type { Session } from '../../users/session.ts'
import type { StaffNote } from '../../users/staff-note.ts'
import type { User } from '../../users/user.ts'

export type UserListItem = Pick<
  User,
  'id' | 'role' | 'isActive' | 'passwordIsTemporary' | 'createdAt' | 'lastLoginAt' | 'deletionAt'
> & {
  readonly username: string
  readonly email: string
  readonly isVerified: boolean
  readonly credits: number
  /** Chapters that cost nothing and were written for them, ever. */
  readonly freeChapters: number
}

/** From `from` on, and before `to`; null leaves a side open. */
export type Within = { readonly from: Date | null; readonly to: Date | null }

/** At most so many of each are shown; older ones are left out. */
export const MAX_SHOWN = { plans: 100, mails: 50, notes: 200 } as const

/** Who did something, with the name that they have now; null for an operator, and for a user who is gone. */
type Named = { readonly actor: Actor; readonly actorName: string | null }

export type SupportChapter = Pick<Chapter, 'id' | 'number' | 'title' | 'price'> & {
  readonly isUnlocked: boolean
  readonly contentStatus: GenerationStatus
  /** Why the last try failed, in the words of the log; null where none did, or it was tried again since. */
  readonly failure: string | null
  readonly unlockedAt: Date | null
  readonly isCompleted: boolean
}

export type SupportPlan = Pick<Plan, 'id' | 'title' | 'createdAt'> & {
  readonly generationStatus: GenerationStatus
  readonly failure: string | null
  readonly isArchived: boolean
  /** In order. */
  readonly chapters: readonly SupportChapter[]
}

/** `queued`: it waits for its first try. */
export type MailListItem = Pick<MailRecord, 'id' | 'mail' | 'at'> & { readonly state: MailRecord['state'] | 'queued' }

export type NoteListItem = Pick<StaffNote, 'id' | 'text' | 'at'> & {
  readonly author: Actor
  readonly authorName: string | null
}

/** What support looks at to answer a user. */
export type AccountRecord = {
  readonly user: UserListItem
  readonly language: User['language']
  readonly timeZone: User['timeZone']
  /** How many there are that count. */
  readonly cards: number
  readonly verifiedAt: Date | null
  /** The staff on whose word the address counts as verified; null when its owner followed the mailed link. */
  readonly verifiedBy: Named | null
  /** Credits that admins granted and have not taken back. */
  readonly granted: number
  /** The one used last comes first. Ended ones may be among them. */
  readonly sessions: readonly Session[]
  /** Newest first, as the other two. */
  readonly plans: readonly SupportPlan[]
  readonly mails: readonly MailListItem[]
  readonly notes: readonly NoteListItem[]
}

/** Within the time in which they were opened. */
export type PurchaseFilter = Within & {
  readonly userId: UserId | null
  readonly state: Purchase['kind'] | null
}

export type PurchasePlace = { readonly openedAt: Date; readonly id: PurchaseId }

export type PurchaseListItem = Purchase & {
  /** Null for a deleted user. */
  readonly username: string | null
}

/** Newest first. */
export type PurchasePage = { readonly purchases: readonly PurchaseListItem[]; readonly next: PurchasePlace | null }

/** Of paid purchases. Money of the sandbox is pretended, and counted apart. */
export type Revenue = {
  readonly isPretend: boolean
  readonly purchases: number
  readonly credits: number
  /** Cents that came, and those of them that went back since. */
  readonly cents: number
  readonly returnedCents: number
}

export type RevenueTotals = {
  /** Days of UTC on which purchases were opened, newest first, at most 366. */
  readonly days: readonly (Revenue & { readonly day: Date })[]
  /** The greatest income first. */
  readonly packages: readonly (Revenue & { readonly packageName: string })[]
}

export type SupportReadModels = {
  readonly account: (id: UserId) => Promise<AccountRecord | null>
  readonly allPurchases: (
    query: PurchaseFilter & { readonly after: PurchasePlace | null; readonly limit: number },
  ) => Promise<PurchasePage>
  readonly revenue: (filter: PurchaseFilter) => Promise<RevenueTotals>
}
