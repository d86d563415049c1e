import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, lateAnswer, refusal, unreachable } from '../../api/testing/fake-server.ts'
import { anId } from '../../api/testing/signed-in.tsx'
import { faultOf, fill, press, refused, visit } from './testing/visit.tsx'

describe('ForgotPasswordPage', () => {
  it("should show the server's message and how long the link lasts", async () => {
    askWith({ [REQUEST]: [200, { message: sent }] })
    expect((await screen.findByText(`${sent} The link will expire in 1 hour.`)).closest('[role=status]')).not.toBe(null)
  })

  it('should take another address afterwards, and say so again', async () => {
    const server = askWith({ [REQUEST]: [200, { message: sent }] })
    await screen.findByText(/The link will expire/)
    const answer = lateAnswer()
    server.answer({ [REQUEST]: answer.handler })
    fill('Email', 'other@example.org')
    press('Send reset link')
    // the region is emptied, or its words would not be read out a second time
    await waitFor(() => expect(screen.queryByText(/The link will expire/)).toBe(null))
    answer.arrive(200, { message: sent })
    await screen.findByText(/The link will expire/)
    expect(server.count(REQUEST)).toBe(2)
  })

  it('should serve a user who is signed in, with their address and the way back to the account', async () => {
    localStorage.setItem('token', 'stored')
    fakeServer({
      'GET /api/validate-token': [200, { valid: true }],
      'GET /api/me': [
        200,
        {
          id: anId(1),
          username: 'Ana',
          email: 'ana@example.org',
          role: 'standard',
          credits: 0,
          language: null,
          must_change_password: false,
        },
      ],
    })
    const here = visit('/forgot-password')
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org'))
    expect(screen.getByRole('link', { name: 'Back to your account' }).getAttribute('href')).toBe('/account')
    expect(here.path()).toBe('/forgot-password')
  })

  it('should name the dev mailbox where there is one', async () => {
    askWith({
      [REQUEST]: [200, { message: sent }],
      'GET /api/app-info': [200, appInfo],
    })
    const status = (await screen.findByText(/The link will expire/)).closest<HTMLElement>('[role=status]')
    const link = await within(status ?? document.body).findByRole('link', { name: /dev mailbox/ })
    expect(link.getAttribute('href')).toBe('/dev/mail')
  })

  it.each([
    ['', 'Please enter your email address.'],
    ['ana', 'Please enter a valid email address.'],
  ])('should ask for an address instead of %j', async (typed, words) => {
    const server = askWith({}, typed)
    await waitFor(() => expect(faultOf('Email')).toBe(words))
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(server.count(REQUEST)).toBe(0)
  })

  it('should fall back on the words of the specification', async () => {
    askWith({ [REQUEST]: unreachable })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Failed to request password reset. Please try again.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org')
  })

  it('should pass on that it was asked too often', async () => {
    const words = 'Too many tries. Please wait 5 minutes.'
    askWith({ [REQUEST]: refusal(429, 'too-many-tries', words, { retry_after: 300 }) })
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })

  it('should show under the field what the server says of the address', async () => {
    askWith({ [REQUEST]: refused('invalid-input', 'This email address is too long.', 'email') })
    await waitFor(() => expect(faultOf('Email')).toBe('This email address is too long.'))
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should lead back to the sign-in page', () => {
    fakeServer({})
    const here = visit('/forgot-password')
    fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
    expect(here.path()).toBe('/login')
  })
})

// Helpers

const REQUEST = 'POST /api/password-reset/request'
const appInfo = {
  name: 'Waymark',
  tutor: { provider: 'offline', is_demo: true, notice: null },
  mailbox: 'dev',
  payments: 'sandbox',
  contact_email: 'help@example.org',
  community_url: 'https://chat.example.org/',
  reporting: { errors: null, analytics: null },
}
const sent = 'If an account has this address, a link is on its way to it.'

function askWith(answers: Answers, email = 'ana@example.org') {
  const server = fakeServer(answers)
  visit('/forgot-password')
  fill('Email', email)
  press('Send reset link')
  return server
}
