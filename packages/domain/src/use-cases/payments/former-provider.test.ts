import { beforeEach, describe, expect, it } from 'vitest'
import { never } from '../../../test/ana.ts'
import { buyerOn, PACKAGE_B } from '../../../test/buyer.ts'
import {
  type Fixture,
  makeFixture,
  makeMemoryPaymentGateway,
  makeScriptedLanguageModel,
  seedUser,
} from '../../../testing/index.ts'
import { type PaymentGateway, paymentGateways } from '../../ports/payment-gateway.ts'
import type { User } from '../../users/user.ts'
import { makeConfirmPayments } from './confirm-payments.ts'
import { makeCreateCheckout } from './create-checkout.ts'
import { makeFulfilPurchase } from './fulfil-purchase.ts'
import { makePaymentWebhook } from './payment-webhook.ts'
import { makeReconcilePayments } from './reconcile-payments.ts'

const REFUSED = { ok: false, error: { kind: 'notice-not-genuine' } }
let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork)
})

describe('after a change of the payment provider', () => {
  it('should open checkouts at the new one', async () => {
    const reference = await buyer.checkout(user)
    const { createCheckout, active } = changeProvider()
    expect(await createCheckout({ user, packageId: PACKAGE_B })).toMatchObject({ ok: true })
    expect(active.checkouts()).toHaveLength(1)
    expect(await buyer.purchaseOf(reference)).toMatchObject({ provider: 'memory', kind: 'open' })
  })

  it('should take back what the former one has refunded, though its webhook was lost', async () => {
    const reference = await buyer.bought(user)
    const { reconcile } = changeProvider()
    fixture.payments.returnMoney(reference, 900)
    expect(await reconcile()).toBe('done')
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed'] })
  })

  it('should try again as long as one of them does not answer, and still ask the other', async () => {
    const reference = await buyer.pay(user)
    const { reconcile, active } = changeProvider()
    active.setDown(true)
    expect(await reconcile()).toBe('try-again')
    expect(await buyer.purchaseOf(reference)).toMatchObject({ kind: 'paid' })
  })

  it('should credit a checkout of the former one that is paid late', async () => {
    const reference = await buyer.pay(user)
    const { confirm } = changeProvider()
    expect(await confirm({ userId: user.id, reference })).toMatchObject({ credits: 100, purchase: { kind: 'paid' } })
  })

  it('should receive webhooks of both, with and without the name of the provider', async () => {
    const reference = await buyer.pay(user)
    const { receive } = changeProvider()
    const request = fixture.payments.webhookEvent(reference)
    expect(await receive(request)).toMatchObject({ ok: true })
    expect(await receive({ ...request, provider: 'memory' })).toMatchObject({ ok: true })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
  })

  it('should refuse a webhook that another provider has signed than the one that is named, or an unknown one', async () => {
    const { receive } = changeProvider({
      parseWebhook: async () => ({ ok: false, error: { kind: 'notice-not-genuine' } }),
    })
    const request = fixture.payments.webhookEvent(await buyer.pay(user))
    expect(await receive({ ...request, provider: 'other' })).toEqual(REFUSED)
    expect(await receive({ ...request, provider: 'unknown' })).toEqual(REFUSED)
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
  })

  it('should not believe a provider that speaks for a purchase of another one', async () => {
    const reference = await buyer.checkout(user)
    const payment = await paymentAsIfPaid(reference)
    const { receive } = changeProvider({ parseWebhook: async () => ({ ok: true, value: { reference, payment } }) })
    expect(await receive({ body: '', headers: {}, provider: 'other' })).toMatchObject({ ok: true })
    expect(await buyer.purchaseOf(reference)).toMatchObject({ kind: 'open' })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
  })
})

// Helpers

/** From now on checkouts are opened at `other`, and `memory` is the former provider. */
function changeProvider(changes: Partial<PaymentGateway> = {}) {
  const active = { ...makeMemoryPaymentGateway(fixture.clock), name: 'other', ...changes }
  const gateways = paymentGateways(active, fixture.payments)
  const deps = { ...fixture, gateways, settings: { appUrl: 'http://localhost:3000' } }
  const fulfilPurchase = makeFulfilPurchase(deps)
  return {
    active,
    createCheckout: makeCreateCheckout(deps),
    confirm: makeConfirmPayments({ ...deps, fulfilPurchase, unlockPurchased: fixture.useCases.unlockPurchased }),
    receive: makePaymentWebhook({ ...deps, fulfilPurchase }),
    reconcile: makeReconcilePayments({ ...deps, fulfilPurchase }),
  }
}

async function paymentAsIfPaid(reference: string) {
  const found = await fixture.payments.find(reference)
  if (!found.ok || !found.value) return never()
  const { amount, buyer } = found.value
  const paidAt = fixture.clock.now()
  return { kind: 'paid', reference, amount, buyer, paidAt, returnedCents: null, receiptUrl: null } as const
}
