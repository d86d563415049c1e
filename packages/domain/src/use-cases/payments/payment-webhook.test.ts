import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { never } from '../../../test/ana.ts'
import { buyerOn } from '../../../test/buyer.ts'
import { type Fixture, makeFixture, makeScriptedLanguageModel, seedUser } from '../../../testing/index.ts'
import { paymentGateways } from '../../ports/payment-gateway.ts'
import type { User } from '../../users/user.ts'
import { makePaymentWebhook } from './payment-webhook.ts'

let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  await begin()
})

const TAKEN = { ok: true, value: undefined }

describe('paymentWebhook', () => {
  it('should credit what a genuine webhook event is about', async () => {
    const reference = await buyer.pay(user)
    expect(await fixture.useCases.paymentWebhook(fixture.payments.webhookEvent(reference))).toEqual(TAKEN)
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
  })

  it('should refuse a forged webhook event, and do nothing', async () => {
    const { body, signature } = fixture.payments.webhookEvent(await buyer.pay(user))
    for (const forged of [
      { body, signature: '' },
      { body, signature: `${signature}0` },
      { body: body.replace('900', '901'), signature },
    ]) {
      const headers = { 'stripe-signature': forged.signature }
      const received = await fixture.useCases.paymentWebhook({ body: forged.body, headers })
      expect(received).toEqual({ ok: false, error: { kind: 'notice-not-genuine' } })
    }
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
  })

  it('should take a webhook event of another product that uses the same account, and do nothing', async () => {
    fixture.payments.openForeign('foreign-1')
    expect(await fixture.useCases.paymentWebhook(fixture.payments.webhookEvent('foreign-1'))).toEqual(TAKEN)
    expect(await buyer.purchaseOf('foreign-1')).toBeNull()
  })

  it('should take a genuine webhook event that is about no payment, without asking for any', async () => {
    const receive = makePaymentWebhook({
      gateways: paymentGateways({ ...fixture.payments, parseWebhook: async () => ({ ok: true, value: null }) }),
      fulfilPurchase: never,
    })
    expect(await receive({ body: '{}', headers: {} })).toEqual(TAKEN)
  })

  it('should want to receive it again when nothing could be kept', async () => {
    const gateways = paymentGateways({ ...fixture.payments, parseWebhook: eventWithoutFacts })
    const receive = makePaymentWebhook({ gateways, fulfilPurchase: fixture.useCases.fulfilPurchase })
    fixture.payments.setDown(true)
    expect(await receive({ body: 'checkout-1', headers: {} })).toEqual(DOWN)
  })

  it('should pass on that a webhook event cannot be read now', async () => {
    const receive = makePaymentWebhook({
      gateways: paymentGateways({ ...fixture.payments, parseWebhook: async () => DOWN }),
      fulfilPurchase: never,
    })
    expect(await receive({ body: '{}', headers: {} })).toEqual(DOWN)
  })

  it('should throw what went wrong in the storage: the provider has to send it again', async () => {
    const receive = makePaymentWebhook({
      gateways: fixture.gateways,
      fulfilPurchase: () => Promise.reject(new Error('The database is gone.')),
    })
    const webhookEvent = fixture.payments.webhookEvent(await buyer.pay(user))
    await expect(receive(webhookEvent)).rejects.toThrow('The database is gone.')
  })

  it('should come to the same end however often and in whichever order webhook events arrive', async () => {
    const anyOrder = fc.array(fc.nat(4), { maxLength: 30 })
    const anyFault = fc.infiniteStream(fc.boolean())
    await fc.assert(
      fc.asyncProperty(anyOrder, anyFault, fc.boolean(), fc.nat(900), async (order, isDown, atOnce, cents) => {
        await begin()
        const reference = await buyer.checkout(user)
        const { payments } = fixture
        // each is of its moment: the page is open, was left, was paid after all, and the money went back, twice
        const webhookEvents = [payments.webhookEvent(reference)]
        payments.lapse(reference)
        webhookEvents.push(payments.webhookEvent(reference))
        payments.pay(reference)
        webhookEvents.push(payments.webhookEvent(reference))
        for (const returned of [1, cents]) {
          payments.returnMoney(reference, returned)
          webhookEvents.push(payments.webhookEvent(reference))
        }
        const receive = (index: number) => fixture.useCases.paymentWebhook(webhookEvents[index] ?? never())
        if (atOnce) await Promise.all(order.map(receive))
        for (const index of atOnce ? [] : order) {
          payments.setDown(isDown.next().value === true)
          await receive(index)
        }
        payments.setDown(false)
        await Promise.all([0, 1, 2, 3, 4].map(receive))

        expect((await buyer.account(user.id)).balance).toBe(100 - Math.floor(cents / 9))
        expect(await buyer.purchaseOf(reference)).toMatchObject({ kind: 'paid', returnedCents: cents })
        expect(buyer.receipts()).toEqual([reference])
      }),
    )
  })
})

// Helpers

const DOWN = { ok: false, error: { kind: 'payments-unavailable' } } as const

async function begin(): Promise<void> {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork)
}

/** Some notices name a payment and tell nothing of it. */
const eventWithoutFacts = async ({ body: reference }: { readonly body: string }) =>
  ({ ok: true, value: { reference, payment: null } }) as const
