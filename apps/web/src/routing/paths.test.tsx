import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { type Auth, AuthContext } from '../api/auth-context.ts'
import { AppRoutes } from '../routes.tsx'
import { pagePatterns } from './paths.ts'

vi.mock('./pages.ts', async (original) => {
  const { pages } = await original<typeof import('./pages.ts')>()
  const named = Object.keys(pages).map((name) => [name, () => <p data-testid="page">{name}</p>])
  return { pages: Object.fromEntries(named) }
})

describe('pagePatterns', () => {
  it('should be all addresses at which the app has a page, and no other', async () => {
    const { pages } = await import('./pages.ts')
    const found = pagePatterns.map((pattern) => pageAt(pattern.replace(/:\w+/g, '1')))
    expect([...new Set([...found, pageAt('/nowhere')])].toSorted()).toEqual(Object.keys(pages).toSorted())
    expect(found).not.toContain('notFound')
  })
})

// Helpers

const never = () => Promise.reject(new Error('not asked for here'))
const user = { id: '1', username: 'Ana', email: 'ana@example.org', role: 'admin' as const, credits: 0, language: null }
const auth: Auth = {
  token: 'good',
  isLoading: false,
  isAuthenticated: true,
  error: null,
  endedBy: null,
  user: { ...user, must_change_password: false },
  login: never,
  logout: () => undefined,
  refreshUser: never,
}

const visitor: Auth = { ...auth, token: null, isAuthenticated: false, user: null }

function pageAt(address: string): string | null {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('scrollTo', () => undefined)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={/^.(login|register)$/.test(address) ? visitor : auth}>
        <MemoryRouter initialEntries={[address]}>
          <AppRoutes />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  )
  const name = screen.getByTestId('page').textContent
  cleanup()
  return name
}
