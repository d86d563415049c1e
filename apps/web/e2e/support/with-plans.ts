import { call } from '@app/testing/learner'
import { expect, type Page, type Route } from '@playwright/test'
import { enter } from '../screen-states/app-fixture.ts'
import { givePlans, type WrittenPlan } from '../screen-states/rows.ts'
import type { PlanSample } from '../screen-states/samples.ts'
import { test as base } from './product.ts'

type Visit = {
  /** Takes away the plans that the learner had, and gives these. */
  readonly give: (...plans: readonly PlanSample[]) => Promise<readonly WrittenPlan[]>
  /** Asks the server, as the learner. */
  readonly ask: <T>(path: string) => Promise<T>
  /** Ends the session, as another device would, or time. */
  readonly endSession: () => Promise<unknown>
  /** Signs in again, in the form that the page shows. */
  readonly signInAgain: () => Promise<void>
}

/** One learner for all tests of a worker; each test has a session and plans of its own. */
export const withPlans = (test: typeof base) =>
  test.extend<{ readonly visit: Visit }>({
    visit: async ({ page, product, home }, use) => {
      const { email, password } = home
      const reply = await page.request.post('/api/login', { data: { email, password } })
      const { access_token: token } = await reply.json()
      await enter(page, { token })
      await use({
        give: (...plans) => givePlans({ app: { product }, learner: home }, ...plans),
        ask: (path) => call(product.url, 'GET', path, undefined, token),
        endSession: () => call(product.url, 'POST', '/api/logout', undefined, token),
        signInAgain: async () => {
          await page.getByLabel('Email').fill(email)
          await page.getByLabel('Password', { exact: true }).fill(password)
          await page.getByRole('button', { name: 'Sign in' }).click()
        },
      })
    },
  })

export const test = withPlans(base)

/** What goes wrong between a server and a page, and is no one's plan. */
export const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a broken server': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
  'a page of a proxy': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  nothing: (route) => route.fulfill({ body: '' }),
  'another shape': (route) => route.fulfill({ json: { plans: 'many' } }),
  'a line that breaks': (route) => route.abort('connectionreset'),
}

/** How often the page has made a call so far. */
export function countCalls(page: Page, method: string, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && request.url() === new URL(path, request.url()).href) count += 1
  })
  return () => count
}

/** Nothing needs scrolling sideways, and no text is cut off at an edge of the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const sticksOut = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const seen = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility())
    const out = seen.filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > clientWidth + 1 && element.closest('[aria-hidden=true], .sr-only') === null
    })
    return { sideways: scrollWidth - clientWidth, out: out.map((element) => element.outerHTML.slice(0, 120)) }
  })
  expect(sticksOut).toEqual({ sideways: 0, out: [] })
}
