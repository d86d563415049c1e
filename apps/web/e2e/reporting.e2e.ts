import { makeProduct } from '@app/testing/product'
import { openSentryServer } from '@app/testing/sentry-server'
import { expect, type Page } from '@playwright/test'
import { openCounter } from './support/counter.ts'
import { complaintsOf } from './support/gates.ts'
import { makePlan, readFirstChapter, register, signIn, verify } from './support/learner.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

const CHAPTER = '/learning-plan/:planId/chapter/:chapterId'
const SECRETS = [
  'ana@example.org',
  'correct horse',
  'quokka',
  'beginner',
  'First look',
  'token=',
  'eyJ',
  'conversation=',
]
const UUID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/

test('a whole journey is counted and recorded, each event once, and nothing of its learner leaves', async ({
  page,
}) => {
  const [counter, sentry] = await Promise.all([openCounter(), openSentryServer()])
  const product = await makeProduct({
    ANALYTICS_PROVIDER: 'plausible',
    ANALYTICS_DOMAIN: 'learn.example.org',
    ANALYTICS_URL: counter.url,
    WEB_SENTRY_DSN: sentry.dsn,
    SENTRY_DSN: sentry.dsn,
  })
  const complaints = complaintsOf(page)
  // one visit in ten is recorded: this one
  await page.addInitScript(() => {
    Math.random = () => 0.01
  })
  try {
    await register(page, product)
    await verify(page, product)
    await signIn(page)
    await makePlan(page, 'I want to learn about the quokka')
    await readFirstChapter(page)
    await buyCredits(page)
    const events = () => counter.counted.map(({ body }) => String(body.n)).filter((name) => name !== 'engagement')
    await expect.poll(events).toContain('purchase')
    await page.goto(`${product.url}/learn/quokka?token=eyJhbGciOi.J9`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await expect.poll(() => counter.counted.at(-1)?.body.u).toBe(`${product.url}/not-found`)
    expect(events().filter((name) => name !== 'pageview')).toEqual([
      'sign-up',
      'login',
      'plan-creation',
      'chapter-unlock',
      'purchase',
    ])
    const pages = counter.counted.flatMap(({ body }) => (body.n === 'pageview' ? [pathOf(body.u)] : []))
    expect(pages).toEqual([
      '/',
      '/register',
      '/verify-email',
      '/login',
      '/dashboard',
      '/new-learning-request',
      '/dashboard',
      CHAPTER,
      '/account',
      '/account',
      '/not-found',
    ])
    expect(counter.counted.every(({ path, body }) => path === '/api/event' && body.d === 'learn.example.org')).toBe(
      true,
    )
    expect(counter.headers.join()).not.toContain('"cookie"')
    expect(await page.context().cookies()).toEqual([])
    const saved = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join())
    expect(saved).not.toMatch(/sentry|replay|plausible/i)

    await expect.poll(() => sentry.items('replay_recording').length, { timeout: 20_000 }).toBeGreaterThan(1)
    await expect.poll(() => namesOf(sentry.items('transaction'))).toContain('/dashboard')
    expect(namesOf(sentry.items('transaction'))).toContain('POST /api/login')
    expect(namesOf(sentry.items('transaction'))).toContain('draft-plan')
    const left = [...sentry.envelopes, ...counter.counted.map(({ body }) => JSON.stringify(body))].join('\n')
    for (const secret of SECRETS) expect.soft(around(left, secret), secret).toBe('')
    expect.soft(around(left, UUID.exec(left)?.[0] ?? 'no id at all')).toBe('')
    expect(complaints).toEqual([])
  } finally {
    await product.end()
    await Promise.all([counter.close(), sentry.close()])
  }
})

