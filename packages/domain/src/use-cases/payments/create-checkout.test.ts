import { beforeEach, describe, expect, it } from 'vitest'
import { never } from '../../../test/ana.ts'
import { buyerOn, PACKAGE_B } from '../../../test/buyer.ts'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel, seedUser } from '../../../testing/index.ts'
import { CREDIT_PACKAGES } from '../../credits/credit-package.ts'
import type { CheckoutOrder, PaymentGateway } from '../../ports/payment-gateway.ts'
import { paymentGateways } from '../../ports/payment-gateway.ts'
import { HOUR, MINUTE, SECOND } from '../../shared/duration.ts'
import type { User } from '../../users/user.ts'
import { makeCreateCheckout } from './create-checkout.ts'

let fixture: Fixture
let buyer: ReturnType<typeof buyerOn>
let user: User

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  buyer = buyerOn(fixture)
  user = await seedUser(fixture.unitOfWork)
})

describe('createCheckout', () => {
  it('should lead the learner to a page where exactly this package is paid', async () => {
    for (const creditPackage of CREDIT_PACKAGES) {
      const opened = await fixture.useCases.createCheckout({ user, packageId: creditPackage.id })
      const { reference, order } = fixture.payments.checkouts().at(-1) ?? never()
      expect(opened).toEqual({ ok: true, value: { url: `https://pay.example/${reference}` } })
      expect(order).toEqual({
        key: expect.stringContaining(user.id),
        userId: user.id,
        email: user.email,
        creditPackage,
        expiresAt: expect.any(Date),
        paidUrl: 'http://localhost:3000/account?payment=success',
        cancelledUrl: 'http://localhost:3000/account?payment=cancelled',
      })
    }
    expect(fixture.payments.checkouts()).toHaveLength(CREDIT_PACKAGES.length)
  })

  it('should keep what was agreed on', async () => {
    const reference = await buyer.checkout(user)
    expect(await buyer.purchaseOf(reference)).toEqual({
      kind: 'open',
      pendingUnlock: null,
      id: expect.any(String),
      userId: user.id,
      provider: 'memory',
      reference,
      packageId: PACKAGE_B,
      packageName: 'Package B',
      credits: 100,
      price: { cents: 900, currency: 'USD' },
      openedAt: fixture.clock.now(),
      version: 0,
    })
    expect(await buyer.account(user.id)).toEqual({ balance: 0, kinds: [] })
  })

  it.each(['', 'nothing', '893995', '893996 ', 'Package B'])('should refuse a package "%s"', async (packageId) => {
    const opened = await fixture.useCases.createCheckout({ user, packageId })
    expect(opened).toEqual({ ok: false, error: { kind: 'unknown-package' } })
    expect(fixture.payments.checkouts()).toEqual([])
  })

  it('should sell no more than the account has room for', async () => {
    const [full, almostFull] = await Promise.all(
      [0, 1].map((less) => seedUser(fixture.unitOfWork, 1_999_999_901 - less)),
    )
    const refused = await fixture.useCases.createCheckout({ user: full ?? never(), packageId: PACKAGE_B })
    expect(refused).toEqual({ ok: false, error: { kind: 'balance-full' } })
    expect(fixture.payments.checkouts()).toEqual([])
    expect(await buyer.checkout(almostFull ?? never())).toBeDefined()
  })

  it('should keep nothing when the provider is down', async () => {
    fixture.payments.setDown(true)
    const opened = await fixture.useCases.createCheckout({ user, packageId: PACKAGE_B })
    expect(opened).toEqual({ ok: false, error: { kind: 'payments-unavailable' } })
    expect(await openPurchases()).toEqual([])
  })

  it('should keep the purchase before it answers the address, and answer none when it cannot', async () => {
    const { unitOfWork } = fixture
    let runs = 0
    const createCheckout = makeCreateCheckout({
      ...depsOf(fixture.payments),
      unitOfWork: {
        run: (work) => {
          runs += 1
          return runs === 2 ? Promise.reject(new Error('The database is gone.')) : unitOfWork.run(work)
        },
      },
    })
    await expect(createCheckout({ user, packageId: PACKAGE_B })).rejects.toThrow('The database is gone.')
    expect(await openPurchases()).toEqual([])
    // and the next click leads to the same page, now kept
    const reference = await buyer.checkout(user)
    expect(await openPurchases()).toEqual([reference])
    expect(fixture.payments.checkouts()).toHaveLength(1)
  })

  it('should call no provider within a unit of work', async () => {
    let running = 0
    const { unitOfWork, payments } = fixture
    const asked: number[] = []
    const createCheckout = makeCreateCheckout({
      ...depsOf({
        ...payments,
        openCheckout: (order) => {
          asked.push(running)
          return payments.openCheckout(order)
        },
      }),
      unitOfWork: {
        run: async (work) => {
          running += 1
          return unitOfWork.run(work).finally(() => {
            running -= 1
          })
        },
      },
    })
    expect(await createCheckout({ user, packageId: PACKAGE_B })).toMatchObject({ ok: true })
    expect(asked).toEqual([0])
  })
})

