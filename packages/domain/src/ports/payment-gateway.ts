import type { CreditPackage } from '../credits/credit-package.ts'
import type { Payment } from '../credits/payment.ts'
import type { Result, UserId } from '../shared/index.ts'
import type { Email } from '../users/email.ts'

export type CheckoutOrder = {
  /** The same key asks for the same checkout, not for another one. Every order of one key is the same in every part. */
  readonly key: string
  readonly userId: UserId
  /** Spares the payer typing it. */
  readonly email: Email
  readonly creditPackage: CreditPackage
  /** When the page may close if nothing was paid. */
  readonly expiresAt: Date
  /** Where the payer comes back to. Its query grows by `checkout`, the reference. */
  readonly paidUrl: string
  readonly cancelledUrl: string
}

/** Where the learner pays, and the name under which the provider knows it. */
export type Checkout = { readonly reference: string; readonly url: string }

/** The provider is down, overloaded or unreachable, or refuses us: nothing that a learner could mend. */
export type PaymentsUnavailable = { readonly kind: 'payments-unavailable' }

/** Names a payment provider, and is stored with each purchase: 'stripe'. */
export type Provider = string

/** It was not signed by the provider, not over these bytes, or not lately. */
export type WebhookNotGenuine = { readonly kind: 'notice-not-genuine' }

/** As it arrived: the signature is over every byte of `body`. The names of `headers` are in lower case. */
export type WebhookRequest = {
  readonly body: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

export type WebhookEvent = {
  readonly reference: string
  /** What the event itself says about the payment, if it does. It may come late, so it never says what was refunded. */
  readonly payment: Payment | null
}

/** Takes money. Its page is the provider's: no card number ever comes near this product. */
export type PaymentGateway = {
  readonly name: Provider
  readonly openCheckout: (order: CheckoutOrder) => Promise<Result<Checkout, PaymentsUnavailable>>
  /** How a payment stands now; null when the provider knows none of that reference. */
  readonly find: (reference: string) => Promise<Result<Payment | null, PaymentsUnavailable>>
  /**
   * Verifies and reads a webhook. A signature that is wrong or older than 5 minutes is refused. Null for a genuine event that is
   * about no payment of ours.
   */
  readonly parseWebhook: (
    request: WebhookRequest,
  ) => Promise<Result<WebhookEvent | null, WebhookNotGenuine | PaymentsUnavailable>>
  /** References of the payments that something has happened to since then, whether or not a webhook of it arrived. */
  readonly changedSince: (since: Date) => Promise<Result<readonly string[], PaymentsUnavailable>>
}

/** Every provider with which purchases may exist, by name. New checkouts are opened at `active`; of the others refunds are seen. */
export type PaymentGateways = {
  readonly active: PaymentGateway
  readonly byName: ReadonlyMap<Provider, PaymentGateway>
}

export const paymentGateways = (active: PaymentGateway, ...former: readonly PaymentGateway[]): PaymentGateways => ({
  active,
  byName: new Map([active, ...former].map((gateway) => [gateway.name, gateway])),
})
