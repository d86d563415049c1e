import { expect } from '@playwright/test'
import { guitar } from './screen-states/samples.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey } from './support/keyboard.ts'
import { countCalls, test } from './support/with-plans.ts'

test('all chapters of a plan are unlocked by keyboard alone, and written one after another', async ({
  page,
  visit,
}) => {
  const complaints = complaintsOf(page)
  const [plan] = await visit.give(guitar('done', 'open', 'open', 'open'))
  const calls = countCalls(page, 'POST', `/api/learning-plans/${plan?.id}/unlock-all`)
  await page.goto(`/learning-plan/${plan?.id}`)
  const unlockAll = page.getByRole('button', { name: 'Unlock all 2 (20 credits)' })
  await pressKey(page, 'button', 'Unlock all 2 (20 credits)')
  const dialog = page.getByRole('dialog', { name: 'Unlock all 2 chapters?' })
  await expect(dialog).toContainText('We set aside 20 credits, $2')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(unlockAll).toBeFocused()
  expect(calls()).toBe(0)

  await page.keyboard.press('Enter')
  await pressKey(page, 'button', 'Not now')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // its button is gone, and focus stays in its place
  await expect(unlockAll).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^View Chapter/ })).toHaveCount(6, { timeout: 20_000 })
  expect(calls()).toBe(1)
  expect(complaints).toEqual([])
})
