import { beforeEach, describe, expect, it } from 'vitest'
import { never } from '../../../test/ana.ts'
import { buyerOn } from '../../../test/buyer.ts'
import { paidReport } from '../../../test/payments.ts'
import {
  anOpenPurchase,
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import type { Payment } from '../../credits/payment.ts'
import { DAY } from '../../shared/duration.ts'
import type { User } from '../../users/user.ts'

let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork)
})

describe('fulfilPurchase, while the provider is down', () => {
  it('should refuse, and credit nothing', async () => {
    const reference = await buyer.pay(user)
    fixture.payments.setDown(true)
    expect(await fulfil(reference)).toEqual({ ok: false, error: { kind: 'payments-unavailable' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
  })

  it('should believe what a genuine webhook event has announced', async () => {
    const reference = await buyer.pay(user)
    fixture.payments.setDown(true)
    expect(await fulfil(reference, await announced(reference))).toMatchObject({ ok: true, value: { kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
  })

  it('should not undo a refund by what was announced before it', async () => {
    const reference = await buyer.bought(user)
    const old = await announced(reference)
    fixture.payments.returnMoney(reference, 900)
    await fulfil(reference)
    fixture.payments.setDown(true)
    await fulfil(reference, old)
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed'] })
  })

  it('should believe a genuine webhook event that a checkout of ours is paid, though the answer does not say so yet', async () => {
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
    const purchase = anOpenPurchase(user.id, { openedAt: fixture.clock.now() })
    await seed(fixture.unitOfWork, { purchases: [purchase] })
    const { reference } = purchase
    fixture.clock.advance(DAY)
    expect(await fulfil(reference)).toEqual({ ok: false, error: { kind: 'purchase-unknown' } })
    expect(fixture.paymentTroubles).toEqual([])
    fixture.clock.advance(1)
    expect(await fulfil(reference)).toMatchObject({ ok: true, value: { kind: 'lapsed' } })
    expect(fixture.paymentTroubles).toEqual([{ reference, cause: 'unknown-to-provider' }])
    await fulfil(reference)
    expect(fixture.paymentTroubles).toHaveLength(1)
  })

  it('should credit it all the same if it was paid', async () => {
    const purchase = anOpenPurchase(user.id, { openedAt: fixture.clock.now() })
    await seed(fixture.unitOfWork, { purchases: [purchase] })
    fixture.clock.advance(2 * DAY)
    await fulfil(purchase.reference)
    fixture.payments.openForeign(purchase.reference, paidReport(purchase))
    expect(await fulfil(purchase.reference)).toMatchObject({ value: { kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
  })
})

// Helpers

const fulfil = (reference: string, payment?: Payment | null) =>
  fixture.useCases.fulfilPurchase(reference, { provider: 'memory', payment: payment ?? null })

async function announced(reference: string): Promise<Payment | null> {
  const event = await fixture.payments.parseWebhook(fixture.payments.webhookEvent(reference))
  return event.ok ? (event.value?.payment ?? null) : never()
}
