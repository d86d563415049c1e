import { expect, type Locator } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf, expectAccessibleAgain } from './support/gates.ts'
import { test } from './support/product.ts'

test('a toast over a dialog covers no button, can be heard, reached and closed by keyboard', async ({
  page,
  product,
}) => {
  const complaints = complaintsOf(page)
  await enterAs(page, product, `dora-${Math.random().toString(36).slice(2, 8)}`)
  await page.goto('/account')
  await page.route('**/create-checkout', (route) => route.fulfill({ status: 500, json: {} }))
  const dialog = page.getByRole('dialog', { name: 'Buy Credits' })
  const buy = dialog.getByRole('button', { name: 'Buy Now Package A' })
  const toast = dialog.locator('[data-toast]')
  const closer = toast.getByRole('button')

  const failToBuy = async () => {
    await page.getByRole('button', { name: 'Buy More Credits' }).click()
    await buy.click()
  }

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await failToBuy()
    await expect(toast).toContainText('Failed to create checkout session')
    // under the pointer its time stands still
    await toast.hover()
    await expect(dialog.getByRole('alert')).toContainText('Failed to create checkout session')
    await expect(dialog.locator('[aria-live=polite]').getByRole('list', { name: 'Notifications' })).toBeVisible()
    for (const button of [dialog.getByRole('button', { name: 'Close', exact: true }), buy]) {
      await expect.poll(() => overlap(toast, button), { message: `at ${width} px` }).toBe(false)
    }
    await closer.focus()
    await page.mouse.move(0, 0)
    await page.keyboard.press('Escape')
    await expect(toast).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(buy).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  await failToBuy()
  await closer.focus()
  await expectAccessibleAgain(page, 'toast over a dialog')
  expect(complaints).toEqual([])
})

// Helpers

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) throw new Error('not on the screen')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
