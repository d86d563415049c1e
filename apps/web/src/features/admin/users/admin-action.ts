import type { AdminUser } from '@app/contract'

export type AdminActionKind = 'change-role' | 'reset-password' | 'add-credits' | 'deactivate'

/** What a dialog is about. */
export type AdminAction = { readonly kind: 'add-user' } | { readonly kind: AdminActionKind; readonly user: AdminUser }
export type OnAdminAction = (act: AdminAction) => void

/** What came of it, to be said on the page. `password`: one that was made here, which no one else shows again. */
export type Outcome = {
  readonly words: string
  readonly user: AdminUser
  readonly detail?: string
  readonly password?: string
}
