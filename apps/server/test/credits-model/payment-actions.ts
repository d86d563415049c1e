import fc from 'fast-check'
import { expect } from 'vitest'
import { applyReport, type Checkout, type Learner, type Model, openPurchase, PACKAGES, type Payment } from './model.ts'
import { type Actions, action, advance, anyIndex, expectReply, own, pick, sendAs } from './run-actions.ts'
import type { World } from './world.ts'

const KEY_WINDOW = 10 * 60_000
const CREATE = '/api/payments/create-checkout'

/** Keys that try to set the price; they are ignored. */
const tampering = fc.constantFrom<object>(
  {},
  { amount: 1, price: 0.01, cents: 1 },
  { credits: 1_000_000, quantity: -1 },
  { user_id: '00000000-0000-7000-8000-000000000001', currency: 'XXX', unit_amount: 1e308 },
)
const anyCheckoutRequest = fc.record({ who: anyIndex, which: anyIndex, asNumber: fc.boolean(), more: tampering })
type CheckoutRequest = typeof anyCheckoutRequest extends fc.Arbitrary<infer T> ? T : never

/** Learners go to the checkout, pay there and come back. */
export const paymentActions = {
  openCheckout: action(anyCheckoutRequest, (model, world, checkoutRequest) =>
    openCheckout(model, world, checkoutRequest),
  ),

  /** To the last moment of the idempotency window, and perhaps one further. */
  openCheckoutLater: action(fc.tuple(anyCheckoutRequest, fc.nat(1)), async (model, world, [checkoutRequest, more]) => {
    await openCheckout(model, world, checkoutRequest)
    advance(model, world, KEY_WINDOW - (model.now % KEY_WINDOW) - 1 + more)
    await openCheckout(model, world, checkoutRequest)
  }),

  openUnknownProduct: action(
    fc.record({ who: anyIndex, product: fc.constantFrom<unknown>('893995', 0, -893996, '', 'Package A', 9e15, '1e5') }),
    async ({ learners }, world, { who, product }) => {
      const reply = await sendAs(world, pick(learners, who), 'POST', CREATE, { product_id: product })
      if (reply) expectReply(reply, { status: 400, body: { code: 'unknown-package' } })
    },
  ),

  openBadProduct: action(
    fc.record({ who: anyIndex, product: fc.constantFrom<unknown>(null, 893996.5, ['893996'], { id: '893996' }, true) }),
    async ({ learners }, world, { who, product }) => {
      const reply = await sendAs(world, pick(learners, who), 'POST', CREATE, { product_id: product })
      if (reply) expectReply(reply, { status: 400, body: { code: 'invalid-input' } })
    },
  ),

  /** The provider opens the checkout, and its answer gets lost: the product knows nothing of it. */
  openAndLose: action(
    anyCheckoutRequest,
    async (model, world, { who, which }) => {
      const learner = pick(model.learners, who)
      if (learner.token === null) return
      world.provider.loseNextAnswer()
      const sold = pick(PACKAGES, which)
      const reply = await sendAs(world, learner, 'POST', CREATE, { product_id: sold.id })
      expect(reply).toMatchObject({ status: 503, body: { code: 'payments-unavailable' } })
      const reference = world.provider.desk.checkouts().at(-1)?.reference ?? ''
      const key = checkoutKeyOf(model, learner, sold.id)
      if (!learner.checkoutKeys.has(key)) enter(model, learner, reference, key, sold)
    },
    ({ providerIsDown }) => !providerIsDown,
  ),

  /** A whole purchase, as most of them go; a small one mostly, that is spent soon. */
  buy: action(
    fc.record({ who: anyIndex, which: fc.constantFrom(0, 0, 0, 1, 2, 3) }),
    async (model, world, { who, which }) => {
      const checkout = await openCheckout(model, world, { who, which, asNumber: false, more: {} })
      if (checkout?.payment.kind !== 'open') return
      pay(model, world, checkout, {})
      await comeBack(model, world, pick(model.learners, who), checkout)
    },
    ({ providerIsDown }) => !providerIsDown,
  ),

  pay: action(
    fc.record({ which: anyIndex, receipt: fc.constantFrom(null, 'https://receipts.example/1') }),
    async (model, world, { which, receipt }) => pay(model, world, pick(unpaid(model), which), { receipt }),
    (model) => unpaid(model).length > 0,
  ),

  payWrongAmount: action(
    fc.record({
      which: anyIndex,
      wrong: fc.constantFrom<Partial<Payment>>({ cents: 1 }, { cents: 499 }, { cents: 7_501 }, { currency: 'EUR' }),
    }),
    async (model, world, { which, wrong }) => pay(model, world, pick(unpaid(model), which), wrong),
    (model) => unpaid(model).length > 0,
  ),

  /** The page closes unpaid. Sometimes the money comes all the same. */
  lapse: action(
    anyIndex,
    async (model, world, which) => {
      const checkout = pick(unpaid(model), which)
      world.provider.desk.lapse(checkout.reference)
      checkout.payment = { ...checkout.payment, kind: 'lapsed' }
      emit(model, world, checkout)
    },
    (model) => unpaid(model).length > 0,
  ),

  /** Refunds and disputes, and disputes that were won. */
  returnMoney: action(
    fc.record({ which: anyIndex, percent: fc.constantFrom(0, 1, 33, 50, 99, 100) }),
    async (model, world, { which, percent }) => {
      const checkout = pick(paid(model), which)
      returnMoney(model, world, checkout, Math.floor((checkout.sold.cents * percent) / 100))
    },
    (model) => paid(model).length > 0,
  ),

  comeBack: action(
    fc.record({ who: anyIndex, which: anyIndex }),
    (model, world, { who, which }) => comeBack(model, world, pick(model.learners, who), pick(model.checkouts, which)),
    ({ checkouts }) => checkouts.length > 0,
  ),

  comeBackUnknown: action(
    fc.record({ who: anyIndex, checkout: fc.constantFrom('', 'nobody-knows', `' OR 1=1`.replaceAll(' ', '+')) }),
    async ({ learners }, world, { who, checkout }) => {
      const learner = pick(learners, who)
      const reply = await sendAs(world, learner, 'POST', '/api/payments/confirm', { checkout })
      if (reply) expect(reply).toEqual({ status: 200, body: { credits: learner.balance, purchase: null } })
    },
  ),

  comeBackWithoutReference: action(anyIndex, async (model, world, who) => {
    const learner = pick(model.learners, who)
    const reply = await sendAs(world, learner, 'POST', '/api/payments/confirm', {})
    if (!reply) return
    const waiting = model.checkouts
      .filter(({ owner, purchase }) => owner === learner && purchase?.kind === 'open')
      .toSorted((one, other) => (one.purchase?.order ?? 0) - (other.purchase?.order ?? 0))
      .slice(-5)
    if (!model.providerIsDown) for (const checkout of waiting) applyReport(model, checkout, checkout.payment)
    expect(reply).toEqual({ status: 200, body: confirmed(learner, waiting.at(-1) ?? null) })
  }),
} satisfies Actions

