import { beforeEach, describe, expect, it } from 'vitest'
import { buyerOn } from '../../../test/buyer.ts'
import {
  anOpenPurchase,
  type Fixture,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seedUser,
} from '../../../testing/index.ts'
import { paymentGateways } from '../../ports/payment-gateway.ts'
import { DAY, HOUR } from '../../shared/duration.ts'
import type { User } from '../../users/user.ts'
import type { FulfilPurchase } from './fulfil-purchase.ts'
import { makeReconcilePayments, RECONCILE_EVERY } from './reconcile-payments.ts'

let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork)
})

describe('reconcilePayments', () => {
  it('should credit what no webhook event has reported', async () => {
    const reference = await buyer.pay(user)
    expect(await fixture.useCases.reconcilePayments()).toBe('done')
    expect(await fixture.useCases.reconcilePayments()).toBe('done')
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
    expect(buyer.receipts()).toEqual([reference])
  })

  it('should have nothing to do in a new shop', async () => {
    expect(await fixture.useCases.reconcilePayments()).toBe('done')
  })

  it('should catch a refund that no webhook event has reported, a week later as well', async () => {
    const reference = await buyer.bought(user)
    fixture.clock.advance(30 * DAY)
    fixture.payments.returnMoney(reference, 900)
    fixture.clock.advance(7 * DAY)
    await fixture.useCases.reconcilePayments()
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: ['purchased', 'reversed'] })
  })

  it('should credit a payment however late it comes, as long as its purchase waits for it', async () => {
    await buyer.pay(user)
    fixture.clock.advance(90 * DAY)
    await fixture.useCases.reconcilePayments()
    expect(await buyer.account(user.id)).toEqual({ balance: 100, kinds: ['purchased'] })
  })

  it('should not wait any longer for a page that was left', async () => {
    const reference = await buyer.checkout(user)
    fixture.payments.lapse(reference)
    await fixture.useCases.reconcilePayments()
    expect(await buyer.purchaseOf(reference)).toMatchObject({ kind: 'lapsed' })
    fixture.clock.advance(8 * DAY)
    expect(await asked()).toEqual([])
  })

  it('should leave alone what another product sells with the same account', async () => {
    fixture.payments.openForeign('foreign-1')
    expect(await fixture.useCases.reconcilePayments()).toBe('done')
    expect(await buyer.purchaseOf('foreign-1')).toBeNull()
  })

  it('should ask about each payment once, and never about one of another provider', async () => {
    const reference = await buyer.pay(user)
    await keep(fixture.unitOfWork, ({ purchases }) => purchases.add(anOpenPurchase(user.id, { provider: 'stripe' })))
    expect(await asked()).toEqual([reference])
  })

  it('should want to run again when the provider is silent', async () => {
    await buyer.pay(user)
    fixture.payments.setDown(true)
    expect(await fixture.useCases.reconcilePayments()).toBe('try-again')
    fixture.payments.setDown(false)
    expect(await fixture.useCases.reconcilePayments()).toBe('done')
    expect(await buyer.account(user.id)).toMatchObject({ balance: 100 })
  })

  it('should want to run again when the provider does not report what has changed, and look after the rest', async () => {
    await buyer.pay(user)
    const gateways = paymentGateways({ ...fixture.payments, changedSince: async () => DOWN })
    const { fulfilPurchase } = fixture.useCases
    expect(await makeReconcilePayments({ ...fixture, gateways, fulfilPurchase })()).toBe('try-again')
    expect(await buyer.account(user.id)).toMatchObject({ balance: 100 })
  })

  it('should want to run again when the provider is silent about one payment, and look after the others', async () => {
    const other = await seedUser(fixture.unitOfWork)
    const [silent] = [await buyer.pay(user), await buyer.pay(other)]
    const outcome = await reconcileWith((reference) =>
      reference === silent ? Promise.resolve(DOWN) : fixture.useCases.fulfilPurchase(reference),
    )
    expect(outcome).toBe('try-again')
    expect(await buyer.account(other.id)).toMatchObject({ balance: 100 })
  })

  it('should let one purchase that fails keep no other, and say that it did', async () => {
    const other = await seedUser(fixture.unitOfWork)
    const [broken] = [await buyer.pay(user), await buyer.pay(other)]
    const failure = new Error('Not this one.')
    const reconciled = reconcileWith((reference) =>
      reference === broken ? Promise.reject(failure) : fixture.useCases.fulfilPurchase(reference),
    )
    await expect(reconciled).rejects.toMatchObject({ errors: [failure] })
    expect(await buyer.account(other.id)).toMatchObject({ balance: 100 })
  })

  it('should ask about one payment at a time', async () => {
    await Promise.all([buyer.pay(user), buyer.pay(user, '893999'), buyer.pay(user, '893997')])
    let [running, most] = [0, 0]
    await reconcileWith(async (reference) => {
      running += 1
      most = Math.max(most, running)
      const fulfilled = await fixture.useCases.fulfilPurchase(reference)
      running -= 1
      return fulfilled
    })
    expect(most).toBe(1)
  })

  it('should be what its job does, every hour', async () => {
    await buyer.pay(user)
    expect(RECONCILE_EVERY).toBe(HOUR)
    expect(await fixture.handlers.run({ kind: 'reconcile-payments' })).toBe('done')
    expect(await buyer.account(user.id)).toMatchObject({ balance: 100 })
    fixture.payments.setDown(true)
    expect(await fixture.handlers.run({ kind: 'reconcile-payments' })).toBe('try-again')
  })
})

// Helpers

const DOWN = { ok: false, error: { kind: 'payments-unavailable' } } as const

const reconcileWith = (fulfilPurchase: FulfilPurchase) => makeReconcilePayments({ ...fixture, fulfilPurchase })()

async function asked(): Promise<string[]> {
  const references: string[] = []
  await reconcileWith(async (reference) => {
    references.push(reference)
    return DOWN
  })
  return references
}
