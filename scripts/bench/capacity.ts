import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { startChatCompletionsServer } from '../../packages/testing/chat-completions/chat-completions-server.ts'
import { type Learner, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { until } from '../../packages/testing/until.ts'
import { fetched, hostedBy, percentile, report, withDatabase } from './figures.ts'

const LEARNERS = 8
const PLANS_EACH = 5
/** Readers that ask at once, each as soon as it has its answer. */
const READERS = 32
const SECONDS = 8
/** A chapter comes in two pieces, each a second after the one before. */
const PIECES = 2
const SLOWLY = { kind: 'trickle', bytes: 1_000_000, everyMs: 1_000 } as const

type Step = { readonly name: string; readonly serving: number; readonly working: number }

/** The steps of docs/operations.md that one machine can take. */
const STEPS: readonly Step[] = [
  { name: '1 process for all', serving: 0, working: 0 },
  { name: '1 that serves, 1 that works', serving: 1, working: 1 },
  { name: '1 that serves, 2 that work', serving: 1, working: 2 },
  { name: '2 that serve, 1 that works', serving: 2, working: 1 },
]

/** What each way of running it carries: with PostgreSQL, the model and the readers on the same machine. */
export async function benchCapacity(): Promise<void> {
  for (const step of STEPS) await withDatabase((url) => measure(step, url))
}

async function measure(step: Step, databaseUrl: string): Promise<void> {
  const model = await startChatCompletionsServer({ pieces: PIECES })
  const shared = {
    ...{ DATABASE_URL: databaseUrl, APP_SECRET: 'x'.repeat(32), APP_URL: 'http://localhost:3000', LOG_LEVEL: 'error' },
    ...hostedBy(model),
  }
  const products: Product[] = []
  try {
    const run = async (role: string, more = {}) => {
      const product = await makeProduct({ ...shared, ...more, ROLE: role })
      products.push(product)
      return product
    }
    const serving = step.serving === 0 ? [await run('all')] : []
    while (serving.length < step.serving) serving.push(await run('api'))
    const first = serving[0]
    if (!first) throw new Error('Nobody serves.')
    for (let count = 0; count < step.working; count += 1) await run('worker', { DATA_DIR: first.dataDir })

    const learners: Learner[] = []
    for (let count = 0; count < LEARNERS; count += 1) learners.push(await signedInLearner(first, `reader${count}`))
    await Promise.all(learners.map((learner) => askForPlans(learner)))
    await until(() => areAll(learners, (plan) => plan.generation_status === 'COMPLETE'), 120_000)
    const paths = serving.flatMap(({ url }) => learners.map(({ token }) => ({ url, token })))

    await read(paths, 2)
    const calm = await read(paths, SECONDS)
    for (let count = 0; count < LEARNERS * PLANS_EACH; count += 1) model.faults.next(SLOWLY)
    const begin = performance.now()
    await Promise.all(learners.map(unlockFirstChapters))
    const written = until(
      () => areAll(learners, (plan) => plan.chapters[0]?.content_status === 'COMPLETE'),
      120_000,
    ).then(() => (performance.now() - begin) / 60_000)
    const busy = await read(paths, SECONDS, 4)
    const [chapters, minutes] = [LEARNERS * PLANS_EACH, await written]
    report(`${step.name}: dashboards read (5 plans each)`, `${Math.round(calm.perSecond)} /s`, '–')
    report(`${step.name}: the same while chapters are made, p99`, `${busy.p99.toFixed(0)} ms`, '–')
    report(`${step.name}: chapters made, 2 s each by the model`, `${Math.round(chapters / minutes)} /min`, '–')
    const ratio = (minutes * 60) / (chapters * PIECES)
    report(`${step.name}: ${chapters} at once / their model's time one after another`, ratio.toFixed(3), '≤ 0.35')
  } finally {
    for (const product of products) await product.stop()
    for (const { dataDir } of products) rmSync(dataDir, { recursive: true, force: true })
    await model.close()
  }
}

async function askForPlans(learner: Learner): Promise<void> {
  for (let count = 0; count < PLANS_EACH; count += 1) await learner.askForPlan(`Spanish, part ${count}`)
}

async function unlockFirstChapters(learner: Learner): Promise<void> {
  for (const { id } of await learner.plans()) await learner.unlockNext(id)
}

type Plans = Awaited<ReturnType<Learner['plans']>>

async function areAll(learners: readonly Learner[], done: (plan: Plans[number]) => boolean): Promise<true | undefined> {
  for (const learner of learners) if (!(await learner.plans()).every(done)) return undefined
  return true
}

type Reading = { readonly perSecond: number; readonly p99: number }

/** As many readers as there are ask for plans at every address in turn, as a proxy would spread them. */
async function read(
  from: readonly { readonly url: string; readonly token: string }[],
  seconds: number,
  readers = READERS,
): Promise<Reading> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const begin = performance.now()
  const until = begin + seconds * 1000
  let turn = 0
  const reader = async () => {
    while (performance.now() < until) {
      const { url, token } = from[turn++ % from.length] ?? { url: '', token: '' }
      times.push(await fetched(`${url}/api/learning-plans`, token, agent))
    }
  }
  await Promise.all(Array.from({ length: readers }, reader))
  agent.destroy()
  return { perSecond: (times.length / (performance.now() - begin)) * 1000, p99: percentile(times, 0.99) }
}
