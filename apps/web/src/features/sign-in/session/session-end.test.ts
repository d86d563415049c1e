import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedOut } from '../../../api/auth-context.ts'
import { tokenRefused } from '../../../api/session-token.ts'
import { useSessionEnd } from './auth.tsx'

describe('useSessionEnd', () => {
  it('should say that the server ended the session', () => {
    localStorage.setItem('token', 'stale')
    const { result } = renderEnd()
    act(() => tokenRefused('stale'))
    expect(result.current).toBe('server')
  })

  it('should say that a user logged out in another tab', () => {
    const { result } = renderEnd()
    act(() => emitStorageEvent('logged-out', ''))
    act(() => emitStorageEvent('logged-out', null))
    act(() => emitStorageEvent('token', null))
    expect(result.current).toBe('other-tab')
  })

  it('should not take the end of a session in another tab for a log-out', () => {
    const { result } = renderEnd()
    act(() => emitStorageEvent('token', null))
    expect(result.current).toBe('server')
  })

  it('should say nothing of a call that is refused after a log-out', () => {
    const { result } = renderEnd(null)
    act(() => tokenRefused(null))
    expect(result.current).toBe(null)
  })

  it('should forget it once the next session begins', () => {
    const { result, rerender } = renderEnd()
    act(() => emitStorageEvent('token', null))
    rerender(false)
    expect(result.current).toBe('server')
    rerender(true)
    expect(result.current).toBe(null)
  })
})

// Helpers

const renderEnd = (token: string | null = 'stale') => {
  const latest = { current: { ...signedOut, token } }
  return renderHook((isAuthenticated: boolean) => useSessionEnd(isAuthenticated, latest), { initialProps: true })
}

/** What a tab learns of what another one does to the storage. */
const emitStorageEvent = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
