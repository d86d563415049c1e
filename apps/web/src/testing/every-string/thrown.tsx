import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { makeQueryClient } from '../../api/query-client.ts'
import { AuthProvider } from '../../features/sign-in/session/auth.tsx'
import type { Thrown } from './table.ts'

/** What only those meet who write code for this app. */
export const thrown: readonly Thrown[] = [
  {
    from: '§8 Authentication and account',
    text: 'useAuth must be used within an AuthProvider',
    by: () => renderHook(useAuth),
  },
  {
    from: '§8 Authentication and account',
    text: 'No authentication token available',
    by: () => renderHook(useAuth, { wrapper: SignedOut }).result.current.getToken(),
  },
]

const SignedOut = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={makeQueryClient()}>
    <AuthProvider>{children}</AuthProvider>
  </QueryClientProvider>
)
