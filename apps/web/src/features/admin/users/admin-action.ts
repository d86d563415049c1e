import type { AdminUser } from '@app/contract'
import { createContext } from 'react'

export type AdminActionKind = 'change-role' | 'reset-password' | 'add-credits' | 'deactivate'

export type AdminAction = { readonly kind: 'add-user' } | { readonly kind: AdminActionKind; readonly user: AdminUser }

type AdminActions = {
  readonly begin: (act: AdminAction) => void
  /** The id of the user in whose row stands what comes of the last act; null where it stands in none. */
  readonly row: string | null
  /** An act begins there: what was said of the one before goes. */
  readonly setRow: (id: string) => void
}

export const AdminActionContext = createContext<AdminActions>({
  begin: () => undefined,
  row: null,
  setRow: () => undefined,
})

/** What came of it, to be said on the page. `password`: one that was made here, which no one else shows again. */
export type Outcome = {
  readonly words: string
  readonly user: AdminUser
  readonly detail?: string
  readonly password?: string
}
