import { expect, type Page } from '@playwright/test'
import { lesson } from './screen-states/lesson.ts'
import { guitar } from './screen-states/samples.ts'
import { complaintsOf, expectAccessible } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { test as tutored } from './support/tutored.ts'
import { withPlans } from './support/with-plans.ts'

/** Someone has to look at it. */
const test = withPlans(tutored)

const MADE = 'def practise(minutes):\n    return 4 * minutes  # bars\n'

test('what was made of a practice is looked at by keyboard, and is there again', async ({ page, visit }) => {
  const complaints = complaintsOf(page)
  const [chapter, ...others] = guitar('open').chapters
  if (!chapter) throw new Error('the plan has no chapters')
  const plan = { ...guitar(), chapters: [{ ...chapter, content: lesson }, ...others] }
  const [written] = await visit.give(plan)
  await page.goto(`/learning-plan/${written?.id}/chapter/${written?.chapters[0]}`)
  const practice = page.getByRole('region', { name: 'Practice', exact: true })
  const field = practice.getByLabel('Paste what you made')

  await tabTo(page, field)
  await page.keyboard.insertText(MADE)
  await page.reload()
  await expect(field).toHaveValue(MADE)

  await pressKey(page, 'button', 'Look at my result')
  const feedback = practice.getByRole('region', { name: 'Feedback' })
  await expect(feedback).toContainText('Your first two steps fit')
  await expect(feedback.locator('strong')).toHaveText('Next step:')
  await expect(practice.getByRole('button', { name: 'Look at my result' })).toBeFocused()

  await page.reload()
  await expect(feedback).toContainText('Your first two steps fit')
  await expect(field).toHaveValue(MADE.trim())
  await expectAccessible(page, 'a practice that was looked at')
  await expectFits(page)
  expect(complaints).toEqual([])
})

// Helpers

/** A long line of code breaks inside its field. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 })
  const field = page.getByLabel('Paste what you made')
  await field.fill('x'.repeat(400))
  expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await field.fill('')
}
