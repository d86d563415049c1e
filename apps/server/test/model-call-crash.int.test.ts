import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '@app/testing/chat-completions/chat-completions-server'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { call, signedInLearner } from '@app/testing/learner'
import { makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

describe('the record of a call, when its end is lost', () => {
  let database: TestDatabase
  let server: ChatCompletionsServer
  let product: Product
  beforeAll(async () => {
    database = await migratedDatabase(inject('databaseUrl'))
    server = await startChatCompletionsServer()
    product = await makeProduct({
      ...{ DATABASE_URL: database.url, OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'sample-model' },
      ...{ LLM_PRICES: 'sample-model=1/2', DAILY_BUDGET_USD: '1' },
    })
  })
  afterAll(async () => {
    await product?.end()
    await server?.close()
    await database?.drop()
  })

  it('should still count after kill -9, at the most that the call can have cost, and what was asked for be written', async () => {
    const ana = await signedInLearner(product, 'ana')
    const planId = await ana.askForPlan('Chess')
    await until(async () => ((await ana.plans())[0]?.generation_status === 'COMPLETE' ? true : undefined))
    const asked = server.requests.length
    server.faults.next({ kind: 'hang' })
    await ana.unlockNext(planId)
    // not only recorded but received: else the next call would meet the fault
    await until(() => (server.requests.length > asked ? true : undefined))
    await product.kill()
    const lost = { outcome: 'running', input_tokens: null, output_tokens: null, milliseconds: null }
    const left = (await chapterCalls()).filter(({ outcome }) => outcome === 'running')
    expect(left.length).toBeGreaterThan(0)
    for (const one of left) expect(one).toMatchObject(lost)

    await product.start()
    const isWritten = async () => (await ana.plans())[0]?.chapters[0]?.content_status === 'COMPLETE'
    await until(async () => ((await isWritten()) ? true : undefined))
    const calls = await chapterCalls()
    expect(calls.filter(({ outcome }) => outcome === 'running')).toEqual(left)
    const ended = calls.filter(({ outcome }) => outcome !== 'running')
    for (const one of ended) {
      expect(one).toMatchObject({ outcome: 'answered', model: 'sample-model' })
      expect(one.cost).toBe((one.input_tokens ?? 0) + 2 * (one.output_tokens ?? 0))
    }
    // at least 9,192 tokens that it may write, at 2 millionths of a dollar each
    for (const { cost } of left) expect(cost).toBeGreaterThan(18_384)
    const sum = (some: readonly Row[]): number => some.reduce((all, { cost }) => all + cost, 0)

    await execute(database.url, "UPDATE users SET role = 'admin'")
    const health = await call(product.url, 'GET', '/api/admin/health', undefined, ana.token)
    expect(health).toMatchObject({
      model_calls: { outcomes: expect.arrayContaining([{ outcome: 'running', calls: left.length }]) },
    })
    const costs = await call<{ spent_today: number; reserved_today: number }>(
      product.url,
      'GET',
      '/api/admin/costs',
      undefined,
      ana.token,
    )
    expect(costs).toMatchObject({
      daily_budget: 1,
      chapters: [{ calls: calls.length, cost: expect.closeTo(sum(calls) / 1_000_000, 9) }],
    })
    // the lost one counts among those that run for as long as a call may take
    expect(costs.spent_today).toBeGreaterThan(sum(ended) / 1_000_000)
    expect(costs.reserved_today).toBeCloseTo(sum(left) / 1_000_000, 9)
  })

  it('should ask once and use the answer, although how the call ended cannot be kept', async () => {
    for (const sql of [
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not now'; END $$`,
      'CREATE TRIGGER refuse BEFORE UPDATE ON model_calls FOR EACH ROW EXECUTE FUNCTION refuse()',
    ]) {
      await execute(database.url, sql)
    }
    const ben = await signedInLearner(product, 'ben')
    const planId = await ben.askForPlan('Origami')
    await until(async () => ((await ben.plans())[0]?.generation_status === 'COMPLETE' ? true : undefined))
    const calls = await execute(database.url, `SELECT outcome FROM model_calls WHERE plan_id = '${planId}'`)
    expect(calls).toEqual([{ outcome: 'running' }])
  })

  // Helpers

  type Row = { outcome: string; model: string; cost: number; input_tokens: number | null; output_tokens: number | null }

  const chapterCalls = async (): Promise<readonly Row[]> =>
    // the columns that are asked for
    (await execute(
      database.url,
      `SELECT id, outcome, model, input_tokens, output_tokens, milliseconds, cost::float8 AS cost
       FROM model_calls WHERE chapter_id IS NOT NULL ORDER BY started_at, id`,
    )) as readonly Row[]
})
