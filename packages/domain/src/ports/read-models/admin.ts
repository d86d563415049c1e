import type { Actor, AdminAction, AuditEntry } from '../../audit/audit-entry.ts'
import type { AuditEntryId, UserId } from '../../shared/ids.ts'
import type { Role } from '../../users/user.ts'
import type { ChapterReadModels } from './admin-chapters.ts'
import type { ResourceReadModels } from './admin-resources.ts'
import type { SupportReadModels } from './admin-support.ts'
import type { FunnelReadModels } from './funnel.ts'
import type { HealthReadModels } from './health.ts'
import type { UserListItem, Within } from './user-list-item.ts'

export type * from './user-list-item.ts'

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
