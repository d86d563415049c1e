import { mkdtempSync, rmSync } from 'node:fs'
import { type Agent, get } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/open-embedded-postgres.ts'

/** One line per figure. */
export const report = (what: string, value: string, target: string): void =>
  console.log(`${what.padEnd(60)} ${value.padStart(12)}   target ${target}`)

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** What else the machine does: a figure under load says little. */
export const load = (): string => `load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`

/** The configuration of a product that asks a server with the protocol of a hosted model. */
export const hostedBy = (model: { readonly url: string }) => ({
  ...{ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'sample-model', OPENAI_API_KEY: '', LLM_PROVIDER: 'openai' },
})

/** Milliseconds until all of the answer is there. Lighter than `fetch`: who asks must not be what is measured. */
export const fetched = (url: string, token: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const begin = performance.now()
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().once('end', () => resolve(performance.now() - begin))
    }).once('error', reject)
  })

/** Gives the work the address of a database of its own. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const database = await openEmbeddedPostgres({ dataDir, log: () => {} })
  if (!database.ok) throw new Error(database.error)
  try {
    await work(database.value.url)
  } finally {
    await database.value.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
