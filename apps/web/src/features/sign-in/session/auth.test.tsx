import { act, render, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { onLogout } from '../../../api/session-token.ts'
import { refusal } from '../../../api/testing/fake-server.ts'
import { mount, Probe, serve, signedIn, user, working } from './testing/mount-auth.tsx'

describe('AuthProvider', () => {
  it('should be signed out at once without a stored token, and ask no one', () => {
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
    serve({ '/api/validate-token': refusal(401, 'unauthenticated', 'Please sign in.') })
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
    serve({ '/api/login': refusal(401, 'invalid-credentials', 'Wrong email or password.') })
    const auth = mount()
    await act(() => expect(auth().login('mira@example.org', 'no')).rejects.toThrow('Wrong email or password.'))
    expect(auth()).toMatchObject({ isAuthenticated: false, isLoading: false, error: null })
  })

  it('should leave nothing of the learner behind at a log-out, and keep the theme', async () => {
    localStorage.setItem('token', 'good')
    serve(working)
    const auth = mount()
    await waitFor(() => expect(auth().isAuthenticated).toBe(true))
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('ticked:1', '[]')
    sessionStorage.setItem('draft:goal:1', 'Secret plans')
    act(() => auth().logout())
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['theme'], []])
  })

  it('should end the session on the server once what a page has left to send is there, or was refused', async () => {
    localStorage.setItem('token', 'good')
    const asked = serve(working)
    const auth = mount()
    await waitFor(() => expect(auth().isAuthenticated).toBe(true))
    let arrive: (value?: unknown) => void = () => undefined
    const sent = new Promise((resolve) => {
      arrive = resolve
    })
    const seen: (string | null)[] = []
    const stops = [
      onLogout(() => Promise.reject(new Error('refused'))),
      onLogout(() => {
        seen.push(localStorage.getItem('token'))
        return sent
      }),
    ]
    act(() => auth().logout())
    expect(seen).toEqual(['good'])
    expect(auth().isAuthenticated).toBe(false)
    await act(async () => undefined)
    expect(asked).not.toContain('/api/logout')
    arrive()
    await waitFor(() => expect(asked).toContain('/api/logout'))
    for (const stop of stops) stop()
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

  it('should not end the session where the page is being left, which aborts its calls', async () => {
    const states = await signedIn()
    serve({ '/api/me': refusal(404, 'not-found', '') })
    window.dispatchEvent(new Event('beforeunload'))
    await act(async () => states.at(-1)?.refreshUser())
    expect(states.at(-1)).toMatchObject({ isAuthenticated: true })
    expect(localStorage.getItem('token')).not.toBe(null)
  })

  it('should leave a new session alone when the user of the old one can no longer be read', async () => {
    const states = await signedIn()
    serve({ '/api/me': refusal(404, 'not-found', '') })
    const refreshed = states.at(-1)?.refreshUser()
    // as another tab does: the news of it comes later
    localStorage.setItem('token', 'fresh')
    await act(async () => refreshed)
    expect(states.at(-1)).toMatchObject({ isAuthenticated: true })
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  it('should end the session when the user can no longer be read', async () => {
    serve(working)
    const auth = mount()
    await act(() => auth().login('mira@example.org', 'secret123'))
    serve({ '/api/me': refusal(401, 'unauthenticated', '') })
    await act(() => auth().refreshUser())
    await waitFor(() => expect(auth().isAuthenticated).toBe(false))
  })
})

describe('useAuth', () => {
  it('should refuse to work outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Probe show={() => undefined} />)).toThrow('useAuth must be used within an AuthProvider')
    vi.restoreAllMocks()
  })
})
