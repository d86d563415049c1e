import { setTimeout as sleep } from 'node:timers/promises'
import { call, type Learner, type PlanView, signedInLearner } from '@app/testing/learner'
import { rounds, times } from '@app/testing/long-run'
import { makeProduct, type Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
    ana = await another()
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

  it.each(often(0))(
    'should hold and pay once for chapters that were unlocked 50, 10 and %i ms before',
    async (last) => {
      const unlocks = await Promise.all([ana, await another(), await another()].map(buyAndReadFirst))
      const unlocking: Promise<unknown>[] = []
      for (const [index, wait] of [40, 10, last].entries()) {
        unlocking.push((unlocks[index] as (typeof unlocks)[number]).unlock().catch(() => null))
        await sleep(wait)
      }
      await crash()
      await Promise.all(unlocking)
      for (const { learner, planId, unlock } of unlocks) {
        // a repeat is harmless, and does what the crash may have cut off
        await unlock()
        await finished(planId, ({ chapters: [, paid] }) => paid?.content_status === 'COMPLETE', learner)
        expect(await ledger(learner)).toEqual([0, -10, 50])
      }
    },
  )

  it('should have a sound ledger, which can be checked while it runs', async () => {
    const { out } = await spawnCli(['ledger', 'check'], { DATA_DIR: product.dataDir })
    expect(out).toContain('The ledger holds.')
  })

  // Helpers

  const another = (): Promise<Learner> => {
    learners += 1
    return signedInLearner(product, `ana${learners}`)
  }

  const ask = <T>(
    method: string,
    path: string,
    body?: Readonly<Record<string, unknown>>,
    learner: Learner = ana,
  ): Promise<T> => call<T>(product.url, method, path, body, learner.token)

  const crash = async (): Promise<void> => {
    await product.kill()
    await product.start()
  }

  /** Opens a checkout for 50 credits; answers how to pay it, which answers the status. */
  const openCheckout = async (learner?: Learner): Promise<() => Promise<number>> => {
    const order = { product_id: '893999' }
    const { checkout_url: page } = await ask<{ checkout_url: string }>(
      'POST',
      '/api/payments/create-checkout',
      order,
      learner,
    )
    return async () => (await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' })).status
  }

  /** Buys credits, and has a plan whose free chapter is written; answers how to unlock the next one. */
  const buyAndReadFirst = async (learner: Learner) => {
    await (await openCheckout(learner))()
    const planId = await learner.askForPlan('Chess')
    await finished(planId, ({ generation_status }) => generation_status === 'COMPLETE', learner)
    await learner.unlockNext(planId)
    const isWritten = ({ chapters: [free] }: PlanView) => free?.content_status === 'COMPLETE'
    const { chapters } = await finished(planId, isWritten, learner)
    const path = `/api/learning-plans/${planId}/unlock-next-chapter`
    return { learner, planId, unlock: () => ask('POST', path, { chapter_id: chapters[1]?.id ?? '' }, learner) }
  }

  const finished = (planId: string, isFinished: (plan: PlanView) => boolean, learner: Learner): Promise<PlanView> =>
    until(async () => (await learner.plans()).find((plan) => plan.id === planId && isFinished(plan)))

  /** What each movement did to the balance, the newest first. */
  const ledger = async (learner?: Learner): Promise<readonly number[]> => {
    const path = '/api/credits/history?limit=100'
    const { entries } = await ask<{ entries: readonly { change: number }[] }>('GET', path, undefined, learner)
    return entries.map(({ change }) => change)
  }
})

const often = (...waits: readonly number[]): readonly number[] => times(rounds(1)).flatMap(() => waits)
