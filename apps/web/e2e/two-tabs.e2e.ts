import { expect, type Page } from '@playwright/test'
import { long } from './support/long-run.ts'
import { mailedLink, post } from './support/mailbox.ts'
import { test } from './support/product.ts'

const ENDED = 'Your session has ended. Please sign in again.'
const LEFT_ELSEWHERE = 'You logged out in another tab.'

test('two tabs sign in, take over a new token and sign out together', async ({ page: one, context }) => {
  const ana = await verified(one)
  const two = await context.newPage()
  await two.goto('/login')
  await two.getByLabel('Email').fill('half an addr')
  await signIn(one, ana)
  await expect(heading(two, 'My Learning Dashboard')).toBeVisible()

  await two.goto('/new-learning-request')
  const draft = two.getByLabel('What do you want to learn?')
  await draft.fill('How to read a map')
  await draft.evaluate((element) => element.setAttribute('data-same', 'yes'))
  await changePassword(one, ana)
  await expect.poll(() => tokenOf(two)).toBe(await tokenOf(one))
  await hearsOf(two, one)
  await expect(draft).toHaveValue('How to read a map')
  await expect(draft).toHaveAttribute('data-same', 'yes')
  await two.getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading(two, 'My Learning Dashboard')).toBeVisible()

  await one.getByRole('button', { name: 'Logout' }).click()
  await expect(one).toHaveURL('/')
  await expect(heading(two, 'Sign in')).toBeVisible()
  await expect(two.getByText(LEFT_ELSEWHERE, { exact: true })).toBeVisible()
  await expect(two.getByText(ENDED)).toBeHidden()
  await one.getByRole('link', { name: 'Log In' }).click()
  await expect(heading(one, 'Sign in')).toBeVisible()
  await expect(one.getByText(ENDED).or(one.getByText(LEFT_ELSEWHERE))).toBeHidden()
})

test('a session that the server ended is explained', long, async ({ page }) => {
  const ana = await verified(page)
  await signIn(page, ana)
  // a page that asks the server for nothing by itself: the press is what finds out
  await page.goto('/privacy')
  const account = page.getByRole('link', { name: 'Account', exact: true })
  await expect(account).toBeVisible()
  await post(page, '/api/password-reset/request', { email: ana.email })
  const link = new URL(await mailedLink(page, 'password-reset', ana.email))
  const chosen = { new_password: 'a walk in the fog', confirm_new_password: 'a walk in the fog' }
  await post(page, '/api/password-reset/reset', { token: link.searchParams.get('token'), ...chosen })
  await account.click()
  await expect(page.getByText(ENDED, { exact: true })).toBeVisible()
})

test('a user who signs in again keeps an account that was to be deleted, and is notified', long, async ({ page }) => {
  const ana = await verified(page)
  await signIn(page, ana)
  const reply = await page.request.delete('/api/account', {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
    data: { password: ana.password },
  })
  expect(reply.status()).toBe(202)
  await signIn(page, ana)
  const words = 'Welcome back! Your account won’t be deleted.'
  await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveText(words)
})

// Helpers

/** What one tab stored last is known in the other, and so is all that it stored before. */
async function hearsOf(page: Page, other: Page): Promise<void> {
  await page.evaluate(() =>
    window.addEventListener('storage', ({ key }) => document.body.setAttribute('data-heard', `${key}`)),
  )
  await other.evaluate(() => localStorage.setItem('last', ''))
  await expect(page.locator('body[data-heard=last]')).toBeAttached()
}

type Learner = { readonly username: string; readonly email: string; readonly password: string }

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

async function verified(page: Page): Promise<Learner> {
  const username = `two-${Math.random().toString(36).slice(2, 10)}`
  const learner = { username, email: `${username}@example.org`, password: 'a walk in the rain' }
  await post(page, '/api/register', learner)
  const link = new URL(await mailedLink(page, 'verification', learner.email))
  await post(page, '/api/verify-email', { token: link.searchParams.get('token') })
  return learner
}

async function signIn(page: Page, { email, password }: Learner): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()
}

async function changePassword(page: Page, ana: Learner): Promise<void> {
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByLabel('Current password', { exact: true }).fill(ana.password)
  await page.getByLabel('New password', { exact: true }).fill('a walk in the snow')
  await page.getByLabel('Confirm new password', { exact: true }).fill('a walk in the snow')
  const before = await tokenOf(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect.poll(() => tokenOf(page)).not.toBe(before)
}
