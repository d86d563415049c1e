import { expect } from '@playwright/test'
import { long } from './support/long-run.ts'
import { arrive, button, converse, input, say, test } from './support/tutored.ts'

test('an answer is changed after the yes, and the plan is made anew in its place', long, async ({ page }) => {
  await converse(page, await arrive(page))
  await button(page, 'Make the plan now').click()
  await button(page, 'Yes, Proceed').click()
  await page.waitForURL('**/dashboard')
  // the page before has a button of that name, and may still stand there
  await expect(page.getByRole('article')).toBeVisible()
  await button(page, 'Change my answers').click()
  await expect(page.getByText('Your plan stays as it is until you say yes again.')).toBeVisible()
  await expect(input(page)).toBeVisible()

  // what was left open was agreed to: one answer leads to the summary
  await say(page, 'Three hours a week')
  await button(page, 'Yes, Proceed').click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(button(page, 'Change my answers')).toBeVisible()
})
