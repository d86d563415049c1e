import { expect } from '@playwright/test'
import { content, guitar, type PlanSample } from './screen-states/samples.ts'
import { complaintsOf, shiftsOf } from './support/gates.ts'
import { long } from './support/long-run.ts'
import { countCalls, expectNoOverflow, test } from './support/with-plans.ts'

const LONG = 'Donaudampfschifffahrt'.repeat(15).slice(0, 300)
const ARABIC = 'تعلّم العزف على العود 🪕 خطوة بخطوة'
const HEBREW = 'ללמוד לבשל 🍲 ארוחה שלמה'

test('a title of 300 letters without a space breaks where it must, and nothing else does', async ({ page, visit }) => {
  const [plan] = await visit.give(named(LONG, 'done', 'open'), named(LONG))
  const complaints = complaintsOf(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expectNoOverflow(page)
    await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[1]}`)
    await expect(page.getByRole('heading', { level: 1, name: LONG })).toBeVisible()
    await expectNoOverflow(page)
    await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[2]}`)
    await expect(page.getByText('Chapter Locked')).toBeVisible()
    await expectNoOverflow(page)
  }
  expect(complaints).toEqual([])
})

test('words that run from right to left do so, and the page around them does not', long, async ({ page, visit }) => {
  const [plan] = await visit.give(named(ARABIC, 'done', 'open'), named(HEBREW))
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard')
    for (const title of [ARABIC, HEBREW]) {
      const card = page.getByRole('article', { name: title })
      await expect(card.getByRole('heading', { name: title })).toHaveCSS('direction', 'rtl')
      await expect(card.getByText(`${title}.`, { exact: true })).toHaveCSS('direction', 'rtl')
      await expect(card).toHaveCSS('direction', 'ltr')
    }
    await expect(page.getByRole('list', { name: 'Chapters' }).getByText(ARABIC).first()).toHaveCSS('direction', 'rtl')
    await expectNoOverflow(page)
    await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[1]}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl')
    await expect(page.getByRole('main').getByText(`${ARABIC}: المقدمة`)).toHaveCSS('direction', 'rtl')
    await expectNoOverflow(page)
  }
})

test('200 plans are read at once, are all there and scroll', long, async ({ page, visit }) => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...guitar('done', 'open'), title: `Plan ${index + 1}` }))
  await visit.give(...many)
  const reads = countCalls(page, 'GET', '/api/learning-plans')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard')
    await expect(page.getByRole('article')).toHaveCount(200)
    expect(await shiftsOf(page)).toBeLessThan(0.05)
    await expectNoOverflow(page)

    const last = page.getByRole('article', { name: 'Plan 200', exact: true })
    await last.scrollIntoViewIfNeeded()
    await expect(last.getByText('16%')).toBeInViewport()
    await last.getByRole('button', { name: /^Chapters/ }).click()
    await expect(last.getByRole('link', { name: /^View Chapter/ }).last()).toBeVisible()
    await expectNoOverflow(page)
    await last.getByRole('button', { name: /^Chapters/ }).click()
  }
  expect(reads()).toBe(2)
})

test('a plan of 30 chapters shows them all, and its next step', long, async ({ page, visit }) => {
  const [plan] = await visit.give(planOf(30, 17))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: /^Up next/ })).toContainText('Chapter 18 of 30')
    await expect(page.getByRole('list', { name: 'Chapters' }).getByRole('listitem')).toHaveCount(30)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^56%, 17 of 30 chapters done$/)
    await expect(page.getByRole('button', { name: /^Unlock \(/ })).toHaveCount(1)
    await expectNoOverflow(page)
  }
  await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[29]}`)
  await expect(page.getByText('Chapters unlock in order. Unlock the ones before this one first.')).toBeVisible()
})

// Helpers

type State = PlanSample['chapters'][number]['state']

/** Everything in it goes by this name. */
const named = (title: string, ...states: readonly State[]): PlanSample => ({
  goal: title,
  title,
  description: `${title}.`,
  chapters: guitar(...states).chapters.map((chapter) => ({
    ...chapter,
    title,
    content: {
      introduction: `${title}: المقدمة`,
      learningObjectives: [title],
      curatedResources: content.curatedResources.map((one) => ({ ...one, title, justification: title })),
    },
  })),
})

const planOf = (chapters: number, done: number): PlanSample => ({
  ...guitar(),
  chapters: Array.from({ length: chapters }, (_, index) => ({
    title: `Step ${index + 1}`,
    state: index < done ? 'done' : 'locked',
    content,
  })),
})
