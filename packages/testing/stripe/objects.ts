/** What the stand-in keeps, in the shape of Stripe's API; ids stand for other objects until they are expanded. */
export type StripeObject = { id: string; object: string; created: number }

type Amount = { amount: number; currency: string }

/** A test may change any of it, to what no honest checkout would be. */
export type Session = StripeObject & {
  object: 'checkout.session'
  mode: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  amount_total: number | null
  currency: string | null
  payment_intent: string | null
  metadata: Record<string, string>
  client_reference_id: string | null
  customer_email: string | null
  expires_at: number
  success_url: string
  cancel_url: string | null
  url: string | null
  livemode: false
}

export type PaymentIntent = StripeObject &
  Amount & {
    object: 'payment_intent'
    status: 'processing' | 'succeeded' | 'requires_payment_method' | 'canceled'
    latest_charge: string | null
    metadata: Record<string, string>
  }

export type Charge = StripeObject &
  Amount & {
    object: 'charge'
    status: 'pending' | 'succeeded' | 'failed'
    paid: boolean
    payment_intent: string
    amount_refunded: number
    refunded: boolean
    disputed: boolean
    receipt_url: string | null
    metadata: Record<string, string>
  }

type OfCharge = StripeObject & Amount & { charge: string; payment_intent: string }
export type Refund = OfCharge & { object: 'refund'; status: 'succeeded' | 'pending' | 'failed' | 'canceled' }
export type Dispute = OfCharge & { object: 'dispute'; status: string; reason: string }

/** Where its owner has notices sent. */
export type WebhookEndpoint = StripeObject & {
  object: 'webhook_endpoint'
  url: string
  status: 'enabled' | 'disabled'
  enabled_events: readonly string[]
}

export type StripeEvent = StripeObject & {
  object: 'event'
  type: string
  api_version: string
  livemode: false
  pending_webhooks: number
  data: { object: unknown }
}
