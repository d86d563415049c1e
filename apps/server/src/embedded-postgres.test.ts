import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts'

describe('openEmbeddedPostgres', { timeout: 30_000 }, () => {
  it('should make a database on the first start and keep it for the second', async () => {
    const first = await open()
    await query(first.url, 'CREATE TABLE kept (n int)')
    await query(first.url, 'INSERT INTO kept VALUES (42)')
    await first.stop()

    const second = await open()

    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
    expect(said).toEqual(['Preparing the database (first start only).'])
  })

  it('should keep commits safe, sort by code point and know letters beyond ASCII', async () => {
    const { url } = await open()
    expect(await query(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
    expect(await query(url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
    expect(await query(url, "SELECT lower('ÄÖ') AS l, 'a' < 'B' AS b")).toEqual([{ l: 'äö', b: false }])
  })

  it('should let nobody in without the password, which only its owner can read', async () => {
    const { url } = await open()
    await expect(query(url.replace(/app:\w+/, 'app:guess'), 'SELECT 1')).rejects.toThrow(/password/)
    await expect(query(url.replace(/app:\w+/, 'postgres:guess'), 'SELECT 1')).rejects.toThrow(/pg_hba/)
    const { mode } = await stat(join(dataDir, 'postgres', 'password'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('should refuse a second instance in one plain sentence, until the first has stopped', async () => {
    const first = await open()
    expect(await openEmbeddedPostgres({ dataDir, log })).toEqual({
      ok: false,
      error: {
        kind: 'data-dir-in-use',
        message: `Another running instance uses ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      },
    })
    await first.stop()
    await open()
  })

  it('should adopt the server of a killed app, with everything it committed', async () => {
    const { app, url } = await startAppProcess()
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS n')
    const { pid } = await postmaster()
    await kill(app)

    const adopted = await open()

    expect(said).toEqual(['Adopted the database that an earlier run left behind.'])
    expect((await postmaster()).pid).toBe(pid)
    expect(await query(adopted.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it('should start anew where the server was killed as well, and recover what was committed', async () => {
    const { app, url } = await startAppProcess()
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS n')
    const { pid } = await postmaster()
    await kill(app)
    process.kill(pid, 'SIGKILL')

    const { url: newUrl } = await open()

    expect(await query(newUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it('should not take another program for its server when that got the pid of a stale postmaster.pid', async () => {
    await (await open()).stop()
    const stale = [process.pid, join(dataDir, 'postgres', 'data'), '1', '5432', '', '127.0.0.1', '1 1', 'ready', '']
    await writeFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), stale.join('\n'))

    const { url } = await open()

    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  it('should replace a server that hangs', async () => {
    const { app, url } = await startAppProcess()
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS n')
    const { pid } = await postmaster()
    await kill(app)
    process.kill(pid, 'SIGSTOP')

    const { url: newUrl } = await open()

    expect((await postmaster()).pid).not.toBe(pid)
    expect(await query(newUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it('should bring the server back on the same port when it dies under a running app', async () => {
    const { url } = await open()
    process.kill((await postmaster()).pid, 'SIGKILL')

    await expect.poll(() => query(url, 'SELECT 1 AS n').catch(() => []), { timeout: 5000 }).toEqual([{ n: 1 }])
  })

  it('should leave nothing half made when it is killed while it prepares the database', async () => {
    const app = spawnApp()
    // the process has to start first, which takes a busy machine seconds
    const preparing = expect.poll(() => readdir(dataDir), { timeout: 20_000, interval: 10 })
    await preparing.toContainEqual(expect.stringMatching(/^postgres\.new-/))
    await kill(app)

    const { url } = await open()

    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  it('should not touch a folder that holds something else', async () => {
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'novel.txt'), 'Chapter 1')

    const refused = await openEmbeddedPostgres({ dataDir, log })

    expect(refused).toMatchObject({ ok: false, error: { kind: 'database-failed' } })
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['novel.txt'])
  })
})

// Helpers

let dataDir = ''
let said: string[] = []
let opened: EmbeddedPostgres[] = []
let apps: ChildProcess[] = []
const log = (line: string) => said.push(line)

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waymark-'))
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
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

async function open(): Promise<EmbeddedPostgres> {
  const result = await openEmbeddedPostgres({ dataDir, log })
  if (!result.ok) throw new Error(result.error.message)
  opened.push(result.value)
  return result.value
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function postmaster(): Promise<{ pid: number }> {
  const file = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')
  return { pid: Number.parseInt(file, 10) }
}

/** An app of its own process, so that it can be killed. */
function spawnApp(): ChildProcess {
  const script = `
    import { openEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))}
    const result = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    console.log(result.value.url)
    setInterval(() => {}, 1000)`
  const flags = ['--conditions=app-source', '--input-type=module', '--eval']
  const app = spawn(process.execPath, [...flags, script], { stdio: ['ignore', 'pipe', 'inherit'] })
  apps.push(app)
  return app
}

async function startAppProcess(): Promise<{ app: ChildProcess; url: string }> {
  const app = spawnApp()
  const url = await new Promise<string>((resolve, reject) => {
    app.stdout?.once('data', (line) => resolve(String(line).trim()))
    app.once('exit', () => reject(new Error('the app ended')))
  })
  return { app, url }
}

async function kill(app: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => app.once('exit', resolve))
  app.kill('SIGKILL')
  await gone
  // The kernel frees the dead app's lock a moment later than it reports the death.
  await sleep(20)
}
