import { randomUUID } from 'node:crypto'
import { signedInLearner } from '@app/testing/learner'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { lesson } from './screen-states/lesson.ts'
import { guitar, type PlanSample } from './screen-states/samples.ts'
import { long } from './support/long-run.ts'
import { test } from './support/with-plans.ts'

test.use({ serviceWorkers: 'allow' })

test('an opened chapter can be read without a connection, and says from when it is', async ({
  page,
  context,
  visit,
}) => {
  const [plan] = await visit.give(withLesson)
  const [first = '', second = ''] = (plan?.chapters ?? []).map((id) => `/learning-plan/${plan?.id}/chapter/${id}`)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(first)
  await expect(page.getByRole('heading', { name: 'The fork that moves by one string' })).toBeVisible()
  await isKept(page, first)

  await goOffline(context)
  await page.reload()
  const notice = page.getByText(/^You’re offline\. This is the copy from/)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The fork that moves by one string' })).toBeVisible()
  await expect(page.getByText('You’re offline. This needs a connection.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeDisabled()
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(sideways)).toBe(0)

  await page.goto(second)
  await expect(page.getByText(/there’s no copy of this chapter on this device/)).toBeVisible()

  await page.goto(first)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled()
})

test(
  'a half-read chapter keeps its place without a connection, and what was ticked before',
  long,
  async ({ page, context, visit }) => {
    const [plan] = await visit.give(withLesson)
    const address = `/learning-plan/${plan?.id}/chapter/${plan?.chapters[0]}`
    await page.goto(address)
    await isKept(page, address)
    await page.getByRole('checkbox').first().check({ force: true })
    await expect.poll(() => copyOf(page, address)).toMatchObject({ ticked_objectives: [expect.any(String)] })

    await goOffline(context)
    const noted = page.waitForRequest((request) => request.url().endsWith('/last-read') && request.postData() !== null)
    await page
      .getByRole('navigation', { name: 'In this chapter' })
      .getByRole('link', { name: /How fast/ })
      .click()
    await noted
    await expect.poll(() => copyOf(page, address)).toMatchObject({ last_place: 's2' })
    await page.goto(address)
    await expect(page.getByText(/^You’re offline\. This is the copy from/)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Continue where you left off/ })).toHaveAttribute('href', '#s2')
    await expect(page.getByRole('checkbox').first()).toBeChecked()
  },
)

test('nothing of a learner is left after a log-out, nor shown to another one', async ({
  browser,
  baseURL,
  product,
  home,
  visit,
}) => {
  const [plan] = await visit.give(withLesson)
  const address = `/learning-plan/${plan?.id}/chapter/${plan?.chapters[0]}`
  // a browser into which no test writes a session
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(home.email)
  await page.getByLabel('Password', { exact: true }).fill(home.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto(address)
  await isKept(page, address)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => copyOf(page, address)).toBe(null)

  const { token } = await signedInLearner(product, `cy-${randomUUID().slice(0, 8)}`)
  await page.evaluate((token) => localStorage.setItem('token', token), token)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
  await goOffline(context)
  await page.goto(address)
  await expect(page.getByText(/there’s no copy of this chapter on this device/)).toBeVisible()
  await expect(page.getByText('The fork that moves by one string')).toBeHidden()
  await context.close()
})

test('the files of an earlier build go with the first page of another one', long, async ({ page, context, visit }) => {
  const [plan] = await visit.give(withLesson)
  const address = `/learning-plan/${plan?.id}/chapter/${plan?.chapters[0]}`
  await page.goto(address)
  await isKept(page, address)
  const old = '/assets/old-AAAAAAAA.js'
  await page.evaluate(async (old) => {
    const cache = await caches.open('app')
    await cache.put(old, new Response('old'))
    await cache.put('/offline/build', new Response('/assets/index-BBBBBBBB.js'))
  }, old)
  await page.reload()
  await expect.poll(() => page.evaluate(async (old) => (await caches.match(old)) === undefined, old)).toBe(true)
  await isKept(page, address)
  await goOffline(context)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The fork that moves by one string' })).toBeVisible()
})

test('the app can be installed, under the name of its installation', async ({ page }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { data, errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { name, icons } = JSON.parse(data ?? '{}')
  expect(name).toBe('Waymark')
  for (const { src, type } of icons) {
    const reply = await page.request.get(src)
    expect(reply.headers()['content-type']).toContain(type)
  }
})

// Helpers

const plan = guitar('open', 'open')
const withLesson: PlanSample = { ...plan, chapters: plan.chapters.map((chapter) => ({ ...chapter, content: lesson })) }

/** The page, its files and the chapter are kept, and the service worker is at work. */
async function isKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready
        return active !== null && navigator.serviceWorker.controller !== null && (await caches.has('app'))
      }),
    )
    .toBe(true)
  await expect.poll(() => copyOf(page, address)).not.toBe(null)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/offline/page')) !== undefined)).toBe(true)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/first-paint.js')) !== undefined)).toBe(true)
}

/** What is kept of a chapter, by its address in the app. */
const copyOf = (page: Page, address: string): Promise<unknown> =>
  page.evaluate(
    async (path) => {
      const cache = await caches.open('learner')
      const found = (await cache.keys()).find(({ url }) => url.endsWith(path))
      return found ? ((await cache.match(found))?.json() ?? null) : null
    },
    `/api/chapters/${address.split('/').at(-1)}`,
  )

const goOffline = (context: BrowserContext): Promise<void> => context.setOffline(true)
