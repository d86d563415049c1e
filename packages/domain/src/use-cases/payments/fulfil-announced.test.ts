import { beforeEach, describe, expect, it } from 'vitest'
import { never } from '../../../test/ana.ts'
import { buyerOn } from '../../../test/buyer.ts'
import { paidReport } from '../../../test/payments.ts'
import {
  anOpenPurchase,
  makeScriptedLanguageModel,
  makeStage,
  type Stage,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import type { Payment } from '../../credits/payment.ts'
import { DAY } from '../../shared/duration.ts'
import type { User } from '../../users/user.ts'

let stage: Stage
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  stage = makeStage({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(stage)
  user = await seedUser(stage.unitOfWork)
})

describe('fulfilPurchase, while the provider is down', () => {
  it('should refuse, and credit nothing', async () => {
    const reference = await buyer.pay(user)
    stage.payments.setDown(true)
    expect(await fulfil(reference)).toEqual({ ok: false, error: { kind: 'payments-unavailable' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
  })

  it('should believe what a genuine notice has announced', async () => {
    const reference = await buyer.pay(user)
    stage.payments.setDown(true)
    expect(await fulfil(reference, await announced(reference))).toMatchObject({ ok: true, value: { kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
  })

  it('should not undo a refund by what was announced before it', async () => {
    const reference = await buyer.bought(user)
    const old = await announced(reference)
    stage.payments.returnMoney(reference, 900)
    await fulfil(reference)
    stage.payments.setDown(true)
    await fulfil(reference, old)
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed'] })
  })

  it('should believe a genuine notice that a checkout of ours is paid, though the answer does not say so yet', async () => {
    const reference = await buyer.checkout(user)
    const purchase = (await buyer.purchaseOf(reference)) ?? never()
    expect(await fulfil(reference, paidReport(purchase))).toMatchObject({ ok: true, value: { kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
  })

  it('should believe the provider in everything else', async () => {
    const reference = await buyer.pay(user)
    const purchase = (await buyer.purchaseOf(reference)) ?? never()
    const amount = { cents: 1, currency: 'USD' }
    expect(await fulfil(reference, { ...paidReport(purchase), amount })).toMatchObject({ value: { kind: 'paid' } })
    const unpaid = await buyer.checkout(user)
    const lapsed: Payment = { kind: 'lapsed', reference: unpaid, amount: purchase.price, buyer: null }
    expect(await fulfil(unpaid, lapsed)).toMatchObject({ value: { kind: 'open' } })
  })
})

describe('fulfilPurchase, when the provider knows nothing of a checkout that was opened here', () => {
  it('should wait for a day, and then say so to the operator and wait no longer', async () => {
    const purchase = anOpenPurchase(user.id, { openedAt: stage.clock.now() })
    await seed(stage.unitOfWork, { purchases: [purchase] })
    const { reference } = purchase
    stage.clock.advance(DAY)
    expect(await fulfil(reference)).toEqual({ ok: false, error: { kind: 'purchase-unknown' } })
    expect(stage.paymentTroubles).toEqual([])
    stage.clock.advance(1)
    expect(await fulfil(reference)).toMatchObject({ ok: true, value: { kind: 'lapsed' } })
    expect(stage.paymentTroubles).toEqual([{ reference, cause: 'unknown-to-provider' }])
    await fulfil(reference)
    expect(stage.paymentTroubles).toHaveLength(1)
  })

  it('should credit it all the same if it was paid', async () => {
    const purchase = anOpenPurchase(user.id, { openedAt: stage.clock.now() })
    await seed(stage.unitOfWork, { purchases: [purchase] })
    stage.clock.advance(2 * DAY)
    await fulfil(purchase.reference)
    stage.payments.openForeign(purchase.reference, paidReport(purchase))
    expect(await fulfil(purchase.reference)).toMatchObject({ value: { kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
  })
})

// Helpers

const fulfil = (reference: string, payment?: Payment | null) =>
  stage.useCases.fulfilPurchase(reference, { provider: 'memory', payment: payment ?? null })

async function announced(reference: string): Promise<Payment | null> {
  const event = await stage.payments.parseWebhook(stage.payments.notice(reference))
  return event.ok ? (event.value?.payment ?? null) : never()
}
