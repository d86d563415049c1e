import { startChatCompletionsServer } from '../../packages/testing/chat-completions/chat-completions-server.ts'
import { call, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct } from '../../packages/testing/product.ts'
import { writeRows } from '../../packages/testing/product-rows.ts'
import { until } from '../../packages/testing/until.ts'
import { hostedBy, load, report } from './figures.ts'

/** Of every call of the model; as slow as a real one with `BENCH_CALL_MS=10000`. */
const CALL_MS = Number(process.env.BENCH_CALL_MS ?? 200)
const SECTIONS = 8

/** What a learner waits for after an unlock, in calls of ten seconds, with a model that takes as long for each. */
export async function benchWaits(): Promise<void> {
  const { waits, calls, overhead } = await waitsForChapter()
  const targets = { 'first words': 2.5, 'its text': 7.5, 'its check': 10 }
  for (const [what, target] of Object.entries(targets)) {
    const inCalls = (waits[what] ?? Number.POSITIVE_INFINITY) / CALL_MS
    report(`${what} of a chapter of ${SECTIONS} sections, in calls of ${CALL_MS} ms`, inCalls.toFixed(2), `≤ ${target}`)
  }
  report('calls of the model for it', String(calls), `≤ ${12 + SECTIONS}`)
  const share = ((overhead / waits['its check']) * 100).toFixed(1)
  report(`of that time no call runs (${load()})`, `${Math.round(overhead)} ms, ${share} %`, '≤ 2 % at 10 s')
}

async function waitsForChapter() {
  const pieces = 10
  const model = await startChatCompletionsServer({ pieces, pieceDelayMs: CALL_MS / pieces })
  const product = await makeProduct({ ...hostedBy(model), RESOURCE_SOURCES: 'none' })
  try {
    const learner = await signedInLearner(product, 'bench')
    const planId = await learner.askForPlan('Spanish')
    const timeoutMs = 60_000 + 20 * CALL_MS
    const { chapters } = await until(
      async () => (await learner.plans()).find((plan) => plan.generation_status === 'COMPLETE'),
      timeoutMs,
    )
    const id = chapters[0]?.id ?? ''
    const objectives = `ARRAY(SELECT 'Say sentence number ' || n FROM generate_series(1, ${SECTIONS}) AS n)`
    await writeRows(product, `UPDATE chapters SET objectives = ${objectives} WHERE id = '${id}'`)
    const before = model.requests.length
    const start = performance.now()
    await learner.unlockNext(planId)
    const read = () => call(product.url, 'GET', `/api/chapters/${id}`, undefined, learner.token)
    const seen = new Map<string, number>()
    // until the second set of its check is there, too
    await until(async () => {
      const page = await read()
      for (const part of ['draft', 'generated_content', 'check'])
        if (page[part] && !seen.has(part)) seen.set(part, performance.now() - start)
      return (page.check && page.check_pending === undefined) || undefined
    }, timeoutMs)
    const [first = 0, text = 0, check = 0] = ['draft', 'generated_content', 'check'].map((part) => seen.get(part))
    const asked = model.requests.slice(before)
    const end = start + check
    const ends = await Promise.all(asked.map(async ({ began, took }) => [began, began + (await took)] as const))
    const spans = ends.map(([began, ended]) => [Math.min(began, end), Math.min(ended, end)] as const)
    const waits: Readonly<Record<string, number>> & { readonly 'its check': number } = {
      ...{ 'first words': first, 'its text': text, 'its check': check },
    }
    return { waits, calls: asked.length, overhead: check - covered(spans) }
  } finally {
    await product.end()
    await model.close()
  }
}

/** How long at least one of them lasts; they come in the order of their beginnings. */
function covered(spans: readonly (readonly [from: number, to: number])[]): number {
  let [sum, end] = [0, 0]
  for (const [from, to] of spans) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}
