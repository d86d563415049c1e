import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/open-embedded-postgres.ts'
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
  await pickUps()
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
