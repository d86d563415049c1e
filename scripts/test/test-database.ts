import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '../../apps/server/src/embedded-postgres/open-embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL with an empty database, whose role may create more of them. */
    databaseUrl: string
  }
}

/** One PostgreSQL for all integration tests, gone with them. Vitest wants a default export here. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-test-'))
  const database = await openEmbeddedPostgres({ dataDir, log: () => undefined, durable: false })
  if (!database.ok) throw new Error(database.error)
  project.provide('databaseUrl', database.value.url)
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10)
  // a run that is ended does not wait for what comes below
  const end = () => process.kill(postmaster, 'SIGQUIT')
  process.once('exit', end)
  return async () => {
    process.off('exit', end)
    await database.value.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
