import { err, ok, type PaymentGateway } from '@app/domain'
import { openCheckout } from './checkout.ts'
import { makeClient } from './client.ts'
import { isOfOtherMode, readSigned, subjectOf } from './event.ts'
import { EVENT_TYPES } from './event-types.ts'
import { type Api, listAll } from './list.ts'
import { findPayment, findReferenceOf } from './lookup.ts'
import { makeRetryingCall } from './retrying-client.ts'

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
