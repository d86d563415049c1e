import { setTimeout as sleep } from 'node:timers/promises'
import { call, type Learner, type PlanView, signedInLearner } from '@app/testing/learner'
import { makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LONG_RUN, times } from './long-run.ts'
import { spawnCli } from './run-cli.ts'

/** Money and `kill -9`: K1 of the promises, for what is paid, credited and held. */
describe('the product after kill -9, during a payment', () => {
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
  afterAll(() => product?.end())

  it.each(often(0, 8, 30, 120))('should credit once what was paid %i ms before', async (wait) => {
    const pay = await openCheckout()
    const paying = pay().catch(() => null)
    await sleep(wait)
    await crash()
    // without a reply the payer tries again: the page knows whether it is paid already
    if ((await paying) !== 303) await pay()

    const confirmed = await ask<{ credits: number }>('POST', '/api/payments/confirm', {})
    expect(confirmed.credits).toBe(50)
    expect(await ledger()).toEqual([50])
  })

  it.each(often(0, 10, 50))('should hold and pay once for a chapter that was unlocked %i ms before', async (wait) => {
    await (await openCheckout())()
    const planId = await ana.askForPlan(`Chess, ${wait} ms`)
    await finished(planId, ({ generation_status }) => generation_status === 'COMPLETE')
    await ana.unlockNext(planId)
    const { chapters } = await finished(planId, ({ chapters: [free] }) => free?.content_status === 'COMPLETE')

    const unlock = () =>
      ask('POST', `/api/learning-plans/${planId}/unlock-next-chapter`, { chapter_id: chapters[1]?.id ?? '' })
    const unlocking = unlock().catch(() => null)
    await sleep(wait)
    await crash()
    await unlocking
    // a repeat is harmless, and does what the crash may have cut off
    await unlock()
    await finished(planId, ({ chapters: [, paid] }) => paid?.content_status === 'COMPLETE')
    expect(await ledger()).toEqual([0, -10, 50])
  })

  it('should have a sound ledger, which can be checked while it runs', async () => {
    const { out } = await spawnCli(['ledger', 'check'], { DATA_DIR: product.dataDir })
    expect(out).toContain('The ledger holds.')
  })

  // Helpers

  const ask = <T>(method: string, path: string, body?: Readonly<Record<string, unknown>>): Promise<T> =>
    call<T>(product.url, method, path, body, ana.token)

  const crash = async (): Promise<void> => {
    await product.kill()
    await product.start()
  }

  /** Opens a checkout for 50 credits; answers how to pay it, which answers the status. */
  const openCheckout = async (): Promise<() => Promise<number>> => {
    const { checkout_url: page } = await ask<{ checkout_url: string }>('POST', '/api/payments/create-checkout', {
      product_id: '893999',
    })
    return async () => (await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' })).status
  }

  const finished = (planId: string, isFinished: (plan: PlanView) => boolean): Promise<PlanView> =>
    until(async () => (await ana.plans()).find((plan) => plan.id === planId && isFinished(plan)))

  /** What each movement did to the balance, the newest first. */
  const ledger = async (): Promise<readonly number[]> => {
    const { entries } = await ask<{ entries: readonly { change: number }[] }>('GET', '/api/credits/history?limit=100')
    return entries.map(({ change }) => change)
  }
})

const often = (...waits: readonly number[]): readonly number[] => times(LONG_RUN).flatMap(() => waits)
