import { expect } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test('a plan is unfolded, unlocked and marked by keyboard alone', async ({ page, product }) => {
  const complaints = complaintsOf(page)
  const learner = await enterAs(page, product, 'keys-dashboard')
  await learner.askForPlan('Guitar')
  await expect.poll(async () => (await learner.plans())[0]?.generation_status).toBe('COMPLETE')
  await page.goto('/dashboard')
  const plan = page.getByRole('article')
  const chapters = plan.getByRole('button', { name: /^Chapters/ })
  const unlock = plan.getByRole('button', { name: 'Unlock (Free!)' })
  await tabTo(page, chapters)
  await expect(chapters).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Enter')
  await expect(chapters).toHaveAttribute('aria-expanded', 'false')
  await expect(unlock).toBeHidden()
  await page.keyboard.press('Space')
  await expect(chapters).toHaveAttribute('aria-expanded', 'true')
  await expect(chapters).toBeFocused()

  await tabTo(page, unlock)
  await page.keyboard.press('Enter')
  // its button is gone, and focus stays in its row
  const row = plan.getByRole('list', { name: 'Chapters' }).getByRole('listitem').first()
  await expect(row.getByRole('link', { name: /^View Chapter/ })).toBeVisible()
  await expect(row.locator(':focus')).toBeVisible()
  const toggle = row.getByRole('button', { name: /^Completed: / })
  await tabTo(page, toggle, 'Shift+Tab')
  for (const [key, pressed, done] of [
    ['Space', 'true', /^1 of/],
    ['Enter', 'false', /^0 of/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(toggle).toHaveAttribute('aria-pressed', pressed)
    await expect(plan.getByText(done).first()).toBeVisible()
    await expect(toggle).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a plan that failed is asked for again by keyboard alone', long, async ({ page, product }) => {
  const learner = await enterAs(page, product, 'keys-failed')
  await learner.askForPlan('Guitar')
  await page.route('**/api/learning-plans', async (route) => {
    const plans = await (await route.fetch()).json()
    const failed = { generation_status: 'FAILED', generation_error: 'The tutor did not answer.', chapters: [] }
    await route.fulfill({ json: plans.map((plan: object) => ({ ...plan, ...failed })) })
  })
  await page.goto('/dashboard')
  const asked = page.waitForRequest('**/retry-generation')
  await pressKey(page, 'button', 'Retry Generation')
  expect((await asked).method()).toBe('POST')
  await expect(page.locator(':focus'), 'focus is not lost with the button').toBeVisible()
})

test('a chapter is gone through by keyboard alone', long, async ({ page, product }) => {
  const complaints = complaintsOf(page)
  const { id, chapters } = await planOf(await enterAs(page, product, 'keys-chapter'), 'Guitar')
  await page.goto(`/learning-plan/${id}/chapter/${chapters[0]?.id}`)
  await page.getByRole('heading', { name: 'Introduction' }).waitFor()
  const contents = page.getByRole('navigation', { name: 'In this chapter' })
  await tabTo(page, contents.getByRole('link', { name: 'Learning Objectives' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Learning Objectives' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Learning Objectives' })).toBeFocused()

  // focus went along, so the first objective is the next stop
  await page.keyboard.press('Tab')
  const objective = page.getByRole('checkbox').first()
  await expect(objective).toBeFocused()
  await page.keyboard.press('Space')
  await expect(objective).toBeChecked()
  await page.keyboard.press('Space')
  await expect(objective).not.toBeChecked()

  await pressKey(page, 'button', 'Mark as complete')
  await expect(page.getByText('Chapter completed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as not complete' })).toBeFocused()
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const around = page.getByRole('navigation', { name: 'Previous and next chapters' })
  await tabTo(page, around.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('This chapter is currently locked.')).toBeVisible()
  await tabTo(page, around.getByRole('link', { name: /^Previous chapter/ }))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(title)
  await pressKey(page, 'link', 'Back to Learning Plans')
  await expect(page.getByRole('heading', { level: 1, name: 'My Learning Dashboard' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(complaints).toEqual([])
})
