import fc from 'fast-check'
import { expect } from 'vitest'
import { type Answer, applyReport, type Checkout, type Model, PACKAGES, type WebhookEvent } from './model.ts'
import { paid, returnMoney } from './payment-actions.ts'
import { type Actions, action, anyIndex, expectReply, own, pick } from './run-actions.ts'
import type { Reply, World } from './world.ts'

const RECEIVED: Answer = { status: 200, body: { received: true } }
const hasEvents = ({ events }: Model): boolean => events.length > 0

/** What the provider tells, and what is asked when it tells nothing. */
export const webhookActions = {
  /** Any of those that were written so far, in any order, as often as you like. */
  deliverEvent: action(
    anyIndex,
    async (model, world, which) => {
      const event = pick(model.events.toReversed(), which)
      expectReply(await deliver(world, event), replyTo(model, event.checkout))
      arrived(model, event)
    },
    hasEvents,
  ),

  /** It only names its payment: when the provider cannot be asked, it has to tell again. */
  deliverMinimalEvent: action(
    anyIndex,
    async (model, world, which) => {
      const event = pick(model.events.toReversed(), which)
      world.provider.setTaciturn(true)
      const reply = await deliver(world, event)
      world.provider.setTaciturn(false)
      if (model.providerIsDown) return expectReply(reply, { status: 503, body: { code: 'payments-unavailable' } })
      expectReply(reply, RECEIVED)
      arrived(model, event)
    },
    hasEvents,
  ),

  deliverForgedEvent: action(
    fc.record({ which: anyIndex, signature: fc.constantFrom('', 'none', 't=1,v1=00') }),
    async ({ checkouts, events }, world, { which, signature }) => {
      const { reference } = pick(checkouts, which)
      const amount = { cents: 7_500, currency: 'USD' }
      const payment = { kind: 'paid', reference, amount, buyer: null, paidAt: 0, returnedCents: null, receiptUrl: null }
      const forged = { body: JSON.stringify({ reference, payment }), signature }
      const stolen = events.at(-1)?.signature ?? signature
      for (const one of [forged, { ...forged, signature: stolen }]) {
        expectReply(await deliver(world, one), { status: 400, body: { code: 'notice-not-genuine' } })
      }
    },
    ({ checkouts }) => checkouts.length > 0,
  ),

  deliverForeignEvent: action(fc.constantFrom(500, 900), async (model, world, cents) => {
    const { desk } = world.provider
    const reference = `foreign-${crypto.randomUUID()}`
    desk.openForeign(reference, { amount: { cents, currency: 'USD' } })
    expectReply(await deliver(world, desk.webhookEvent(reference)), replyTo(model, { purchase: null }))
    const payment = { kind: 'paid' as const, cents, currency: 'USD', paidAt: model.now, receipt: null, returned: 0 }
    model.checkouts.push({ reference, owner: null, sold: pick(PACKAGES, 0), payment, purchase: null })
  }),

  /** The provider's retries and two tabs with the return page, all at the same moment. */
  deliverAllAtOnce: action(
    anyIndex,
    async (model, world, which) => {
      const event = pick(model.events.toReversed(), which)
      const { owner, reference } = event.checkout
      const look = () =>
        world.send('POST', '/api/payments/confirm', { token: owner?.watching ?? '', body: { checkout: reference } })
      const { status } = replyTo(model, event.checkout)
      const reported = await Promise.all([1, 2, 3].map(() => deliver(world, event)).concat([look(), look()]))
      expect(reported.map((reply) => reply?.status)).toEqual([status, status, status, 200, 200])
      arrived(model, event)
    },
    hasEvents,
  ),

  /**
   * The answer about a payment is on its way when the money goes back or comes again, and that is reported first: the old answer is
   * not believed any more.
   */
  deliverStale: action(
    fc.record({ which: anyIndex, percent: fc.constantFrom(0, 20, 70, 100) }),
    async (model, world, { which, percent }) => {
      const checkout = pick(paid(model), which)
      const events = model.events.filter((one) => one.checkout === checkout)
      world.provider.happensBeforeNextAnswer(async () => {
        returnMoney(model, world, checkout, Math.floor((checkout.sold.cents * percent) / 100))
        const latest = pick(model.events.slice(-1), 0)
        expectReply(await deliver(world, latest), RECEIVED)
        arrived(model, latest)
      })
      expectReply(await deliver(world, pick(events, which)), RECEIVED)
    },
    (model) => !model.providerIsDown && paid(model).length > 0,
  ),

  /**
   * Money goes back, and the event arrives: for all that the learner has, as much as can be taken, or one credit more. No
   * balance falls below zero.
   */
  refund: action(
    fc.record({ who: anyIndex, credits: fc.constantFrom('all', 'balance', 'one more') }),
    async (model, world, { who, credits }) => {
      const learner = pick(model.learners, who)
      for (const checkout of paid(model).filter(({ owner }) => owner === learner)) {
        const { sold } = checkout
        const wanted = credits === 'all' ? sold.credits : learner.balance + (credits === 'balance' ? 0 : 1)
        returnMoney(model, world, checkout, Math.ceil((Math.min(wanted, sold.credits) * sold.cents) / sold.credits))
        const event = pick(model.events.slice(-1), 0)
        expectReply(await deliver(world, event), replyTo(model, event.checkout))
        arrived(model, event)
      }
    },
    (model) => paid(model).length > 0,
  ),

  providerGoesDown: action(fc.constant(null), async (model, world) => setDown(model, world, true)),
  providerComesBack: action(fc.constant(null), async (model, world) => setDown(model, world, false)),

  reconcile: action(fc.constant(null), (model, world) => reconcile(model, world)),

  mailReceipts: action(
    fc.constant(null),
    async (model, world) => {
      for (const reference of model.receipts) {
        const key = `send-mail:receipt:${reference}`
        const job = await world.findJob(key)
        if (!job) throw new Error('A receipt has its job.')
        expect(await world.tryJob(job)).toBe(true)
        await world.finishJob(key)
        model.receipts.delete(reference)
        expect(model.mailed).not.toContain(reference)
        model.mailed.push(reference)
      }
    },
    ({ receipts }) => receipts.size > 0,
  ),
} satisfies Actions

