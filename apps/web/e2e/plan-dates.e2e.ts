import { randomUUID } from 'node:crypto'
import { call, signedInLearner } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { writeRows } from '@app/testing/product-rows'
import { until } from '@app/testing/until'
import { expect, type Page } from '@playwright/test'
import { enter } from './screen-states/app-fixture.ts'
import { complaintsOf, expectAccessible } from './support/gates.ts'
import { test } from './support/product.ts'

test('a plan says what it builds and how it is going, shows what comes next, and takes other answers', async ({
  page,
  product,
}) => {
  const complaints = complaintsOf(page)
  const { token, planId } = await begunPlan(product)
  // six weeks later
  await writeRows(product, `UPDATE plans SET created_at = created_at - interval '42 days' WHERE id = '${planId}'`)
  await enter(page, { token })
  await page.goto(`/learning-plan/${planId}`)
  await expect(page.getByText('You’ll work toward: your own sourdough loaf')).toBeVisible()
  await expect(page.getByText('A little behind')).toBeVisible()
  expect(await weekOf(page, 1)).toBe(1)
  const before = await weekOf(page, 2)
  expect(before).toBeLessThan(7)

  await page.getByText('Read the first section').click()
  const preview = stop(page, 2).locator('.chapter-prose')
  await expect(preview.locator('.katex').first()).toBeVisible()
  // a formula whose letters have come may be wider
  await page.evaluate(() => document.fonts.ready)
  await expect(stop(page, 2).getByRole('button', { name: /^Unlock/ })).toBeVisible()
  await expectAccessible(page, 'a plan with dates and a preview')

  await page.getByRole('button', { name: 'Change my answers' }).click()
  const details = page.getByRole('dialog', { name: 'Your details' })
  await details.getByRole('button', { name: 'Change: Time per week' }).click()
  await details.getByLabel('Hours').fill('1')
  await expectAccessible(page, 'answers that still count')
  await details.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(details).toContainText('1 hour a week')
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(page.getByText('On track')).toBeVisible()
  expect(await weekOf(page, 2)).toBeGreaterThan(6)
  await expect(stop(page, 1).getByRole('link', { name: /^View Chapter/ })).toBeVisible()
  expect(complaints).toEqual([])
})

// Helpers

const stop = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Chapters' })
    .locator('> li')
    .nth(number - 1)

const weekOf = async (page: Page, number: number): Promise<number> => {
  const [, week] = /Week (\d+) ·/.exec((await stop(page, number).textContent()) ?? '') ?? []
  return Number(week)
}

/** A plan of two hours a week, its first chapter written and the next one prepared. */
async function begunPlan(product: Product) {
  const learner = await signedInLearner(product, `dora-${randomUUID().slice(0, 8)}`)
  const { token } = learner
  const planId = await learner.askForPlan('Sourdough')
  const path = `/api/learning-plans/${planId}`
  const read = <T>(of: string) => call<T>(product.url, 'GET', of, undefined, token)
  await until(
    async () => (await read<{ generation_status: string }>(path)).generation_status === 'COMPLETE' || undefined,
  )
  await learner.unlockNext(planId)
  await until(async () => (await read<{ preview: object | null }>(`${path}/preview`)).preview ?? undefined)
  return { token, planId }
}
