import { randomUUID } from 'node:crypto'
import { Agent, type RequestOptions, request } from 'node:http'
import { call, type Learner, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { writeRows } from '../../packages/testing/product-rows.ts'
import { until } from '../../packages/testing/until.ts'
import { load, median, percentile, report, timed } from './figures.ts'

const CHECKS_A_SECOND = 50
const SECONDS = 10
const WARM = 100
/** So many attempts to a read that shows what the machine has left. */
const READ_EVERY = 5
/** As many as one learner may take in a minute. */
const CHECKS_EACH = 20
const LEARNERS = (CHECKS_A_SECOND * SECONDS + WARM) / CHECKS_EACH

/** Attempts at the check of a chapter, of many learners, each beginning on time whether or not the one before has ended. */
export async function benchChecks(): Promise<void> {
  const product = await makeProduct({ TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'error' })
  const agent = new Agent({ keepAlive: true })
  try {
    const { answers, takers } = await open(product)
    let turn = 0
    const reads: number[] = []
    const take = async () => {
      const { chapterId, token } = takers[turn++ % takers.length] ?? { chapterId: '', token: '' }
      const path = `${product.url}/api/chapters/${chapterId}`
      const body = { attempt_id: randomUUID(), answers }
      if (turn % READ_EVERY === 0) reads.push(await timed(() => ask(`${path}/status`, { agent, token })))
      return timed(() => ask(`${path}/check`, { agent, token, method: 'POST', body }))
    }
    for (let warm = 0; warm < WARM; warm += 1) await take()
    const begin = performance.now()
    const taken = Array.from({ length: CHECKS_A_SECOND * SECONDS }, async (_, index) => {
      const wait = begin + (index * 1_000) / CHECKS_A_SECOND - performance.now()
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)))
      return take()
    })
    const times = await Promise.all(taken)
    report(`check answered at ${CHECKS_A_SECOND} a second, p50 (${load()})`, `${median(times).toFixed(1)} ms`, '–')
    report('the same, p99', `${percentile(times, 0.99).toFixed(1)} ms`, '≤ 50 ms')
    const read = [0.5, 0.99].map((share) => percentile(reads, share).toFixed(1))
    report('a status read beside them, p50 / p99', `${read.join(' / ')} ms`, '–')
  } finally {
    agent.destroy()
    await product.end()
  }
}

type Taker = { readonly token: string; readonly chapterId: string }

/** Learners with a chapter each that can be read: copies of the first one's, for which no generation runs here. */
async function open(product: Product) {
  const first = await signedInLearner(product, 'taker')
  const chapterId = await openChapter(first)
  type View = { readonly check: { readonly questions: readonly Asked[] } }
  const { check } = await call<View>(product.url, 'GET', `/api/chapters/${chapterId}`, undefined, first.token)
  const answers = Object.fromEntries(check.questions.map((question) => [question.id, someAnswer(question)]))
  const copies = Array.from({ length: LEARNERS }, () => randomUUID())
  await writeRows(product, ...copies.flatMap((id, place) => copyOf(place, id, chapterId)))
  const takers: Taker[] = []
  for (const [place, copy] of copies.entries()) {
    const response = await fetch(`${product.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${place}` },
      body: JSON.stringify({ email: `taker${place}@example.org`, password: 'correct horse' }),
    })
    if (!response.ok) throw new Error(`Learner ${place} could not sign in: ${response.status}`)
    const { access_token: token } = (await response.json()) as { readonly access_token: string }
    takers.push({ token, chapterId: copy })
  }
  return { answers, takers }
}

type Asked = { readonly id: string; readonly kind: string; readonly options?: readonly { readonly id: string }[] }

/** One that such a question may have. */
function someAnswer({ kind, options = [] }: Asked): unknown {
  if (kind === 'number') return 1
  if (kind === 'short') return 'chess'
  return kind === 'single' ? options[0]?.id : options.map(({ id }) => id)
}

async function openChapter(learner: Learner): Promise<string> {
  const planId = await learner.askForPlan('Learn Spanish')
  await until(async () => (await learner.plans()).every((plan) => plan.generation_status === 'COMPLETE') || undefined)
  await learner.unlockNext(planId)
  return until(async () => {
    const [chapter] = (await learner.plans())[0]?.chapters ?? []
    return chapter?.content_status === 'COMPLETE' ? chapter.id : undefined
  })
}

/** A learner, their plan and the chapter of this id. */
function copyOf(place: number, id: string, chapterId: string): readonly string[] {
  const [user, conversation, plan] = [randomUUID(), randomUUID(), randomUUID()]
  const name = `taker${place}`
  const copy = (table: string, changes: Readonly<Record<string, string | null>>, which: string): string =>
    `INSERT INTO ${table} SELECT (jsonb_populate_record(from_row, '${JSON.stringify(changes)}')).* FROM ${table} from_row WHERE ${which}`
  const first = `user_id = (SELECT id FROM users WHERE username = 'taker')`
  const named = { username: name, username_key: name, username_skeleton: name, email: `${name}@example.org` }
  return [
    copy('users', { id: user, ...named }, `username = 'taker'`),
    copy('conversations', { id: conversation, user_id: user, plan_id: plan }, first),
    copy('plans', { id: plan, user_id: user, conversation_id: conversation }, first),
    copy('chapters', { id, plan_id: plan }, `id = '${chapterId}'`),
  ]
}

type Asking = Pick<RequestOptions, 'agent' | 'method'> & { readonly token: string; readonly body?: object }

/** Lighter than `fetch`: who asks must not be what is measured. */
const ask = (url: string, { token, body, ...options }: Asking): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const asked = request(url, { ...options, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
    asked.once('error', reject).end(body && JSON.stringify(body))
  })
