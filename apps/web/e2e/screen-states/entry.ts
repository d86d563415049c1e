import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mailedLink, post } from '../support/mailbox.ts'
import { expect, freezeTimers, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import type { ScreenState, ScreenStateGroup } from './screen-state.ts'

const password = 'correct horse'
/** How long a page stays before it goes to the sign-in page by itself. */
const STAY = 3_000

const anyone = () => {
  const username = `noor-${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@example.org`, password }
}

async function registered(page: Page) {
  const who = anyone()
  await post(page, '/api/register', who)
  return who
}

/** Fills a field each, and sends the form. */
async function send(page: Page, fields: Readonly<Record<string, string>>, button: string): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await press(page, button)
}

async function signInUnverified(page: Page): Promise<void> {
  const { email } = await registered(page)
  await page.goto('/login')
  await send(page, { Email: email, Password: password }, 'Sign in')
  await seeHeading(page, 'Email verification required')
}

async function openResetLink(page: Page, email: string): Promise<void> {
  await post(page, '/api/password-reset/request', { email })
  await page.goto(await mailedLink(page, 'password-reset', email))
}

const login: readonly ScreenState[] = [
  {
    name: 'login',
    reach: async ({ page }) => {
      await page.goto('/login')
      await seeHeading(page, 'Sign in')
    },
  },
  {
    name: 'login-refused',
    reach: async ({ page, learner }) => {
      await page.goto('/login')
      await send(page, { Email: learner.email, Password: 'wrong horse' }, 'Sign in')
      await expect(page.getByRole('alert')).toContainText('Wrong email or password')
    },
  },
  { name: 'login-verification-required', reach: ({ page }) => signInUnverified(page) },
  {
    name: 'login-verification-resent',
    reach: async ({ page }) => {
      await signInUnverified(page)
      await press(page, 'Resend verification email')
      await seeText(page, 'Verification email sent! Please check your inbox.')
    },
  },
]

const register: readonly ScreenState[] = [
  {
    name: 'register',
    reach: async ({ page }) => {
      await page.goto('/register')
      await expect(page.getByLabel('Confirm password')).toBeVisible()
    },
  },
  {
    name: 'register-refused',
    reach: async ({ page }) => {
      await page.goto('/register')
      await send(
        page,
        { Username: 'noor', Email: 'noor', Password: 'short', 'Confirm password': 'shorter' },
        'Create account',
      )
      await seeText(page, 'Passwords do not match')
    },
  },
  {
    name: 'register-done',
    reach: async ({ page }) => {
      const { username, email } = anyone()
      await page.goto('/register')
      await send(
        page,
        { Username: username, Email: email, Password: password, 'Confirm password': password },
        'Create account',
      )
      await seeHeading(page, 'Account Created Successfully!')
    },
  },
]

const forgotPassword: readonly ScreenState[] = [
  {
    name: 'forgot-password',
    reach: async ({ page }) => {
      await page.goto('/forgot-password')
      await seeHeading(page, 'Reset your password')
    },
  },
  {
    name: 'forgot-password-sent',
    reach: async ({ page }) => {
      await page.goto('/forgot-password')
      await send(page, { Email: anyone().email }, 'Send reset link')
      await seeText(page, /The link will expire in 1 hour\./)
    },
  },
]

const reset: readonly ScreenState[] = [
  {
    name: 'reset-password-validating',
    reach: async ({ page }) => {
      await neverAnswered(page, '**/password-reset/validate-token')
      await page.goto('/reset-password?token=any')
      await seeText(page, 'Validating reset link...')
    },
  },
  {
    name: 'reset-password',
    alone: true,
    reach: async ({ page, learner }) => {
      await openResetLink(page, learner.email)
      await seeText(page, `Hello, ${learner.username}.`)
    },
  },
  {
    name: 'reset-password-refused',
    // a second mail to the same address could be taken for the first
    alone: true,
    reach: async ({ page, learner }) => {
      await openResetLink(page, learner.email)
      await send(page, { 'New password': 'short', 'Confirm new password': 'shorter' }, 'Set new password')
      await seeText(page, 'Passwords do not match.')
    },
  },
  {
    name: 'reset-password-done',
    reach: async ({ page }) => {
      // of another user: no other user's password changes by it
      const { email } = await registered(page)
      await freezeTimers(page, STAY)
      await openResetLink(page, email)
      await send(
        page,
        { 'New password': 'a walk in the sun', 'Confirm new password': 'a walk in the sun' },
        'Set new password',
      )
      await seeHeading(page, 'Your new password is set')
    },
  },
  {
    name: 'reset-password-invalid-link',
    reach: async ({ page }) => {
      await page.goto('/reset-password')
      await seeText(page, 'Invalid reset link. Please request a new password reset.')
    },
  },
]

const verify: readonly ScreenState[] = [
  {
    name: 'verify-email-done',
    reach: async ({ page }) => {
      const { email } = await registered(page)
      await freezeTimers(page, STAY)
      await page.goto(await mailedLink(page, 'verification', email))
      await seeHeading(page, 'Email Verified!')
    },
  },
  {
    name: 'verify-email-failed',
    reach: async ({ page }) => {
      await page.goto('/verify-email?token=no-token-of-ours')
      await seeHeading(page, 'Verification Failed')
    },
  },
  {
    name: 'verify-email-without-token',
    reach: async ({ page }) => {
      await page.goto('/verify-email')
      await seeText(page, 'No verification token provided. Please check your email for the correct link.')
    },
  },
]

const unsubscribe: readonly ScreenState[] = [
  {
    name: 'unsubscribe',
    reach: async ({ page }) => {
      await page.goto('/unsubscribe/none')
      await seeHeading(page, 'Review reminders')
    },
  },
  {
    name: 'unsubscribe-refused',
    reach: async ({ page }) => {
      await page.goto('/unsubscribe/none')
      await press(page, 'Stop reminders')
      await seeText(page, /^This link doesn’t work/)
    },
  },
]

export const entryStates: ScreenStateGroup = {
  name: 'signing in and signing up',
  signedIn: false,
  states: [...login, ...register],
}

export const mailedLinkStates: ScreenStateGroup = {
  name: 'mailed links',
  signedIn: false,
  states: [...forgotPassword, ...reset, ...verify, ...unsubscribe],
}
