import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '@app/postgres'
import { execute } from '@app/testing/database'
import { call, type Learner, signedInLearner } from '@app/testing/learner'
import { rounds, times } from '@app/testing/long-run'
import { makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runningUrl } from '../src/embedded-postgres/running.ts'
import {
  aPaidUnlock,
  aPayment,
  begin,
  finished,
  get,
  planWith,
  post,
  type Scenario,
  someGrants,
} from './crash-scenarios.ts'

/** Of eleven learners, on a machine that has much else to do. */
const PREPARATION_MS = 600_000

/**
 * K1 of the promises: the whole product is killed with `kill -9` while everything is going on in it, and started again. A start
 * takes longest, so one kill is for all of it.
 */
describe('the product after kill -9', () => {
  let product: Product
  let url: string
  beforeAll(async () => {
    product = await makeProduct()
    url = (await runningUrl(product.dataDir)) ?? ''
  })
  afterAll(() => product?.end())

  const crash = async (): Promise<void> => {
    await product.kill()
    await product.start()
  }

  describe.each(times(rounds(1)))('in round %i', (round) => {
    const ben = { username: `ben${round}`, email: `ben${round}@example.org`, password: 'correct horse' }
    let ana: Learner
    let conversation: string
    let lost: Promise<unknown>
    let freeIds: readonly string[]
    const planIds: string[] = []
    let payments: readonly Scenario[]
    let unlocks: readonly Scenario[]
    let grants: Scenario

    beforeAll(async () => {
      const another = (name: string): Promise<Learner> => signedInLearner(product, `${name}${round}`)
      ana = await another('ana')
      payments = await Promise.all(
        [120, 30, 8, 0].map(async (before) => aPayment(product, await another(`payer${before}-`), before)),
      )
      unlocks = await Promise.all(
        [50, 10, 0].map(async (before) => aPaidUnlock(product, await another(`buyer${before}-`), before)),
      )
      grants = await someGrants(product, { admin: await another('admin'), url, befores: [16, 2] })
      const agreed = await Promise.all(['Chess', 'Go', 'Guitar'].map((goal) => ana.agreeOn(goal)))
      freeIds = await Promise.all(['Origami', 'Bridge', 'Juggling'].map((goal) => ana.askForPlan(goal)))
      for (const id of freeIds) await finished(ana, id)
      await call(product.url, 'POST', '/api/register', ben)
      const begun = await post(product, ana, '/api/conversation/initiate', { initial_goal: 'Tea' })
      conversation = `/api/conversation/${begun.conversation_id}`
      lost = post(product, ana, `${conversation}/continue`, { message: 'A beginner' }).catch(() => null)
      await until(async () => ((await texts()).includes('A beginner') ? true : undefined))

      const answered = async () => {
        for (const [place, wait] of [85, 15, 0].entries()) {
          planIds.push(await ana.sayYes(agreed[place] ?? ''))
          await ana.unlockNext(freeIds[place] ?? '')
          await sleep(wait)
        }
      }
      await Promise.all([begin([...payments, ...unlocks, grants]), answered()])
      await crash()
    }, PREPARATION_MS)

    it('should keep a message whose reply was being written', async () => {
      await lost
      expect(await texts()).toContain('A beginner')
    })

    it('should finish plans by itself that were asked for just before', async () => {
      expect(planIds).toHaveLength(3)
      for (const id of planIds) expect(await finished(ana, id)).toMatchObject({ generation_status: 'COMPLETE' })
    })

    it('should finish chapters by itself that were unlocked just before', async () => {
      for (const id of freeIds) {
        const { chapters } = await planWith(ana, id, ([first]) => first?.content_status === 'COMPLETE')
        expect(chapters.filter(({ isUnlocked }) => isUnlocked)).toHaveLength(1)
      }
    })

    it('should credit once what was paid 120, 30, 8 and 0 ms before', async () => {
      for (const { holds } of payments) await holds()
    })

    it('should hold and pay once for chapters that were unlocked 50, 10 and 0 ms before', async () => {
      for (const { holds } of unlocks) await holds()
    })

    it('should have given once what an admin was asked to give 16 and 2 ms before, and know who did', () =>
      grants.holds())

    it('should know accounts, finish all chapters that were unlocked at once, and end lost calls, after another one', async () => {
      // the mail may not have been written before the crash; its job is durable
      const link = new URL(await product.mailedLink(ben.email))
      await call(product.url, 'POST', '/api/verify-email', { token: link.searchParams.get('token') })
      const [planId = ''] = freeIds
      const callId = crypto.randomUUID()
      await execute(
        url,
        `UPDATE chapters SET price = 0 WHERE plan_id = '${planId}'`,
        `INSERT INTO model_calls (id, purpose, model, started_at, outcome, cost) VALUES ('${callId}', 'reply', 'm', now(), 'running', 5)`,
      )
      await post(product, ana, `/api/learning-plans/${planId}/unlock-all`)
      await sleep(40)
      await crash()
      await call(product.url, 'POST', '/api/login', ben)
      const { chapters } = await planWith(ana, planId, (all) =>
        all.every(({ content_status: status }) => status === 'COMPLETE'),
      )
      expect(chapters.every(({ isUnlocked }) => isUnlocked)).toBe(true)
      const ended = `SELECT outcome, cost::integer FROM model_calls WHERE id = '${callId}'`
      expect(await execute(url, ended)).toEqual([{ outcome: 'model-stopped', cost: 5 }])
    })

    const texts = async (): Promise<readonly string[]> => {
      type Conversation = { readonly messages: readonly { readonly content: string }[] }
      const { messages } = await get<Conversation>(product, ana, `${conversation}/messages`)
      return messages.map(({ content }) => content)
    }
  })

  it('should have a sound ledger', async () => {
    const postgres = openPostgres({ url })
    const findings = await postgres.checkLedger().finally(postgres.close)
    expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
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
})
