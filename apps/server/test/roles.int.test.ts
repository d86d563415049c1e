import { rmSync } from 'node:fs'
import { openPostgres } from '@app/postgres'
import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '@app/testing/chat-completions/chat-completions-server'
import { emptyDatabase, execute, type TestDatabase } from '@app/testing/database'
import { call, type Learner, type PlanView, signedInLearner } from '@app/testing/learner'
import { makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** As on several machines: nothing is shared but the database, the secret and the address. */
describe('two processes that serve and two that work, on one database', () => {
  let database: TestDatabase
  let model: ChatCompletionsServer
  let serving: readonly [Product, Product]
  let working: readonly [Product, Product]
  let ana: Learner
  let planId: string

  beforeAll(async () => {
    database = await emptyDatabase(inject('databaseUrl'))
    model = await startChatCompletionsServer()
    const shared = {
      ...{ DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32), APP_URL: 'http://localhost:3000' },
      ...{ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'sample-model', OPENAI_API_KEY: '', LLM_PROVIDER: 'openai' },
    }
    const api = () => makeProduct({ ...shared, ROLE: 'api' })
    // all at once, on a database that none of them has seen: one migrates it
    serving = await Promise.all([api(), api()])
    // a mail server of both: their mails lie where the first of the others looks for them
    const worker = () => makeProduct({ ...shared, ROLE: 'worker', DATA_DIR: serving[0].dataDir })
    working = await Promise.all([worker(), worker()])
    ana = await signedInLearner(serving[0], 'ana')
  })
  afterAll(async () => {
    for (const product of [...(serving ?? []), ...(working ?? [])]) {
      await product.kill()
      rmSync(product.dataDir, { recursive: true, force: true })
    }
    await model?.close()
    await database?.drop()
  })

  it('should show at one what was asked for at the other, and do each job once', async () => {
    planId = await ana.askForPlan('Chess')
    const others = await Promise.all(['Origami', 'Bridge'].map((goal) => ana.askForPlan(goal)))
    await until(async () => {
      const plans = await plansAt(serving[1])
      return plans.length === 3 && plans.every((plan) => plan.generation_status === 'COMPLETE') ? true : undefined
    })
    expect((await plansAt(serving[1])).map(({ id }) => id).toSorted()).toEqual([planId, ...others].toSorted())
    expect(await callsFor('plan')).toEqual(Array.from({ length: 3 }, () => 'answered'))
  })

  it('should show at one how a plan comes that another one writes', async () => {
    const conversation = await ana.agreeOn('Juggling')
    model.faults.next({ kind: 'trickle', bytes: 1_000, everyMs: 5 })
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
    const [first, second] = working
    await second.stop()
    const asked = model.requests.length
    model.faults.next({ kind: 'hang' })
    await ana.unlockNext(planId)
    await until(() => (model.requests.length > asked ? true : undefined))
    await second.start()
    await first.kill()
    await until(async () => {
      const plan = (await plansAt(serving[1])).find(({ id }) => id === planId)
      return plan?.chapters[0]?.content_status === 'COMPLETE' ? true : undefined
    })
    const outcomes = await callsFor('chapter', 'section')
    expect(new Set(outcomes)).toEqual(new Set(['running', 'answered']))
    // two parts are asked for side by side, and either may have met the silence
    expect(outcomes.filter((outcome) => outcome === 'running').length).toBeLessThanOrEqual(2)
    const postgres = openPostgres({ url: database.url })
    const findings = await postgres.checkLedger().finally(postgres.close)
    expect(findings.filter(({ broken, invariant }) => broken > 0 && invariant !== 'I8')).toEqual([])
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
    model.faults.next({ kind: 'trickle', bytes: 200, everyMs: 15 })
    const path = `/api/conversation/${conversation_id}/continue`
    const reply = call(old.url, 'POST', path, { message: 'I am a beginner' }, ana.token)
    await until(() => (model.requests.length > asked ? true : undefined))
    const order: string[] = []
    const stopped = old.stop().then((code) => {
      order.push('stopped')
      return code
    })
    void reply.then(() => order.push('answered'))
    // a proxy sends everything else to the other one
    while (order.length === 0) await plansAt(next)
    expect(await reply).toMatchObject({ ai_message: expect.any(String) })
    expect(await stopped).toBe(0)
    expect(order).toEqual(['answered', 'stopped'])
  })

  // Helpers

  const plansAt = ({ url }: Product): Promise<readonly PlanView[]> =>
    call(url, 'GET', '/api/learning-plans', undefined, ana.token)

  /** How each call of the model for these ended, the oldest first. */
  const callsFor = async (...purposes: readonly ('plan' | 'chapter' | 'section')[]): Promise<readonly string[]> => {
    const sql = `SELECT outcome FROM model_calls WHERE purpose = ANY('{${purposes.join()}}') ORDER BY started_at`
    // the column that is asked for
    return ((await execute(database.url, sql)) as readonly { outcome: string }[]).map(({ outcome }) => outcome)
  }
})
