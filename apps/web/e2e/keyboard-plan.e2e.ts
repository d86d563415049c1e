import { expect } from '@playwright/test'
import { guitar } from './screen-states/samples.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/with-plans.ts'

test('a plan is looked over, looked into and begun by keyboard alone', long, async ({ page, visit }) => {
  const complaints = complaintsOf(page)
  const sample = guitar()
  const [plan] = await visit.give(sample)
  await page.goto('/dashboard')
  await pressKey(page, 'link', sample.title)
  await expect(page.getByRole('heading', { level: 1, name: sample.title })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(`/learning-plan/${plan?.id}`)
  await expect(page.getByText('First chapter free, then 10 credits ($1) each')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '50 credits, $5' })).toBeVisible()

  // what is locked can be looked into, and folded again
  const stops = page.getByRole('list', { name: 'Chapters' }).locator('> li')
  const fold = stops.nth(1).locator('details')
  const objective = fold.getByText('Read a chord diagram')
  await expect(objective).toBeHidden()
  await tabTo(page, fold.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(objective).toBeVisible()
  await page.keyboard.press('Space')
  await expect(objective).toBeHidden()

  await tabTo(page, stops.first().getByRole('button', { name: 'Unlock (Free!)' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  // its button is gone, and focus stays with its chapter
  const view = stops.first().getByRole('link', { name: /^View Chapter/ })
  await expect(view).toBeVisible()
  await expect(stops.first().locator(':focus')).toBeVisible()
  await tabTo(page, view)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()

  // from a chapter that is still locked the way leads back to the plan
  await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[2]}`)
  await expect(page.getByText('This chapter is currently locked.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'What you’ll be able to do' })).toBeVisible()
  await pressKey(page, 'link', 'See the whole plan')
  await expect(page.getByRole('heading', { level: 1, name: sample.title })).toBeVisible()
  expect(complaints).toEqual([])
})
