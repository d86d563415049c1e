import { execute } from '@app/testing/database'
import { call, type Learner, type PlanView, signedInLearner } from '@app/testing/learner'
import { makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runningUrl } from '../src/embedded-postgres/running.ts'

const CALL = '0190f0a0-0000-7000-8000-000000000001'

/** The whole product is killed with `kill -9` while it works, and started again: K1 of the promises that it makes. */
describe('the product after kill -9', () => {
  let product: Product
  let ana: Learner
  let learners = 0

  beforeAll(async () => {
    product = await makeProduct()
  })
  beforeEach(async () => {
    // another user each time, because of the rate limit
    learners += 1
    ana = await signedInLearner(product, `ana${learners}`)
  })
  afterEach(async () => {
    if (!product.isRunning()) await product.start()
  })
  afterAll(() => product?.end())

  it('should still know the accounts that were confirmed', async () => {
    const who = { username: 'ben', email: 'ben@example.org', password: 'correct horse' }
    await call(product.url, 'POST', '/api/register', who)
    await crash()
    // the mail may not have been written before the crash; its job is durable
    const link = new URL(await product.mailedLink(who.email))
    await call(product.url, 'POST', '/api/verify-email', { token: link.searchParams.get('token') })
    await crash()
    await call(product.url, 'POST', '/api/login', who)
  })

  it('should keep a message whose reply was being written', async () => {
    const started = await call(product.url, 'POST', '/api/conversation/initiate', { initial_goal: 'Chess' }, ana.token)
    const path = `/api/conversation/${started.conversation_id}`
    const reply = call(product.url, 'POST', `${path}/continue`, { message: 'A beginner' }, ana.token).catch(() => null)
    await until(async () => ((await texts(path)).includes('A beginner') ? true : undefined))
    await crash()
    await reply
    expect(await texts(path)).toContain('A beginner')
  })

  it('should finish plans by itself that were asked for 100, 15 and 0 ms before', async () => {
    const planIds: string[] = []
    for (const wait of [85, 15, 0]) {
      planIds.push(await ana.askForPlan(`Chess, ${wait} ms`))
      await sleep(wait)
    }
    await crash()
    for (const id of planIds) expect(await finished(id)).toMatchObject({ generation_status: 'COMPLETE' })
  })

  it('should finish chapters by itself that were unlocked 100, 15 and 0 ms before', async () => {
    const planIds: string[] = []
    for (const goal of ['Go', 'Chess', 'Guitar']) {
      planIds.push(await ana.askForPlan(goal))
      await finished(planIds.at(-1) ?? '')
    }
    for (const [index, wait] of [85, 15, 0].entries()) {
      await ana.unlockNext(planIds[index] ?? '')
      await sleep(wait)
    }
    await crash()
    for (const id of planIds) {
      const plan = await until(async () => {
        const found = await planOf(id)
        return found?.chapters[0]?.content_status === 'COMPLETE' ? found : undefined
      })
      expect(plan.chapters.filter(({ isUnlocked }) => isUnlocked)).toHaveLength(1)
    }
  })

  it('should finish all chapters by itself that were unlocked at once', async () => {
    const planId = await ana.askForPlan('Chess, all of it')
    await finished(planId)
    await execute(
      (await runningUrl(product.dataDir)) ?? '',
      `UPDATE chapters SET price = 0 WHERE plan_id = '${planId}'`,
    )
    await call(product.url, 'POST', `/api/learning-plans/${planId}/unlock-all`, undefined, ana.token)
    await sleep(40)
    await crash()
    const plan = await until(async () => {
      const found = await planOf(planId)
      return found?.chapters.every(({ content_status }) => content_status === 'COMPLETE') ? found : undefined
    })
    expect(plan.chapters.every(({ isUnlocked }) => isUnlocked)).toBe(true)
  })

  it('should end the calls of models that ended with the process', async () => {
    await execute(
      (await runningUrl(product.dataDir)) ?? '',
      `INSERT INTO model_calls (id, purpose, model, started_at, outcome, cost) VALUES ('${CALL}', 'reply', 'm', now(), 'running', 5)`,
    )
    await crash()
    const ended = `SELECT outcome, cost::integer FROM model_calls WHERE id = '${CALL}'`
    expect(await execute((await runningUrl(product.dataDir)) ?? '', ended)).toEqual([
      { outcome: 'model-stopped', cost: 5 },
    ])
  })

  it('should refuse a second instance on the same folder in one sentence', async () => {
    const refused = await product.startSecond()
    expect(refused.code).toBe(1)
    expect(refused.said.trim().split('\n')).toHaveLength(1)
    expect(refused.said).toContain('Another running instance')
  })

  it('should stop cleanly when it is asked to', async () => {
    expect(await product.stop()).toBe(0)
  })

  // Helpers

  const crash = async (): Promise<void> => {
    await product.kill()
    await product.start()
  }

  const planOf = async (id: string): Promise<PlanView | undefined> => (await ana.plans()).find((plan) => plan.id === id)

  const finished = (id: string): Promise<PlanView> =>
    until(async () => {
      const plan = await planOf(id)
      return plan && !['PENDING', 'GENERATING'].includes(plan.generation_status) ? plan : undefined
    })

  const texts = async (path: string): Promise<readonly string[]> => {
    const { messages } = await call<{ messages: { content: string }[] }>(
      product.url,
      'GET',
      `${path}/messages`,
      undefined,
      ana.token,
    )
    return messages.map(({ content }) => content)
  }
})

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
