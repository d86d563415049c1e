import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Auth, AuthContext } from '../api/auth-context.ts'
import { tokenRefused } from '../api/session-token.ts'
import { LoginPage } from '../features/sign-in/login-page.tsx'
import { RequireLearner } from './guards.tsx'

const words = 'Your session has ended. Please sign in again.'
const leftElsewhere = 'You logged out in another tab.'

describe('RequireLearner', () => {
  it('should have the sign-in page say that the server ended the session', async () => {
    localStorage.setItem('token', 'stale')
    const { rerender } = render(app(true))
    act(() => tokenRefused('stale'))
    rerender(app(false))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('should have the sign-in page say that a user logged out in another tab', async () => {
    const { rerender } = render(app(true))
    act(() => emitStorageEvent('logged-out', ''))
    act(() => emitStorageEvent('logged-out', null))
    act(() => emitStorageEvent('token', null))
    rerender(app(false))
    expect(await screen.findByText(leftElsewhere)).toBeVisible()
    expect(screen.queryByText(words)).toBe(null)
  })

  it('should not take the end of a session in another tab for a log-out', async () => {
    const { rerender } = render(app(true))
    act(() => emitStorageEvent('token', null))
    rerender(app(false))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByText(leftElsewhere)).toBe(null)
  })

  it('should say nothing of it to a user who was not signed in', async () => {
    render(app(false))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByText(words)).toBe(null)
    expect(screen.queryByText(leftElsewhere)).toBe(null)
  })
})

// Helpers

/** What a tab learns of what another one does to the storage. */
const emitStorageEvent = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

const signedOut = { token: null, isLoading: false, user: null, error: null, hasLoginFailed: false }
const never = () => Promise.reject(new Error('not asked for here'))
const actions = { login: never, logout: () => undefined, refreshUser: never, getToken: () => 'stale' }

function app(isAuthenticated: boolean) {
  const auth: Auth = { ...signedOut, ...actions, isAuthenticated }
  return (
    <AuthContext value={auth}>
      <MemoryRouter initialEntries={['/account']}>
        <Routes>
          <Route Component={RequireLearner}>
            <Route path="/account" element={<p>inside</p>} />
          </Route>
          <Route path="/login" Component={LoginPage} />
        </Routes>
      </MemoryRouter>
    </AuthContext>
  )
}
