import { expect } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { test } from './support/tutored.ts'
import { expectNoOverflow } from './support/with-plans.ts'

const EXPLAIN = 'Explain this chapter differently'

test('a chapter is explained differently by keyboard, read meanwhile, and the former one found again', async ({
  page,
  product,
  tutor,
}) => {
  const complaints = complaintsOf(page)
  const learner = await enterAs(page, product, 'retold')
  const { id, chapters } = await planOf(learner, 'I want to learn chess')
  const path = `/learning-plan/${id}/chapter/${chapters[0]?.id}`
  await page.goto(product.url + path)
  const status = page.getByRole('status').filter({ hasText: /version/ })
  const body = page.locator('#s1 .chapter-prose p').nth(1)
  const former = await body.innerText()

  await pressKey(page, 'button', EXPLAIN)
  const panel = page.getByRole('region', { name: EXPLAIN })
  await expect(panel.getByLabel('In simpler words')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByLabel('With more examples')).toBeChecked()
  await tabTo(page, panel.getByLabel('Anything to add?', { exact: false }))
  await page.keyboard.insertText('From cooking, please')
  // the model takes its time
  tutor.faults.next({ kind: 'status', status: 503, headers: { 'Retry-After': '3' } })
  await pressKey(page, 'button', 'Write a new version')
  await expect(status).toContainText('We’re writing a new version: with more examples. Keep reading; this one stays.')
  await expect(status).toBeFocused()
  await expect(body).toHaveText(former)
  await expect(status).toContainText('The new version is ready.', { timeout: 20_000 })
  await expect(body).toHaveText(former)
  const asked = tutor.requests.map((request) => JSON.stringify(request)).filter((text) => text.includes('differently'))
  expect(asked.some((text) => text.includes('From cooking, please'))).toBe(true)

  await pressKey(page, 'button', 'Show it')
  await expect(status).toHaveText('You’re reading version 2 of 2: with more examples.')
  await expect(status).toBeFocused()
  await expect(body).not.toHaveText(former)

  await page.setViewportSize({ width: 360, height: 700 })
  await pressKey(page, 'button', EXPLAIN)
  await expect(panel.getByText('Version 2: with more examples')).toBeVisible()
  await expect(panel.getByText('“From cooking, please”')).toBeVisible()
  await expect(panel.getByText(/^Free, once more for this chapter/)).toBeVisible()
  await expectNoOverflow(page)
  await pressKey(page, 'button', 'Read this one: Version 1: the original')
  await expect(status).toHaveText('You’re reading version 1 of 2: the original.')
  await expect(body).toHaveText(former)
  expect((await learner.plans())[0]?.chapters[0]).toMatchObject({ content_status: 'COMPLETE', isUnlocked: true })
  expect(complaints).toEqual([])
})
