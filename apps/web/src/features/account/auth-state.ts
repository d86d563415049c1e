import type { AuthState, CurrentUser } from '../../auth-context.ts'

export type AuthMove =
  | { readonly kind: 'check-started'; readonly token: string }
  | { readonly kind: 'login-started' }
  | { readonly kind: 'signed-in'; readonly token: string; readonly user: CurrentUser }
  | { readonly kind: 'user-read'; readonly user: CurrentUser }
  | { readonly kind: 'token-replaced'; readonly token: string }
  | { readonly kind: 'signed-out'; readonly error?: string }

const signedOut: AuthState = { token: null, isAuthenticated: false, isLoading: false, user: null, error: null }

/** With a stored token nothing is known before the server has looked at it: the app starts loading. */
export const startState = (token: string | null): AuthState => ({ ...signedOut, token, isLoading: token !== null })

export function moveAuth(state: AuthState, move: AuthMove): AuthState {
  switch (move.kind) {
    case 'check-started':
      return startState(move.token)
    case 'login-started':
      return { ...state, isLoading: true, error: null }
    case 'signed-in':
      return { token: move.token, isAuthenticated: true, isLoading: false, user: move.user, error: null }
    case 'user-read':
      return { ...state, user: move.user }
    case 'token-replaced':
      return { ...state, token: move.token }
    case 'signed-out':
      return { ...signedOut, error: move.error ?? null }
  }
}
