import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../src/embedded-postgres/open-embedded-postgres.ts'

/**
 * A DATA_DIR whose databases and apps end with each test. A new one for each, or, as a database takes its time to be made,
 * one for all of a `describe`.
 */
export function embeddedApps(folderFor: 'each' | 'all') {
  let dataDir = ''
  let said: string[] = []
  let opened: EmbeddedPostgres[] = []
  let apps: ChildProcess[] = []
  const log = (line: string) => said.push(line)

  beforeEach(async () => {
    if (folderFor === 'each' || dataDir === '') dataDir = await mkdtemp(join(tmpdir(), 'waymark-'))
    said = []
  })

  afterEach(async () => {
    // a test that failed left its app behind, and that its database: both would outlive the run
    const left = apps.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    apps = []
    if (left.length > 0) {
      await Promise.all(left.map(kill))
      await open()
    }
    await Promise.all(opened.map((database) => database.stop()))
    opened = []
    if (folderFor === 'each') await remove()
  })

  afterAll(async () => {
    if (folderFor === 'all') await remove()
  })

  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 })

  const tryToOpen = async () => {
    const result = await openEmbeddedPostgres({ dataDir, log })
    if (result.ok) opened.push(result.value)
    return result
  }

  const open = async (): Promise<EmbeddedPostgres> => {
    const result = await tryToOpen()
    if (!result.ok) throw new Error(result.error)
    return result.value
  }

  /** An app of its own process, so that it can be killed; `wrap` is what to run it in. A line on its stdin kills it, too. */
  const spawnApp = (wrap: readonly string[] = []): ChildProcess => {
    const script = `
      import { openEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('../src/embedded-postgres/open-embedded-postgres.ts'))}
      process.stdin.once('data', () => process.kill(process.pid, 'SIGKILL'))
      const result = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
      console.log(result.ok ? result.value.url : result.error)
      setInterval(() => {}, 1000)`
    const flags = ['--conditions=app-source', '--input-type=module', '--eval']
    const [program = '', ...args] = [...wrap, process.execPath, ...flags, script]
    const app = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    apps.push(app)
    return app
  }

  return {
    get dataDir() {
      return dataDir
    },
    /** The lines that `open` logged. */
    get said() {
      return said
    },
    data: () => join(dataDir, 'postgres', 'data'),
    tryToOpen,
    open,
    spawnApp,
    /** An app that is ready, and the address of its database. */
    startApp: async (wrap?: readonly string[]): Promise<{ app: ChildProcess; url: string }> => {
      const app = spawnApp(wrap)
      return { app, url: await firstLine(app) }
    },
    postmaster: async (): Promise<{ pid: number }> => {
      const file = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')
      return { pid: Number.parseInt(file, 10) }
    },
  }
}

export const firstLine = (app: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    app.stdout?.once('data', (line) => resolve(String(line).trim()))
    app.once('exit', () => reject(new Error('the app ended')))
  })

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export async function kill(app: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => app.once('exit', resolve))
  app.kill('SIGKILL')
  await gone
}
