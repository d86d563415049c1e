import {
  HOUR,
  makeConfirmPayments,
  makeCreateCheckout,
  makeFulfilPurchase,
  makePaymentWebhook,
  makeReconcilePayments,
  paymentGateways,
} from '@app/domain'
import { makeCounterIdSource, makeMemoryStorage, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { APP_URL, openSandbox } from '../test/open-sandbox.ts'
import type { Notify } from './index.ts'

describe('a whole purchase in the sandbox', () => {
  it('should bring the credits with the webhook event, and a receipt that says that it is pretended', async () => {
    const { pay, credits, jobs } = await open()
    expect(await pay()).toMatchObject({ status: 303 })
    expect(await credits()).toBe(100)
    expect(jobs.live()).toMatchObject([{ mail: 'receipt', receipt: { isPretend: true, credits: 100 } }])
  })

  it('should bring the credits once, however often Pay is pressed and whichever way asks', async () => {
    const { pay, credits, confirm, reconcile } = await open()
    await Promise.all([pay(), pay(), pay(), confirm(), reconcile()])
    await reconcile()
    expect(await credits()).toBe(100)
  })

  it.each(['confirm', 'reconcile'] as const)('should bring the credits without the webhook event: %s', async (way) => {
    const world = await open(async () => {
      throw new Error('the notice is lost')
    })
    await world.pay()
    expect(await world.credits()).toBe(0)
    await world[way]()
    expect(await world.credits()).toBe(100)
  })

  it('should take credits back when the money goes back', async () => {
    const { pay, credits, reconcile, returnMoney } = await open()
    await pay()
    await returnMoney(450)
    await reconcile()
    expect(await credits()).toBe(50)
  })

  it('should bring nothing for looking, cancelling, or paying too late', async () => {
    const { press, pay, credits, clock, reconcile } = await open()
    await press('GET', '')
    await press('POST', '/cancel')
    clock.advance(2 * HOUR)
    expect(await pay()).toMatchObject({ status: 410 })
    await reconcile()
    expect(await credits()).toBe(0)
  })
})

// Helpers

/** The use cases of payments on the sandbox, and a learner on the way to pay for 100 credits. */
async function open(notify?: Notify) {
  const { unitOfWork, readModels, jobs } = makeMemoryStorage()
  const { gateway, pages, returnMoney, clock } = await openSandbox()
  const ids = makeCounterIdSource()
  const gateways = paymentGateways(gateway)
  const fulfilPurchase = makeFulfilPurchase({ unitOfWork, gateways, ids, clock })
  const deps = { unitOfWork, gateways, ids, clock, readModels, fulfilPurchase, settings: { appUrl: APP_URL } }

  const user = await seedUser(unitOfWork)
  const checkout = await makeCreateCheckout(deps)({ user, packageId: '893996' })
  if (!checkout.ok) throw new Error('The checkout was not opened.')
  const path = new URL(checkout.value.url).pathname
  const answer = pages(notify ?? makePaymentWebhook(deps))
  const press = (method: 'GET' | 'POST', act: string) => answer({ method, path: path + act })
  return {
    press,
    pay: () => press('POST', '/pay'),
    confirm: () =>
      makeConfirmPayments({ ...deps, unlockPurchased: { run: async () => null } })({
        userId: user.id,
        reference: null,
      }),
    reconcile: makeReconcilePayments(deps),
    returnMoney: (cents: number) => returnMoney(path.split('/').at(-1) ?? '', cents),
    credits: () => readModels.credits(user.id),
    jobs,
    clock,
  }
}
