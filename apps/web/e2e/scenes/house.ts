import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { call, signedInLearner } from '../../../server/test/learner.ts'
import { makeProduct, type Product } from '../../../server/test/product.ts'
import { writeRows } from '../../../server/test/product-rows.ts'
import type { House, Scene, SceneLearner } from './scene.ts'
import { startSceneTutor } from './tutor.ts'

export async function openHouse(): Promise<House> {
  const tutor = await startSceneTutor()
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
     VALUES ('${randomUUID()}', '${userId}', 'granted', ${credits}, 'scene:${randomUUID()}', 'Welcome', now())`,
  )

type Guest = { readonly house: House; readonly learner: SceneLearner; readonly signedIn: boolean }

/** Opens a new browser, goes to the scene in it and looks at it. `open` gets the page before anything is in it. */
export async function visitScene(
  browser: Browser,
  { house, learner: host, signedIn }: Guest,
  scene: Scene,
  look: (page: Page) => Promise<void>,
  open: (page: Page) => void = () => {},
): Promise<void> {
  const context = await browser.newContext({
    baseURL: house.product.url,
    viewport: { width: scene.widths?.[0] ?? 1280, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    // as learners do, each comes from an address of its own: none uses up the tries of another
    extraHTTPHeaders: { 'X-Forwarded-For': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}` },
  })
  try {
    const learner = scene.alone ? await house.newLearner() : host
    const page = await context.newPage()
    open(page)
    if (signedIn) await enter(page, learner)
    await scene.reach({ page, house, learner })
    await look(page)
  } catch (error) {
    throw new Error(`The scene ${scene.name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  } finally {
    await context.close()
  }
}

/** Signed in from the first page on, until they sign out. */
export const enter = (page: Page, { token }: Pick<SceneLearner, 'token'>): Promise<unknown> =>
  page.addInitScript((token) => {
    // the blank page that a browser opens with has no storage
    if (location.protocol === 'about:' || sessionStorage.getItem('scene-entered')) return
    sessionStorage.setItem('scene-entered', 'yes')
    localStorage.setItem('token', token)
  }, token)
