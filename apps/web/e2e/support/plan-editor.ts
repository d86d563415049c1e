import { expect, type Locator, type Page } from '@playwright/test'
import { guitar, type PlanSample } from '../screen-states/samples.ts'

export const TITLES = [
  'A guitar in tune, and how to hold it',
  'Three chords that carry most songs',
  'Changing chords without stopping',
  'Strumming that sounds like the song',
  'Singing and playing at once',
  'An evening of ten songs',
]

/** The first chapter is read; nothing builds on the fourth and those after it. */
export const editable = (): PlanSample => {
  const { chapters, ...plan } = guitar('done')
  const free = chapters.map((chapter, place) =>
    chapter.outline && place > 2 ? { ...chapter, outline: { ...chapter.outline, prerequisites: [2] } } : chapter,
  )
  return { ...plan, chapters: free }
}

export async function openEditor(page: Page, id: string | undefined): Promise<void> {
  await page.goto(`/learning-plan/${id}`)
  await page.getByRole('button', { name: 'Edit plan' }).click()
  const rename = page.getByRole('button', { name: 'Rename' })
  await expect(rename).toBeFocused()
  await expect(rename).toBeInViewport()
}

const stops = (page: Page): Locator => page.getByRole('list', { name: 'Chapters' }).locator('> li')

export const stopOf = (page: Page, title = ''): Locator =>
  stops(page).filter({ has: page.getByRole('heading', { name: title }) })

/** By their place in `TITLES`, or by a title that is new. */
export const expectOrder = (page: Page, ...chapters: readonly (number | RegExp)[]): Promise<void> =>
  expect(stops(page).getByRole('heading')).toHaveText(
    chapters.map((chapter, place) => (typeof chapter === 'number' ? `${place + 1} ${TITLES[chapter]}` : chapter)),
  )
