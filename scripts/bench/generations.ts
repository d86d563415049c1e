import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runningUrl } from '../../apps/server/src/embedded-postgres/running.ts'
import { startChatCompletionsServer } from '../../packages/testing/chat-completions/chat-completions-server.ts'
import { execute } from '../../packages/testing/database.ts'
import { call, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { writeRows } from '../../packages/testing/product-rows.ts'
import { until } from '../../packages/testing/until.ts'
import { hostedBy, load, median, report, timed, withDatabase } from './figures.ts'

const root = join(import.meta.dirname, '../..')
const RUNS = 7

export async function benchGenerations(): Promise<void> {
  const { plans, chapters, prepared } = await generations()
  report(`plan of the offline tutor after the yes, median of ${RUNS}`, `${Math.round(median(plans))} ms`, '≤ 2000 ms')
  report('chapter of the offline tutor after the unlock', `${Math.round(median(chapters))} ms`, '–')
  const name = `prepared chapter, from the unlock to its text, p50 (${load()})`
  report(name, `${median(prepared).toFixed(0)} ms`, '≤ 300 ms')
  const [first, ratio] = await outlines()
  report(`first part of a plan at 50 tokens a second, median of ${OUTLINES}`, `${Math.round(first)} ms`, '≤ 3000 ms')
  report(`the whole of it / its model's call alone (${load()})`, ratio.toFixed(3), '≤ 1.02')
  await pickUps()
}

const OUTLINES = 3
/** A piece of the fake has four characters, as a token has. */
const PIECE_DELAY_MS = 20

/** From the yes to the first part of the plan that a learner who watches sees, and to its end, which its model's call alone takes as well. */
async function outlines(): Promise<readonly [number, number]> {
  const model = await startChatCompletionsServer({ pieceDelayMs: PIECE_DELAY_MS })
  const product = await makeProduct(hostedBy(model))
  const firsts: number[] = []
  const ratios: number[] = []
  try {
    const learner = await signedInLearner(product, 'bench')
    for (let run = 0; run < OUTLINES; run += 1) {
      const conversation = await learner.agreeOn(`Spanish, part ${run}`)
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
      ratios.push((performance.now() - said) / ((await model.requests.at(-1)?.took) ?? 0))
    }
  } finally {
    await product.end()
    await model.close()
  }
  return [median(firsts), median(ratios)]
}

/** Plans, their first chapters, and the second ones, each prepared while the first one could be read: from the unlock to the page with its text. */
async function generations(): Promise<Readonly<Record<'plans' | 'chapters' | 'prepared', readonly number[]>>> {
  const product = await makeProduct({ PREPARE_AHEAD: 'on' })
  const [plans, chapters, prepared]: [number[], number[], number[]] = [[], [], []]
  try {
    const learner = await signedInLearner(product, 'bench')
    const ask = (method: string, path: string, body?: Readonly<Record<string, string>>) =>
      call(product.url, method, path, body, learner.token)
    for (let run = 0; run < RUNS; run += 1) {
      const planId = await learner.askForPlan(`Spanish, part ${run}`)
      const plan = () => learner.plans().then((all) => all.find(({ id }) => id === planId))
      plans.push(await timed(() => until(async () => (await plan())?.generation_status === 'COMPLETE' || undefined)))
      await learner.unlockNext(planId)
      const isWritten = async () => (await plan())?.chapters[0]?.content_status === 'COMPLETE' || undefined
      chapters.push(await timed(() => until(isWritten)))
      await until(() => isPrepared(product, planId))
      const chapterId = (await plan())?.chapters[1]?.id ?? ''
      await writeRows(product, `UPDATE chapters SET price = 0 WHERE id = '${chapterId}'`)
      prepared.push(
        await timed(async () => {
          await ask('POST', `/api/learning-plans/${planId}/unlock-next-chapter`, { chapter_id: chapterId })
          const { content_status: status } = await ask('GET', `/api/chapters/${chapterId}`)
          if (status !== 'COMPLETE') throw new Error('It was not prepared.')
        }),
      )
    }
    return { plans, chapters, prepared }
  } finally {
    await product.end()
  }
}

/** The job that prepares is over, and has left parts. */
async function isPrepared({ dataDir }: Product, planId: string): Promise<true | undefined> {
  const [row] = await execute(
    (await runningUrl(dataDir)) ?? '',
    `SELECT EXISTS (SELECT FROM chapter_parts JOIN chapters ON chapters.id = chapter_id WHERE plan_id = '${planId}' AND number = 2)
       AND NOT EXISTS (SELECT FROM pgboss.job WHERE name = 'prepare-chapter' AND state IN ('created', 'retry', 'active')) AS done`,
  )
  return Object(row).done === true || undefined
}

/** Prints how long a job waits between the commit that enqueues it and its worker. */
async function pickUps(): Promise<void> {
  await withDatabase(async (url) => {
    const script = ['--conditions=app-source', 'adapters/postgres/test/pickup-bench.ts', url]
    await once(spawn(process.execPath, script, { cwd: root, stdio: 'inherit' }), 'exit')
  })
}
