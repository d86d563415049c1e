import type { Product } from '@app/testing/product'
import { expect, type Page } from '@playwright/test'

const ANA = { username: 'Ana', email: 'ana@example.org', password: 'correct horse' }

/** What a newcomer does, from the landing page to the dashboard. */
export async function register(page: Page, product: Product, who = ANA): Promise<void> {
  await page.goto(product.url)
  await page.getByRole('link', { name: 'Get Started', exact: true }).click()
  await page.getByLabel('Username').fill(who.username)
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByLabel('Confirm password').fill(who.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Account Created Successfully!' })).toBeVisible()
}

export async function verify(page: Page, product: Product, who = ANA): Promise<void> {
  await page.goto(await product.mailedLink(who.email))
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Login' }).click()
}

export async function signIn(page: Page, who = ANA): Promise<void> {
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
}

/** From the dashboard through the conversation to a plan on the dashboard. */
export async function makePlan(
  page: Page,
  goal: string,
  beforeYes: () => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('link', { name: 'Create New Plan' }).first().click()
  await page.getByLabel('What do you want to learn?').fill(goal)
  await page.getByRole('button', { name: 'Start Conversation' }).click()
  await converse(page)
  await beforeYes()
  await page.getByRole('button', { name: 'Yes, Proceed' }).click()
  await page.waitForURL('**/dashboard')
}

/** Answers until the assistant asks for a yes: three questions, with any tutor. */
async function converse(page: Page): Promise<void> {
  const yes = page.getByRole('button', { name: 'Yes, Proceed' })
  // a reply can be copied once it is whole
  const replies = page.getByRole('log').getByRole('button', { name: /^Copy/ })
  await expect(replies).toHaveCount(1)
  for (const [index, answer] of ['I am a beginner', '2 hours a week', 'Having fun with it'].entries()) {
    if (await yes.isVisible()) return
    await page.getByPlaceholder('Type your message...').fill(answer)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(replies).toHaveCount(index + 2)
    await expect(yes.or(page.getByRole('button', { name: 'Send' }))).toBeVisible()
  }
  await expect(yes).toBeVisible()
}

/** Unlocks the free first chapter of the newest plan and opens it. */
export async function readFirstChapter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unlock (Free!)' }).first().click()
  await page
    .getByRole('link', { name: /^View Chapter/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()
}
