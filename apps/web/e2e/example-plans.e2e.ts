import { expect, type Page } from '@playwright/test'
import { EXAMPLE_HOURS, type ExamplePlan } from '../src/features/landing/example-hours.ts'
import en from '../src/texts/en.json' with { type: 'json' }
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

const { plans, startThis } = en.landing.gallery
const names = Object.keys(plans) as ExamplePlan[]

for (const [place, name] of names.entries()) {
  const { title, chapters } = plans[name]
  test(
    `an example plan starts with one press and is what the start page shows: ${title}`,
    place === 0 ? {} : long,
    async ({ page, product }) => {
      const complaints = complaintsOf(page)
      await enterAs(page, product, `example-${name}`)
      await page.goto('/')
      await startLink(page, title).click()
      const yes = page.getByRole('button', { name: 'Yes, Proceed' })
      await expect(yes).toBeVisible()
      await expect(page.getByRole('log')).toContainText('Level: new to this')
      await expect(page).toHaveURL(/\?conversation=/)
      await yes.click()
      await page.waitForURL('**/dashboard')
      await expect(page.getByRole('article')).toBeVisible()
      const stops = page.getByRole('list', { name: 'Chapters' }).locator('> li')
      await expect(stops).toHaveCount(chapters.length)
      for (const [index, chapter] of chapters.entries()) await expect(stops.nth(index)).toContainText(chapter)
      expect(Math.round((await minutesOf(page)) / 60)).toBe(EXAMPLE_HOURS[name])
      expect(complaints).toEqual([])
    },
  )
}

test('a visitor signs up first, and is then offered to go on to it', long, async ({ page, product, home }) => {
  await page.goto(product.url)
  await startLink(page, plans.guitar.title).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(home.email)
  await page.getByLabel('Password', { exact: true }).fill(home.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Continue to your new learning plan' }).click()
  await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
})

// Helpers

const startLink = (page: Page, title = '') => page.getByRole('link', { name: startThis }).filter({ hasText: title })

/** Of the only plan, as the server says them. */
const minutesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    const [plan] = await (await fetch('/api/learning-plans', { headers })).json()
    return (await (await fetch(`/api/learning-plans/${plan.id}`, { headers })).json()).minutes
  })
