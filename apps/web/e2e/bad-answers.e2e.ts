import { expect, type Locator, type Page } from '@playwright/test'
import { failedPlan, guitar } from './screen-states/samples.ts'
import { long } from './support/long-run.ts'
import { expectNoOverflow, faults, test } from './support/with-plans.ts'

const names = Object.keys(faults)
const [broken = ''] = names
/** Those that a page does not try again by itself before it says so. */
const strange = names.slice(1, -1)

test('plans that cannot be read are said so, and can be tried again', long, async ({ page, visit }) => {
  await visit.give(guitar('open'))
  for (const name of [broken, ...strange]) {
    await spoil(page, '**/api/learning-plans', name)
    await page.goto('/dashboard')
    const alert = page.getByRole('alert')
    await expect(alert, name).toContainText('ErrorFailed to fetch learning plans')
    await expectNoOverflow(page)
    await page.unroute('**/api/learning-plans')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article'), name).toBeVisible()
    await expect(alert).toBeHidden()
  }
})

test('plans that cannot be read again stay as they were', long, async ({ page, visit }) => {
  await visit.give(guitar('open'))
  await dashboard(page)
  for (const name of strange) {
    await spoil(page, '**/api/learning-plans', name)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const alert = page.getByRole('alert')
    await expect(alert, name).toContainText('Failed to refresh learning plans')
    await expect(page.getByRole('article')).toBeVisible()
    await page.unroute('**/api/learning-plans')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toBeHidden()
  }
})

test('what no one asked for fails without a word', long, async ({ page, visit }) => {
  await visit.give(guitar('preparing'))
  for (const name of [broken, 'another shape']) {
    for (const path of ['**/check-stuck', '**/api/conversations', '**/status']) await spoil(page, path, name)
    const asked = page.waitForResponse('**/status')
    await dashboard(page)
    await asked
    await expect(page.getByText('Generating...')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('a press that fails says so beside it, and can be repeated', long, async ({ page, visit }) => {
  await visit.give(guitar('done', 'open'))
  await dashboard(page)
  const mark = page.getByRole('button', { name: /^Completed:/ }).nth(1)
  for (const name of names) {
    const words = name === broken ? 'HTTP error! status: 500' : 'Failed to toggle chapter completion status'
    await spoil(page, '**/toggle_completion', name)
    await failsWith(page, mark, words)
    await expect(mark, name).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/toggle_completion')
  }
  await mark.click()
  await expect(page.getByText('33%')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const unlock = page.getByRole('button', { name: 'Unlock (10 credits)' })
  for (const name of names) {
    await spoil(page, '**/unlock-next-chapter', name)
    await failsWith(page, unlock, 'Failed to unlock next chapter')
    await expect(unlock, name).toBeFocused()
    await page.unroute('**/unlock-next-chapter')
  }
  await unlock.click()
  await expect(page.getByRole('link', { name: /^View Chapter/ })).toHaveCount(3)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await visit.give(failedPlan)
  await page.reload()
  const retry = page.getByRole('button', { name: 'Retry Generation' })
  for (const name of names) {
    await spoil(page, '**/retry-generation', name)
    await failsWith(page, retry, 'Failed to retry plan generation')
    await page.unroute('**/retry-generation')
  }
  await retry.click()
  await expect(page.getByText('Plan generation failed. Please try again.')).toBeHidden()
})

test(
  'a chapter that cannot be read is in one state that says so, and can be tried again',
  long,
  async ({ page, visit }) => {
    const [plan] = await visit.give(guitar('done', 'open'))
    const path = `/learning-plan/${plan?.id}/chapter/${plan?.chapters[1]}`
    const words: Readonly<Record<string, string>> = {
      [broken]: 'HTTP error! status: 500',
      'a line that breaks': 'We couldn’t reach the server. Check your connection, then try again.',
    }
    for (const name of names) {
      await spoil(page, `**/api/chapters/${plan?.chapters[1]}`, name)
      await page.goto(path)
      await expect(page.getByText(words[name] ?? 'No chapter data available.'), name).toBeVisible()
      await expect(page.getByText(/Chapter Locked|Content Error|Content Generation in Progress/)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Back to Learning Plans' })).toBeVisible()
      await page.unroute(`**/api/chapters/${plan?.chapters[1]}`)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Introduction' }), name).toBeVisible()
    }
    await spoil(page, '**/toggle_completion', broken)
    await failsWith(page, page.getByRole('button', { name: 'Mark as complete' }), 'HTTP error! status: 500')
    await page.unroute('**/toggle_completion')
    await page.getByRole('button', { name: 'Mark as complete' }).click()
    await expect(page.getByText('Chapter completed.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

// Helpers

async function dashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toBeVisible()
}

const spoil = (page: Page, path: string, name: string) => page.route(path, faults[name] ?? ((route) => route.abort()))

async function failsWith(page: Page, control: Locator, words: string): Promise<void> {
  await control.click()
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
}
