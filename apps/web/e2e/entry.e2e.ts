import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessible } from './support/gates.ts'
import { pressKey, tabTo, typeInto } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { mailedLink, post } from './support/mailbox.ts'
import { test } from './support/product.ts'

const password = 'a walk in the rain'

test('a newcomer registers, confirms the address and signs in, by keyboard alone', long, async ({ page }) => {
  const complaints = complaintsOf(page)
  const ana = aLearner()
  await page.goto('/register')
  await typeInto(page, 'Username', ana.username)
  await typeInto(page, 'Email', ana.email)
  await typeInto(page, 'Password', '1234567')
  await typeInto(page, 'Confirm password', '12345678')
  await pressKey(page, 'button', 'Create account')
  await expect(page.getByText('Password must be at least 8 characters long', { exact: true })).toBeVisible()
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible()

  await typeInto(page, 'Password', 'password123')
  await typeInto(page, 'Confirm password', 'password123')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too common/)
  await typeInto(page, 'Password', password)
  await typeInto(page, 'Confirm password', password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Account Created Successfully!')).toBeVisible()
  await expect(page.getByText('Please check your email for the verification link.')).toContainText(ana.email)

  await page.goto(await mailedLink(page, 'verification', ana.email))
  await expect(heading(page, 'Email Verified!')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.waitForURL('**/login')
  await typeInto(page, 'Email', ana.email)
  await typeInto(page, 'Password', password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a press is not lost to the error that it brings up', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Password', { exact: true }).fill('1234567')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password must be at least 8 characters long', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Please choose a username.')
  await expect(page.getByLabel('Username')).toBeFocused()
})

test(
  'a name that is taken, and a password that gives itself away, are said under their fields',
  long,
  async ({ page }) => {
    const ana = await verified(page)
    await page.goto('/register')
    await typeInto(page, 'Username', ana.username)
    await typeInto(page, 'Email', `other-${ana.email}`)
    await typeInto(page, 'Password', password)
    await typeInto(page, 'Confirm password', password)
    await page.keyboard.press('Enter')
    const username = page.getByLabel('Username')
    await expect(username).toBeFocused()
    await expect(username).toHaveAccessibleDescription(
      'This username is taken or too similar to another. Please choose a different one.',
    )
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  },
)