describe('createCheckout, asked again', () => {
  it('should open one checkout for twenty clicks at once', async () => {
    const references = await Promise.all(Array.from({ length: 20 }, () => buyer.checkout(user)))
    expect(new Set(references).size).toBe(1)
    expect(await openPurchases()).toEqual([references[0]])
  })

  it.each(['12:00:00.000', '12:08:20.500', '12:09:59.999'])(
    'should lead to the same checkout for 10 minutes from %s, then to another one',
    async (time) => {
      fixture.clock.set(new Date(`2026-01-15T${time}Z`))
      const first = await buyer.checkout(user)
      fixture.clock.advance(10 * MINUTE - 1)
      expect(await buyer.checkout(user)).toBe(first)
      fixture.clock.advance(1)
      const other = await buyer.checkout(user)
      expect(other).not.toBe(first)
      expect(await openPurchases()).toEqual([first, other])
    },
  )

  it('should order exactly the same with one key: a provider takes another order with a known key for a mistake', async () => {
    const orders: CheckoutOrder[] = []
    const createCheckout = makeCreateCheckout(
      depsOf({
        ...fixture.payments,
        openCheckout: (order) => {
          orders.push(order)
          return fixture.payments.openCheckout(order)
        },
      }),
    )
    for (let click = 0; click < 40; click += 1) {
      await createCheckout({ user, packageId: PACKAGE_B })
      fixture.clock.advance(47 * SECOND)
    }
    const keys = new Set(orders.map(({ key }) => key))
    expect(keys.size).toBe(4)
    for (const key of keys) {
      const same = orders.filter((order) => order.key === key)
      for (const order of same) expect(order).toEqual(same[0])
    }
  })

  it('should leave the page open for 50 minutes at least, and never much longer', async () => {
    fixture.clock.set(new Date('2026-01-15T12:09:00.000Z'))
    for (let second = 0; second < 1_200; second += 37) {
      const clicked = fixture.clock.now()
      await buyer.checkout(user)
      const { expiresAt } = fixture.payments.checkouts().at(-1)?.order ?? never()
      const openFor = expiresAt.getTime() - clicked.getTime()
      expect(openFor).toBeGreaterThan(50 * MINUTE)
      expect(openFor).toBeLessThanOrEqual(HOUR + 10 * MINUTE)
      fixture.clock.advance(37 * SECOND)
    }
  })

  it('should open another checkout after the first one was paid', async () => {
    const first = await buyer.bought(user)
    const second = await buyer.bought(user)
    expect(second).not.toBe(first)
    expect(await buyer.account(user.id)).toEqual({ balance: 200, kinds: ['purchased', 'purchased'] })
  })

  it('should open another checkout after the payment of the first one failed', async () => {
    const first = await buyer.checkout(user)
    fixture.payments.lapse(first)
    await fixture.useCases.reconcilePayments()
    expect(await buyer.checkout(user)).not.toBe(first)
  })

  it('should open another checkout for another package, and for another learner', async () => {
    const other = await seedUser(fixture.unitOfWork)
    const references = [await buyer.checkout(user), await buyer.checkout(user, '893997'), await buyer.checkout(other)]
    expect(new Set(references).size).toBe(3)
  })
})

// Helpers

const depsOf = (payments: PaymentGateway) => ({
  ...fixture,
  gateways: paymentGateways(payments),
  settings: { appUrl: 'http://localhost:3000' },
})

/** References, the one opened first comes first. */
const openPurchases = async (): Promise<string[]> => {
  const open = await keep(fixture.unitOfWork, ({ purchases }) => purchases.open(user.id))
  return open.map(({ reference }) => reference)
}
