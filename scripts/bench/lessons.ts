import { setTimeout as pause } from 'node:timers/promises'
import { runningUrl } from '../../apps/server/src/embedded-postgres/running.ts'
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '../../packages/testing/chat-completions/chat-completions-server.ts'
import { execute } from '../../packages/testing/database.ts'
import { type Learner, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { until } from '../../packages/testing/until.ts'
import { hostedBy, load, median, report, timed } from './figures.ts'

const RUNS = 3
const AT_ONCE = 8
/** What leads to the chapters takes no time of the model. */
const AT_FIRST = { pieces: 1, pieceDelayMs: 0 }
/** A piece for each four characters, which is about a token. */
const TOKENS_A_SECOND_50 = { pieces: 0, pieceDelayMs: 20 }
/** A part takes two seconds, whatever it says: less than at any speed that learners meet. */
const TWO_SECONDS_A_PART = { pieces: 20, pieceDelayMs: 100 }

/** Chapters in parts beside the time of their model, and eight of them at once. */
export async function benchLessons(): Promise<void> {
  const pace = { ...AT_FIRST }
  const model = await startChatCompletionsServer(pace)
  const product = await makeProduct(hostedBy(model))
  try {
    const learners: Learner[] = []
    while (learners.length < AT_ONCE) learners.push(await signedInLearner(product, `bench${learners.length}`))
    const plans: (readonly string[])[] = []
    // one after another: more conversations at once than calls are asked to come back later
    for (const learner of learners) plans.push(await plansOf(learner, plans.length === 0 ? RUNS + 2 : 1))
    const [first, [firstPlans]] = [learners[0], plans]
    if (!first || !firstPlans) throw new Error('There are learners.')

    const alone: number[] = []
    const writeAlone = async (plan: string): Promise<number> => {
      const from = model.requests.length
      alone.push(await written(product, first, plan))
      return (alone.at(-1) ?? 0) / (await criticalPath(model.requests.slice(from)))
    }
    const [, slow = '', ...others] = firstPlans
    Object.assign(pace, TOKENS_A_SECOND_50)
    const ratio = await writeAlone(slow)
    report(`chapter / critical path of its model's time, 50 tokens a second (${load()})`, ratio.toFixed(3), '≤ 1.02')

    Object.assign(pace, TWO_SECONDS_A_PART)
    alone.length = 0
    const ratios: number[] = []
    for (const plan of others) ratios.push(await writeAlone(plan))
    report(`the same, where each part takes two seconds (${load()})`, median(ratios).toFixed(3), '–')

    const together = await timed(() =>
      Promise.all(learners.map(async (learner, index) => written(product, learner, plans[index]?.[0] ?? ''))),
    )
    report(
      `${AT_ONCE} chapters at once / one after another`,
      (together / (AT_ONCE * median(alone))).toFixed(3),
      '≤ 0.35',
    )
  } finally {
    await product.end()
    await model.close()
  }
}

async function plansOf(learner: Learner, count: number): Promise<readonly string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await learner.askForPlan(`Spanish, part ${ids.length}`))
  await until(async () => (await learner.plans()).every((plan) => plan.generation_status === 'COMPLETE') || undefined)
  return ids
}

/** Milliseconds from the unlock to the content, by the product's clock. */
async function written(product: Product, learner: Learner, planId: string): Promise<number> {
  await learner.unlockNext(planId)
  await until(async () => {
    // seldom: the times are the product's own, and who asks must not slow it down
    await pause(250)
    const plan = (await learner.plans()).find(({ id }) => id === planId)
    return plan?.chapters[0]?.content_status === 'COMPLETE' || undefined
  }, 120_000)
  const sql = `SELECT extract(epoch FROM generated_at - unlocked_at) * 1000 AS ms FROM chapters WHERE plan_id = '${planId}' AND number = 1`
  const [row] = await execute((await runningUrl(product.dataDir)) ?? '', sql)
  return Number(Object(row).ms)
}

type Asked = ChatCompletionsServer['requests'][number]

/**
 * Milliseconds that the model itself takes for the calls of a chapter, where each begins as soon as what it builds on is there and one of
 * two places is free. By the very calls of the chapter: whatever else slows the machine down is in both.
 */
async function criticalPath(requests: readonly Asked[]): Promise<number> {
  const took = (property: string) =>
    Promise.all(
      requests
        .filter(({ body }) => JSON.stringify(body.response_format).includes(`"${property}"`))
        .map((request) => request.took),
    )
  const places = [0, 0]
  for (const time of [...(await took('introduction')), ...(await took('heading'))]) {
    const free = places.indexOf(Math.min(...places))
    places[free] = (places[free] ?? 0) + time
  }
  const sum = (times: readonly number[]): number => times.reduce((a, b) => a + b, 0)
  const asked = sum(await took('explanation')) + sum(await took('answers'))
  return Math.max(...places) + Math.max(sum(await took('key_points')), asked)
}