test('who did not confirm the address is informed, and gets another link', long, async ({ page }) => {
  const complaints = complaintsOf(page)
  const ana = await registered(page)
  const first = await mailedLink(page, 'verification', ana.email)
  await page.goto('/login')
  await typeInto(page, 'Email', ana.email)
  await typeInto(page, 'Password', password)
  await pressKey(page, 'button', 'Sign in')
  await expect(heading(page, 'Email verification required')).toBeVisible()
  await expect(page.getByText(/verify your email/)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)

  await typeInto(page, 'Email', '')
  await backTo(page, 'Resend verification email')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter your email address first.', { exact: true })).toBeVisible()
  await typeInto(page, 'Email', ana.email)
  await backTo(page, 'Resend verification email')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verification email sent! Please check your inbox.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend verification email' })).toBeFocused()

  await page.goto(await mailedLink(page, 'verification', ana.email, first))
  await expect(heading(page, 'Email Verified!')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a lost password is replaced by keyboard alone, and the old one is worth nothing', async ({ page }) => {
  const complaints = complaintsOf(page)
  const ana = await verified(page)
  await page.goto('/login')
  await typeInto(page, 'Email', ana.email)
  await pressKey(page, 'link', 'Forgot your password?')
  await expect(page.getByLabel('Email')).toHaveValue(ana.email)
  await pressKey(page, 'button', 'Send reset link')
  await expect(page.getByRole('status').getByText(/\. The link will expire in 1 hour\.$/)).toBeVisible()

  await page.goto(await mailedLink(page, 'password-reset', ana.email))
  await expect(page.getByText(`Hello, ${ana.username}.`)).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.reload()
  await expect(page.getByText(`Hello, ${ana.username}.`)).toBeVisible()
  await pressKey(page, 'button', 'Set new password')
  await expect(page.getByText('All password fields are required.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await typeInto(page, 'New password', '1234567')
  await typeInto(page, 'Confirm new password', '12345678')
  await page.keyboard.press('Enter')
  await expect(page.getByText('New password must be at least 8 characters long.', { exact: true })).toBeVisible()
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible()
  await typeInto(page, 'New password', 'a walk in the sun')
  await typeInto(page, 'Confirm new password', 'a walk in the sun')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your new password is set')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible()
  await page.waitForURL('**/login')

  await expect(page.getByLabel('Email')).toHaveValue(ana.email)
  await typeInto(page, 'Password', password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Wrong email or password')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.insertText('a walk in the sun')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()
  expect(complaints).toEqual([])
})

test(
  'a link that was used says so, at once or when it was used meanwhile, and leads to another',
  long,
  async ({ page }) => {
    const ana = await verified(page)
    await post(page, '/api/password-reset/request', { email: ana.email })
    const link = await mailedLink(page, 'password-reset', ana.email)
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).waitFor()
    const chosen = { new_password: 'a walk in the fog', confirm_new_password: 'a walk in the fog' }
    await post(page, '/api/password-reset/reset', { token: new URL(link).searchParams.get('token'), ...chosen })
    await typeInto(page, 'New password', 'a walk in the sun')
    await typeInto(page, 'Confirm new password', 'a walk in the sun')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'This link doesn’t work')).toBeVisible()
    await page.goto(link)
    await expect(heading(page, 'This link doesn’t work')).toBeVisible()
    await pressKey(page, 'link', 'Request new password reset')
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
  },
)

test('links without a token, with garbage, or with no one to ask say what to do', long, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toHaveText('Invalid reset link. Please request a new password reset.')
  for (const garbage of ['garbage', 'x'.repeat(300)]) {
    await page.goto(`/reset-password?token=${garbage}`)
    await expect(page.getByRole('alert')).toHaveText(/Please request a new password reset\.$/)
    await expect(page.getByRole('link', { name: 'Request new password reset' })).toBeVisible()
  }
  await page.route('**/validate-token', (route) => later(() => route.abort()), { times: 1 })
  await page.goto('/reset-password?token=garbage')
  await expect(page.getByText('Validating reset link...', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Failed to validate reset token. Please try again.')
  await expectAccessible(page, 'reset password, not validated')
  await pressKey(page, 'button', 'Try again')
  await expect(page.getByRole('link', { name: 'Request new password reset' })).toBeVisible()

  await page.goto('/verify-email')
  await expect(heading(page, 'Verification Failed')).toBeVisible()
  await expect(
    page.getByText('No verification token provided. Please check your email for the correct link.', { exact: true }),
  ).toBeVisible()
  await page.goto('/verify-email?token=garbage')
  await expect(heading(page, 'Verification Failed')).toBeVisible()
  await pressKey(page, 'link', 'Go to Login')
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a user who asks too often is notified in place, and keeps what was typed', long, async ({ page }) => {
  const { email } = aLearner()
  await page.goto('/forgot-password')
  let status = 200
  for (let tries = 0; status === 200 && tries < 100; tries += 1) {
    status = (await page.request.post('/api/password-reset/request', { data: { email } })).status()
  }
  expect(status).toBe(429)
  await typeInto(page, 'Email', email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(/\w/)
  await expect(page.getByRole('alert')).not.toContainText('Failed to request')
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

// Helpers

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const aLearner = () => {
  const name = `ana-${Math.random().toString(36).slice(2, 10)}`
  return { username: name, email: `${name}@example.org`, password }
}

async function registered(page: Page) {
  const learner = aLearner()
  await post(page, '/api/register', learner)
  return learner
}

async function verified(page: Page) {
  const learner = await registered(page)
  const link = new URL(await mailedLink(page, 'verification', learner.email))
  await post(page, '/api/verify-email', { token: link.searchParams.get('token') })
  return learner
}

const later = (act: () => Promise<void>) => new Promise((resolve) => setTimeout(resolve, 1_000)).then(act)

/** The notice stands above the form. */
async function backTo(page: Page, button: string): Promise<void> {
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('button', { name: button }))
}
