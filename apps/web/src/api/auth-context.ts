import type { me, ReplyOf } from '@app/contract'
import { createContext, useContext } from 'react'

export type CurrentUser = ReplyOf<typeof me>

/** By whom a session was ended, for the sign-in page to say. Who logs out in this very tab needs no explanation. */
export type SessionEnd = 'server' | 'other-tab' | null

export type AuthState = {
  readonly token: string | null
  readonly isAuthenticated: boolean
  /** True while a stored token is checked or a sign-in is under way. */
  readonly isLoading: boolean
  readonly user: CurrentUser | null
  /** The words for the last check of a session that failed. A sign-in throws them, for its form to show. */
  readonly error: string | null
  /** By whom the last session was ended, until the next one begins: a guard that comes and goes would forget it. */
  readonly endedBy: SessionEnd
}

export const signedOut: AuthState = {
  token: null,
  isAuthenticated: false,
  isLoading: false,
  user: null,
  error: null,
  endedBy: null,
}

export type Auth = AuthState & {
  /** Throws with the words to show when the sign-in is refused. */
  readonly login: (email: string, password: string) => Promise<void>
  readonly logout: () => void
  /** Reads the user again, for one thing after credits changed. Ends the session when that fails. */
  readonly refreshUser: () => Promise<void>
}

/** Apart from its provider, because every feature may ask who is signed in. */
export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
