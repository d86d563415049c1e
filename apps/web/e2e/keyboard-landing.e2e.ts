import { expect, type Page } from '@playwright/test'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

const names = ['Conversation', 'Learning Plan', 'Chapter Content'] as const

test('the sample is tried out by keyboard alone', long, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await tabTo(page, tab(page, 'Conversation'))
  for (const [key, name] of [
    ['ArrowRight', 'Learning Plan'],
    ['End', 'Chapter Content'],
    ['ArrowRight', 'Conversation'],
    ['ArrowLeft', 'Chapter Content'],
    ['Home', 'Conversation'],
    ['ArrowRight', 'Learning Plan'],
  ] as const) {
    await page.keyboard.press(key)
    await expectChosen(page, name)
  }

  // one tab is in the tab order: the panel comes next, and the tab again on the way back
  await page.keyboard.press('Tab')
  const panel = page.getByRole('tabpanel', { name: 'Learning Plan' })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tab(page, 'Learning Plan')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0)

  const unlocked = panel.getByRole('status')
  await expect(unlocked).toHaveText('')
  await pressKey(page, 'button', 'Unlock (10 credits)')
  await expect(unlocked).toHaveText('Chapter Unlocked!')
  await expect(unlocked).toHaveText('')
  await expect(page.getByText('Sample credits: 20')).toBeVisible()
  await pressKey(page, 'button', /^View Chapter.*Folding and shaping$/)
  await expectChosen(page, 'Chapter Content')
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Folding and shaping' })).toBeVisible()
  expect(complaints).toEqual([])
})

test(
  'the tabs of the sample stay in one row on a phone, and look the same on paper wherever the pointer rests',
  long,
  async ({ page }) => {
    await page.goto('/')
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const boxes = await Promise.all(names.map((name) => tab(page, name).boundingBox()))
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
      for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    }
    const ground = (name: (typeof names)[number]) =>
      tab(page, name).evaluate((one) => getComputedStyle(one, '::after').backgroundColor)
    await tab(page, 'Learning Plan').hover()
    await expect.poll(() => ground('Learning Plan')).not.toBe(await ground('Chapter Content'))
    await page.emulateMedia({ media: 'print' })
    expect(await ground('Learning Plan')).toBe(await ground('Chapter Content'))
  },
)

test('the first stop of a page leads past its header, and a new page is said and read from its beginning', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const main = page.getByRole('main')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(main).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main.locator(':focus')).toBeVisible()

  // the first page is the browser's to read; each one after it is ours to say
  await pressKey(page, 'link', 'Privacy Policy')
  await expectArrived(page, 'Privacy Policy')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log In' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectArrived(page, 'Sign in')
  expect(complaints).toEqual([])
})

// Helpers

const tab = (page: Page, name: (typeof names)[number]) => page.getByRole('tab', { name })

async function expectArrived(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Waymark`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
}

async function expectChosen(page: Page, chosen: (typeof names)[number]): Promise<void> {
  await expect(tab(page, chosen)).toBeFocused()
  for (const name of names) {
    await expect(tab(page, name)).toHaveAttribute('aria-selected', String(name === chosen))
    await expect(tab(page, name)).toHaveAttribute('tabindex', name === chosen ? '0' : '-1')
  }
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.getByRole('tabpanel', { name: chosen })).toBeVisible()
}
