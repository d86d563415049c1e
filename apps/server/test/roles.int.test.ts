import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserId } from '@app/domain'
import { aLockedChapter, aPlan, awaitingLearner, seed } from '@app/domain/testing'
import { openPostgres } from '@app/postgres'
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '@app/testing/chat-completions/chat-completions-server'
import { emptyDatabase, execute, type TestDatabase } from '@app/testing/database'
import { call, type Learner, type PlanView, signedInLearner } from '@app/testing/learner'
import { freePort, makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const BOSS = { email: 'boss@example.org', password: 'correct horse' }

/** As on several machines, in production: nothing is shared but the database, the secret, the mailbox and the address. */
describe('two processes that serve and two that work, on one database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roles-'))
  let database: TestDatabase
  /** Of those that serve, and of each that works. */
  let model: ChatCompletionsServer
  let models: readonly [ChatCompletionsServer, ChatCompletionsServer]
  /** What the models wait for. */
  let held: Promise<void> | undefined
  let serving: readonly [Process, Process]
  let working: readonly [Process, Process]
  let ana: Learner
  let boss: string
  let planId: string

  beforeAll(async () => {
    database = await emptyDatabase(inject('databaseUrl'))
    const slow = {
      get held() {
        return held
      },
    } as { held: Promise<void> }
    model = await startChatCompletionsServer(slow)
    models = [await startChatCompletionsServer(slow), await startChatCompletionsServer(slow)]
    // all at once, on a database that none of them has seen: one migrates it, and one makes the first admin
    const [api, next, worker, other] = await Promise.all([
      start('api', model),
      start('api', model),
      start('worker', models[0]),
      start('worker', models[1]),
    ])
    serving = [api, next]
    working = [worker, other]
    ana = await signedInLearner(api, 'ana')
    const { access_token } = await call(api.url, 'POST', '/api/login', BOSS)
    boss = String(access_token)
  })
  afterAll(async () => {
    for (const product of [...(serving ?? []), ...(working ?? [])]) await product.kill()
    for (const one of [model, ...(models ?? [])]) await one?.close()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('should have made the first admin once, who signs in without more ado', async () => {
    const admins = await execute(database.url, "SELECT email, role FROM users WHERE role = 'admin'")
    expect(admins).toEqual([{ email: BOSS.email, role: 'admin' }])
    const me = await call(serving[1].url, 'GET', '/api/me', undefined, boss)
    expect(me).toMatchObject({ role: 'admin', must_change_password: false })
  })

  it('should be whether a process is ready, a worker too', async () => {
    const checks = { database: 'ok', migrations: 'ok', model: 'ok', mail: 'ok' }
    for (const base of [serving[0].url, serving[0].watched, working[0].watched]) {
      const ready = await fetch(`${base}/readyz`)
      expect({ status: ready.status, body: await ready.json() }).toEqual({ status: 200, body: { ready: true, checks } })
      expect((await fetch(`${base}/healthz`)).status).toBe(200)
    }
  })

  it('should be followed as one request, from its answer over the job to the call of the model', async () => {
    const { id } = await call<{ id: string }>(serving[0].url, 'GET', '/api/me', undefined, boss)
    const chapter = await seedFreeChapter(UserId(id))
    const reply = await fetch(`${serving[0].url}/api/learning-plans/${chapter.planId}/unlock-next-chapter`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${boss}`, 'X-Request-Id': 'unlock-of-the-test' },
    })
    expect(reply.status).toBe(200)

    // one of several calls that write it
    const [worker, line] = await until(() => {
      const found = working.map((one) => [one, one.lines().find(isChapterCall)] as const)
      return found.find(([, said]) => said !== undefined)
    })
    expect(line).toMatchObject({ request_id: 'unlock-of-the-test', purpose: 'chapter', chapter_id: chapter.id })
    expect(serving[0].lines()).toContainEqual(
      expect.objectContaining({ msg: 'request', request_id: 'unlock-of-the-test' }),
    )

    // and counted where it happened, and what lies in the database everywhere
    const atWorker = await until(async () => {
      const text = await metricsOf(worker)
      return text.includes('waymark_job_runs_total{kind="write-chapter",outcome="done"} 1') ? text : undefined
    })
    expect(
      await execute(database.url, 'SELECT DISTINCT request_id FROM model_calls WHERE chapter_id IS NOT NULL'),
    ).toEqual([{ request_id: 'unlock-of-the-test' }])
    expect(atWorker).toMatch(/waymark_model_calls_total\{purpose="chapter",model="[^"]+",outcome="answered"\} 1/)
    const atApi = await metricsOf(serving[0])
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

  it('should show at one what was asked for at the other, and do each job once', async () => {
    planId = await ana.askForPlan('Chess')
    const others = await Promise.all(['Origami', 'Bridge'].map((goal) => ana.askForPlan(goal)))
    await until(async () => {
      const plans = await plansAt(serving[1])
      return plans.length === 3 && plans.every((plan) => plan.generation_status === 'COMPLETE') ? true : undefined
    })
    expect((await plansAt(serving[1])).map(({ id }) => id).toSorted()).toEqual([planId, ...others].toSorted())
    const plans = await execute(database.url, "SELECT outcome FROM model_calls WHERE purpose = 'plan'")
    expect(plans).toEqual(Array.from({ length: 3 }, () => ({ outcome: 'answered' })))
  })

  it('should show at one how a plan comes that another one writes', async () => {
    const conversation = await ana.agreeOn('Juggling')
    for (const { faults } of models) faults.next({ kind: 'trickle', bytes: 1_000, everyMs: 5 })
    const watched = await ana.sayYes(conversation)
    const response = await fetch(`${serving[1].url}/api/learning-plans/${watched}/events`, {
      headers: { authorization: `Bearer ${ana.token}` },
    })
    let text = ''
    let wasGenerating = false
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString('utf8')
      if (wasGenerating || !text.includes('"chapter"')) continue
      wasGenerating = (await plansAt(serving[0])).some(
        ({ id, generation_status: status }) => id === watched && status === 'GENERATING',
      )
    }
    expect(wasGenerating).toBe(true)
    const plan = (await plansAt(serving[1])).find(({ id }) => id === watched)
    expect(text.match(/"chapter":/g)).toHaveLength(plan?.chapters.length ?? 0)
    expect(text).not.toContain('restart')
    expect(text.trimEnd()).toMatch(/event: status\ndata: \{"generation_status":"COMPLETE"\}$/)
  })

  it('should lose nothing when a worker is killed in the middle of a job', async () => {
    const goOn = Promise.withResolvers<void>()
    held = goOn.promise
    const asked = models.map(({ requests }) => requests.length)
    await ana.unlockNext(planId)
    // the one whose model was asked has the job
    const killed = await until(() =>
      working.find((_, place) => Number(models[place]?.requests.length) > Number(asked[place])),
    )
    await killed.kill()
    const left = (await chapterCalls()).filter(({ outcome }) => outcome === 'running')
    // two parts are asked for side by side, and either may have met the silence
    expect([1, 2]).toContain(left.length)
    const lost = { outcome: 'running', input_tokens: null, output_tokens: null, milliseconds: null }
    for (const one of left) expect(one).toMatchObject(lost)

    held = undefined
    goOn.resolve()
    await until(async () => {
      const plan = (await plansAt(serving[1])).find(({ id }) => id === planId)
      const { id = '', content_status: status } = plan?.chapters[0] ?? {}
      if (status !== 'COMPLETE') return
      // its check follows, by calls of its own
      const { check } = await call(serving[1].url, 'GET', `/api/chapters/${id}`, undefined, ana.token)
      return check ? true : undefined
    })
    const calls = await chapterCalls()
    expect(calls.filter(({ outcome }) => outcome === 'running')).toEqual(left)
    const ended = calls.filter(({ outcome }) => outcome !== 'running')
    for (const one of ended) {
      expect(one).toMatchObject({ outcome: 'answered', model: 'sample-model' })
      expect(one.cost).toBe((one.input_tokens ?? 0) + 2 * (one.output_tokens ?? 0))
    }
    await expectSoundLedger()

    // a call counts at the most that it can have cost: at least 9,192 tokens that it may write, at 2 millionths of a dollar each
    for (const { cost } of left) expect(cost).toBeGreaterThan(18_384)
    const sum = (some: readonly Call[]): number => some.reduce((all, { cost }) => all + cost, 0)
    const health = await call(serving[1].url, 'GET', '/api/admin/health', undefined, boss)
    expect(health).toMatchObject({
      model_calls: { outcomes: expect.arrayContaining([{ outcome: 'running', calls: left.length }]) },
    })
    type Costs = { readonly spent_today: number; readonly reserved_today: number }
    const costs = await call<Costs>(serving[1].url, 'GET', '/api/admin/costs', undefined, boss)
    expect(costs).toMatchObject({
      daily_budget: 1,
      chapters: expect.arrayContaining([
        expect.objectContaining({ calls: calls.length, cost: expect.closeTo(sum(calls) / 1_000_000, 9) }),
      ]),
    })
    const all = "SELECT sum(cost)::float8 AS cost FROM model_calls WHERE outcome <> 'running'"
    const [known] = (await execute(database.url, all)) as readonly { readonly cost: number }[]
    expect(costs.spent_today).toBeCloseTo(Number(known?.cost) / 1_000_000, 9)
    // the lost one counts among those that run for as long as a call may take
    expect(costs.reserved_today).toBeCloseTo(sum(left) / 1_000_000, 9)
  })

  it('should let one finish what it has begun and stop, while the other serves', async () => {
    const [old, next] = serving
    const { conversation_id } = await call(
      old.url,
      'POST',
      '/api/conversation/initiate',
      { initial_goal: 'Tea' },
      ana.token,
    )
    const asked = model.requests.length
    const goOn = Promise.withResolvers<void>()
    held = goOn.promise
    const path = `/api/conversation/${conversation_id}/continue`
    const reply = call(old.url, 'POST', path, { message: 'I am a beginner' }, ana.token)
    await until(() => (model.requests.length > asked ? true : undefined))
    const order: string[] = []
    const stopped = old.stop().then((code) => {
      order.push('stopped')
      return code
    })
    void reply.then(() => order.push('answered'))
    // a proxy sends everything else to the other one, as soon as nothing new gets in
    await until(() =>
      fetch(`${old.url}/healthz`).then(
        () => undefined,
        () => true,
      ),
    )
    await plansAt(next)
    expect(order).toEqual([])
    held = undefined
    goOn.resolve()
    expect(await reply).toMatchObject({ ai_message: expect.any(String) })
    expect(await stopped).toBe(0)
    expect(order).toEqual(['answered', 'stopped'])
  })

  it('should ask once and use the answer, although how the call ended cannot be kept', async () => {
    await execute(
      database.url,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not now'; END $$`,
      'CREATE TRIGGER refuse BEFORE UPDATE ON model_calls FOR EACH ROW EXECUTE FUNCTION refuse()',
    )
    const ben = await signedInLearner(serving[1], 'ben')
    const id = await ben.askForPlan('Origami')
    await until(async () => ((await ben.plans())[0]?.generation_status === 'COMPLETE' ? true : undefined))
    const calls = await execute(database.url, `SELECT outcome FROM model_calls WHERE plan_id = '${id}'`)
    expect(calls).toEqual([{ outcome: 'running' }])
  })

  // Helpers

  type Line = Readonly<Record<string, unknown>>
  type Process = Product & { readonly watched: string; readonly lines: () => readonly Line[] }

  async function start(role: 'api' | 'worker', { url }: ChatCompletionsServer): Promise<Process> {
    const metricsPort = await freePort()
    const product = await makeProduct({
      ...{ ROLE: role, NODE_ENV: 'production', APP_URL: 'http://localhost:3000', METRICS_PORT: String(metricsPort) },
      ...{ DATA_DIR: dataDir, DATABASE_URL: database.url, APP_SECRET: 'kIqmD2xVv1Tz7yB0hLs5eRw9NcUa3oGf' },
      ...{ OPENAI_BASE_URL: url, OPENAI_MODEL: 'sample-model', OPENAI_API_KEY: '', LLM_PROVIDER: 'openai' },
      ...{ LLM_PRICES: 'sample-model=1/2', DAILY_BUDGET_USD: '1' },
      ...{ MAIL_PROVIDER: 'dev-mailbox', PAYMENTS_PROVIDER: 'sandbox' },
      ...{ ADMIN_EMAIL: BOSS.email, ADMIN_PASSWORD: BOSS.password },
    })
    return {
      ...product,
      watched: `http://127.0.0.1:${metricsPort}`,
      // the last piece may not be a whole line yet
      lines: () =>
        product
          .said()
          .split('\n')
          .slice(0, -1)
          .filter((line) => line.startsWith('{'))
          .map((line) => JSON.parse(line)),
    }
  }

  const isChapterCall = ({ msg, purpose }: Line): boolean => msg === 'model call' && purpose === 'chapter'

  const metricsOf = async ({ watched }: Process): Promise<string> => (await fetch(`${watched}/metrics`)).text()

  const plansAt = ({ url }: Product): Promise<readonly PlanView[]> =>
    call(url, 'GET', '/api/learning-plans', undefined, ana.token)

  async function seedFreeChapter(userId: UserId) {
    const postgres = openPostgres({ url: database.url })
    const conversation = awaitingLearner(userId)
    const plan = aPlan(userId, conversation.id)
    const chapter = aLockedChapter(plan.id, 1)
    await seed(postgres.unitOfWork, { conversations: [conversation], plans: [plan], chapters: [chapter] })
    await postgres.close()
    return chapter
  }

  async function expectSoundLedger(): Promise<void> {
    const postgres = openPostgres({ url: database.url })
    const findings = await postgres.checkLedger().finally(postgres.close)
    expect(findings.filter(({ broken, invariant }) => broken > 0 && invariant !== 'I8')).toEqual([])
  }

  type Call = {
    readonly outcome: string
    readonly model: string
    readonly cost: number
    readonly input_tokens: number | null
    readonly output_tokens: number | null
  }

  const chapterCalls = async (): Promise<readonly Call[]> =>
    // the columns that are asked for
    (await execute(
      database.url,
      `SELECT id, outcome, model, input_tokens, output_tokens, milliseconds, cost::float8 AS cost
       FROM model_calls WHERE plan_id = '${planId}' AND chapter_id IS NOT NULL ORDER BY started_at, id`,
    )) as readonly Call[]
})