const checkoutKeyOf = ({ now, checkouts }: Model, learner: Learner, packageId: string): string => {
  const [same] = checkouts
    .filter(({ owner, sold, purchase }) => owner === learner && sold.id === packageId && purchase?.kind === 'open')
    .toSorted((one, other) => (other.purchase?.order ?? 0) - (one.purchase?.order ?? 0))
  const opened = same?.purchase?.openedAt ?? 0
  const asked = now - opened < KEY_WINDOW ? opened : now
  const ended = checkouts.filter(
    ({ owner, purchase }) => owner === learner && (purchase?.kind ?? 'open') !== 'open',
  ).length
  return `${packageId}, ${ended} ended, ${Math.floor(asked / KEY_WINDOW)}`
}

function enter(model: Model, owner: Learner, reference: string, key: string, sold: Checkout['sold']): Checkout {
  // a new request has a checkout of its own
  expect(model.checkouts.map((one) => one.reference)).not.toContain(reference)
  owner.checkoutKeys.set(key, reference)
  const { cents } = sold
  const payment: Payment = { kind: 'open', cents, currency: 'USD', paidAt: 0, receipt: null, returned: 0 }
  const checkout: Checkout = { reference, owner, sold, payment, purchase: null }
  model.checkouts.push(checkout)
  return checkout
}

