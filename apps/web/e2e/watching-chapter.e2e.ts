import { expect, type Page } from '@playwright/test'
import { expectAccessibleAgain } from './support/gates.ts'
import { arrive, button, converse, test } from './support/tutored.ts'

test('a chapter is read part by part while it is written, and nothing that is read moves', async ({ page, tutor }) => {
  await converse(page, await arrive(page))
  await button(page, 'Make the plan now').click()
  await button(page, 'Yes, Proceed').click()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Unlock (Free!)' }).first().waitFor()
  // as slow as a model on a machine of one's own
  tutor.manner.pieceDelayMs = 6
  await button(page, 'Unlock (Free!)').first().click()
  await expect(page.getByText('Generating...')).toBeVisible()
  await page.goto(await chapterOf(page))

  await expect(heading(page, 'Content Generation in Progress')).toBeVisible()
  const first = page.locator('#s1')
  await expect(first).toBeVisible()
  const goOn = tutor.hold()
  await expect(heading(page, 'Introduction')).toBeVisible()
  await expect(heading(page, 'Content Generation in Progress')).toBeVisible()
  await expectAccessibleAgain(page, 'a chapter that comes')

  // a phone, and a learner who reads the first section
  await page.setViewportSize({ width: 360, height: 640 })
  await first.evaluate((section) => {
    section.focus({ preventScroll: true })
    section.scrollIntoView({ behavior: 'instant' })
  })
  const seen = await watchParts(page)
  goOn()
  await expect(heading(page, 'Curated Resources')).toBeVisible({ timeout: 30_000 })
  await expect(heading(page, 'Content Generation in Progress')).toHaveCount(0)
  await expect(first).toBeFocused()
  const { counts, places } = await seen.jsonValue()
  // they are written side by side: several may come at once, and none goes
  expect(counts.at(-1), `sections that were seen: ${counts}`).toBeGreaterThan(1)
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  expect(Math.max(...places) - Math.min(...places), `the section was at ${places}`).toBeLessThanOrEqual(1)
})

// Helpers

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

async function chapterOf(page: Page): Promise<string> {
  const plans = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch('/api/learning-plans', { headers })).json()
  })
  const [plan] = plans as readonly { readonly id: string; readonly chapters: readonly { readonly id: string }[] }[]
  return `/learning-plan/${plan?.id}/chapter/${plan?.chapters[0]?.id}`
}

/** The numbers of sections that were seen coming, and where the first one was on the screen. */
const watchParts = (page: Page) =>
  page.evaluateHandle(() => {
    const result = { counts: [] as number[], places: [] as number[] }
    const look = () => {
      const sections = document.querySelectorAll('section[id^=s]')
      const place = Math.round(sections[0]?.getBoundingClientRect().top ?? 0)
      if (sections.length !== result.counts.at(-1)) result.counts.push(sections.length)
      if (place !== result.places.at(-1)) result.places.push(place)
      requestAnimationFrame(look)
    }
    look()
    return result
  })
