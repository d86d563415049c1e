import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { runningUrl } from '../../apps/server/src/embedded-postgres/running.ts'
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '../../packages/testing/chat-completions/chat-completions-server.ts'
import { execute } from '../../packages/testing/database.ts'
import { call, type Learner, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { until } from '../../packages/testing/until.ts'
import { median, percentile, report, timed } from './figures.ts'

const RUNS = 3
const AT_ONCE = 8
/** A part takes two seconds of its model, whatever it says; what leads to it takes none. */
const PIECES = 20
const PIECE_DELAY_MS = 100
const CHECKS_A_SECOND = 50
const SECONDS = 10

/** Chapters in parts beside the same calls alone, eight of them at once, and attempts at a check. */
export async function benchLessons(): Promise<void> {
  const pace = { pieces: PIECES, pieceDelayMs: 0 }
  const model = await startChatCompletionsServer(pace)
  const hosted = {
    LLM_PROVIDER: 'openai',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'sample-model',
    OPENAI_API_KEY: '',
  }
  const product = await makeProduct(hosted)
  try {
    const learners: Learner[] = []
    while (learners.length < AT_ONCE) learners.push(await signedInLearner(product, `bench${learners.length}`))
    const plans: (readonly string[])[] = []
    // one after another: more conversations at once than calls are asked to come back later
    for (const learner of learners) plans.push(await plansOf(learner, plans.length === 0 ? RUNS + 1 : 1))
    const [first, [firstPlans]] = [learners[0], plans]
    if (!first || !firstPlans) throw new Error('There are learners.')

    pace.pieceDelayMs = PIECE_DELAY_MS
    const alone: number[] = []
    const ratios: number[] = []
    for (const plan of firstPlans.slice(1)) {
      const from = model.requests.length
      const chapter = await written(product, first, plan)
      alone.push(chapter)
      ratios.push(chapter / (await timed(() => replay(model, model.requests.slice(from)))))
    }
    report(`chapter in parts / the same calls alone, median of ${RUNS}`, median(ratios).toFixed(3), '≤ 1.02')

    const together = await timed(() =>
      Promise.all(learners.map(async (learner, index) => written(product, learner, plans[index]?.[0] ?? ''))),
    )
    report(
      `${AT_ONCE} chapters at once / one after another`,
      (together / (AT_ONCE * median(alone))).toFixed(3),
      '≤ 0.35',
    )
    await checks(product, first)
  } finally {
    await product.end()
    await model.close()
  }
}

async function plansOf(learner: Learner, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await learner.askForPlan(`Chess, part ${ids.length}`))
  await until(async () => (await learner.plans()).every((plan) => plan.generation_status === 'COMPLETE') || undefined)
  return ids
}

/** Milliseconds from the unlock to the content, by the product's clock. */
async function written(product: Product, learner: Learner, planId: string): Promise<number> {
  await learner.unlockNext(planId)
  await until(async () => {
    const plan = (await learner.plans()).find(({ id }) => id === planId)
    return plan?.chapters[0]?.content_status === 'COMPLETE' || undefined
  }, 120_000)
  const sql = `SELECT extract(epoch FROM generated_at - unlocked_at) * 1000 AS ms FROM chapters WHERE plan_id = '${planId}' AND number = 1`
  const [row] = await execute((await runningUrl(product.dataDir)) ?? '', sql)
  return Number(Object(row).ms)
}

type Asked = ChatCompletionsServer['requests'][number]

/** The calls of a chapter, straight to the model, each as soon as what it builds on is there and one of two places is free. */
async function replay(model: ChatCompletionsServer, requests: readonly Asked[]): Promise<void> {
  const of = (property: string) =>
    requests.filter(({ body }) => JSON.stringify(body.response_format).includes(`"${property}"`))
  const ask = async ({ body }: Asked | { readonly body: unknown }): Promise<void> => {
    await (await fetch(`${model.url}/chat/completions`, { method: 'POST', body: JSON.stringify(body) })).text()
  }
  const inTurn = async (queue: Asked[]): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await ask(next)
  }
  const texts = requests.filter((one) => [...of('introduction'), ...of('heading')].includes(one))
  await Promise.all([inTurn(texts), inTurn(texts)])
  await Promise.all([inTurn([...of('key_points')]), inTurn([...of('explanation'), ...of('answers')])])
}

/** Each begins on time, whether or not the one before has ended. */
async function checks(product: Product, learner: Learner): Promise<void> {
  const chapterId = (await learner.plans()).flatMap(({ chapters }) => chapters).find((one) => one.isUnlocked)?.id ?? ''
  type View = {
    readonly check: {
      readonly questions: readonly { readonly id: string; readonly options?: readonly { readonly id: string }[] }[]
    }
  }
  const { check } = await call<View>(product.url, 'GET', `/api/chapters/${chapterId}`, undefined, learner.token)
  const answers = Object.fromEntries(check.questions.map(({ id, options }) => [id, options?.[0]?.id ?? '']))
  const agent = new Agent({ keepAlive: true })
  const path = `${product.url}/api/chapters/${chapterId}/check`
  const take = () =>
    timed(() => post(path, { attempt_id: crypto.randomUUID(), answers }, { agent, token: learner.token }))
  for (let warm = 0; warm < 2 * CHECKS_A_SECOND; warm += 1) await take()
  const begin = performance.now()
  const taken = Array.from({ length: CHECKS_A_SECOND * SECONDS }, async (_, index) => {
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, begin + (index * 1_000) / CHECKS_A_SECOND - performance.now())),
    )
    return take()
  })
  const times = await Promise.all(taken)
  agent.destroy()
  const load = `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`
  report(`check answered at ${CHECKS_A_SECOND} a second, p50 (${load})`, `${median(times).toFixed(1)} ms`, '–')
  report('the same, p99', `${percentile(times, 0.99).toFixed(1)} ms`, '≤ 50 ms')
}

type From = { readonly agent: Agent; readonly token: string }

/** Lighter than `fetch`: who asks must not be what is measured. */
const post = (url: string, body: object, { agent, token }: From): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
    asked.once('error', reject).end(JSON.stringify(body))
  })
