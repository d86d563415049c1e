import type { AuditEntryId, ChapterId, PlanId, UserId } from '../shared/index.ts'
import type { Role } from '../users/user.ts'

/** Who acts on others: a signed-in admin, or the operator of the command line on the machine itself. */
export type Actor = { readonly kind: 'admin'; readonly id: UserId } | { readonly kind: 'operator' }

/** Lists that admins save as files. */
export type ExportedList = 'users' | 'purchases' | 'ledger' | 'audit'

/** What was done. Past tense, with what it changed; never a password. */
export type AdminAction =
  | { readonly kind: 'user-added'; readonly role: Role }
  | { readonly kind: 'role-changed'; readonly from: Role; readonly to: Role }
  | { readonly kind: 'user-activated' }
  | { readonly kind: 'user-deactivated' }
  | { readonly kind: 'user-verified' }
  | { readonly kind: 'password-set' }
  /** `balance`: credits after it. */
  | { readonly kind: 'credits-granted'; readonly amount: number; readonly balance: number }
  | { readonly kind: 'credits-withdrawn'; readonly amount: number; readonly balance: number }
  | { readonly kind: 'plan-requeued'; readonly planId: PlanId }
  | { readonly kind: 'chapter-requeued'; readonly chapterId: ChapterId }
  | { readonly kind: 'chapter-read'; readonly chapterId: ChapterId }
  | { readonly kind: 'data-exported' }
  | { readonly kind: 'removal-asked' }
  | { readonly kind: 'verification-resent' }
  | { readonly kind: 'note-added' }
  /** A list was saved as a file. Its subject is the admin who did it. */
  | { readonly kind: 'list-exported'; readonly list: ExportedList }

/**
 * One admin action on an account, written in the unit of work that did it. Never deleted, never changed. It holds ids
 * and no names. Its reason is free text, and the form asks for no names in it: so nothing personal stays when
 * its people are removed.
 */
export type AuditEntry = {
  readonly id: AuditEntryId
  readonly actor: Actor
  readonly act: AdminAction
  /** Whom it was done to. */
  readonly subjectId: UserId
  /** Why, in the actor's own words. */
  readonly reason: string | null
  readonly at: Date
}
