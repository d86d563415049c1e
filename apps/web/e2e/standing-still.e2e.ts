import { call, signedInLearner } from '@app/testing/learner'
import { type Browser, expect, type Page } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { shiftsOf } from './support/gates.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

/** As Lighthouse means it: 150 ms there and back, 1.6 Mbit/s. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 }
const mostShift = 0.05

type Visit = {
  readonly path: string
  /** What stands there at the end: nothing may have moved until then. */
  readonly whole: (page: Page) => Promise<void>
  readonly token?: string
}

test('the start page stands still while it comes', ({ browser, product }) =>
  expectStill(browser, product.url, {
    path: '/',
    whole: async (page) => expect(page.locator('html[data-ready]')).toBeAttached(),
  }))

test('the way in stands still while it comes', long, ({ browser, product }) =>
  expectStill(browser, product.url, {
    path: '/login',
    whole: async (page) => expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible(),
  }),
)

test('the letters that stand in until the real ones come are known to the browser', async ({ page }) => {
  await page.goto('/privacy')
  const [known, wanted] = await page.evaluate(() => {
    const firstTwo = (stack: string) => stack.split(',', 2).map((name) => name.trim().replaceAll('"', ''))
    const style = getComputedStyle(document.documentElement)
    const stacks = ['--font-serif', '--font-sans'].map((name) => style.getPropertyValue(name))
    return [[...document.fonts].map(({ family }) => family), stacks.flatMap(firstTwo)]
  })
  expect(wanted).toHaveLength(4)
  expect(known).toEqual(expect.arrayContaining(wanted))
})

test('the dashboard and a chapter stand still while they come', long, async ({ browser, product }) => {
  const learner = await signedInLearner(product, 'hurried')
  const { token } = learner
  const plan = await planOf(learner, 'Baking sourdough bread')
  await expectStill(browser, product.url, {
    path: '/dashboard',
    token,
    whole: async (page) => expect(page.getByRole('link', { name: /^View Chapter/ }).first()).toBeVisible(),
  })
  await expectStill(browser, product.url, {
    path: `/learning-plan/${plan.id}/chapter/${plan.chapters[0]?.id}`,
    token,
    whole: async (page) => expect(page.getByRole('heading', { name: 'Curated Resources' })).toBeVisible(),
  })
})

test(
  'the page for a new plan, with a conversation to go on with, stands still while it comes',
  long,
  async ({ browser, product }) => {
    const learner = await signedInLearner(product, 'talkative')
    await call(
      product.url,
      'POST',
      '/api/conversation/initiate',
      { initial_goal: 'Baking sourdough bread' },
      learner.token,
    )
    await expectStill(browser, product.url, {
      path: '/new-learning-request',
      token: learner.token,
      whole: async (page) => expect(page.getByText('You have an unfinished conversation about')).toBeVisible(),
    })
  },
)

test('what the dashboard shows is asked for before the app is there, and once', async ({ page, product }) => {
  await enterAs(page, product, 'early')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url().slice(product.url.length)))
  const asked = () => calls.filter((call) => call.startsWith('/api/') && !call.endsWith('/check-stuck')).sort()
  const early = ['/api/conversations', '/api/learning-plans', '/api/me', '/api/reviews?limit=1', '/api/validate-token']
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect.poll(asked).toEqual(early)
  release()
  await expect(page.getByText('No learning plans yet')).toBeVisible()
  await expect.poll(asked).toEqual([...early, '/api/learning-plans?archived=true', '/api/me/settings'].sort())
})

// Helpers

/** A first visit, by phone: nothing is cached, and what comes late comes visibly late. */
async function expectStill(browser: Browser, baseURL: string, { path, whole, token }: Visit): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.emulateNetworkConditions', slow4G)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await whole(page)
    expect(await shiftsOf(page), `CLS of ${path}`).toBeLessThan(mostShift)
  } finally {
    await context.close()
  }
}
