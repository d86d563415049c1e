import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../packages/testing/product.ts'
import { median, report } from './figures.ts'

const root = join(import.meta.dirname, '../..')
const RUNS = 7

export async function benchStarts(): Promise<void> {
  for (const [what, signal] of [
    ['warm start', 'SIGTERM'],
    ['restart after kill -9', 'SIGKILL'],
  ] as const) {
    report(`${what} to ready, median of ${RUNS}`, `${Math.round(median(await starts(signal)))} ms`, '≤ 1500 ms')
  }
}

/** From the start script to the line that says where it listens, all installed and built, after an end by `signal`. */
async function starts(signal: 'SIGTERM' | 'SIGKILL'): Promise<readonly number[]> {
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
    // the last one takes the database with it
    server.kill(run < RUNS ? signal : 'SIGTERM')
    await exited
  }
  rmSync(dataDir, { recursive: true, force: true })
  return times
}
