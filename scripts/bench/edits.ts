import { type Learner, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { until } from '../../packages/testing/until.ts'
import { percentile, report } from './figures.ts'

const LEARNERS = 12
/** As many as one may do a day, but for a few. */
const EDITS = 25

/** How long a learner waits for an edit of their plan, one after another. */
export async function benchEdits(): Promise<void> {
  const product = await makeProduct({ LOG_LEVEL: 'error' })
  const times: number[] = []
  try {
    for (let place = 0; place < LEARNERS; place += 1) {
      const learner = await signedInLearner(product, `editor${place}`)
      const id = await planOf(learner)
      for (let version = 0; version < EDITS; version += 1) times.push(await edit(product, learner, id, version))
    }
  } finally {
    await product.end()
  }
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  report(`an edit of a plan, p50 / p99 of ${times.length}`, `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`, '≤ 50 ms p99')
}

async function planOf(learner: Learner): Promise<string> {
  const id = await learner.askForPlan('Learn Spanish')
  await until(async () => (await learner.plans()).find((plan) => plan.generation_status === 'COMPLETE'))
  return id
}

/** Renames the plan, or undoes that. Answers milliseconds. */
async function edit({ url }: Product, { token }: Learner, id: string, version: number): Promise<number> {
  const isUndo = version % 5 === 4
  const asked = performance.now()
  const response = await fetch(`${url}/api/learning-plans/${id}${isUndo ? '/undo' : ''}`, {
    method: isUndo ? 'POST' : 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(isUndo ? { version } : { title: `Spanish, edit ${version}`, version }),
  })
  await response.json()
  if (!response.ok) throw new Error(`Edit ${version} was refused: ${response.status}`)
  return performance.now() - asked
}
