import type { WebhookEvent } from '@app/domain'
import type Stripe from 'stripe'
import { isMoneyEvent, isSessionEvent } from './event-types.ts'
import { at, idAt, REFERENCE, textAt, timeAt } from './read.ts'
import { paymentOf } from './session.ts'

type Message = { readonly body: string; readonly signature: string; readonly secret: string }

/** What an event is about: a session, or a payment whose session has to be looked up. */
type EventSubject =
  | { readonly kind: 'session'; readonly event: WebhookEvent }
  | { readonly kind: 'payment-intent'; readonly id: string }

/** Against replays of older webhooks. */
const TOLERANCE_SECONDS = 300

/** What Stripe has signed just now, whatever it is; null for anything else. */
export function readSigned(stripe: Stripe, { body, signature, secret }: Message): { readonly event: unknown } | null {
  try {
    return { event: stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS) }
  } catch {
    // a wrong signature, an old one, none, or no JSON: only the sender could do anything about it
    return null
  }
}

/** Of real money where the key is for tests, or the other way round: of another shop with the same secret. */
export const isOfOtherMode = (event: unknown, secretKey: string): boolean => {
  const livemode = at(event, 'livemode')
  return (livemode === true && secretKey.includes('_test_')) || (livemode === false && secretKey.includes('_live_'))
}

/** Null when the event is about nothing of ours. */
export function subjectOf(event: unknown): EventSubject | null {
  const type = textAt(event, 'type') ?? ''
  const about = at(event, 'data', 'object')
  if (at(event, 'object') !== 'event') return null
  // a connected account belongs to a third party, who controls its metadata
  if (textAt(event, 'account') !== null) return null
  if (isSessionEvent(type)) {
    const reference = textAt(about, 'id')
    return reference === null || !REFERENCE.test(reference)
      ? null
      : { kind: 'session', event: { reference, payment: announced(event) } }
  }
  const id = isMoneyEvent(type) ? idAt(about, 'payment_intent') : null
  return id === null ? null : { kind: 'payment-intent', id }
}

const announced = (event: unknown) => {
  const session = at(event, 'data', 'object')
  return paymentOf(session, {
    paidAt: timeAt(event, 'created') ?? timeAt(session, 'created'),
    returnedCents: null,
    receiptUrl: null,
    hasFailed: at(event, 'type') === 'checkout.session.async_payment_failed',
  })
}
