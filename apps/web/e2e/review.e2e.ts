import { expect, type Page } from '@playwright/test'
import { twoSets } from './screen-states/check.ts'
import { lesson } from './screen-states/lesson.ts'
import { giveCards } from './screen-states/rows.ts'
import { guitar } from './screen-states/samples.ts'
import { complaintsOf, expectAccessible } from './support/gates.ts'
import { tabTo } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { themes, widths } from './support/looks.ts'
import { test } from './support/with-plans.ts'

for (const [place, width] of widths.entries()) {
  test(`what was learned comes back, by keyboard alone, at ${width} px`, async ({ page, product, home, visit }) => {
    const complaints = complaintsOf(page)
    await page.emulateMedia({ colorScheme: themes[place] ?? 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    const [single, multiple] = twoSets()
    const [first, second, ...others] = guitar('done', 'open').chapters
    if (!first || !second || !single || !multiple) throw new Error('the plan has no chapters')
    const [plan] = await visit.give({
      ...guitar(),
      chapters: [
        { ...first, content: lesson, questions: [single] },
        { ...second, content: lesson, questions: [multiple] },
        ...others,
      ],
    })
    await giveCards({ app: { product }, learner: home }, plan?.chapters.slice(0, 2) ?? [])

    await page.goto('/dashboard')
    await tabTo(page, page.getByRole('main').getByRole('link', { name: '2 reviews' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio').first()).toBeFocused()
    await expectAccessible(page, 'a question of a review', { widths: [width] })
    await page.setViewportSize({ width, height: 800 })

    // a miss is explained, and comes back
    await choose(page, 'radio', '20 seconds')
    await page.keyboard.press('Enter')
    await expect(page.getByText('That takes the number of changes for the time of one.')).toBeVisible()
    await expect(page.getByText('You’ll see this one again in a moment.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await expectAccessible(page, 'a wrong answer of a review', { widths: [width] })
    await page.setViewportSize({ width, height: 800 })
    await page.keyboard.press('Enter')

    await choose(page, 'checkbox', 'The ring finger')
    await choose(page, 'checkbox', 'The middle finger')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('group', { name: 'How hard was it?' })).toBeVisible()
    const graded = page.waitForRequest('**/api/reviews/*')
    await page.keyboard.press('4')
    expect((await graded).postDataJSON()).toMatchObject({ grade: 'easy' })
    await expect(page.getByRole('button', { name: 'Easy' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')

    // what does not reach the server is sent once it does, over a reload
    await page.route('**/api/reviews/*', (route) => route.abort())
    await choose(page, 'radio', '3 seconds')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^We couldn’t reach the server/)).toBeVisible()
    await page.unroute('**/api/reviews/*')
    await page.reload()
    await expect(page.getByText('A minute has 60 seconds', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'Done for now' })).toBeFocused()
    await expect(page.getByText('You answered 2 questions, 1 right on the first try.')).toBeVisible()
    await expect(page.getByText(/^Your next reviews are due on/)).toBeVisible()
    await expectAccessible(page, 'the end of a session of reviews', { widths: [width] })
    expect(await visit.ask<object>('/api/reviews')).toMatchObject({ due: 0, cards: [] })
    await page.goto('/dashboard')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /\d reviews?$/ })).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test(
  'two misses lead to the section, with help that begins from the answer',
  long,
  async ({ page, product, home, visit }) => {
    const [single] = twoSets()
    const [first, ...others] = guitar('done', 'open').chapters
    if (!first || !single) throw new Error('the plan has no chapters')
    const chapters = [{ ...first, content: lesson, questions: [single] }, ...others]
    const [plan] = await visit.give({ ...guitar(), chapters })
    await giveCards({ app: { product }, learner: home }, plan?.chapters.slice(0, 1) ?? [])
    await page.goto('/review')
    for (const said of ['You’ll see this one again in a moment.', /^Wrong twice in a row/]) {
      await choose(page, 'radio', '20 seconds')
      await page.keyboard.press('Enter')
      await expect(page.getByText(said)).toBeVisible()
      if (typeof said === 'string') await page.keyboard.press('Enter')
    }
    await page.getByRole('link', { name: 'Work it out with me' }).click()
    await page.waitForURL('**/chapter/*')
    const help = page.getByRole('region', { name: 'Help' })
    await expect(help.getByRole('region', { name: 'About this question' })).toContainText('20 times in a minute')
    await expect(help.getByRole('log')).toContainText('?')
    await expect(help.getByRole('alert')).toHaveCount(0)
  },
)

/** By the key of its number: options are in another order each day. */
async function choose(page: Page, role: 'radio' | 'checkbox', name: string): Promise<void> {
  const option = page.getByRole(role, { name, exact: true })
  await option.waitFor()
  const others = await page.getByRole(role).all()
  for (const [index, one] of others.entries()) {
    const isIt = await one.and(option).count()
    if (isIt > 0) await page.keyboard.press(`${index + 1}`)
  }
  await expect(option).toBeChecked()
}
