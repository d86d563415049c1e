import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { lazy } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Auth, AuthContext } from '../auth-context.ts'
import { Shell } from './shell.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Shell', () => {
  it('should have its footer while a page is on its way', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const Late = lazy(() => new Promise<never>(() => undefined))
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AuthContext value={visitor}>
          <MemoryRouter>
            <Shell>
              <Late />
            </Shell>
          </MemoryRouter>
        </AuthContext>
      </QueryClientProvider>,
    )
    expect(await within(screen.getByRole('main')).findByText('Loading...')).toBeDefined()
    expect(screen.getByRole('contentinfo')).toBeDefined()
  })
})

// Helpers

const never = () => Promise.reject(new Error('not asked for here'))
const visitor: Auth = {
  token: null,
  isLoading: false,
  isAuthenticated: false,
  error: null,
  user: null,
  login: never,
  logout: () => undefined,
  refreshUser: never,
  getToken: () => '',
}