const deliver = (world: World, { body, signature }: Pick<WebhookEvent, 'body' | 'signature'>): Promise<Reply> =>
  world.send('POST', '/api/payments/webhook', { body, headers: { 'Stripe-Signature': signature } })

/** The product asks how the payment stands now; only when it cannot, it believes what the event says. */
/** What this product has not heard of is believed of the provider alone. */
const mustAsk = ({ providerIsDown }: Model, { purchase }: Pick<Checkout, 'purchase'>): boolean =>
  providerIsDown && purchase === null

const replyTo = (model: Model, checkout: Pick<Checkout, 'purchase'>): Answer =>
  mustAsk(model, checkout) ? { status: 503, body: { code: 'payments-unavailable' } } : RECEIVED

function arrived(model: Model, { checkout, reported }: WebhookEvent): void {
  if (!mustAsk(model, checkout)) applyReport(model, checkout, model.providerIsDown ? reported : checkout.payment)
}

function setDown(model: Model, world: World, isDown: boolean): void {
  world.provider.desk.setDown(isDown)
  model.providerIsDown = isDown
}

async function reconcile(model: Model, world: World): Promise<void> {
  const isDone = await world.tryJob({ job: { kind: 'reconcile-payments' } })
  expect(isDone).toBe(!model.providerIsDown)
  if (model.providerIsDown) return
  // who takes credits back finds more of them once those that are waited for have come
  const waiting = own(model).filter(({ purchase }) => purchase?.kind === 'open')
  waiting.sort((one, other) => (one.purchase?.order ?? 0) - (other.purchase?.order ?? 0))
  for (const checkout of [...waiting, ...model.checkouts]) applyReport(model, checkout, checkout.payment)
}

/** The payments of this learner's story are over: what was not paid never will be, and everything is looked at once more. */
export async function settleAll(model: Model, world: World): Promise<void> {
  setDown(model, world, false)
  for (const checkout of own(model)) if (checkout.payment.kind === 'open') close(world, checkout)
  await reconcile(model, world)
}

function close(world: World, checkout: Checkout): void {
  world.provider.desk.lapse(checkout.reference)
  checkout.payment = { ...checkout.payment, kind: 'lapsed' }
}
