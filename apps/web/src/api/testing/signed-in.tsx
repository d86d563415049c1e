import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ContactContext } from '../../ui/contact-link.tsx'
import { Announcer } from '../../ui/feedback/announcer.tsx'
import { type Auth, AuthContext } from '../auth-context.ts'
import { makeQueryClient } from '../query-client.ts'

const mira = {
  username: 'mira',
  email: 'mira@example.org',
  role: 'standard',
  must_change_password: false,
} as const

type SignedInOptions = { readonly at?: string; readonly credits?: number; readonly auth?: Partial<Auth> }

/** Draws a page as a user sees it who is signed in. Answers how often the user was read again. */
export function renderSignedIn(page: ReactNode, { at = '/', credits = 40, auth }: SignedInOptions = {}) {
  let refreshed = 0
  // where the pages' calls look for it
  if (auth?.token !== null) localStorage.setItem('token', auth?.token ?? 'good')
  const signedIn: Auth = {
    token: 'good',
    isAuthenticated: true,
    isLoading: false,
    user: { ...mira, id: anId(0), credits, language: null },
    error: null,
    endedBy: null,
    login: async () => undefined,
    logout: () => undefined,
    refreshUser: async () => {
      refreshed += 1
    },
    ...auth,
  }
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <AuthContext value={signedIn}>
          <ContactContext value={contact}>
            <Announcer />
            {page}
          </ContactContext>
        </AuthContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { refreshed: () => refreshed }
}

export const contact = { email: 'help@example.org', communityUrl: 'https://chat.example.org/' }

export const anId = (number: number): string => `0192f3a0-0000-7000-8000-${String(number).padStart(12, '0')}`
