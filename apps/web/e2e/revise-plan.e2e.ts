import { expect, type Page } from '@playwright/test'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { editable, expectOrder, openEditor, stopOf, TITLES } from './support/plan-editor.ts'
import { test as tutored } from './support/tutored.ts'
import { expectNoOverflow, test as withDemo, withPlans } from './support/with-plans.ts'

/** Changes in words need a model. */
const test = withPlans(tutored)

type Kept = { readonly version: number; readonly chapters: readonly { readonly title: string }[] }

test('a plan is changed in words by keyboard, accepted and undone', async ({ page, visit }) => {
  const complaints = complaintsOf(page)
  const [plan] = await visit.give(editable())
  const kept = () => visit.ask<Kept>(`/api/learning-plans/${plan?.id}`)
  await openEditor(page, plan?.id)

  await pressKey(page, 'button', 'Describe changes')
  await expect(page.getByLabel('What should be different?')).toBeFocused()
  await page.keyboard.insertText('Add a chapter about barre chords')
  await tabTo(page, page.getByRole('button', { name: 'Suggest changes' }))
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: '1 change to review' })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
  const changes = page.getByRole('list', { name: '1 change to review' }).locator('> li')
  await expect(changes.first()).toContainText(/^Add as chapter 7/)
  expect((await kept()).version).toBe(0)

  await tabTo(page, page.getByRole('button', { name: 'Accept changes' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Made 1 change.').last()).toBeVisible()
  await expectOrder(page, 0, 1, 2, 3, 4, 5, /^7 /)
  await expect(page.getByRole('button', { name: 'Describe changes' })).toBeFocused()
  expect((await kept()).version).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expectOrder(page, 0, 1, 2, 3, 4, 5)
  expect((await kept()).version).toBe(2)
  expect(complaints).toEqual([])
})

test(
  'changes wait for one who leaves, and are asked for again when the plan has changed meanwhile',
  long,
  async ({ page, visit }) => {
    const complaints = complaintsOf(page)
    const [plan] = await visit.give(editable())
    await openEditor(page, plan?.id)
    await ask(page, 'Add a chapter about barre chords')
    await expect(page.getByRole('heading', { name: /^Working on|to review$/ })).toBeVisible()
    await page.goto('/dashboard')
    await page.getByRole('link', { name: editable().title }).first().click()
    await expect(page.getByText('The changes you asked for are ready to review.')).toBeVisible()
    await page.getByRole('button', { name: 'See the changes' }).click()
    await expect(page.getByRole('heading', { name: '1 change to review' })).toBeFocused()
    await expect(page.getByText(/^Add as chapter 7/)).toBeVisible()

    // an edit by hand
    await stopOf(page, TITLES[4]).getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('heading', { name: 'Your plan has changed since you asked' })).toBeVisible()
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(page.getByText(/^Add as chapter 6/)).toBeVisible()
    await page.getByRole('button', { name: 'Keep my plan' }).click()
    await expect(page.getByRole('button', { name: 'Describe changes' })).toBeFocused()
    await expectOrder(page, 0, 1, 2, 3, 5)

    // what is typed outlives a reload
    await page.getByRole('button', { name: 'Describe changes' }).click()
    await page.getByLabel('What should be different?').fill('Make it shorter')
    await page.reload()
    await page.getByRole('button', { name: 'Edit plan' }).click()
    await expect(page.getByLabel('What should be different?')).toHaveValue('Make it shorter')
    await page.getByRole('button', { name: 'Suggest changes' }).click()
    await expect(page.getByRole('button', { name: 'Accept changes' })).toBeVisible()
    expect(complaints).toEqual([])
  },
)

withDemo.describe('on a narrow phone', () => {
  withDemo.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  withDemo('a chapter is added, and what it teaches is written', long, async ({ page, visit }) => {
    const complaints = complaintsOf(page)
    const [plan] = await visit.give(editable())
    await openEditor(page, plan?.id)
    await page.getByRole('button', { name: 'Add a chapter' }).tap()
    await page.getByLabel('New chapter title').fill('Barre chords')
    await page.getByLabel('Where').selectOption({ label: `After 3 ${TITLES[2]}` })
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Add chapter' }).tap()
    await expect(page.getByText('Added “Barre chords”.').last()).toBeVisible()
    await expectOrder(page, 0, 1, 2, /Barre chords/, 3, 4, 5)
    const added = stopOf(page, 'Barre chords')
    await expect(added.locator(':focus')).toHaveCount(1)
    await expect(added.getByText('We’re planning what this chapter teaches.')).toHaveCount(0)
    await expect(added.locator('p').first()).toContainText('Move one shape up and down the neck')
    await expectNoOverflow(page)
    expect(complaints).toEqual([])
  })
})

// Helpers

async function ask(page: Page, request: string): Promise<void> {
  await page.getByRole('button', { name: 'Describe changes' }).click()
  await page.getByLabel('What should be different?').fill(request)
  await page.getByRole('button', { name: 'Suggest changes' }).click()
}
