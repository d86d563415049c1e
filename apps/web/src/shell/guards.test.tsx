import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Auth, AuthContext, type SessionEnd, signedOut } from '../api/auth-context.ts'
import { LoginPage } from '../features/sign-in/login-page.tsx'
import { RequireAdmin, RequireLearner } from './guards.tsx'

const words = 'Your session has ended. Please sign in again.'
const leftElsewhere = 'You logged out in another tab.'

describe('RequireLearner', () => {
  it.each([
    ['server', words],
    ['other-tab', leftElsewhere],
  ] as const)('should have the sign-in page say that the session was ended by the %s', async (endedBy, said) => {
    render(app(endedBy))
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('should say nothing of it to a user who was not signed in', async () => {
    render(app(null))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByText(words)).toBe(null)
    expect(screen.queryByText(leftElsewhere)).toBe(null)
  })
})

describe('RequireAdmin', () => {
  it.each([
    ['standard', 'dashboard'],
    ['admin', 'portal'],
  ] as const)('should show a user with the role %s the %s', (role, shown) => {
    const auth: Auth = { ...signedOut, ...actions, endedBy: null, isAuthenticated: true, user: { ...someUser, role } }
    render(
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={['/admin']}>
          <Routes>
            <Route Component={RequireAdmin}>
              <Route path="/admin" element={<p>portal</p>} />
            </Route>
            <Route path="/dashboard" element={<p>dashboard</p>} />
          </Routes>
        </MemoryRouter>
      </AuthContext>,
    )
    expect(screen.getByText(shown)).toBeVisible()
  })
})

// Helpers

const someUser = {
  id: 'u',
  username: 'mira',
  email: 'm@e.org',
  credits: 0,
  language: null,
  must_change_password: false,
}

const never = () => Promise.reject(new Error('not asked for here'))
const actions = { login: never, logout: () => undefined, refreshUser: never }

function app(endedBy: SessionEnd) {
  const auth: Auth = { ...signedOut, ...actions, endedBy }
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
