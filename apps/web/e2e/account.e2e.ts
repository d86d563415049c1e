import { readFile } from 'node:fs/promises'
import { signedInLearner } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { complaintsOf, expectAccessibleAgain } from './support/gates.ts'
import { pressKey, tabTo, typeInto } from './support/keyboard.ts'
import { signIn } from './support/learner.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test(
  'a password is changed by keyboard alone, and only this browser stays signed in',
  long,
  async ({ page, context, browser, product }) => {
    const complaints = complaintsOf(page)
    const { who } = await aLearner(product, 'petra')
    const elsewhere = await anotherBrowser(browser, product)
    await enter(elsewhere, who)
    await enter(page, who)
    await openAccount(page)
    const otherTab = await context.newPage()
    await otherTab.goto('/dashboard')
    await expect(heading(otherTab, 'My Learning Dashboard')).toBeVisible()

    const labels = ['Current password', 'New password', 'Confirm new password'] as const
    const [current, chosen, repeated] = [field(page, labels[0]), field(page, labels[1]), field(page, labels[2])]
    const submit = () => pressKey(page, 'button', 'Change Password')
    const change = async (...values: readonly [string, string, string]) => {
      for (const [index, label] of labels.entries()) await typeInto(page, label, values[index] ?? '')
      await submit()
    }

    await submit()
    await expect(page.getByRole('alert')).toHaveText('All password fields are required.')
    await expect(current).toBeFocused()

    await change('wrong', '12345678', '12345679')
    await expect(page.getByText('New password must be longer than 8 characters.')).toBeVisible()
    await expect(page.getByText('New passwords do not match.')).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()

    await change('wrong', 'a longer way', 'a longer way')
    await expect(current).toHaveAccessibleDescription(/current password isn’t right/)
    await expect(current).toBeFocused()
    await expect(chosen).toHaveValue('a longer way')

    await change(who.password, who.password, who.password)
    await expect(chosen).toHaveAccessibleDescription(/This is your current password/)
    await change(who.password, 'password123', 'password123')
    await expect(chosen).toHaveAccessibleDescription(/too common/)

    const before = await tokenOf(page)
    await change(who.password, 'a longer way', 'a longer way')
    await expect(page.getByRole('status').filter({ hasText: /password/i })).toBeVisible()
    for (const field of [current, chosen, repeated]) await expect(field).toHaveValue('')
    expect(await tokenOf(page)).not.toBe(before)

    await page.reload()
    await expect(heading(page, 'Account Management')).toBeVisible()
    await otherTab.reload()
    await expect(heading(otherTab, 'My Learning Dashboard')).toBeVisible()
    await elsewhere.reload()
    await expect(heading(elsewhere, 'Sign in')).toBeVisible()
    await signIn(elsewhere, { ...who, password: 'a longer way' })
    await elsewhere.context().close()

    await page.evaluate(() => localStorage.removeItem('token'))
    await change('a longer way', 'the longest way', 'the longest way')
    await expect(page.getByRole('alert')).toHaveText('Authentication token not found. Please log in again.')
    expect(complaints).toEqual([])
  },
)

test('a browser is logged out from another one, and then all of them', long, async ({ page, browser, product }) => {
  const complaints = complaintsOf(page)
  const { who } = await aLearner(product, 'quentin')
  const phone = await anotherBrowser(browser, product)
  await enter(phone, who)
  await enter(page, who)
  await openAccount(page)
  const browsers = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  // the third one has asked for the account without a browser
  await expect(browsers).toHaveCount(3)
  await expect(browsers.first()).toContainText('This browser')
  await expect(browsers.filter({ hasText: 'Unknown device' })).toHaveCount(1)
  await expectAccessibleAgain(page, 'account')

  await pressKey(page, 'button', /^Log out Firefox on Windows/)
  await expect(browsers).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeFocused()
  await phone.getByRole('link', { name: 'Create New Plan' }).first().click()
  await expect(phone.getByText('Your session has ended. Please sign in again.', { exact: true })).toBeVisible()
  await signIn(phone, who)

  const everywhere = page.getByRole('button', { name: 'Log out of all devices' })
  const dialog = page.getByRole('dialog', { name: 'Log out of all devices?' })
  await tabTo(page, everywhere)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('including this browser')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(everywhere).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Log out of all devices' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  expect(await tokenOf(page)).toBe(null)
  expect(new URL(page.url()).pathname).toBe('/')
  await phone.reload()
  await expect(heading(phone, 'Sign in')).toBeVisible()
  await phone.context().close()
  expect(complaints).toEqual([])
})

test('a learner takes their data along, deletes the account and comes back', async ({ page, product }) => {
  const complaints = complaintsOf(page)
  const { who, learner } = await aLearner(product, 'rosalind')
  await learner.askForPlan('I want to learn the guitar')
  await expect.poll(async () => (await learner.plans())[0]?.generation_status, { timeout: 30_000 }).toBe('COMPLETE')
  await enter(page, who)
  await openAccount(page)

  const downloading = page.waitForEvent('download')
  await pressKey(page, 'button', 'Download my data')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^waymark-data-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  const data = JSON.parse(text)
  expect(data).toMatchObject({
    account: { email: who.email },
    conversations: [{ brief: { goal: 'I want to learn the guitar' } }],
  })
  expect(data.plans[0].chapters.length).toBeGreaterThan(2)
  expect(text).not.toMatch(/argon2|password_?hash|correct horse/i)
  await expect(page.getByText(download.suggestedFilename())).toBeVisible()

  await pressKey(page, 'button', 'Delete my account')
  const password = field(page, 'Your password')
  await typeInto(page, 'Your password', 'wrong')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/current password isn’t right/)
  await expectAccessibleAgain(page, 'delete account')

  await typeInto(page, 'Your password', who.password)
  await page.keyboard.press('Enter')
  const farewell = page.getByRole('dialog', { name: 'Your account will be deleted' })
  const deletion = await farewell.locator('time').first().getAttribute('datetime')
  expect(Math.round((Date.parse(deletion ?? '') - Date.now()) / 86_400_000)).toBe(30)
  expect(await tokenOf(page)).toBe(null)
  await expect(learner.plans()).rejects.toThrow('401')
  // a user who was elsewhere meanwhile still finds the date
  const read = page.waitForResponse('**/api/me')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect((await read).status()).toBe(401)
  await expect(farewell.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Your account will be deleted on .* Sign in before then/)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')

  await page.getByRole('link', { name: 'Log In' }).click()
  await signIn(page, who)
  await expect(page.getByText('Welcome back! Your account won’t be deleted.').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(complaints).toEqual([])
})

// Helpers

/** A user who has an account, and is signed in to it from somewhere that is no browser. */
async function aLearner(product: Product, username: string) {
  const learner = await signedInLearner(product, username)
  return { learner, who: { username, email: `${username}@example.org`, password: 'correct horse' } }
}

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'))

/** Signs in as this browser, without its screens. */
async function enter(page: Page, { email, password }: { readonly email: string; readonly password: string }) {
  const reply = await page.request.post('/api/login', { data: { email, password } })
  const { access_token: token } = await reply.json()
  await page.goto('/healthz')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto('/dashboard')
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account')
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
}

/** One that shares nothing with the page's, and calls itself by another name. */
async function anotherBrowser(browser: Browser, { url }: Product): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  return (await browser.newContext({ userAgent, baseURL: url })).newPage()
}
