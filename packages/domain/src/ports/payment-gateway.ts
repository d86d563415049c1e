import type { CreditPackage } from '../credits/credit-package.ts'
import type { Payment } from '../credits/payment.ts'
import type { UserId } from '../shared/ids.ts'
import type { Result } from '../shared/result.ts'
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

/** It was not signed by the provider, not over these bytes, or not lately. */
export type WebhookNotGenuine = { readonly kind: 'notice-not-genuine' }

export type WebhookEvent = {
  readonly reference: string
  /** What the notice itself says about the payment, if it does. It may come late, so it never tells what went back. */
  readonly payment: Payment | null
}

/** Takes money. Its page is the provider's: no card number ever comes near this product. */
export type PaymentGateway = {
  /** As it is kept with a purchase: 'stripe'. */
  readonly name: string
  readonly openCheckout: (order: CheckoutOrder) => Promise<Result<Checkout, PaymentsUnavailable>>
  /** How a payment stands now; null when the provider knows none of that reference. */
  readonly find: (reference: string) => Promise<Result<Payment | null, PaymentsUnavailable>>
  /**
   * Reads a message that claims to come from the provider. The signature covers every byte of `body` and its time; one that is
   * wrong or older than 5 minutes is refused. Null for a genuine one that is about no payment of ours.
   */
  readonly parseWebhook: (
    body: string,
    signature: string,
  ) => Promise<Result<WebhookEvent | null, WebhookNotGenuine | PaymentsUnavailable>>
  /** References of the payments that something has happened to since then, whether or not a notice of it arrived. */
  readonly changedSince: (since: Date) => Promise<Result<readonly string[], PaymentsUnavailable>>
}
