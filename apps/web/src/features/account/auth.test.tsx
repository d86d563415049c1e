import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Auth, useAuth } from '../../auth-context.ts'
import { AuthProvider } from './auth.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('AuthProvider', () => {
  it('should be signed out at once without a stored token, and ask nobody', () => {
    const asked = serve({})
    const auth = mount()
    expect(auth()).toMatchObject({ token: null, isAuthenticated: false, isLoading: false, user: null })
    expect(asked).toEqual([])
  })

  it('should validate a stored token before it reads the user', async () => {
    localStorage.setItem('token', 'good')
    const asked = serve(working)
    const auth = mount()
    expect(auth()).toMatchObject({ isLoading: true, isAuthenticated: false })
    await waitFor(() => expect(auth().isAuthenticated).toBe(true))
    expect(auth()).toMatchObject({ token: 'good', isLoading: false, user: { username: 'mira' } })
    expect(asked).toEqual(['/api/validate-token', '/api/me'])
  })

  it('should drop a stored token that the server refuses', async () => {
    localStorage.setItem('token', 'stale')
    serve({ '/api/validate-token': [401, problem('unauthenticated', 'Please sign in.')] })
    const auth = mount()
    await waitFor(() => expect(auth().isLoading).toBe(false))
    expect(auth()).toMatchObject({ token: null, isAuthenticated: false })
    expect(localStorage.getItem('token')).toBe(null)
  })

  it('should keep the token of a sign-in', async () => {
    serve(working)
    const auth = mount()
    await act(() => auth().login('mira@example.org', 'secret123'))
    expect(auth()).toMatchObject({ token: 'fresh', isAuthenticated: true, user: { credits: 30 } })
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  it('should say why a sign-in was refused', async () => {
    serve({ '/api/login': [401, problem('invalid-credentials', 'Wrong email or password.')] })
    const auth = mount()
    await act(() => expect(auth().login('mira@example.org', 'no')).rejects.toThrow('Wrong email or password.'))
    expect(auth()).toMatchObject({ isAuthenticated: false, isLoading: false, error: 'Wrong email or password.' })
  })

  it('should sign out here when another tab does', async () => {
    localStorage.setItem('token', 'good')
    serve(working)
    const auth = mount()
    await waitFor(() => expect(auth().isAuthenticated).toBe(true))
    localStorage.removeItem('token')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await waitFor(() => expect(auth().isAuthenticated).toBe(false))
  })

  it('should end the session when the user can no longer be read', async () => {
    serve(working)
    const auth = mount()
    await act(() => auth().login('mira@example.org', 'secret123'))
    serve({ '/api/me': [401, problem('unauthenticated', '')] })
    await act(() => auth().refreshUser())
    await waitFor(() => expect(auth().isAuthenticated).toBe(false))
    expect(() => auth().getToken()).toThrow('No authentication token available')
  })
})

describe('useAuth', () => {
  it('should refuse to work outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Probe show={() => undefined} />)).toThrow('useAuth must be used within an AuthProvider')
    vi.restoreAllMocks()
  })
})

// Helpers

type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>

const problem = (code: string, words: string) => ({ error: words, message: words, code, request_id: 'r' })

const user = { id: '0192f3a0-0000-7000-8000-000000000001', username: 'mira', email: 'm@e.org', role: 'standard' }

const working: Answers = {
  '/api/validate-token': [200, { valid: true }],
  '/api/me': [200, { ...user, credits: 30 }],
  '/api/login': [200, { access_token: 'fresh', token_type: 'Bearer', expires_in: 3_600 }],
}

/** Stands in for the server; answers the list of paths that were asked. */
function serve(answers: Answers): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const [status, body] = answers[path] ?? [404, problem('not-found', '')]
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

function mount(): () => Auth {
  let latest: Auth | undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <Probe
          show={(auth) => {
            latest = auth
          }}
        />
      </AuthProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('probe')).toBeDefined()
  return () => {
    if (latest === undefined) throw new Error('the probe was not rendered')
    return latest
  }
}

function Probe({ show }: { readonly show: (auth: Auth) => void }) {
  show(useAuth())
  return <p>probe</p>
}