test('Umami gets the same events, by its own interface', long, async ({ page }) => {
  const counter = await openCounter()
  const product = await makeProduct({
    ANALYTICS_PROVIDER: 'umami',
    ANALYTICS_DOMAIN: '4f0c1b0e-0000-4000-8000-000000000001',
    ANALYTICS_URL: `${counter.url}/stats/`,
  })
  const complaints = complaintsOf(page)
  try {
    await register(page, product)
    await expect.poll(() => counter.counted.length).toBe(3)
    const payload = { website: '4f0c1b0e-0000-4000-8000-000000000001', hostname: 'localhost', referrer: '' }
    expect(counter.counted).toEqual([
      { path: '/stats/api/send', body: { type: 'event', payload: { ...payload, url: '/' } } },
      { path: '/stats/api/send', body: { type: 'event', payload: { ...payload, url: '/register' } } },
      {
        path: '/stats/api/send',
        body: { type: 'event', payload: { ...payload, url: '/register', name: 'sign-up', data: { method: 'email' } } },
      },
    ])
    expect(complaints).toEqual([])
  } finally {
    await product.end()
    await counter.close()
  }
})

test(
  'a screen that breaks shows the id under which its error was reported, without the words of anyone',
  long,
  async ({ page }) => {
    const sentry = await openSentryServer()
    const product = await makeProduct({ WEB_SENTRY_DSN: sentry.dsn })
    try {
      // the error comes before the reporter has been loaded, and is not lost
      await page.route('**/assets/privacy-page-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export const PrivacyPage = () => { throw new Error("Unexpected token, ana@example.org, is not JSON") }',
        }),
      )
      await page.goto(`${product.url}/privacy?token=secret`)
      await expect(page.getByText('An error has occurred')).toBeVisible()
      const shown = (await page.getByText(/^Error ID: /).innerText()).replace('Error ID: ', '')
      // harmless, and no error of ours: none is reported for it
      await page.evaluate(() =>
        setTimeout(() => {
          throw new Error('ResizeObserver loop completed with undelivered notifications.')
        }),
      )
      await expect.poll(() => sentry.items('event').length).toBeGreaterThan(0)
      expect(sentry.items('event')).toMatchObject([
        {
          tags: { error_id: shown },
          environment: 'development',
          exception: { values: [{ type: 'Error', value: '(redacted)' }] },
        },
      ])
      // a visit with an error is always recorded
      await expect.poll(() => sentry.items('replay_recording').length, { timeout: 20_000 }).toBeGreaterThan(0)
      expect(sentry.items('event')).toHaveLength(1)
      const left = sentry.envelopes.join('\n')
      for (const secret of ['ana@example.org', 'secret', 'Unexpected'])
        expect.soft(around(left, secret), secret).toBe('')
    } finally {
      await product.end()
      await sentry.close()
    }
  },
)

test('services that are away are missed by no one', long, async ({ page }) => {
  const product = await makeProduct({
    ANALYTICS_PROVIDER: 'plausible',
    ANALYTICS_DOMAIN: 'learn.example.org',
    ANALYTICS_URL: 'http://127.0.0.1:9',
    WEB_SENTRY_DSN: 'http://public@127.0.0.1:9/7',
    SENTRY_DSN: 'http://public@127.0.0.1:9/7',
  })
  const complaints = complaintsOf(page)
  try {
    await register(page, product)
    await verify(page, product)
    await signIn(page)
    expect(complaints).toEqual([])
    expect(await product.stop()).toBe(0)
  } finally {
    await product.end()
  }
})

test('without configuration nothing is loaded, contacted or allowed', async ({ page, product }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await register(page, product, { username: 'Una', email: 'una@example.org', password: 'correct horse' })
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => !url.startsWith(`${product.url}/`))).toEqual([])
  expect(asked.filter((url) => /reporting|sentry|plausible|umami/i.test(url))).toEqual([])
  const start = await page.request.get(product.url)
  expect(start.headers()['content-security-policy']).toContain("connect-src 'self';")
})

// Helpers

async function buyCredits(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Credits/ })
    .click()
  await page.getByRole('button', { name: 'Buy More Credits' }).click()
  await page.getByRole('button', { name: 'Buy Now Package A' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByText('50 credits were added.').first()).toBeVisible()
}

const pathOf = (url: unknown): string => new URL(String(url)).pathname
const namesOf = (items: readonly Readonly<Record<string, unknown>>[]) => items.map(({ transaction }) => transaction)

/** Where a text stands, for the failure's message; empty when it stands nowhere. */
function around(text: string, wanted: string): string {
  const at = text.indexOf(wanted)
  return at === -1 ? '' : text.slice(Math.max(0, at - 200), at + 100)
}
