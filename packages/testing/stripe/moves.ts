import type { Account } from './account.ts'
import type { Charge, Session, StripeEvent } from './objects.ts'

/** Each does what a payer, a bank or the operator does, and answers the events that Stripe would send about it. */
export type Moves = {
  /** `async`: the money is only on its way. Once more without it, and it is there. */
  readonly pay: (reference: string, how?: { readonly async?: boolean }) => StripeEvent
  readonly failAsync: (reference: string) => StripeEvent
  readonly expire: (reference: string) => StripeEvent
  readonly refund: (reference: string, cents: number) => readonly StripeEvent[]
  /** The newest refund comes back. Stripe goes on counting it in the charge's `amount_refunded`, or does not: here it does. */
  readonly failRefund: (reference: string) => readonly StripeEvent[]
  readonly dispute: (
    reference: string,
    how?: { readonly status?: string; readonly cents?: number },
  ) => readonly StripeEvent[]
  readonly closeDispute: (reference: string, status: 'won' | 'lost') => readonly StripeEvent[]
}

export function makeMoves(account: Account): Moves {
  const { sessions, intents, charges, refunds, disputes, addEvent } = account

  return {
    pay: (reference, { async: isAsync = false } = {}) => {
      const session = sessionOf(reference)
      const isUnderway = session.status === 'complete' && session.payment_status === 'unpaid'
      if (session.status !== 'open' && !isUnderway) throw new Error(`${reference} is ${session.status}`)
      session.status = 'complete'
      session.url = null
      if (isUnderway) {
        arrive(session)
        return addEvent('checkout.session.async_payment_succeeded', session)
      }
      if (session.amount_total !== 0) {
        session.payment_intent = account.addIntent(session, !isAsync).id
        session.payment_status = isAsync ? 'unpaid' : 'paid'
      }
      return addEvent('checkout.session.completed', session)
    },

    failAsync: (reference) => {
      const session = sessionOf(reference)
      const intent = intents.get(session.payment_intent ?? '')
      if (intent?.status !== 'processing') throw new Error(`Nothing is on its way for ${reference}`)
      intent.status = 'requires_payment_method'
      chargeOf(reference).status = 'failed'
      return addEvent('checkout.session.async_payment_failed', session)
    },

    expire: (reference) => {
      const session = sessionOf(reference)
      if (session.status !== 'open') throw new Error(`${reference} is ${session.status}`)
      session.status = 'expired'
      session.url = null
      return addEvent('checkout.session.expired', session)
    },

    refund: (reference, cents) => {
      const charge = chargeOf(reference)
      charge.amount_refunded += cents
      if (charge.amount_refunded > charge.amount) throw new Error(`More than was paid for ${reference}`)
      charge.refunded = charge.amount_refunded === charge.amount
      const refund = account.addRefund(charge, cents)
      return [addEvent('charge.refunded', charge), addEvent('refund.created', refund)]
    },

    failRefund: (reference) => {
      const refund = lastOf(refunds, chargeOf(reference))
      refund.status = 'failed'
      return [addEvent('refund.failed', refund), addEvent('charge.refund.updated', refund)]
    },

    dispute: (reference, { status = 'needs_response', cents } = {}) => {
      const charge = chargeOf(reference)
      charge.disputed = true
      const dispute = account.addDispute(charge, cents ?? charge.amount, status)
      const created = addEvent('charge.dispute.created', dispute)
      return status.startsWith('warning_') ? [created] : [created, addEvent('charge.dispute.funds_withdrawn', dispute)]
    },

    closeDispute: (reference, status) => {
      const dispute = lastOf(disputes, chargeOf(reference))
      dispute.status = status
      const closed = addEvent('charge.dispute.closed', dispute)
      return status === 'won' ? [addEvent('charge.dispute.funds_reinstated', dispute), closed] : [closed]
    },
  }

  function sessionOf(reference: string): Session {
    const session = sessions.get(reference)
    if (!session) throw new Error(`There is no ${reference}`)
    return session
  }

  function chargeOf(reference: string): Charge {
    const intent = intents.get(sessionOf(reference).payment_intent ?? '')
    const charge = charges.get(intent?.latest_charge ?? '')
    if (!charge) throw new Error(`Nothing was paid for ${reference}`)
    return charge
  }

  function arrive(session: Session): void {
    const charge = chargeOf(session.id)
    const intent = intents.get(charge.payment_intent)
    if (intent) intent.status = 'succeeded'
    session.payment_status = 'paid'
    charge.status = 'succeeded'
    charge.paid = true
    charge.receipt_url = account.receiptUrl(charge)
  }
}

function lastOf<Thing extends { readonly charge: string }>(things: ReadonlyMap<string, Thing>, { id }: Charge): Thing {
  const found = [...things.values()].findLast(({ charge }) => charge === id)
  if (!found) throw new Error(`There is none of ${id}`)
  return found
}
