import type { StripeServer } from '@app/testing/stripe/stripe-server'
import fc from 'fast-check'

/** What a payer, a bank or the operator does. A share is a part of what was paid, in percent. */
type Step =
  | { readonly kind: 'pay' | 'pay-by-bank' | 'arrive' | 'bounce' | 'expire' | 'fail-refund' | 'win' | 'lose' }
  | { readonly kind: 'refund'; readonly share: number }
  | { readonly kind: 'dispute'; readonly share: number; readonly inquiry: boolean }

/** What a buyer paid for that was not the agreed order. */
type Tampering = 'less' | 'more' | 'nothing' | 'euros' | null

export type PaymentScenario = {
  readonly packageId: string
  readonly tampering: Tampering
  readonly steps: readonly Step[]
}

/** The price list, copied from the specification: from id to credits and cents. */
const PRICES: Readonly<Record<string, { readonly credits: number; readonly cents: number }>> = {
  893999: { credits: 50, cents: 500 },
  893996: { credits: 100, cents: 900 },
  893998: { credits: 300, cents: 2500 },
  893997: { credits: 1000, cents: 7500 },
}

const share = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 100 }))
const moneyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), share }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('dispute' as const),
      share,
      inquiry: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'win' as const }) },
  fc.constantFrom({ kind: 'fail-refund' as const }, { kind: 'lose' as const }),
)

const steps = (...kinds: readonly ('pay' | 'pay-by-bank' | 'arrive' | 'bounce' | 'expire')[]) =>
  kinds.map((kind): Step => ({ kind }))
const paying = fc.oneof(
  { weight: 6, arbitrary: fc.constant(steps('pay')) },
  { weight: 2, arbitrary: fc.constant(steps('pay-by-bank', 'arrive')) },
)
const givingUp = fc.constantFrom(steps('pay-by-bank', 'bounce'), steps('expire'), steps())

const beginning = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(paying, fc.array(moneyStep, { maxLength: 3 })).map((parts) => parts.flat()) },
  { weight: 1, arbitrary: givingUp },
)
const tampering: fc.Arbitrary<Tampering> = fc.oneof(
  { weight: 9, arbitrary: fc.constant(null) },
  fc.constantFrom('less' as const, 'more' as const, 'nothing' as const, 'euros' as const),
)

const some = (most: number) =>
  fc.uniqueArray(fc.record({ packageId: fc.constantFrom(...Object.keys(PRICES)), tampering, steps: beginning }), {
    minLength: 1,
    maxLength: most,
    selector: ({ packageId }) => packageId,
  })

/** One checkout for each package at most: for the same wish there is the same one. */
export const paymentScenarios: fc.Arbitrary<readonly PaymentScenario[]> = fc.oneof(
  { weight: 4, arbitrary: some(2) },
  { weight: 1, arbitrary: some(4) },
)

/** What has happened to a checkout, kept as it happens. From this alone follows what the learner should have. */
export type Account = ReturnType<typeof makeAccount>

export function makeAccount(stripe: StripeServer, reference: string, { packageId, tampering }: PaymentScenario) {
  const price = PRICES[packageId] ?? { credits: 0, cents: 0 }
  const session = stripe.sessions.get(reference)
  if (!session) throw new Error('The checkout was not opened at Stripe.')
  if (tampering === 'less') session.amount_total = price.cents - 1
  if (tampering === 'more') session.amount_total = price.cents + 1
  if (tampering === 'euros') session.currency = 'eur'
  if (tampering === 'nothing') Object.assign(session, { amount_total: 0, payment_status: 'no_payment_required' })
  const asked = session.amount_total ?? 0

  let state: 'open' | 'under-way' | 'paid' | 'over' = 'open'
  let refundable = asked
  const refunds: { cents: number; failed: boolean }[] = []
  let dispute: { readonly cents: number; readonly inquiry: boolean; state: 'open' | 'won' | 'lost' } | null = null
  const hasCharge = () => state === 'paid' && asked > 0

  /** Does a step as far as it is possible; answers the events that tell of it. */
  const take = (step: Step) => {
    if (step.kind === 'pay' && state === 'open') {
      state = 'paid'
      return [stripe.pay(reference)]
    }
    if (step.kind === 'pay-by-bank' && state === 'open') {
      // nothing needs no bank
      state = asked === 0 ? 'paid' : 'under-way'
      return [stripe.pay(reference, { async: true })]
    }
    if (step.kind === 'arrive' && state === 'under-way') {
      state = 'paid'
      return [stripe.pay(reference)]
    }
    if (step.kind === 'bounce' && state === 'under-way') {
      state = 'over'
      return [stripe.failAsync(reference)]
    }
    if (step.kind === 'expire' && state === 'open') {
      state = 'over'
      return [stripe.expire(reference)]
    }
    return hasCharge() ? moveMoney(step) : []
  }

  const moveMoney = (step: Step) => {
    if (step.kind === 'refund') {
      const cents = Math.floor((refundable * step.share) / 100)
      if (cents === 0) return []
      refundable -= cents
      refunds.push({ cents, failed: false })
      return stripe.refund(reference, cents)
    }
    const refund = refunds.at(-1)
    if (step.kind === 'fail-refund' && refund && !refund.failed) {
      refund.failed = true
      return stripe.failRefund(reference)
    }
    if (step.kind === 'dispute' && !dispute) {
      const { inquiry } = step
      dispute = { cents: Math.ceil((asked * step.share) / 100), inquiry, state: 'open' }
      return stripe.dispute(reference, { cents: dispute.cents, ...(inquiry && { status: 'warning_needs_response' }) })
    }
    if ((step.kind === 'win' || step.kind === 'lose') && dispute?.state === 'open' && !dispute.inquiry) {
      dispute.state = step.kind === 'win' ? 'won' : 'lost'
      return stripe.closeDispute(reference, dispute.state)
    }
    return []
  }

  return {
    reference,
    take,
    isPaid: () => state === 'paid',
    /** The page is closed one day, and money by bank comes or not. */
    end: () => take({ kind: state === 'open' ? 'expire' : 'bounce' }),
    /** What the payment is worth in credits, and how many of them went back to the payer as money. */
    expected: () => {
      const isAgreed = state === 'paid' && tampering === null
      const refunded = refunds.reduce((sum, { cents, failed }) => sum + (failed ? 0 : cents), 0)
      const withheld = dispute && !dispute.inquiry && dispute.state !== 'won' ? dispute.cents : 0
      const returned = Math.min(refunded + withheld, price.cents)
      return {
        credits: isAgreed ? price.credits : 0,
        reversed: isAgreed ? Math.floor((price.credits * returned) / price.cents) : 0,
        kind: { open: 'open', 'under-way': 'open', over: 'lapsed', paid: isAgreed ? 'paid' : 'mismatched' }[state],
      }
    },
  }
}
