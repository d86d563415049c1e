import type { AuthState, CurrentUser } from '../../../api/auth-context.ts'

export type AuthMove =
  | { readonly kind: 'check-started'; readonly token: string }
  | { readonly kind: 'login-started' }
  | { readonly kind: 'signed-in'; readonly token: string; readonly user: CurrentUser }
  | { readonly kind: 'user-read'; readonly user: CurrentUser }
  | { readonly kind: 'token-replaced'; readonly token: string }
  | { readonly kind: 'login-failed'; readonly error: string }
  | { readonly kind: 'signed-out'; readonly error?: string }

const signedOut: AuthState = {
  token: null,
  isAuthenticated: false,
  isLoading: false,
  user: null,
  error: null,
  hasLoginFailed: false,
}

/** With a stored token nothing is known before the server has looked at it: the app starts loading. */
export const startState = (token: string | null): AuthState => ({ ...signedOut, token, isLoading: token !== null })

export function moveAuth(state: AuthState, move: AuthMove): AuthState {
  switch (move.kind) {
    case 'check-started':
      return startState(move.token)
    case 'login-started':
      return { ...state, isLoading: true, error: null, hasLoginFailed: false }
    case 'signed-in':
      return { ...signedOut, token: move.token, isAuthenticated: true, user: move.user }
    case 'user-read':
      return { ...state, user: move.user }
    case 'token-replaced':
      return { ...state, token: move.token }
    case 'login-failed':
      return { ...signedOut, error: move.error, hasLoginFailed: true }
    case 'signed-out':
      return { ...signedOut, error: move.error ?? null }
  }
}
