import { randomUUID } from 'node:crypto'
import { call, signedInLearner } from '@app/testing/learner'
import { makeProduct, type Product } from '@app/testing/product'
import { writeRows } from '@app/testing/product-rows'
import type { BrowserContext, Page } from '@playwright/test'
import { forget } from '../support/shared-context.ts'
import type { AppFixture, FixtureLearner, ScreenState } from './screen-state.ts'
import { startFixtureTutor } from './tutor.ts'

export async function openApp(): Promise<AppFixture> {
  const tutor = await startFixtureTutor()
  const product = await makeProduct({
    OPENAI_BASE_URL: tutor.url,
    OPENAI_MODEL: 'sample-model',
    // what is being written keeps its place in the queue for ever
    LLM_MAX_CONCURRENCY: '1000',
    LLM_TIMEOUT_MS: '600000',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    CONTACT_EMAIL: 'help@example.org',
    COMMUNITY_URL: 'https://chat.example.org/',
  })
  let learners = 0
  return {
    product,
    tutor,
    newLearner: async (credits = 0) => {
      const username = `maya${++learners > 1 ? learners : ''}`
      const { token } = await signedInLearner(product, username)
      const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, token)
      if (credits > 0) await grant(product, id, credits)
      return { id, username, email: `${username}@example.org`, password: 'correct horse', token }
    },
    close: async () => {
      // first, so that nothing that waits for an answer holds the product up
      await tutor.close()
      await product.end()
    },
  }
}

/** The only way to a balance: the ledger. */
export const grant = (product: Product, userId: string, credits: number): Promise<void> =>
  writeRows(
    product,
    `INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, note, at)
     VALUES ('${randomUUID()}', '${userId}', 'granted', ${credits}, 'state:${randomUUID()}', 'Welcome', now())`,
  )

type Guest = { readonly app: AppFixture; readonly learner: FixtureLearner; readonly signedIn: boolean }

/** As learners do, each test comes from one of its own: none uses up the tries of another. */
export const anAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/** Opens a page, goes to the state in it and looks at it. `open` gets the page before anything is in it. */
export async function visitScreenState(
  context: BrowserContext,
  { app, learner: host, signedIn }: Guest,
  state: ScreenState,
  look: (page: Page) => Promise<void>,
  open: (page: Page) => void = () => {},
): Promise<void> {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': anAddress() })
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width: state.widths?.[0] ?? 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const learner = state.alone ? await app.newLearner() : host
    open(page)
    if (signedIn) await enter(page, learner)
    await state.reach({ page, app, learner })
    await look(page)
    if (!(await page.evaluate(() => navigator.onLine))) await context.setOffline(false)
    await forget(page)
  } catch (error) {
    throw new Error(`The state ${state.name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  } finally {
    await page.close()
  }
}

/** Signed in from the first page on, until they sign out. */
export const enter = (page: Page, { token }: Pick<FixtureLearner, 'token'>): Promise<unknown> =>
  page.addInitScript((token) => {
    // the blank page that a browser opens with has no storage
    if (location.protocol === 'about:' || sessionStorage.getItem('state-entered')) return
    sessionStorage.setItem('state-entered', 'yes')
    localStorage.setItem('token', token)
  }, token)
