// Measures what the product promises about speed and size, and prints one line per figure. Not a test: machines differ.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../apps/server/src/embedded-postgres.ts'
import { signedInLearner } from '../apps/server/test/learner.ts'
import { freePort, makeProduct } from '../apps/server/test/product.ts'
import { until } from '../apps/server/test/until.ts'
import { checkBudgets } from './check-budgets.mjs'

const root = join(import.meta.dirname, '..')
const RUNS = 7

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const report = (what: string, value: string, target: string): void =>
  console.log(`${what.padEnd(52)} ${value.padStart(12)}   target ${target}`)

/** From `npm start`'s script to the line that says where it listens, with everything installed and built. */
async function warmStarts(): Promise<readonly number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir }
  const times: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const begin = performance.now()
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const chunk of server.stdout) if (String(chunk).includes('Ready at')) break
    // the first start makes the database: it is not a warm one
    if (run > 0) times.push(performance.now() - begin)
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
  }
  rmSync(dataDir, { recursive: true, force: true })
  return times
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

const starts = await warmStarts()
report(`warm start to ready, median of ${RUNS}`, `${Math.round(median(starts))} ms`, '≤ 1500 ms')
const { plans, chapters } = await generations()
report(`plan of the offline tutor after the yes, median of ${RUNS}`, `${Math.round(median(plans))} ms`, '≤ 2000 ms')
report(`chapter of the offline tutor after the unlock`, `${Math.round(median(chapters))} ms`, '–')
await pickUps()
checkBudgets()
