import { setTimeout as pause } from 'node:timers/promises'
import { call, type Learner, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { filled, SHAPES } from '../test/shapes.ts'
import { percentile, report, timed } from './figures.ts'

/** As many as one account may send in a minute, of the most characters that each may have. */
const MESSAGES = 30
const EVERY_MS = 2_000
const LENGTH = 4_000
const READ_EVERY_MS = 50
const MAX_RATIO = 3

/** Whether one account's messages, each as hard to read as it can be, keep another learner waiting: fails above three times the idle p99. */
export async function benchHostile(): Promise<void> {
  const product = await makeProduct({ LOG_LEVEL: 'error' })
  try {
    const sender = await signedInLearner(product, 'sender')
    const other = await signedInLearner(product, 'other')
    const minute = (MESSAGES * EVERY_MS) / 2
    await reads(product, other, 2_000)
    const before = await reads(product, other, minute)
    const [busy, answered] = await Promise.all([reads(product, other, 2 * minute), send(product, sender)])
    const idle = percentile([...before, ...(await reads(product, other, minute))], 0.99)
    const ratio = percentile(busy, 0.99) / idle
    report(`hostile messages answered, of ${MESSAGES} in a minute`, `${answered}`, `${MESSAGES}`)
    report(
      `another learner's p99 beside them / idle (${idle.toFixed(1)} ms), slowest ${Math.max(...busy).toFixed(0)} ms`,
      ratio.toFixed(2),
      `≤ ${MAX_RATIO.toFixed(2)}`,
    )
    if (!(ratio <= MAX_RATIO)) process.exitCode = 1
  } finally {
    await product.end()
  }
}

/** Each begins on time, whether or not the one before has ended. In milliseconds. */
async function reads({ url }: Product, { token }: Learner, milliseconds: number): Promise<readonly number[]> {
  const times: Promise<number>[] = []
  for (const end = performance.now() + milliseconds; performance.now() < end; ) {
    const read = timed(() => call(url, 'GET', '/api/learning-plans', undefined, token))
    // a refusal is worse than any wait
    times.push(read.catch(() => Number.POSITIVE_INFINITY))
    await pause(READ_EVERY_MS)
  }
  return Promise.all(times)
}

/** As goals and as messages in turn. Answers how many the product took. */
async function send({ url }: Product, { token }: Learner): Promise<number> {
  const shapes = Object.values(SHAPES)
  let conversation: string | null = null
  let taken = 0
  for (let nth = 0; nth < MESSAGES; nth += 1) {
    const next = pause(EVERY_MS)
    const text = filled(shapes[nth % shapes.length] ?? String, LENGTH)
    const path: string = nth % 3 === 0 || conversation === null ? 'initiate' : `${conversation}/continue`
    const body = path === 'initiate' ? { initial_goal: text } : { message: text }
    const response = await fetch(`${url}/api/conversation/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const reply = (await response.json()) as { readonly conversation_id?: string; readonly status?: string }
    if (response.ok) taken += 1
    conversation = reply.status === 'declined' ? null : (reply.conversation_id ?? conversation)
    await next
  }
  return taken
}
