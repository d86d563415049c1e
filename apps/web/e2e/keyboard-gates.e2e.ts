import { expect, type Page } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { expectFocusInSight, expectNoSidewaysScroll, expectPressable } from './support/gauge.ts'
import { IS_LONG_RUN, long } from './support/long-run.ts'
import { test } from './support/product.ts'

/** Where two screens are made of the same things, the test command looks at one of them. */
const inTurn = (one: readonly string[], others: readonly string[]) => (IS_LONG_RUN ? [...one, ...others] : one)

test('what is public fits, can be pressed, and shows what has focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of inTurn(['/', '/register'], ['/login'])) {
    await page.goto(path)
    await page.getByRole('contentinfo').getByText('Contact').waitFor()
    await expectScreen(page, path)
  }
})

test("a learner's screens fit, can be pressed, and show what has focus", async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const learner = await enterAs(page, product, 'gates')
  const { id, chapters } = await planOf(learner, 'I want to learn the guitar')
  const screens = [
    ['/dashboard', 'Chapters'],
    [`/learning-plan/${id}/chapter/${chapters[0]?.id}`, 'Mark as complete'],
    ...(IS_LONG_RUN ? [['/account', 'This browser'] as const] : []),
  ] as const
  for (const [path, sign] of screens) {
    await page.goto(path)
    await page.getByText(sign).first().waitFor()
    await expectScreen(page, path)
  }
  await talk(page)
  await expectScreen(page, 'chat')
})

test('a finger finds its way on a tablet', long, async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const learner = await enterAs(page, product, 'tablet')
  const { id, chapters } = await planOf(learner, 'Guitar')
  const ofPlan = ['/dashboard', `/learning-plan/${id}/chapter/${chapters[0]?.id}`]
  for (const path of inTurn(ofPlan, ['/', '/account'])) {
    await page.goto(path)
    await page.getByRole('contentinfo').getByText('Contact').waitFor()
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
    await expectPressable(page, `${path}, by finger`, { button: 44 })
  }
  const credits = page.getByRole('banner').getByRole('link', { name: /^Credits/ })
  expect((await credits.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await talk(page)
  await expectPressable(page, 'chat, by finger', { button: 44 })
  await context.close()
})

// Helpers

async function talk(page: Page): Promise<void> {
  await page.goto('/new-learning-request')
  await page.getByRole('button', { name: /^Bake sourdough/ }).click()
  await page.getByRole('button', { name: 'Start Conversation' }).click()
  await expect(page.getByRole('log').getByRole('button', { name: /^Copy/ })).toHaveCount(1)
}

async function expectScreen(page: Page, screen: string): Promise<void> {
  await expectNoSidewaysScroll(page, screen)
  await expectPressable(page, screen, { button: 24 })
  await page.setViewportSize({ width: 640, height: 400 })
  await expectFocusInSight(page, screen)
}
