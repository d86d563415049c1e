import type { WebhookEvent } from '@app/domain'
import { type CheckoutOrder, err, ok, type PaymentGateway } from '@app/domain'
import type Stripe from 'stripe'
import { makeClient } from './client.ts'
import { EVENT_TYPES, isMoneyEvent, isSessionEvent } from './event-types.ts'
import { type Api, listAll, unreadable } from './list.ts'
import { findPayment, findReferenceOf } from './lookup.ts'
import { at, idAt, REFERENCE, textAt, timeAt } from './read.ts'
import { makeRetryingCall } from './retrying-client.ts'
import { paymentOf } from './session.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Of a server that stands in for Stripe, without a path. Unset: Stripe's own. */
  readonly apiBase?: string | undefined
  /** Names the product to Stripe's support. */
  readonly appName: string
  /** Called with one line each time Stripe fails or refuses, for the operator. */
  readonly log: (line: string) => void
  /** For one request to Stripe with all its retries. */
  readonly timeoutMs?: number
  /** Before the first retry; longer before each further one. */
  readonly pauseMs?: number
}

/** A learner waits for it. */
const TIMEOUT_MS = 10_000
/** All pauses together are longer than Stripe takes to open a checkout: a concurrent call with the same key waits for that one. */
const PAUSE_MS = 150
/** Stripe's events of a week, at a purchase every minute. Whatever is older waits for its webhook. */
const MAX_EVENTS = 10_000

/** Hosted Checkout Sessions: a payment's reference is the session's id. */
export function makeStripeGateway(settings: StripeSettings): PaymentGateway {
  const { secretKey, webhookSecret, timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = settings
  // whatever an answer may quote
  const log = (line: string) => settings.log(line.replaceAll(secretKey, '…'))
  const stripe = makeClient(settings)
  const api: Api = { stripe, call: makeRetryingCall({ log, timeoutMs, pauseMs }), log }

  return {
    name: 'stripe',
    openCheckout: (order) => openCheckout(api, order),
    find: (reference) => findPayment(api, reference),

    parseWebhook: async ({ body, headers }) => {
      const { 'stripe-signature': signature = '' } = headers
      const signed = readSigned(stripe, { body, signature, secret: webhookSecret })
      if (!signed) return err({ kind: 'notice-not-genuine' })
      const subject = isOfOtherMode(signed.event, secretKey) ? null : subjectOf(signed.event)
      if (subject?.kind !== 'payment-intent') return ok(subject?.event ?? null)
      const reference = await findReferenceOf(api, subject.id)
      if (!reference.ok) return reference
      return ok(reference.value === null ? null : { reference: reference.value, payment: null })
    },

    changedSince: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1_000) }
      const events = await listAll(api, 'list what has happened', MAX_EVENTS, (page, options) =>
        stripe.events.list({ types: [...EVENT_TYPES], created, ...page }, options),
      )
      if (!events.ok) return events
      const references = new Set<string>()
      const intents = new Set<string>()
      for (const event of events.value) {
        const subject = subjectOf(event)
        if (subject?.kind === 'payment-intent') intents.add(subject.id)
        else if (subject) references.add(subject.event.reference)
      }
      for (const intent of intents) {
        const reference = await findReferenceOf(api, intent)
        if (!reference.ok) return reference
        if (reference.value !== null) references.add(reference.value)
      }
      return ok([...references])
    },
  }
}

const TASK = 'open a checkout'

async function openCheckout({ stripe, call, log }: Api, order: CheckoutOrder) {
  const session = await call(TASK, (options) => create(stripe, sessionOf(order), options), order.key)
  if (!session.ok) return session
  const reference = textAt(session.value, 'id')
  const url = textAt(session.value, 'url')
  return reference !== null && url !== null && /^https?:\/\//.test(url) ? ok({ reference, url }) : unreadable(log, TASK)
}

type Params = Stripe.Checkout.SessionCreateParams

/** Stripe is stricter than we are with mail addresses. The payer can type another there: a sale needs none from us. */
async function create({ checkout }: Stripe, params: Params, options: Stripe.RequestOptions) {
  try {
    return await checkout.sessions.create(params, options)
  } catch (thrown) {
    if (at(thrown, 'param') !== 'customer_email') throw thrown
    const { customer_email: _refused, ...others } = params
    return checkout.sessions.create(others, { ...options, idempotencyKey: `${options.idempotencyKey}:no-email` })
  }
}

function sessionOf({ userId, email, creditPackage, expiresAt, paidUrl, cancelledUrl }: CheckoutOrder) {
  const { id, name, credits, price } = creditPackage
  const metadata = { user_id: userId, package_id: id }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: price.currency.toLowerCase(),
          unit_amount: price.cents,
          product_data: { name: `${name} - ${credits} credits` },
        },
      },
    ],
    client_reference_id: userId,
    customer_email: email,
    metadata,
    // so that a refund in Stripe's dashboard shows whose it is
    payment_intent_data: { metadata },
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    // Stripe looks for these braces as they stand: URLSearchParams would encode them
    success_url: `${paidUrl}${paidUrl.includes('?') ? '&' : '?'}checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: cancelledUrl,
  } satisfies Params
}

type Message = { readonly body: string; readonly signature: string; readonly secret: string }

/** What an event is about: a session, or a payment whose session has to be looked up. */
type EventSubject =
  | { readonly kind: 'session'; readonly event: WebhookEvent }
  | { readonly kind: 'payment-intent'; readonly id: string }

/** Against replays of older webhooks. */
const TOLERANCE_SECONDS = 300

/** What Stripe has signed just now, whatever it is; null for anything else. */
function readSigned(stripe: Stripe, { body, signature, secret }: Message): { readonly event: unknown } | null {
  try {
    return { event: stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS) }
  } catch {
    // a wrong signature, an old one, none, or no JSON: only the sender could do anything about it
    return null
  }
}

/** Of real money where the key is for tests, or the other way round: of another shop with the same secret. */
const isOfOtherMode = (event: unknown, secretKey: string): boolean => {
  const livemode = at(event, 'livemode')
  return (livemode === true && secretKey.includes('_test_')) || (livemode === false && secretKey.includes('_live_'))
}

/** Null when the event is about nothing of ours. */
function subjectOf(event: unknown): EventSubject | null {
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
