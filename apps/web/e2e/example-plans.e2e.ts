import { expect, type Page } from '@playwright/test'
import en from '../src/texts/en.json' with { type: 'json' }
import { EXAMPLE_HOURS, type ExamplePlan } from '../src/texts/examples/example-plans.ts'
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
      await page.waitForURL('**/learning-plan/*')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const stops = page.getByRole('list', { name: 'Chapters' }).locator('> li')
      await expect(stops).toHaveCount(chapters.length)
      for (const [index, chapter] of chapters.entries()) await expect(stops.nth(index)).toContainText(chapter)
      expect(Math.round((await minutesOf(page)) / 60)).toBe(EXAMPLE_HOURS[name])
      await page.getByRole('button', { name: 'Unlock (Free!)' }).click()
      await stops
        .first()
        .getByRole('link', { name: /^View Chapter/ })
        .click()
      await expect(page.getByText(TAUGHT[name])).toBeVisible()
      expect(complaints).toEqual([])
    },
  )
}

test('its address starts nothing, and what was started is opened', long, async ({ page, product }) => {
  await enterAs(page, product, 'example-twice')
  await page.goto('/new-learning-request?example=guitar')
  await expect(page.getByRole('heading', { level: 1, name: plans.guitar.title })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: startThis }).click()
  await expect(page.getByRole('button', { name: 'Unlock (Free!)' })).toBeVisible()
  const own = page.url()
  await page.goto('/')
  await startLink(page, plans.guitar.title).click()
  await page.waitForURL(own)
  await page.goto('/new-learning-request?example=guitar')
  await page.waitForURL(own)
  await page.goto('/dashboard')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a visitor signs up first, and is then offered to go on to it', long, async ({ page, product, home }) => {
  await page.goto(product.url)
  await startLink(page, plans.guitar.title).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  // the form before it has an email as well
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(home.email)
  await page.getByLabel('Password', { exact: true }).fill(home.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Continue to your new learning plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: plans.guitar.title })).toBeVisible()
  await page.getByRole('button', { name: startThis }).click()
  await page.waitForURL('**/learning-plan/*')
})

// Helpers

/** How the first lesson of each begins. */
const TAUGHT: Readonly<Record<ExamplePlan, string>> = {
  guitar: 'A guitar is a forgiving friend.',
  statistics: '“The average wage here is 53 thousand.”',
  portuguese: 'People who know some Spanish or Italian',
  python: 'A program is a list of instructions',
  drawing: 'Give a child a crayon',
  running: 'Most people who give up running',
}

const startLink = (page: Page, title = '') => page.getByRole('link', { name: startThis }).filter({ hasText: title })

/** Of the only plan, as the server says them. */
const minutesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    const [plan] = await (await fetch('/api/learning-plans', { headers })).json()
    return (await (await fetch(`/api/learning-plans/${plan.id}`, { headers })).json()).minutes
  })
