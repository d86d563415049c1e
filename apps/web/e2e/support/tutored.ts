import {
  type ChatCompletionsServer,
  type Options,
  startChatCompletionsServer,
} from '@app/testing/chat-completions/chat-completions-server'
import { makeProduct } from '@app/testing/product'
import { expect, type Page } from '@playwright/test'
import { mailedLink, post } from './mailbox.ts'
import { test as base } from './product.ts'
import type { Once } from './shared-context.ts'

/** Read anew for every answer, so a test sets what the next one is to be like. */
type Manner = { -readonly [K in 'says' | 'pieces' | 'pieceDelayMs' | 'held']?: Options[K] }

type Tutor = Pick<ChatCompletionsServer, 'faults' | 'requests'> & {
  readonly manner: Manner
  /** The tutor's next words, whatever it is asked. Slowly: in so many pieces, a tenth of a second each. */
  readonly willSay: (message: string, pieces?: number) => void
  /** The tutor has no question left: the product sums up, and asks for the yes. */
  readonly willSumUp: (pieces?: number) => void
  /** It says no more, in the middle of an answer, until what this gives is called. */
  readonly hold: () => () => void
}

async function startTutored() {
  const manner: Manner = {}
  const server = await startChatCompletionsServer(manner)
  const willSay = (message: string, pieces?: number) => {
    answer({ wants: 'change', question: message }, pieces)
  }
  const answer = (reply: { wants: string; answer?: string; question?: string }, pieces?: number) => {
    const nothing = { wants: '', facts: [], corrects: [], asks: 'nothing', answer: '', question: '', suggestions: [] }
    // in the order in which a model says it: what it wants stands before its words
    manner.says = JSON.stringify({ route: 'learn', language: 'en', ...nothing, ...reply })
    if (pieces !== undefined) Object.assign(manner, { pieces, pieceDelayMs: 100 })
  }
  const willSumUp = (pieces?: number) => answer({ wants: 'plan-now', answer: 'So be it. '.repeat(20) }, pieces)
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    manner.held = promise
    return resolve
  }
  const tutor: Tutor = { ...server, manner, willSay, willSumUp, hold }
  const product = await makeProduct({
    TRUSTED_PROXIES: '127.0.0.1,::1',
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: 'sample-model',
    // what these tutors say is for the eye, and repeats itself
    GATES: 'observe',
  })
  const end = () => product.end().then(server.close)
  return { tutor, product, end }
}

const tutored = (once: Once) => once(startTutored, ({ end }) => end())

/** A product whose tutor does as the test wants. */
export const test = base.extend<{ readonly wellBehaved: undefined; readonly tutor: Tutor }>({
  tutor: async ({ once }, use) => {
    await use((await tutored(once)).tutor)
  },
  product: async ({ once }, use) => {
    await use((await tutored(once)).product)
  },
  wellBehaved: [
    async ({ tutor }, use) => {
      for (const key of Object.keys(tutor.manner)) Reflect.deleteProperty(tutor.manner, key)
      await use(undefined)
    },
    { auto: true },
  ],
})

export type Learner = { readonly email: string; readonly password: string; readonly token: string }

/** A new learner, signed in without the screens for it. */
export async function arrive(page: Page): Promise<Learner> {
  const username = `chat-${Math.random().toString(36).slice(2, 10)}`
  const who = { email: `${username}@example.org`, password: 'a walk in the rain' }
  await post(page, '/api/register', { ...who, username })
  const link = new URL(await mailedLink(page, 'verification', who.email))
  await post(page, '/api/verify-email', { token: link.searchParams.get('token') })
  const { access_token: token } = await (await page.request.post('/api/login', { data: who })).json()
  await page.goto('/healthz')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  return { ...who, token }
}

/** A conversation that has begun: the goal and the tutor's first question. */
export async function converse(page: Page, { token }: Learner, goal = 'Chess'): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await page.request.post('/api/conversation/initiate', { headers, data: { initial_goal: goal } })
  expect(reply.status()).toBe(201)
  const { conversation_id: id } = await reply.json()
  await page.goto(`/new-learning-request?conversation=${id}`)
  await expect(replies(page)).toHaveCount(1)
  return id
}

/** Goes on until the tutor asks for a yes. */
export async function getReady(page: Page): Promise<void> {
  for (const [index, answer] of ['I am a beginner', 'Two hours a week', 'Having fun'].entries()) {
    await say(page, answer)
    await expect(replies(page)).toHaveCount(index + 2)
  }
  await expect(button(page, 'Yes, Proceed')).toBeVisible()
}

export async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text)
  await button(page, 'Send').click()
}

export const log = (page: Page) => page.getByRole('log')
export const input = (page: Page) => page.getByPlaceholder('Type your message...')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const goalField = (page: Page) => page.getByLabel('What do you want to learn?')

/** A reply can be copied once it is whole. */
export const replies = (page: Page) => log(page).getByRole('button', { name: /^Copy/ })

/** The learner's own bubbles with these words. */
export const said = (page: Page, text: string) => log(page).getByText(text, { exact: true })

/** How often the page has called a path, by its end, since now. */
export function callsOf(page: Page, ending: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(ending)) calls += 1
  })
  return () => calls
}
