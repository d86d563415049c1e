import { describe, expect, it } from 'vitest'
import { never } from '../../../test/ana.ts'
import { buyerOn, PACKAGE_B } from '../../../test/buyer.ts'
import { makeFaults } from '../../../test/faults.ts'
import { paidReport } from '../../../test/payments.ts'
import { anOpenPurchase, makeFixture, makeScriptedLanguageModel, seedUser } from '../../../testing/index.ts'
import { paymentGateways } from '../../ports/payment-gateway.ts'
import { makeConfirmPayments } from './confirm-payments.ts'
import { makeCreateCheckout } from './create-checkout.ts'
import { makeFulfilPurchase } from './fulfil-purchase.ts'
import { makePaymentWebhook } from './payment-webhook.ts'
import { makeReconcilePayments } from './reconcile-payments.ts'

type World = Awaited<ReturnType<typeof setUp>>

type Scenario = {
  /** What happened before. Answers the reference. */
  readonly before: (world: World) => Promise<string>
  /** What is struck by a fault. */
  readonly act: (world: World, reference: string) => Promise<unknown>
  readonly balance: number
  readonly kinds: readonly string[]
}

const PAID = { balance: 100, kinds: ['purchased'] } as const

const paid = ({ buyer, user }: World) => buyer.pay(user)
const receive = ({ useCases, fixture }: World, reference: string) =>
  useCases.paymentWebhook(fixture.payments.webhookEvent(reference))

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'a webhook event of a payment': { before: paid, act: receive, ...PAID },
  'a webhook event of a payment, given twice at once': { before: paid, act: twice(receive), ...PAID },
  'a webhook event of a payment that is unknown here': { before: soldElsewhere, act: receive, ...PAID },
  'two such notices at once': { before: soldElsewhere, act: twice(receive), ...PAID },
  'a learner who comes back': { before: paid, act: comeBack, ...PAID },
  'a learner who comes back while the webhook event arrives': {
    before: paid,
    act: (world, reference) => Promise.allSettled([comeBack(world), receive(world, reference)]),
    ...PAID,
  },
  'the hourly look at everything': { before: paid, act: ({ useCases }) => useCases.reconcilePayments(), ...PAID },
  'a webhook event of a payment that was refunded at once': {
    before: async (world) => refunded(world, await paid(world)),
    act: receive,
    balance: 0,
    kinds: ['purchased', 'reversed'],
  },
  'a webhook event of a refund after a part was spent, given twice at once': {
    before: async (world) => {
      const reference = await world.buyer.bought(world.user)
      await world.fixture.runner.drain()
      await world.buyer.spend(world.user.id, 70)
      return refunded(world, reference)
    },
    act: twice(receive),
    balance: 0,
    kinds: ['purchased', 'held', 'reversed'],
  },
}

// What protects these: one unit of work for wallet, purchase and receipt, the wallet's and the purchase's lock, and `version`.
describe.each(Object.entries(SCENARIOS))('%s', (_, { before, act, ...expected }) => {
  it.each(['throw', 'unavailable'] as const)('should leave no trace of any fault (%s)', async (kind) => {
    const times = await untilUntouched(kind, async (world) => {
      const reference = await before(world)
      world.faults.strikeAt(world.at)
      await Promise.allSettled([act(world, reference)])
      const struck = world.faults.struck()
      world.faults.strikeAt(Number.POSITIVE_INFINITY)
      // nothing that was kept may be half of it
      await world.fixture.runner.drain()
      await world.buyer.account(world.user.id)
      await act(world, reference)
      await world.fixture.runner.drain()
      expect(await world.buyer.account(world.user.id)).toEqual(expected)
      expect(receiptsSent(world)).toBe(1)
      return struck
    })
    expect(times).toBeGreaterThan(10)
  })
})

describe('createCheckout, and then everything else', () => {
  it.each(['throw', 'unavailable'] as const)('should sell once whatever fails on the way (%s)', async (kind) => {
    const times = await untilUntouched(kind, async (world) => {
      const { fixture, user, useCases, faults } = world
      const open = () => useCases.createCheckout({ user, packageId: PACKAGE_B })
      faults.strikeAt(world.at)
      const [first] = await Promise.allSettled([open()])
      const struck = faults.struck()
      faults.strikeAt(Number.POSITIVE_INFINITY)
      const again = await open()
      if (!again.ok) return never()
      // every address that was returned is this one
      if (first?.status === 'fulfilled' && first.value.ok) expect(first.value).toEqual(again)
      expect(fixture.payments.checkouts()).toHaveLength(1)
      const reference = fixture.payments.checkouts()[0]?.reference ?? never()
      fixture.payments.pay(reference)
      await receive(world, reference)
      await fixture.runner.drain()
      expect(await world.buyer.account(user.id)).toEqual(PAID)
      return struck
    })
    expect(times).toBeGreaterThan(8)
  })
})

// Helpers

/** The whole domain, of which the use cases about payments meet faults. */
async function setUp(kind: 'throw' | 'unavailable', at: number) {
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const user = await seedUser(fixture.unitOfWork)
  const faults = makeFaults(kind)
  const deps = {
    ...fixture,
    unitOfWork: faults.unitOfWork(fixture.unitOfWork),
    gateways: paymentGateways(faults.gateway(fixture.payments)),
    settings: { appUrl: 'http://localhost:3000' },
  }
  const fulfilPurchase = makeFulfilPurchase(deps)
  const fulfilling = { ...deps, fulfilPurchase, unlockPurchased: fixture.useCases.unlockPurchased }
  const useCases = {
    createCheckout: makeCreateCheckout(deps),
    paymentWebhook: makePaymentWebhook(fulfilling),
    confirmPayments: makeConfirmPayments(fulfilling),
    reconcilePayments: makeReconcilePayments(fulfilling),
  }
  return { fixture, user, faults, useCases, buyer: buyerOn(fixture), at }
}

/** Plays with a fault at the first moment, then at the second, until there is none left; answers how many there were. */
async function untilUntouched(kind: 'throw' | 'unavailable', run: (world: World) => Promise<boolean>): Promise<number> {
  for (let at = 0; at < 500; at += 1) {
    if (!(await run(await setUp(kind, at)))) return at
  }
  throw new Error('There is no end of moments at which something fails.')
}

/** Sold before the database was lost, and brought back from an old copy. */
async function soldElsewhere({ fixture, user }: World): Promise<string> {
  const sold = anOpenPurchase(user.id)
  fixture.payments.openForeign(sold.reference, paidReport(sold))
  return sold.reference
}

async function refunded({ fixture }: World, reference: string): Promise<string> {
  fixture.payments.returnMoney(reference, 900)
  return reference
}

function comeBack({ useCases, user }: World) {
  return useCases.confirmPayments({ userId: user.id, reference: null })
}

function twice(act: Scenario['act']): Scenario['act'] {
  return (world, reference) => Promise.allSettled([act(world, reference), act(world, reference)])
}

const receiptsSent = ({ fixture }: World): number => fixture.mailer.sent.filter(({ kind }) => kind === 'receipt').length
