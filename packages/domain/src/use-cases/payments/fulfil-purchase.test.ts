import { beforeEach, describe, expect, it } from 'vitest'
import { buyerOn, PACKAGE_B } from '../../../test/buyer.ts'
import { paidReport } from '../../../test/payments.ts'
import {
  anOpenPurchase,
  type Fixture,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newUserId,
  seedUser,
} from '../../../testing/index.ts'
import type { Payment } from '../../credits/payment.ts'
import { paymentGateways } from '../../ports/payment-gateway.ts'
import { ok } from '../../shared/result.ts'
import type { User } from '../../users/user.ts'
import { makeFulfilPurchase } from './fulfil-purchase.ts'

let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork)
})

describe('fulfilPurchase', () => {
  it('should credit what was paid', async () => {
    const reference = await buyer.pay(user)
    const fulfilled = await fulfil(reference)
    expect(fulfilled).toMatchObject({ ok: true, value: { kind: 'paid', reference, credits: 100 } })
    expect(await buyer.purchaseOf(reference)).toEqual(fulfilled.ok && fulfilled.value)
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
    expect(fixture.paymentTroubles).toEqual([])
  })

  it('should credit nothing while the money is on its way, nor when the page was left', async () => {
    const reference = await buyer.checkout(user)
    expect(await fulfil(reference)).toMatchObject({ ok: true, value: { kind: 'open' } })
    fixture.payments.lapse(reference)
    expect(await fulfil(reference)).toMatchObject({ ok: true, value: { kind: 'lapsed' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
    expect(buyer.receipts()).toEqual([])
  })

  it('should credit once and send one receipt, twenty times at once and once more', async () => {
    const reference = await buyer.pay(user)
    const all = await Promise.all(Array.from({ length: 20 }, () => fulfil(reference)))
    for (const one of [...all, await fulfil(reference)])
      expect(one).toMatchObject({ ok: true, value: { kind: 'paid' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
    expect(buyer.receipts()).toEqual([reference])
  })

  it('should send a receipt that says what was bought', async () => {
    const reference = await buyer.bought(user)
    expect(fixture.jobs.live()).toEqual([
      {
        kind: 'send-mail',
        mail: 'receipt',
        userId: user.id,
        mailId: expect.any(String),
        receipt: {
          reference,
          packageName: 'Package B',
          credits: 100,
          amount: { cents: 900, currency: 'USD' },
          paidAt: fixture.clock.now(),
          isPretend: false,
        },
      },
    ])
    await fixture.runner.drain()
    expect(fixture.mailer.sent.map(({ kind, to }) => [kind, to])).toEqual([['receipt', user.email]])
  })

  it('should send no other receipt after the first one was sent, whatever comes of the money', async () => {
    const reference = await buyer.bought(user)
    await fixture.runner.drain()
    fixture.payments.returnMoney(reference, 900)
    await fulfil(reference)
    fixture.payments.returnMoney(reference, 0)
    await fulfil(reference)
    expect(buyer.receipts()).toEqual([])
  })

  it('should call it pretend when no money was moved', async () => {
    const sold = anOpenPurchase(user.id, { provider: 'sandbox' })
    await keep(fixture.unitOfWork, ({ purchases }) => purchases.add(sold))
    const gateways = paymentGateways({ ...fixture.payments, name: 'sandbox' })
    await makeFulfilPurchase({ ...fixture, gateways })(sold.reference, {
      provider: 'sandbox',
      payment: paidReport(sold),
    })
    expect(fixture.jobs.live()).toMatchObject([{ receipt: { isPretend: true } }])
  })

  it('should credit nothing, and report it once, when something else was paid than agreed on', async () => {
    const reference = await buyer.checkout(user)
    fixture.payments.pay(reference, { amount: { cents: 1, currency: 'USD' } })
    for (let time = 0; time < 3; time += 1) {
      expect(await fulfil(reference)).toMatchObject({ ok: true, value: { kind: 'mismatched' } })
    }
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
    expect(buyer.receipts()).toEqual([])
    expect(fixture.paymentTroubles).toEqual([{ reference, cause: 'mismatched' }])
  })
})

describe('fulfilPurchase, after money went back', () => {
  it('should take the credits back', async () => {
    const reference = await buyer.bought(user)
    fixture.payments.returnMoney(reference, 450)
    await Promise.all(Array.from({ length: 20 }, () => fulfil(reference)))
    expect(await buyer.account(user.id)).toEqual({ balance: 50, kinds: ['purchased', 'reversed'] })
    expect(fixture.paymentTroubles).toEqual([])
  })

  it('should record and report what is owed when the credits had been spent', async () => {
    const reference = await buyer.bought(user)
    await buyer.spend(user.id, 70)
    fixture.payments.returnMoney(reference, 450)
    await fulfil(reference)
    await fulfil(reference)
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'held', 'reversed'] })
    expect(await buyer.purchaseOf(reference)).toMatchObject({ reversed: 50, taken: 30 })
    expect(fixture.paymentTroubles).toEqual([{ reference, cause: 'owed' }])
  })

  it('should report again when more is owed, and not when less is', async () => {
    const reference = await buyer.bought(user)
    await buyer.spend(user.id, 100)
    for (const [cents, reported] of [
      [450, 1],
      [900, 2],
      [300, 2],
      [0, 2],
      [9, 3],
    ] as const) {
      fixture.payments.returnMoney(reference, cents)
      await fulfil(reference)
      expect(fixture.paymentTroubles).toHaveLength(reported)
    }
  })
})

describe('fulfilPurchase, given a purchase that is unknown here', () => {
  it('should recover an unknown purchase and credit what this product sold', async () => {
    const sold = anOpenPurchase(user.id)
    fixture.payments.openForeign(sold.reference, paidReport(sold))
    await Promise.all(Array.from({ length: 20 }, () => fulfil(sold.reference)))
    expect(await buyer.purchaseOf(sold.reference)).toEqual({
      ...sold,
      id: expect.any(String),
      kind: 'paid',
      openedAt: fixture.clock.now(),
      paidAt: paidReport(sold).paidAt,
      receiptUrl: null,
      returnedCents: 0,
      reversed: 0,
      taken: 0,
      version: 1,
    })
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
    expect(buyer.receipts()).toEqual([sold.reference])
  })

  it('should recover a purchase that is not paid yet, for the day when it is', async () => {
    const sold = anOpenPurchase(user.id)
    const { reference, userId, packageId } = sold
    const reported: Payment = { kind: 'open', reference, amount: sold.price, buyer: { userId, packageId } }
    const gateways = paymentGateways({ ...fixture.payments, find: async () => ok(reported) })
    expect(await makeFulfilPurchase({ ...fixture, gateways })(reference)).toMatchObject({ value: { kind: 'open' } })
    expect(await buyer.purchaseOf(reference)).toMatchObject({ kind: 'open', version: 0 })
  })

  it('should credit nothing when the price is not that of the package', async () => {
    const sold = anOpenPurchase(user.id)
    fixture.payments.openForeign(sold.reference, { ...paidReport(sold), amount: { cents: 1, currency: 'USD' } })
    expect(await fulfil(sold.reference)).toMatchObject({ ok: true, value: { kind: 'mismatched' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
  })

  it.each([
    ['of somebody else with the same account', async () => null],
    ['of a user who has never existed', async () => ({ userId: newUserId(), packageId: PACKAGE_B })],
    ['of a package that is not sold', async () => ({ userId: user.id, packageId: '893995' })],
    ['of a user who is gone', async () => ({ userId: await removed(user), packageId: PACKAGE_B })],
  ])('should leave alone a checkout %s', async (_, buyerOf) => {
    fixture.payments.openForeign('checkout-x', { buyer: await buyerOf() })
    expect(await fulfil('checkout-x')).toEqual({ ok: false, error: { kind: 'purchase-unknown' } })
    expect(await buyer.purchaseOf('checkout-x')).toBeNull()
    expect(buyer.receipts()).toEqual([])
  })

  it('should not believe a webhook event of it that the provider knows nothing of', async () => {
    const sold = anOpenPurchase(user.id)
    expect(await fulfil(sold.reference, paidReport(sold))).toMatchObject({ error: { kind: 'purchase-unknown' } })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
  })

  it('should know nothing of a reference that was never given', async () => {
    expect(await fulfil('checkout-x')).toEqual({ ok: false, error: { kind: 'purchase-unknown' } })
  })
})

// Helpers

const fulfil = (reference: string, payment?: Payment | null) =>
  fixture.useCases.fulfilPurchase(reference, { provider: 'memory', payment: payment ?? null })

async function removed({ id }: User) {
  await keep(fixture.unitOfWork, ({ users }) => users.remove(id))
  return id
}
