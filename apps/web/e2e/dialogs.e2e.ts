import type { Product } from '@app/testing/product'
import { expect, type Page } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test.use({ viewport: { width: 360, height: 740 } })

test("the browser's Back closes an open dialog, and leaves the page only then", long, async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await enter(page, product, 'berta')
  await openAccount(page)

  for (const [button, title] of [
    ['Buy More Credits', 'Buy Credits'],
    ['Delete my account', 'Delete your account?'],
    ['Log out of all devices', 'Log out of all devices?'],
    ['Menu', 'Menu'],
  ] as const) {
    const opener = page.getByRole('button', { name: button, exact: true })
    const dialog = page.getByRole('dialog', { name: title })
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(pathOf(page)).toBe('/account')

    // closed by hand it leaves nothing behind that Back would have to go through
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.goBack()
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()

  // a link of the menu leads on, Back from there to the page, and forward again
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Account' }).click()
  await expect(heading(page, 'Account Management')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(heading(page, 'Account Management')).toBeVisible()
  expect(complaints).toEqual([])
})

test('who comes back from a checkout, or loads a page again, finds Back where it was', async ({ page, product }) => {
  await enter(page, product, 'carla')
  await openAccount(page)
  const dialog = page.getByRole('dialog', { name: 'Buy Credits' })
  await page.getByRole('button', { name: 'Buy More Credits' }).click()
  await page.getByRole('button', { name: 'Buy Now Package A' }).click()
  await expect(page.getByText('Sandbox - no real money')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Account Management')).toBeVisible()

  // whether the browser has kept the page with its dialog or made it anew: it opens, and Back closes it
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Buy More Credits' }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  expect(pathOf(page)).toBe('/account')
  await page.goBack()
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()
})

// Helpers

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const pathOf = (page: Page): string => new URL(page.url()).pathname

async function enter(page: Page, product: Product, name: string): Promise<void> {
  await enterAs(page, product, `${name}-${Math.random().toString(36).slice(2, 8)}`)
  await page.goto('/dashboard')
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()
}

async function openAccount(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Credits/ })
    .click()
  await expect(heading(page, 'Account Management')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
}
