import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Auth, useAuth } from '../../auth-context.ts'
import { AuthProvider } from './auth.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
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

  it('should leave nothing of the learner behind at a log-out, and keep the theme', async () => {
    localStorage.setItem('token', 'good')
    serve(working)
    const auth = mount()
    await waitFor(() => expect(auth().isAuthenticated).toBe(true))
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('last-read', '{}')
    sessionStorage.setItem('draft:goal:1', 'Secret plans')
    act(() => auth().logout())
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['theme'], []])
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

  it('should be signed in here when another tab is', async () => {
    serve(working)
    const auth = mount()
    act(() => storeElsewhere('good'))
    await waitFor(() => expect(auth()).toMatchObject({ isAuthenticated: true, token: 'good' }))
  })

  it('should take over a token that another tab was given, without a moment of waiting', async () => {
    const states = await signedIn()
    act(() => storeElsewhere('fresh'))
    await waitFor(() => expect(states.at(-1)).toMatchObject({ token: 'fresh' }))
    serve({ ...working, '/api/me': [200, { ...user, credits: 70 }] })
    act(() => storeElsewhere('fresher'))
    await waitFor(() => expect(states.at(-1)).toMatchObject({ token: 'fresher', user: { credits: 70 } }))
    const disturbed = states.filter(({ isAuthenticated, isLoading }) => !isAuthenticated || isLoading)
    expect(disturbed).toEqual([])
  })

  it('should keep a token that another tab was given while the connection is lost', async () => {
    const states = await signedIn()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    vi.useFakeTimers()
    act(() => storeElsewhere('fresh'))
    // longer than it asks again and again
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(states.at(-1)).toMatchObject({ isAuthenticated: true, token: 'fresh' })
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  it('should read the learner again when this tab is looked at again, and end no session over it', async () => {
    const states = await signedIn()
    serve({ '/api/me': [500, problem('internal-error', 'Down.')] })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    serve({ '/api/me': [200, { ...user, credits: 80 }] })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(states.at(-1)).toMatchObject({ user: { credits: 80 } }))
    expect(states.every(({ isAuthenticated }) => isAuthenticated)).toBe(true)
  })

  it('should start over when the token in the other tab is of somebody else', async () => {
    const states = await signedIn()
    serve({ ...working, '/api/me': [200, { ...user, id: '0192f3a0-0000-7000-8000-000000000002', credits: 5 }] })
    act(() => storeElsewhere('of-another'))
    await waitFor(() => expect(states.at(-1)).toMatchObject({ isAuthenticated: true, user: { credits: 5 } }))
    expect(states.some(({ isLoading }) => isLoading)).toBe(true)
  })

  it('should not end a session whose token was replaced while the old one was refused', async () => {
    const states = await signedIn()
    vi.stubGlobal('fetch', async () => {
      localStorage.setItem('token', 'fresh')
      return new Response(JSON.stringify(problem('unauthenticated', '')), { status: 401 })
    })
    await act(async () => states.at(-1)?.refreshUser())
    expect(states.at(-1)).toMatchObject({ isAuthenticated: true })
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  it('should look again when the browser brings the page back from its memory', async () => {
    const states = await signedIn()
    localStorage.removeItem('token')
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await waitFor(() => expect(states.at(-1)).toMatchObject({ isAuthenticated: false }))
  })

  it('should not end the session when one answer about the user is lost', async () => {
    const states = await signedIn()
    vi.stubGlobal('fetch', async () => {
      serve({ '/api/me': [200, { ...user, credits: 80 }] })
      throw new TypeError('Failed to fetch')
    })
    await act(async () => states.at(-1)?.refreshUser())
    expect(states.at(-1)).toMatchObject({ isAuthenticated: true, user: { credits: 80 } })
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

const user = {
  id: '0192f3a0-0000-7000-8000-000000000001',
  username: 'mira',
  email: 'm@e.org',
  role: 'standard',
  must_change_password: false,
}

const working: Answers = {
  '/api/validate-token': [200, { valid: true }],
  '/api/me': [200, { ...user, credits: 30 }],
  '/api/login': [200, { access_token: 'fresh', token_type: 'Bearer', expires_in: 3_600, removal_cancelled: false }],
}

/** Stands in for the server; answers the list of paths that were asked. */
function serve(answers: Answers): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    // an answer of the network never comes in the same moment
    await new Promise((resolve) => setTimeout(resolve, 1))
    const [status, body] = answers[path] ?? [404, problem('not-found', '')]
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

/** Another tab stores a token: this one is told, and reads it. */
function storeElsewhere(token: string): void {
  localStorage.setItem('token', token)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
}

/** Everything that the app is told from the moment on in which it is signed in. */
async function signedIn(): Promise<readonly Auth[]> {
  localStorage.setItem('token', 'good')
  serve(working)
  const states: Auth[] = []
  const auth = mount((state) => states.push(state))
  await waitFor(() => expect(auth().isAuthenticated).toBe(true))
  states.splice(0, states.length - 1)
  return states
}

function mount(hear: (auth: Auth) => void = () => undefined): () => Auth {
  let latest: Auth | undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <Probe
          show={(auth) => {
            latest = auth
            hear(auth)
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
