import type { AdminUser } from '@app/contract'

export type ActKind = 'change-role' | 'reset-password' | 'add-credits' | 'deactivate'

/** What a dialog is about. */
export type Act = { readonly kind: 'add-user' } | { readonly kind: ActKind; readonly user: AdminUser }
export type OnAct = (act: Act) => void

/** What came of it, to be said on the page. `password`: one that was made here, which nobody else shows again. */
export type Outcome = {
  readonly words: string
  readonly user: AdminUser
  readonly detail?: string
  readonly password?: string
}
