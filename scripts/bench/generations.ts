import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/open-embedded-postgres.ts'
import { startChatCompletionsServer } from '../../packages/testing/chat-completions/chat-completions-server.ts'
import { signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct } from '../../packages/testing/product.ts'
import { until } from '../../packages/testing/until.ts'
import { median, report } from './figures.ts'

const root = join(import.meta.dirname, '../..')
const RUNS = 7

export async function benchGenerations(): Promise<void> {
  const { plans, chapters } = await generations()
  report(`plan of the offline tutor after the yes, median of ${RUNS}`, `${Math.round(median(plans))} ms`, '≤ 2000 ms')
  report('chapter of the offline tutor after the unlock', `${Math.round(median(chapters))} ms`, '–')
  const [first, last] = await outlines()
  report(`first part of a plan at 50 tokens a second, median of ${OUTLINES}`, `${Math.round(first)} ms`, '≤ 3000 ms')
  report('the whole of it', `${Math.round(last)} ms`, '–')
  await pickUps()
}

const OUTLINES = 3
/** A piece of the fake has four characters, as a token has. */
const PIECE_DELAY_MS = 20

/** From the yes to the first part of the plan that a learner who watches sees, and to its end. */
async function outlines(): Promise<readonly [number, number]> {
  const model = await startChatCompletionsServer({ pieceDelayMs: PIECE_DELAY_MS })
  const hosted = {
    LLM_PROVIDER: 'openai',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'sample-model',
    OPENAI_API_KEY: '',
  }
  const product = await makeProduct(hosted)
  const firsts: number[] = []
  const lasts: number[] = []
  try {
    const learner = await signedInLearner(product, 'bench')
    for (let run = 0; run < OUTLINES; run += 1) {
      const conversation = await learner.agreeOn(`Chess, part ${run}`)
      const said = performance.now()
      const planId = await learner.sayYes(conversation)
      const headers = { authorization: `Bearer ${learner.token}` }
      const { body } = await fetch(`${product.url}/api/learning-plans/${planId}/events`, { headers })
      let first: number | null = null
      let text = ''
      for await (const chunk of body ?? []) {
        text += Buffer.from(chunk).toString('utf8')
        if (first === null && text.includes('event: outline')) first = performance.now() - said
      }
      firsts.push(first ?? Number.POSITIVE_INFINITY)
      lasts.push(performance.now() - said)
    }
  } finally {
    await product.end()
    await model.close()
  }
  return [median(firsts), median(lasts)]
}

async function generations(): Promise<{ readonly plans: readonly number[]; readonly chapters: readonly number[] }> {
  const product = await makeProduct()
  const plans: number[] = []
  const chapters: number[] = []
  try {
    const learner = await signedInLearner(product, 'bench')
    for (let run = 0; run < RUNS; run += 1) {
      const planId = await learner.askForPlan(`Chess, part ${run}`)
      const plan = () => learner.plans().then((all) => all.find(({ id }) => id === planId))
      const asked = performance.now()
      await until(async () => ((await plan())?.generation_status === 'COMPLETE' ? true : undefined))
      plans.push(performance.now() - asked)
      await learner.unlockNext(planId)
      const unlocked = performance.now()
      await until(async () => ((await plan())?.chapters[0]?.content_status === 'COMPLETE' ? true : undefined))
      chapters.push(performance.now() - unlocked)
    }
  } finally {
    await product.end()
  }
  return { plans, chapters }
}

/** Prints how long a job waits between the commit that enqueues it and its worker. */
async function pickUps(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} })
  if (!database.ok) throw new Error(database.error.message)
  const script = ['--conditions=app-source', 'adapters/postgres/test/pickup-bench.ts', database.value.url]
  await once(spawn(process.execPath, script, { cwd: root, stdio: 'inherit' }), 'exit')
  await database.value.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
