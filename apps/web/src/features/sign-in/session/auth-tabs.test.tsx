import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusal } from '../../../api/testing/fake-server.ts'
import { mount, serve, signedIn, user, working } from './testing/mount-auth.tsx'

describe('AuthProvider beside other tabs', () => {
  it('should sign out here when another tab does', async () => {
    localStorage.setItem('token', 'good')
    serve(working)
    const auth = mount()
    await waitFor(() => expect(auth().isAuthenticated).toBe(true))
    localStorage.removeItem('token')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    })
    await waitFor(() => expect(auth()).toMatchObject({ isAuthenticated: false, endedBy: 'server' }))
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
    serve({ '/api/me': refusal(500, 'internal-error', 'Down.') })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    serve({ '/api/me': [200, { ...user, credits: 80 }] })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(states.at(-1)).toMatchObject({ user: { credits: 80 } }))
    expect(states.every(({ isAuthenticated }) => isAuthenticated)).toBe(true)
  })

  it('should start over when the token in the other tab is of another user', async () => {
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
      return new Response(JSON.stringify(refusal(401, 'unauthenticated', '')[1]), { status: 401 })
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

  it('should have the page look signed in as long as it is, whichever tab it was that signed in', async () => {
    const { dataset } = document.documentElement
    serve(working)
    const auth = mount()
    expect(dataset.session).toBe(undefined)
    act(() => storeElsewhere('good'))
    await waitFor(() => expect(auth().isAuthenticated).toBe(true))
    expect(dataset.session).toBe('stored')
    act(() => auth().logout())
    expect(dataset.session).toBe(undefined)
  })

  it('should announce a log-out to the other tabs before the token is gone, and leave no trace of that', async () => {
    const states = await signedIn()
    const events: (readonly [key: string, token: string | null])[] = []
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      events.push([key, localStorage.getItem('token')])
    })
    act(() => states.at(-1)?.logout())
    set.mockRestore()
    expect(events).toEqual([['logged-out', 'good']])
    expect(Object.keys(localStorage)).toEqual([])
  })
})

// Helpers

/** Another tab stores a token: this one gets the event, and reads it. */
function storeElsewhere(token: string): void {
  localStorage.setItem('token', token)
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }))
}
