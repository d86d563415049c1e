import { randomUUID } from 'node:crypto'
import { call, signedInLearner } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { expect } from '@playwright/test'
import { enter, grant } from './screen-states/app-fixture.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'
import { countCalls } from './support/with-plans.ts'

test(
  'all chapters of a plan are unlocked by keyboard alone, and written one after another',
  long,
  async ({ page, product }) => {
    const complaints = complaintsOf(page)
    const { token, planId } = await learnerWithPlan(product)
    const calls = countCalls(page, 'POST', `/api/learning-plans/${planId}/unlock-all`)
    await enter(page, { token })
    await page.goto(`/learning-plan/${planId}`)
    const unlockAll = page.getByRole('button', { name: 'Unlock all 3 (20 credits)' })
    await pressKey(page, 'button', 'Unlock all 3 (20 credits)')
    const dialog = page.getByRole('dialog', { name: 'Unlock all 3 chapters?' })
    await expect(dialog).toContainText('We set aside 20 credits, $2')
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(unlockAll).toBeFocused()
    expect(calls()).toBe(0)

    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(unlockAll).toBeHidden()
    await expect(page.getByText(/^Unlocked. We’ll write it after/).first()).toBeVisible()
    // its button is gone, and focus stays in its place
    await expect(page.getByRole('main').locator(':focus')).toContainText('one after another')
    await expect(page.getByRole('link', { name: /^View Chapter/ })).toHaveCount(3, { timeout: 40_000 })
    await expect(page.getByRole('banner')).toContainText('Credits: 10')
    expect(calls()).toBe(1)
    expect(complaints).toEqual([])
  },
)

/** With 30 credits and a plan of the demo tutor's own, cut down to three chapters. */
async function learnerWithPlan(product: Product): Promise<{ readonly token: string; readonly planId: string }> {
  const learner = await signedInLearner(product, `uma-${randomUUID().slice(0, 8)}`)
  const { token } = learner
  const ask = <T>(method: string, path: string) => call<T>(product.url, method, path, undefined, token)
  const { id } = await ask<{ id: string }>('GET', '/api/me')
  await grant(product, id, 30)
  const planId = await learner.askForPlan('Guitar')
  const { chapters } = await until(async () => {
    const plan = (await learner.plans()).find((one) => one.id === planId)
    return plan?.generation_status === 'COMPLETE' ? plan : undefined
  })
  for (const chapter of chapters.slice(3)) await ask('DELETE', `/api/learning-plans/${planId}/chapters/${chapter.id}`)
  return { token, planId }
}
