import {
  err,
  type NoticeNotGenuine,
  ok,
  type PaymentGateway,
  type PaymentNotice,
  type PaymentsUnavailable,
  type Result,
} from '@app/domain'
import { makeAsk } from './ask.ts'
import { openCheckout } from './checkout.ts'
import { makeClient } from './client.ts'
import { isOfOtherMode, matterOf, readSigned } from './event.ts'
import { type Api, listAll } from './list.ts'
import { findPayment, findReferenceOf } from './lookup.ts'
import { EVENT_TYPES } from './matters.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Of a server that stands in for Stripe, without a path. Unset: Stripe's own. */
  readonly apiBase?: string
  /** Names the product to Stripe's support. */
  readonly appName: string
  /** Told in one line each time Stripe fails or refuses: what somebody who operates the product can act on. */
  readonly log: (line: string) => void
  /** For a whole question to Stripe, however often it is put. */
  readonly timeoutMs?: number
  /** Before it is put for the second time. From then on longer each time. */
  readonly pauseMs?: number
}

/** A learner waits for it. */
const TIMEOUT_MS = 10_000
/** All pauses together are longer than Stripe takes to open a checkout: who finds another try at it waits for that. */
const PAUSE_MS = 150
/** Stripe's events of a week, at a purchase every minute. Whatever is older waits for a notice that gets through. */
const MOST_EVENTS = 10_000

/** Hosted Checkout Sessions: a payment's reference is the session's id. */
export function makeStripeGateway(settings: StripeSettings): PaymentGateway {
  const { secretKey, webhookSecret, timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS } = settings
  // whatever an answer may quote
  const log = (line: string) => settings.log(line.replaceAll(secretKey, '…'))
  const stripe = makeClient(settings)
  const api: Api = { stripe, ask: makeAsk({ log, timeoutMs, pauseMs }), log }

  return {
    name: 'stripe',
    openCheckout: (order) => openCheckout(api, order),
    find: (reference) => findPayment(api, reference),

    readNotice: async (
      body,
      signature,
    ): Promise<Result<PaymentNotice | null, NoticeNotGenuine | PaymentsUnavailable>> => {
      const signed = readSigned(stripe, { body, signature, secret: webhookSecret })
      if (!signed) return err({ kind: 'notice-not-genuine' })
      const matter = isOfOtherMode(signed.event, secretKey) ? null : matterOf(signed.event)
      if (matter?.kind !== 'payment-intent') return ok(matter?.notice ?? null)
      const reference = await findReferenceOf(api, matter.id)
      if (!reference.ok) return reference
      return ok(reference.value === null ? null : { reference: reference.value, payment: null })
    },

    changedSince: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1_000) }
      const events = await listAll(api, 'list what has happened', MOST_EVENTS, (page, options) =>
        stripe.events.list({ types: [...EVENT_TYPES], created, ...page }, options),
      )
      if (!events.ok) return events
      const references = new Set<string>()
      const intents = new Set<string>()
      for (const event of events.value) {
        const matter = matterOf(event)
        if (matter?.kind === 'payment-intent') intents.add(matter.id)
        else if (matter) references.add(matter.notice.reference)
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
