import type { Actor, AdminAction, AuditEntry } from '../../audit/audit-entry.ts'
import type { Link } from '../../resources/link.ts'
import type { ReportReason, ResourceList } from '../../resources/resource-list.ts'
import type { AuditEntryId, UserId } from '../../shared/index.ts'
import type { Role } from '../../users/user.ts'
import type { ChapterReadModels } from './admin-chapters.ts'
import type { SupportReadModels, UserListItem, Within } from './admin-support.ts'
import type { HealthReadModels } from './health.ts'

/** `newest` and `last-login` put the latest first, `credits` and `free-chapters` the most; `name` goes by the alphabet. Ties go by id. */
export type UserSort = 'newest' | 'name' | 'credits' | 'free-chapters' | 'last-login'

export type UserQuery = {
  /** Part of a name or an address, without regard to case; an id as a whole. Null: all. */
  readonly search: string | null
  readonly role: Role | null
  readonly isActive: boolean | null
  /** Only users that were created then. */
  readonly within?: Within
  readonly sort: UserSort
  /** The last one of the page before; null begins. */
  readonly after: UserId | null
  readonly limit: number
}

export type UserCountQuery = Pick<UserQuery, 'search' | 'role' | 'isActive' | 'within'>

/** What the audit log is narrowed to; null leaves a side open. */
export type AuditQuery = {
  /** Only entries written before this one; null begins with the newest. */
  readonly before: AuditEntryId | null
  readonly subjectId: UserId | null
  readonly actor: Actor | null
  readonly kind: AdminAction['kind'] | null
  /** Only entries of that time. */
  readonly within?: Within
  readonly limit: number
}

/** An entry with the names that its ids stand for now; null for a deleted user. */
export type AuditListItem = AuditEntry & {
  /** Null for an operator as well. */
  readonly actorName: string | null
  readonly subjectName: string | null
  /** Of the chapter that the act names: null where it names none, and of one that is gone. */
  readonly chapterTitle: string | null
}

export type AuditPage = {
  readonly entries: readonly AuditListItem[]
  /** What to ask for next; null at the end. */
  readonly next: AuditEntryId | null
}

/** What admins see of all users, without locks: to show, never to decide. */
export type AdminReadModels = HealthReadModels &
  ChapterReadModels &
  ResourceReadModels &
  SupportReadModels &
  FunnelReadModels & {
    readonly users: (query: UserQuery) => Promise<readonly UserListItem[]>
    /** How many there are on all pages together. */
    readonly countUsers: (query: UserCountQuery) => Promise<number>
    readonly user: (id: UserId) => Promise<UserListItem | null>
    readonly audit: (query: AuditQuery) => Promise<AuditPage>
  }

/** Of one day of UTC: what learners who signed up then have done until now. */
export type FunnelDay = {
  /** Its beginning. */
  readonly day: Date
  /** How often the landing page was served, not to how many persons. */
  readonly views: number
  readonly signUps: number
  readonly verified: number
  /** Each of these: how many of them have at least one. */
  readonly conversations: number
  readonly plans: number
  readonly unlocks: number
  readonly purchases: number
}

export type FunnelReadModels = {
  /** Every day from one midnight UTC to another, the newest first. Admins are not counted, and a deleted account is no longer. */
  readonly funnel: (time: { readonly from: Date; readonly to: Date }) => Promise<readonly FunnelDay[]>
}

/** A link that fails or is gone, or that learners reported where it is shown now. */
export type TroubledLink = Pick<Link, 'address' | 'source' | 'state' | 'failure' | 'failingSince' | 'readAt'> & {
  /** How many chapters show it. */
  readonly chapters: number
  /** How many of these it was reported in, by reason. */
  readonly reports: Readonly<Record<ReportReason, number>>
}

export type ResourceHealth = {
  readonly links: Readonly<Record<Link['state'], number>>
  /** Lists of chapters' resources. */
  readonly lists: Readonly<Record<ResourceList['status'], number>>
  /** By when it began to fail or was reported last, the newest first; at most `MAX_TROUBLED_LINKS`. */
  readonly troubled: readonly TroubledLink[]
}

export const MAX_TROUBLED_LINKS = 100

export type ResourceReadModels = {
  /** One statement. */
  readonly resourceHealth: () => Promise<ResourceHealth>
}
