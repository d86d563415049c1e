import type { UserId } from '../shared/index.ts'

/** Who bought what, as given to the provider when the checkout was created. */
export type Buyer = { readonly userId: UserId; readonly packageId: string }

type PaymentFacts = {
  /** Names the checkout at the provider. */
  readonly reference: string
  /** What the payer was asked for. `currency` in upper case, as ISO 4217 writes it. */
  readonly amount: { readonly cents: number; readonly currency: string }
  /** Null for a checkout that this product did not open. */
  readonly buyer: Buyer | null
}

/** Money that came. It stays a payment whatever happens to the money later. */
export type PaidPayment = PaymentFacts & {
  readonly kind: 'paid'
  readonly paidAt: Date
  /** Cents that are back with the payer now, by refunds and disputes; null when this report does not say. */
  readonly returnedCents: number | null
  /** The provider's own receipt for the payer. */
  readonly receiptUrl: string | null
}

/** How a payment stands, as its provider reports it. */
export type Payment =
  /** The page is open, or the money is on its way. */
  | (PaymentFacts & { readonly kind: 'open' })
  /** The page was left, and nothing was or will be paid. */
  | (PaymentFacts & { readonly kind: 'lapsed' })
  | PaidPayment
