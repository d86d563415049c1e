import { randomBytes } from 'node:crypto'
import { type Params, recordOf } from './form.ts'
import type {
  Charge,
  Dispute,
  PaymentIntent,
  Refund,
  Session,
  StripeEvent,
  StripeObject,
  WebhookEndpoint,
} from './objects.ts'
import type { SessionOrder } from './session-check.ts'

/** A Stripe account and its objects. Every change adds an event, the newest last. */
export type Account = ReturnType<typeof makeAccount>

const DAY = 24 * 60 * 60

export function makeAccount({ url, now }: { readonly url: () => string; readonly now: () => Date }) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, PaymentIntent>()
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const events: StripeEvent[] = []
  const webhooks: WebhookEndpoint[] = []
  /** What a session does not show: the name of what is sold, and what becomes the payment's own metadata. */
  const hidden = new Map<string, { readonly product: string; readonly metadata: Record<string, string> }>()

  const seconds = () => Math.floor(now().getTime() / 1_000)
  const born = <Kind extends string>(prefix: string, object: Kind) => ({
    id: `${prefix}_${randomBytes(12).toString('hex')}`,
    object,
    created: seconds(),
  })
  const know = <Thing extends StripeObject>(things: Map<string, Thing>, thing: Thing): Thing => {
    things.set(thing.id, thing)
    return thing
  }

  /** Stripe's are https, and so is this: it leads nowhere. */
  const receiptUrl = ({ id }: Pick<Charge, 'id'>): string => `https://pay.stripe.example/receipts/${id}`

  return {
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    events,
    webhooks,

    receiptUrl,
    productOf: (session: Session): string => hidden.get(session.id)?.product ?? 'Something else',

    addSession: (params: Params, { cents, currency, product }: SessionOrder): Session => {
      const base = born('cs_test', 'checkout.session' as const)
      hidden.set(base.id, { product, metadata: recordOf(params, 'payment_intent_data[metadata]') })
      return know(sessions, {
        ...base,
        mode: 'payment',
        status: 'open',
        payment_status: cents === 0 ? 'no_payment_required' : 'unpaid',
        amount_total: cents,
        currency,
        payment_intent: null,
        metadata: recordOf(params, 'metadata'),
        client_reference_id: params.get('client_reference_id') ?? null,
        customer_email: params.get('customer_email') ?? null,
        expires_at: Number(params.get('expires_at') ?? base.created + DAY),
        success_url: params.get('success_url') ?? '',
        cancel_url: params.get('cancel_url') ?? null,
        url: `${url()}/c/pay/${base.id}`,
        livemode: false,
      })
    },

    /** A payment that is on its way, or has come at once. */
    addIntent: (session: Session, isThere: boolean): PaymentIntent => {
      const amount = session.amount_total ?? 0
      const currency = session.currency ?? 'usd'
      const metadata = hidden.get(session.id)?.metadata ?? {}
      const base = born('ch', 'charge' as const)
      const intent = know(intents, {
        ...born('pi', 'payment_intent' as const),
        amount,
        currency,
        status: isThere ? 'succeeded' : 'processing',
        latest_charge: base.id,
        metadata,
      })
      const charge = know<Charge>(charges, {
        ...base,
        amount,
        currency,
        status: isThere ? 'succeeded' : 'pending',
        paid: isThere,
        payment_intent: intent.id,
        amount_refunded: 0,
        refunded: false,
        disputed: false,
        receipt_url: null,
        metadata,
      })
      if (isThere) charge.receipt_url = receiptUrl(charge)
      return intent
    },

    addRefund: (charge: Charge, amount: number): Refund =>
      know(refunds, { ...born('re', 'refund' as const), ...ofCharge(charge), amount, status: 'succeeded' }),

    addDispute: (charge: Charge, amount: number, status: string): Dispute =>
      know(disputes, {
        ...born('du', 'dispute' as const),
        ...ofCharge(charge),
        amount,
        status,
        reason: 'product_not_received',
      }),

    addWebhook: (url: string, enabled_events: readonly string[] = ['*']): WebhookEndpoint => {
      const webhook = { ...born('we', 'webhook_endpoint' as const), url, status: 'enabled' as const, enabled_events }
      webhooks.push(webhook)
      return webhook
    },

    /** A picture of how the object is at this moment. */
    addEvent: (type: string, object: object): StripeEvent => {
      const event: StripeEvent = {
        ...born('evt', 'event' as const),
        type,
        api_version: '2026-10-28.endive',
        livemode: false,
        pending_webhooks: 1,
        data: { object: structuredClone(object) },
      }
      events.push(event)
      return event
    },
  }
}

const ofCharge = ({ id, payment_intent, currency }: Charge) => ({ charge: id, payment_intent, currency })
