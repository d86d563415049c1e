import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { call, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct } from '../../packages/testing/product.ts'
import { PASSWORD, post } from './accounts.ts'
import { median, report, timed } from './figures.ts'

const RUNS = 7
const NAMES = ['ann', 'bob', 'cyd', 'dan']
/** A mail address may be tried five times an hour, and one of them signs the learner in. */
const TRIES = 4
/** Milliseconds until a server that nothing asks anything is at rest. */
const REST = 4_000

const FIGURES = {
  'warm start (ms)': '≤ 1.10',
  'log-in (ms)': '≤ 1.10',
  'read of the plans (ms)': '≤ 1.10',
  'memory at rest (MiB)': '≤ 1.00',
}
type Figures = Readonly<Record<keyof typeof FIGURES, number>>

/** This version and another one, started in turn. */
export async function benchVersions(): Promise<void> {
  const other = process.argv.find((argument) => argument.startsWith('--against='))?.slice('--against='.length)
  if (other === undefined) return
  const [ours, theirs]: [Figures[], Figures[]] = [[], []]
  for (let run = 0; run < RUNS; run += 1) {
    theirs.push(await measure(resolve(other)))
    ours.push(await measure(resolve(import.meta.dirname, '../..')))
  }
  for (const [what, target] of Object.entries(FIGURES) as [keyof typeof FIGURES, string][]) {
    const [one, another] = [ours, theirs].map((all) => median(all.map((figures) => figures[what])))
    if (one === undefined || another === undefined) throw new Error('Both are measured.')
    report(`${what}: ${one.toFixed(1)} against ${another.toFixed(1)}`, (one / another).toFixed(2), target)
  }
}

async function measure(root: string): Promise<Figures> {
  const product = await makeProduct(
    { TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'error' },
    { root, command: ['scripts/start.mjs'] },
  )
  try {
    // the first start makes the database: it is not a warm one
    await product.stop()
    const start = await timed(product.start)
    await pause(REST)
    // the start script has become the server
    const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid()}/status`, 'utf8'))?.[1]) / 1024
    let token = ''
    for (const name of NAMES) token = (await signedInLearner(product, name)).token
    const logIns: number[] = []
    for (let run = 0; run < TRIES * NAMES.length; run += 1) {
      const email = `${NAMES[run % NAMES.length]}@example.org`
      logIns.push(await timed(() => post(product, '/api/login', { email, password: PASSWORD })))
    }
    const read = () => call(product.url, 'GET', '/api/learning-plans', undefined, token)
    for (let run = 0; run < 200; run += 1) await read()
    const reads: number[] = []
    for (let run = 0; run < 400; run += 1) reads.push(await timed(read))
    return {
      ...{ 'warm start (ms)': start, 'log-in (ms)': median(logIns) },
      ...{ 'read of the plans (ms)': median(reads), 'memory at rest (MiB)': memory },
    }
  } finally {
    await product.end()
  }
}
