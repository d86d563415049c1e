import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, execute, type TestDatabase } from '@app/testing/database'
import { freePort } from '@app/testing/product'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const RUN_STAGE =
  readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .split(/^(?=FROM )/m)
    .at(-1) ?? ''

/** What the image would run, where there is no Docker: its files laid out as its last stage lays them out, its commands as they are. */
describe('the image', () => {
  let folder: string
  let image: string
  let database: TestDatabase
  let environment: Record<string, string>
  let app: ChildProcess
  let said = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'image-'))
    image = join(folder, 'app')
    mkdirSync(image)
    for (const path of copied()) layOut(path)
    database = await emptyDatabase(inject('databaseUrl'))
    environment = {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(await freePort()) },
      ...{ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), APP_SECRET: 'kIqmD2xVv1Tz7yB0hLs5eRw9NcUa3oGf' },
      ...{ LLM_PROVIDER: 'offline', MAIL_PROVIDER: 'dev-mailbox', PAYMENTS_PROVIDER: 'sandbox' },
      ...{ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'short' },
    }
    const [, ...args] = commandOf(/^CMD (\[.*\])$/m)
    app = spawn(process.execPath, args, { cwd: image, env: environment })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    for (const stream of [app.stdout, app.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk
        if (said.includes('Ready at')) resolve()
      })
    }
    app.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said}`)))
    await promise
  })
  afterAll(async () => {
    app?.kill('SIGKILL')
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('should be healthy by its own check while it runs, and write to its data folder only', async () => {
    expect(await health(environment)).toBe(0)
    expect(await health({ ...environment, PORT: '1' })).toBe(1)
    expect(readdirSync(image).toSorted()).toEqual([...new Set(copied().map((path) => path.split('/')[0]))].toSorted())
  })

  it('should start although its first admin cannot be made', async () => {
    expect(said).toContain('ADMIN_PASSWORD needs at least 8')
    expect(await execute(database.url, 'SELECT FROM users')).toEqual([])
  })

  it('should have the command line with it', async () => {
    const args = ['--conditions=app-source', 'apps/server/src/cli/main.ts', 'admin', 'list']
    expect(await ended(execFile(process.execPath, args, { cwd: image, env: environment }))).toBe(0)
  })

  it('should not reveal by its timing whether an address is known', async () => {
    const body = JSON.stringify({ username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' })
    const headers = { 'Content-Type': 'application/json' }
    const url = `http://127.0.0.1:${environment.PORT}/api/register`
    expect((await fetch(url, { method: 'POST', headers, body })).ok).toBe(true)
    const late = "SELECT FROM pgboss.job WHERE name = 'send-mail' AND start_after >= created_on + interval '1 second'"
    expect(await execute(database.url, late)).toHaveLength(1)
  })

  it('should stop when it is asked to', async () => {
    app.kill('SIGTERM')
    expect(await ended(app)).toBe(0)
  })

  // Helpers

  const health = (env: Record<string, string>): Promise<number | null> => {
    const [, ...args] = commandOf(/^HEALTHCHECK .*\\\n +CMD (\[.*\])$/m)
    return ended(execFile(process.execPath, args, { env }))
  }

  /** Modules are those of this machine; workspaces are the copies. */
  const layOut = (path: string): void => {
    const [from, to] = [join(ROOT, path), join(image, path)]
    if (path === 'node_modules') {
      mkdirSync(join(to, '@app'), { recursive: true })
      for (const name of readdirSync(from)) if (name !== '@app') symlinkSync(join(from, name), join(to, name))
      for (const name of readdirSync(join(from, '@app'))) {
        symlinkSync(readlinkSync(join(from, '@app', name)), join(to, '@app', name))
      }
      return
    }
    // the web app may not have been built here
    if (existsSync(from)) cpSync(from, to, { recursive: true })
  }
})

const copied = (): readonly string[] =>
  [...RUN_STAGE.matchAll(/^COPY (.+)$/gm)].flatMap(([, words = '']) => {
    const paths = words.split(' ')
    if (paths.at(-1) === './') return paths.slice(0, -1)
    return [paths.at(-1) ?? '']
  })

/** A command as the Dockerfile has it: the JSON that it is. */
const commandOf = (line: RegExp): readonly string[] => JSON.parse(line.exec(RUN_STAGE)?.[1] ?? '[]')

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null) return child.exitCode
  await once(child, 'exit')
  return child.exitCode
}