/** The same request leads to the same checkout, and its price is the list's. */
async function openCheckout(model: Model, world: World, checkoutRequest: CheckoutRequest): Promise<Checkout | null> {
  const learner = pick(model.learners, checkoutRequest.who)
  const sold = pick(PACKAGES, checkoutRequest.which)
  const product_id = checkoutRequest.asNumber ? Number(sold.id) : sold.id
  const reply = await sendAs(world, learner, 'POST', CREATE, { ...checkoutRequest.more, product_id })
  if (!reply) return null
  if (model.providerIsDown) {
    expectReply(reply, { status: 503, body: { code: 'payments-unavailable' } })
    return null
  }
  const key = checkoutKeyOf(model, learner, sold.id)
  const known = model.checkouts.find(({ reference }) => reference === learner.checkoutKeys.get(key))
  const reference = known?.reference ?? world.provider.desk.checkouts().at(-1)?.reference ?? ''
  expect(reply).toEqual({ status: 200, body: { checkout_url: `https://pay.example/${reference}` } })
  const checkout = known ?? enter(model, learner, reference, key, sold)
  const order = world.provider.desk.checkouts().find((one) => one.reference === reference)?.order
  const price = { cents: sold.cents, currency: 'USD' }
  expect(order).toMatchObject({ userId: learner.id, email: learner.email, creditPackage: { id: sold.id, price } })
  checkout.purchase ??= openPurchase(model)
  return checkout
}

function pay(model: Model, world: World, checkout: Checkout, changes: Partial<Payment>): void {
  const paidAt = model.now
  checkout.payment = { ...checkout.payment, kind: 'paid', paidAt, returned: 0, ...changes }
  const { cents, currency, receipt } = checkout.payment
  world.provider.desk.pay(checkout.reference, { amount: { cents, currency }, receiptUrl: receipt })
  emit(model, world, checkout)
}

export function returnMoney(model: Model, world: World, checkout: Checkout, cents: number): void {
  world.provider.desk.returnMoney(checkout.reference, cents)
  checkout.payment = { ...checkout.payment, returned: cents }
  emit(model, world, checkout)
}

/** The provider writes an event. Whether, when and how often it arrives is another matter. */
function emit(model: Model, world: World, checkout: Checkout): void {
  const reported: Payment = { ...checkout.payment, receipt: null, returned: null }
  model.events.push({ checkout, reported, ...world.provider.desk.webhookEvent(checkout.reference) })
}

async function comeBack(model: Model, world: World, learner: Learner, checkout: Checkout): Promise<void> {
  const { reference, owner, purchase } = checkout
  const reply = await sendAs(world, learner, 'POST', '/api/payments/confirm', { checkout: reference })
  if (!reply) return
  const isOwn = owner === learner && purchase !== null
  // a fulfilled purchase needs no call of the provider
  if (isOwn && purchase.kind !== 'paid' && !model.providerIsDown) applyReport(model, checkout, checkout.payment)
  expect(reply).toEqual({ status: 200, body: confirmed(learner, isOwn ? checkout : null) })
}

const confirmed = ({ balance }: Learner, checkout: Checkout | null) => ({
  credits: balance,
  purchase: checkout?.purchase
    ? {
        state: checkout.purchase.kind,
        package_name: checkout.sold.name,
        credits: checkout.sold.credits,
        pending_unlock: null,
      }
    : null,
})

const unpaid = (model: Model): readonly Checkout[] => own(model).filter(({ payment }) => payment.kind !== 'paid')
export const paid = (model: Model): readonly Checkout[] => own(model).filter(({ payment }) => payment.kind === 'paid')
