import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserId } from '@app/domain'
import { aLockedChapter, aPlan, awaitingLearner, seed } from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { call } from '@app/testing/learner'
import { freePort } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

type Line = Readonly<Record<string, unknown>>

/** An API and a worker in production, on one database. */
describe('what an operator can follow', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'observed-'))
  let database: TestDatabase
  let api: Observed
  let worker: Observed

  beforeAll(async () => {
    database = await migratedDatabase(inject('databaseUrl'))
    api = await start('api')
    worker = await start('worker')
  })
  afterAll(async () => {
    await Promise.all([api?.stop(), worker?.stop()])
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('should be one request, from its answer over the job to the call of the model', async () => {
    const body = { email: 'admin@example.org', password: 'correct horse' }
    const { access_token: token } = await call<{ access_token: string }>(api.url, 'POST', '/api/login', body)
    const { id } = await call<{ id: string }>(api.url, 'GET', '/api/me', undefined, token)
    const chapterId = await seedFreeChapter(id)
    const reply = await fetch(`${api.url}/api/learning-plans/${await planOf(chapterId)}/unlock-next-chapter`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'X-Request-Id': 'unlock-of-the-test' },
    })
    expect(reply.status).toBe(200)

    // one of several calls that write it
    const line = await until(() => worker.said().find((one) => one.msg === 'model call' && one.purpose === 'chapter'))
    expect(line).toMatchObject({ request_id: 'unlock-of-the-test', purpose: 'chapter', chapter_id: chapterId })
    expect(await execute(database.url, 'SELECT DISTINCT request_id FROM model_calls')).toEqual([
      { request_id: 'unlock-of-the-test' },
    ])
    expect(api.said()).toContainEqual(expect.objectContaining({ msg: 'request', request_id: 'unlock-of-the-test' }))
  })

  it('should be counted where it happened, and what lies in the database everywhere', async () => {
    const atWorker = await until(async () => {
      const text = await metricsOf(worker)
      return text.includes('waymark_job_runs_total{kind="write-chapter",outcome="done"} 1') ? text : undefined
    })
    expect(atWorker).toMatch(/waymark_model_calls_total\{purpose="chapter",model="[^"]+",outcome="answered"\} 1/)
    const atApi = await metricsOf(api)
    expect(atApi).toContain(
      'waymark_http_requests_total{route="/api/learning-plans/:id/unlock-next-chapter",method="POST",status="2xx"} 1',
    )
    expect(atApi).not.toContain('waymark_model_calls_total{')
    for (const text of [atWorker, atApi]) {
      expect(text).toContain('waymark_database_up 1')
      expect(text).toMatch(/waymark_queue_jobs\{kind="write-chapter",state="waiting"\} \d/)
      expect(text).toContain('waymark_generations{what="plans",state="complete"} 1')
    }
  })

  it('should be whether a process is ready, a worker too', async () => {
    const checks = { database: 'ok', migrations: 'ok', model: 'ok', mail: 'ok' }
    for (const base of [api.url, api.watched, worker.watched]) {
      const ready = await fetch(`${base}/readyz`)
      expect({ status: ready.status, body: await ready.json() }).toEqual({ status: 200, body: { ready: true, checks } })
      expect((await fetch(`${base}/healthz`)).status).toBe(200)
    }
  })

  // Helpers

  type Observed = {
    readonly url: string
    readonly watched: string
    readonly said: () => readonly Line[]
    readonly stop: () => Promise<void>
  }

  async function start(role: 'api' | 'worker'): Promise<Observed> {
    const [port, metricsPort] = [await freePort(), await freePort()]
    const child = spawn(process.execPath, ['--conditions=app-source', 'apps/server/src/main.ts'], {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'production',
        APP_SECRET: 'a secret of the test, long enough for it',
        LLM_PROVIDER: 'offline',
        MAIL_PROVIDER: 'dev-mailbox',
        PAYMENTS_PROVIDER: 'sandbox',
        RESOURCE_SOURCES: 'none',
        ADMIN_EMAIL: 'admin@example.org',
        ADMIN_PASSWORD: 'correct horse',
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        ROLE: role,
      },
    })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    await until(() => (said.includes('Ready ') ? true : undefined))
    return {
      url: `http://127.0.0.1:${port}`,
      watched: `http://127.0.0.1:${metricsPort}`,
      // the last piece may not be a whole line yet
      said: () => said.split('\n').slice(0, -1).filter(isJson).map(parse),
      stop: () => stop(child),
    }
  }

  async function stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }

  const isJson = (line: string): boolean => line.startsWith('{')
  const parse = (line: string): Line => JSON.parse(line)
  const metricsOf = async ({ watched }: Observed): Promise<string> => (await fetch(`${watched}/metrics`)).text()

  async function seedFreeChapter(ownerId: string): Promise<string> {
    const postgres = openPostgres({ url: database.url })
    const userId = UserId(ownerId)
    const conversation = awaitingLearner(userId)
    const plan = aPlan(userId, conversation.id)
    const chapter = aLockedChapter(plan.id, 1)
    await seed(postgres.unitOfWork, { conversations: [conversation], plans: [plan], chapters: [chapter] })
    await postgres.close()
    return chapter.id
  }

  async function planOf(chapterId: string): Promise<string> {
    // the column is a uuid that is never null
    const [row] = (await execute(
      database.url,
      `SELECT plan_id AS id FROM chapters WHERE id = '${chapterId}'`,
    )) as readonly { readonly id: string }[]
    return row?.id ?? ''
  }
})
