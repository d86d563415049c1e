import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { tokenRefused } from '../../../api/session-token.ts'
import { mount, serve, signedIn, working } from './testing/mount-auth.tsx'

describe('the end of a session', () => {
  it('should say that the server ended it', async () => {
    const states = await signedIn()
    act(() => tokenRefused('good'))
    expect(states.at(-1)).toMatchObject({ isAuthenticated: false, endedBy: 'server' })
  })

  it('should say that a user logged out in another tab', async () => {
    const states = await signedIn()
    act(() => emitStorageEvent('logged-out', ''))
    act(() => emitStorageEvent('logged-out', null))
    act(endElsewhere)
    expect(states.at(-1)).toMatchObject({ isAuthenticated: false, endedBy: 'other-tab' })
  })

  it('should not take the end of a session in another tab for a log-out', async () => {
    const states = await signedIn()
    act(endElsewhere)
    expect(states.at(-1)).toMatchObject({ isAuthenticated: false, endedBy: 'server' })
  })

  it('should say nothing of a call that is refused after a log-out', async () => {
    const states = await signedIn()
    act(() => states.at(-1)?.logout())
    act(() => tokenRefused(null))
    expect(states.at(-1)).toMatchObject({ isAuthenticated: false, endedBy: null })
  })

  it('should be forgotten once the next session begins', async () => {
    const states = await signedIn()
    act(endElsewhere)
    await act(async () => states.at(-1)?.login('mira@example.org', 'secret123'))
    expect(states.at(-1)).toMatchObject({ isAuthenticated: true, endedBy: null })
  })

  it('should be no one’s where there was none', async () => {
    serve(working)
    const auth = mount()
    act(() => tokenRefused(null))
    await waitFor(() => expect(auth()).toMatchObject({ isAuthenticated: false, endedBy: null }))
  })
})

// Helpers

function endElsewhere(): void {
  localStorage.removeItem('token')
  emitStorageEvent('token', null)
}

/** What a tab learns of what another one does to the storage. */
const emitStorageEvent = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
