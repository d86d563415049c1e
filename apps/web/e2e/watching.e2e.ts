import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/gates.ts'
import { long } from './support/long-run.ts'
import { arrive, button, converse, getReady, test } from './support/tutored.ts'

test('a plan is seen coming after the yes, is left, and is watched to its end', long, async ({ page, tutor }) => {
  await converse(page, await arrive(page))
  await getReady(page)
  // as slow as a model of some 25 tokens a second
  tutor.manner.pieceDelayMs = 40
  await button(page, 'Yes, Proceed').click()
  await expect(stops(page)).not.toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Generating Learning Plan' })).toBeVisible()

  await expect(stops(page).nth(1)).toBeAttached()
  const goOn = tutor.hold()

  await page.goto('/dashboard')
  await expect(page.getByText(/^\d+ chapters? so far$/)).toBeVisible()
  await page.getByRole('link', { name: /^Watch it come together/ }).click()

  // what had come is there at once, and the rest comes
  await expect(stops(page)).not.toHaveCount(0)
  await expect(page.getByText('Creating your plan...')).toBeVisible()
  const change = button(page, 'Change my answers')
  await change.focus()
  // a phone, and a learner who reads the second chapter
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(stops(page).nth(1)).toBeVisible()
  await page.evaluate(() => document.querySelectorAll('ol[aria-label=Chapters] h3')[1]?.scrollIntoView())
  const counts = await watchCounts(page)
  goOn()
  await page.getByRole('button', { name: 'Unlock (Free!)' }).waitFor()
  await expect(change).toBeFocused()
  await expect(page.getByText('Left to pay')).toBeAttached()
  const { grew, before, after } = await counts()
  expect(grew.length, `chapters came one by one: ${grew}`).toBeGreaterThan(1)
  expect(grew).toEqual(grew.map((_, index) => (grew[0] ?? 0) + index))
  expect(Math.abs(after - before), `the second chapter was at ${before} and is at ${after}`).toBeLessThanOrEqual(1)
})

test('a plan that comes is accessible, and still where no motion is wanted', long, async ({ page, tutor }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await converse(page, await arrive(page))
  await getReady(page)
  tutor.manner.pieceDelayMs = 100
  await button(page, 'Yes, Proceed').click()
  await expect(stops(page)).not.toHaveCount(0)
  await expectAccessible(page, 'a plan that comes after the yes')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Watch it come together/ }).click()
  await expect(stops(page)).not.toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Chapters' }).getByRole('listitem').first()).toHaveCSS(
    'animation-duration',
    '0s',
  )
  await expectAccessible(page, 'a plan that comes, on its screen')
})

// Helpers

const stops = (page: Page) => page.getByRole('list', { name: 'Chapters' }).getByRole('heading', { level: 3 })

type Counts = { readonly grew: readonly number[]; readonly before: number; readonly after: number }

/** Answers how to read, later, the numbers of chapters that were seen coming, and where the second one was before the plan was whole and is now. */
async function watchCounts(page: Page): Promise<() => Promise<Counts>> {
  const seen = await page.evaluateHandle(() => {
    const result = { grew: [] as number[], before: 0 }
    const headings = () => document.querySelectorAll('ol[aria-label=Chapters] h3')
    const look = () => {
      if (document.querySelector('main')?.textContent.includes('Creating your plan...') === true) {
        result.before = headings()[1]?.getBoundingClientRect().top ?? 0
        if (headings().length !== result.grew.at(-1)) result.grew.push(headings().length)
      }
      requestAnimationFrame(look)
    }
    look()
    return result
  })
  return async () => {
    const after = await stops(page)
      .nth(1)
      .evaluate((heading) => heading.getBoundingClientRect().top)
    return { ...(await seen.jsonValue()), after }
  }
}
