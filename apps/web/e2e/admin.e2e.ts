import { call } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { writeRows } from '@app/testing/product-rows'
import { type Browser, expect, type Page } from '@playwright/test'
import { addUser, GIVEN, makeAdmin } from './support/admins.ts'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo, typeInto } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test('an admin runs the accounts of others by keyboard alone', async ({ page, browser, product }) => {
  const complaints = complaintsOf(page)
  await openPortal(page, product, 'ada')
  const dora = { username: 'Dora', email: 'dora@example.org' }

  await pressKey(page, 'button', 'Add User')
  await expect(page.getByLabel('Username', { exact: true })).toBeFocused()
  await typeInto(page, 'Username', dora.username)
  await typeInto(page, 'Email', dora.email)
  await pressKey(page, 'button', 'Generate a password')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy the password' })).toBeVisible()
  const given = await page.getByLabel('Password', { exact: true }).inputValue()
  await pressKey(page, 'button', 'Add User')
  await seeDone(page, 'User added successfully!')
  await expect(page.getByRole('main')).toContainText(given)
  // focus is back where it came from
  await expect(page.getByRole('button', { name: 'Add User', exact: true })).toBeFocused()

  // the account is hers only with a password that no one else knows
  const hers = await anotherBrowser(browser, product)
  await signIn(hers, dora.email, given)
  const own = hers.getByRole('heading', { name: 'Choose your own password' })
  await expect(own).toBeVisible()
  for (const path of ['/account', '/', '/nowhere']) {
    await hers.goto(path)
    await expect(own).toBeVisible()
  }
  await typeInto(hers, 'Current password', given)
  await typeInto(hers, 'New password', 'a way of my own')
  await typeInto(hers, 'Confirm new password', 'a way of my own')
  await pressKey(hers, 'button', 'Change Password')
  await seeDashboard(hers)

  await typeInto(page, 'Search', 'dora@')
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(new URL(page.url()).searchParams.get('search')).toBe('dora@')

  await pressKey(page, 'button', 'Add Credits to Dora')
  await typeInto(page, 'Amount', '50')
  await expect(page.getByRole('dialog')).toContainText('50 credits')
  await typeInto(page, 'Reason (optional)', 'Won the raffle')
  await pressKey(page, 'button', 'Add Credits')
  await seeDone(page, 'Credits added successfully!')
  await expect(rowOf(page, 'Dora')).toContainText('50')
  await hers.goto('/account')
  await expect(hers.getByRole('link', { name: 'Credits: 50' })).toBeVisible()
  await expect(hers.getByText('Added by an admin: Won the raffle')).toBeVisible()

  await pressKey(page, 'button', 'Change Role for Dora')
  await tabTo(page, page.getByRole('dialog').getByLabel('Role', { exact: true }))
  await page.keyboard.press('ArrowDown')
  await pressKey(page, 'button', 'Change Role')
  await seeDone(page, 'User role updated!')
  await expect(rowOf(page, 'Dora')).toContainText('Admin')
  await hers.reload()
  await signIn(hers, dora.email, 'a way of my own')
  await seeDashboard(hers)
  await expect(hers.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()

  // a user who is deactivated is out at once
  const status = page.getByRole('switch', { name: 'Status of Dora' })
  await tabTo(page, status)
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog', { name: 'Deactivate Dora?' })
  await expect(dialog).toHaveAccessibleDescription(/^This logs Dora out of all devices.*Plans and credits stay\.$/)
  // it asks: what changes nothing comes first
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(status).toBeFocused()
  await expect(status).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Space')
  await typeInto(page, 'Reason (optional)', 'Asked for a break')
  await pressKey(page, 'button', 'Deactivate')
  await seeDone(page, 'User status updated!')
  await expect(status).toHaveAttribute('aria-checked', 'false')
  await expect(status).toBeFocused()
  await expect(rowOf(page, 'Dora')).toContainText('Inactive')
  await pressKey(hers, 'link', 'Account')
  await expect(hers.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(status).toHaveAttribute('aria-checked', 'true')

  await pressKey(page, 'button', 'Reset Password for Dora')
  await typeInto(page, 'New password', 'short')
  await pressKey(page, 'button', 'Reset Password')
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await typeInto(page, 'New password', GIVEN)
  await pressKey(page, 'button', 'Reset Password')
  await seeDone(page, 'Password reset successfully!')
  await signIn(hers, dora.email, GIVEN)
  await expect(own).toBeVisible()
  await hers.context().close()

  await tabTo(page, page.getByRole('link', { name: 'Dora', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await pressKey(page, 'button', 'Delete Account')
  const deletion = page.getByRole('dialog', { name: 'Delete the account of Dora?' })
  await expect(deletion).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(deletion).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused()
  await pressKey(page, 'link', 'Activity of Dora')
  const log = page.getByRole('list', { name: 'Activity, newest first' })
  await expect(log.getByRole('listitem')).toHaveText([
    /ada set a temporary password for Dora/,
    /ada activated Dora/,
    /ada deactivated Dora.*Asked for a break/s,
    /ada changed Dora’s role from standard to admin/,
    /ada added 50 credits to Dora \(balance 50\).*Won the raffle/s,
    /ada added Dora as a standard user/,
  ])

  // narrowed by kind and by who acted, which a reload keeps
  await tabTo(page, page.getByLabel('Action'))
  await page.keyboard.type('Credits')
  await expect(log.getByRole('listitem')).toHaveText([/ada added 50 credits to Dora/])
  await tabTo(page, page.getByLabel('Done by'))
  await page.keyboard.type('An operator')
  await expect(page.getByRole('heading', { name: 'No matches.' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No matches.' })).toBeVisible()
  await expect(page.getByText('Only actions on Dora')).toBeVisible()
  await pressKey(page, 'button', 'Clear filters')
  await expect(log.getByRole('listitem')).toHaveCount(6)
  expect(complaints).toEqual([])
})

test('an admin cannot lock themselves out, and learns why', long, async ({ page, product }) => {
  const { id, token } = await openPortal(page, product, 'adam')
  await addUser(product, token, 'Eve')
  await page.goto('/admin?search=adam')
  await expect(rowOf(page, 'adam').getByText('You', { exact: true })).toBeVisible()
  expect((await rowOf(page, 'adam').boundingBox())?.height).toBe(56)

  const status = page.getByRole('switch', { name: 'Status of adam' })
  await tabTo(page, status)
  await expect(status).toHaveAccessibleDescription('Another admin can change your status.')
  await page.keyboard.press('Space')
  await expect(status).toHaveAttribute('aria-checked', 'true')
  const role = page.getByRole('button', { name: 'Change Role for adam' })
  await expect(role).toHaveAccessibleDescription('Another admin can change your role.')
  await tabTo(page, role)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  // where a row has no room for them, its actions stand below each other
  await page.setViewportSize({ width: 1024, height: 720 })
  await tabTo(page, role, 'Shift+Tab')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)

  // cards say the same on a phone, and what the list is narrowed to stays
  const why = 'This is you. Another admin can change your role and status'
  await page.setViewportSize({ width: 360, height: 720 })
  await expect(page.getByRole('list', { name: 'Users' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('listitem').getByText(why)).toBeVisible()
  await typeInto(page, 'Search', 'no such user')
  await expect(page.getByRole('heading', { name: 'No users found.' })).toBeVisible()
  await pressKey(page, 'button', 'Clear filters')
  await expect(page.getByRole('switch', { name: 'Status of Eve' })).toBeVisible()

  // who is no admin any more is led on
  await writeRows(product, `UPDATE users SET role = 'standard' WHERE id = '${id}'`)
  await typeInto(page, 'Search', 'eve')
  await seeDashboard(page)
})

// Helpers

async function openPortal(page: Page, product: Product, name: string) {
  const { token } = await enterAs(page, product, name)
  const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, token)
  await makeAdmin(product, id)
  await page.goto('/dashboard')
  await pressKey(page, 'link', 'Admin')
  await expect(page.getByRole('heading', { name: 'Admin Portal - User Management' })).toBeVisible()
  return { id, token }
}

/** What stays of the toast, which a slow machine shows too briefly. */
async function seeDone(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: `${name}@`.toLowerCase() })

const seeDashboard = (page: Page) => expect(page.getByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()

async function anotherBrowser(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { 'X-Forwarded-For': `10.9.${[0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}` },
  })
  return await context.newPage()
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await typeInto(page, 'Email', email)
  await typeInto(page, 'Password', password)
  await page.keyboard.press('Enter')
}
