import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../api/testing/signed-in.tsx'
import { Page } from '../../ui/page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

/** This browser is signed in as mira@example.org. */
describe('a link of another account', () => {
  it('should say who is signed in here, and promise no way to the sign-in page', async () => {
    fakeServer({ 'POST /api/verify-email': [200, { message: 'Your email address is verified.' }] })
    let loggedOut = 0
    const logout = () => {
      loggedOut += 1
    }
    renderSignedIn(<VerifyEmailPage />, { at: '/verify-email?token=x', auth: { logout } })
    expect(await screen.findByText(/You’re signed in here as/)).toBeVisible()
    expect(screen.getByText('mira@example.org')).toBeVisible()
    expect(screen.queryByText(/Taking you to sign in/)).toBe(null)
    // it would lead to what belongs to a user who is signed in
    expect(screen.queryByRole('link', { name: 'Go to Login' })).toBe(null)
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(loggedOut).toBe(1)
  })

  it.each([
    ['ben@example.org', 0],
    ['mira@example.org', 1],
  ])('should end the session here only if its password was set: %s', async (email, times) => {
    fakeServer({
      'POST /api/password-reset/validate-token': [200, { valid: true, username: 'other', email }],
      'POST /api/password-reset/reset': [200, { message: 'Your password has been reset.' }],
    })
    let loggedOut = 0
    const logout = () => {
      loggedOut += 1
    }
    renderSignedIn(<ResetPasswordPage />, { at: '/reset-password?token=x', auth: { logout } })
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'a longer stable' } })
    fireEvent.change(screen.getByLabelText('Confirm new password'), { target: { value: 'a longer stable' } })
    fireEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(await screen.findByText(/Your password has been reset/)).toBeVisible()
    expect(loggedOut).toBe(times)
  })
})

describe('a link that has been opened', () => {
  it('should announce where it leads also to a user who comes back to it', async () => {
    fakeServer({ 'POST /api/verify-email': [200, { message: 'Your email address is verified.' }] })
    window.history.replaceState(null, '', '/verify-email')
    renderSignedIn(<Turning />, {
      at: '/verify-email?token=x',
      auth: { token: null, user: null, isAuthenticated: false },
    })
    const whole = 'Email Verified! Your email address is verified. Taking you to sign in…'
    await screen.findByText(whole)
    turnTo('/login')
    expect(screen.queryByText(whole)).toBe(null)
    turnTo('/verify-email')
    expect(screen.getByText(whole)).toBeVisible()
  })
})

// Helpers

function Turning() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Turn
      </button>
      {isThere ? <VerifyEmailPage /> : <Page title="Elsewhere">Elsewhere</Page>}
    </>
  )
}

/** A page takes its coming there from the address. */
function turnTo(path: string): void {
  window.history.replaceState(null, '', path)
  fireEvent.click(screen.getByRole('button', { name: 'Turn' }))
}
