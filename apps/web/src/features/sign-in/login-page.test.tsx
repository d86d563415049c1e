import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, fakeServer, lateAnswer, refusal, unreachable } from '../../api/testing/fake-server.ts'
import { anId } from '../../api/testing/signed-in.tsx'
import { faultOf, fill, press, visit } from './testing/visit.tsx'

describe('LoginPage', () => {
  it('should lead to the dashboard', async () => {
    const here = signInWith([200, reply()])
    expect(await screen.findByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
    expect(here.path()).toBe('/dashboard')
    expect(screen.queryByText(welcomeBack)).toBe(null)
  })

  it('should say in a toast, and aloud, that the account stays', async () => {
    signInWith([200, reply(true)])
    await screen.findByRole('heading', { name: 'My Learning Dashboard' })
    expect(await screen.findByText(welcomeBack, { selector: '[data-toast] span' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(welcomeBack))
  })

  it('should keep what was typed, say what is wrong, and lead to the password', async () => {
    const words = 'Email or password is wrong. Please check both and try again.'
    signInWith(refusal(401, 'invalid-credentials', words))
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveProperty('value', 'correct horse')
    await waitFor(() => expect(document.activeElement).toBe(password))
  })

  it('should not repeat an old refusal to a user who comes back to it', async () => {
    signInWith(refusal(401, 'invalid-credentials', 'Email or password is wrong.'))
    await screen.findByRole('alert')
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }))
    fireEvent.click(await screen.findByRole('link', { name: /sign in/i }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.queryByRole('alert')).toBe(null)
  })

  it('should say, and say aloud, that a session has ended', async () => {
    fakeServer({})
    visit('/login', { ended: 'server' })
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent?.trim()).toBe(`Sign in. ${ended}`))
    expect(screen.getByText(ended)).toBeVisible()
  })

  it.each([
    [{}, 'The trail is right where you left it.'],
    [{ newcomer: 'yes' }, 'Welcome. Let’s make your first plan.'],
  ])('should welcome a newcomer, and no one else, with %o', (state, words) => {
    fakeServer({})
    visit('/login', state)
    expect(screen.getByText(words)).toBeVisible()
  })

  it('should say one thing to a user whose session could not be checked', async () => {
    localStorage.setItem('token', 'stored')
    fakeServer({ 'GET /api/validate-token': [200, { valid: true }], 'GET /api/me': [500, {}] })
    visit('/login', { ended: 'visitor' })
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch user details')
    expect(screen.queryByText('Please sign in to see that page.')).toBe(null)
  })

  it('should show no form to a user whose session is still being checked, and lead them on', async () => {
    localStorage.setItem('token', 'stored')
    const checked = lateAnswer()
    fakeServer({ 'GET /api/validate-token': checked.handler, 'GET /api/me': [200, ana] })
    const here = visit('/login')
    expect(screen.queryByLabelText('Email')).toBe(null)
    expect(await screen.findByText('Loading...')).toBeVisible()
    expect(screen.queryByLabelText('Email')).toBe(null)
    checked.arrive(200, { valid: true })
    await waitFor(() => expect(here.path()).toBe('/dashboard'))
  })

  it('should show the form once a stored session turns out to have ended', async () => {
    localStorage.setItem('token', 'stored')
    fakeServer({ 'GET /api/validate-token': refusal(401, 'unauthenticated', 'Please sign in.') })
    visit('/login')
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(localStorage.getItem('token')).toBe(null)
  })

  it.each([
    ['too-many-tries', 429, 'Too many tries. Please wait 5 minutes.'],
    ['hasher-busy', 503, 'Too many people are signing in right now. Please try again in a moment.'],
  ] as const)('should pass on the words for %s', async (code, status, words) => {
    signInWith(refusal(status, code, words))
    expect((await screen.findByRole('alert')).textContent).toBe(words)
  })

  it('should say where to write about an account that was disabled', async () => {
    signInWith(refusal(403, 'account-disabled', 'This account has been disabled.'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('This account has been disabled. Contact us: help@example.org')
    expect(screen.getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toBe(
      'mailto:help@example.org?subject=My%20account',
    )
  })

  it('should distinguish a refusal without words from no answer at all', async () => {
    signInWith([502, 'Bad gateway'])
    expect((await screen.findByRole('alert')).textContent).toBe('Login failed')
    fakeServer({ 'POST /api/login': unreachable })
    press('Sign in')
    expect(await screen.findByText('An error occurred during login')).toBeVisible()
  })

  it('should keep what went wrong in its place while it is tried again, and say it once more', async () => {
    const words = 'Email or password is wrong.'
    signInWith(refusal(401, 'invalid-credentials', words))
    const first = await screen.findByRole('alert')
    const again = lateAnswer()
    fakeServer({ 'POST /api/login': again.handler })
    press('Sign in')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' }).ariaBusy).toBe('true'))
    // without it the button would go up, and a double click hit the link under it
    expect(screen.getByText(words)).toBeVisible()
    again.arrive(...refusal(401, 'invalid-credentials', words))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
  })

  it.each([
    ['a refusal without words', [500, {}]],
    ['an empty answer', [200, '']],
    ['no answer', unreachable],
  ] as const)('should say that the password was right, and the account could not be read: %s', async (_, answer) => {
    const server = fakeServer({ 'POST /api/login': [200, reply()], 'GET /api/me': answer })
    visit('/login')
    fill('Email', 'ana@example.org')
    fill('Password', 'correct horse')
    press('Sign in')
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch user details')
    expect(localStorage.getItem('token')).toBe(null)
    // the session that the server has begun is of use to no one
    await waitFor(() => expect(server.count('POST /api/logout')).toBe(1))
  })

  it('should carry the address to the other pages and back', async () => {
    fakeServer({})
    const here = visit('/login')
    fill('Email', 'ana@example.org')
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
    expect(here.path()).toBe('/forgot-password')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org')
    fill('Email', 'anna@example.org')
    fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
    expect(here.path()).toBe('/login')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'anna@example.org')
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register')
  })
})

describe('the notice of a missing verification', () => {
  it('should show what the server said and offer another mail', async () => {
    const server = await unverified({ 'POST /api/resend-verification': [200, { message: 'On its way.' }] })
    expect(screen.getByRole('heading', { name: 'Email verification required' })).toBeVisible()
    expect(screen.getAllByRole('alert')[0]?.textContent).toBe(`Email verification required${verifyFirst}`)
    const notice = screen.getByRole('region', { name: 'Email verification required' })
    await waitFor(() => expect(document.activeElement).toBe(notice))
    press('Resend verification email')
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeVisible()
    const button = screen.getByRole('button', { name: 'Resend verification email' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button)
    expect(server.count('POST /api/resend-verification')).toBe(1)
  })

  it('should let go of the button after half a minute', async () => {
    await unverified({ 'POST /api/resend-verification': [200, { message: 'On its way.' }] })
    vi.useFakeTimers()
    press('Resend verification email')
    await tick(0)
    expect(screen.getAllByText('You can send it again in 30 seconds.')).toHaveLength(2)
    for (let second = 0; second < 30; second += 1) await tick(1_000)
    expect(screen.queryByText(/You can ask again/)).toBe(null)
    const button = screen.getByRole('button', { name: 'Resend verification email' })
    expect(button.getAttribute('aria-disabled')).toBe(null)
  })

  it('should want an address, and forget what it said when another one is typed', async () => {
    const server = await unverified({})
    const email = fill('Email', '')
    // the form asks for what is missing in it by words of its own
    await waitFor(() => expect(faultOf('Email')).not.toBe(''))
    press('Resend verification email')
    await waitFor(() => expect(faultOf('Email')).toBe('Please enter your email address first.'))
    expect(screen.getAllByText(/enter your email/)).toHaveLength(1)
    expect(document.activeElement).toBe(email)
    expect(server.count('POST /api/resend-verification')).toBe(0)
    fill('Email', 'ana@example.org')
    await waitFor(() => expect(faultOf('Email')).toBe(''))
  })

  it('should say when the mail could not be sent', async () => {
    const server = await unverified({ 'POST /api/resend-verification': unreachable })
    press('Resend verification email')
    expect(await screen.findByText('Failed to send verification email. Please try again.')).toBeVisible()
    const words = 'Too many tries. Please wait 5 minutes.'
    server.answer({ 'POST /api/resend-verification': refusal(429, 'too-many-tries', words, { retry_after: 300 }) })
    press('Resend verification email')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getAllByText('You can send it again in 5 minutes.')).toHaveLength(2)
  })
})

// Helpers

const ended = 'Your session has ended. Please sign in again.'
const welcomeBack = 'Welcome back! Your account won’t be deleted.'
const verifyFirst = 'Please verify your email address before you sign in. We can send you the verification link again.'

const reply = (removal_cancelled = false) => ({
  access_token: 'fresh',
  token_type: 'Bearer',
  expires_in: 3_600,
  removal_cancelled,
})

const ana = {
  id: anId(1),
  username: 'Ana',
  email: 'ana@example.org',
  role: 'standard',
  credits: 0,
  language: null,
  must_change_password: false,
}

function signInWith(answer: Answer) {
  fakeServer({ 'POST /api/login': answer, 'GET /api/me': [200, ana] })
  const here = visit('/login')
  fill('Email', 'ana@example.org')
  fill('Password', 'correct horse')
  press('Sign in')
  return here
}

async function unverified(answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ 'POST /api/login': refusal(403, 'email-not-verified', verifyFirst), ...answers })
  visit('/login')
  fill('Email', 'ana@example.org')
  fill('Password', 'correct horse')
  press('Sign in')
  await screen.findByRole('heading', { name: 'Email verification required' })
  return server
}

const tick = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
