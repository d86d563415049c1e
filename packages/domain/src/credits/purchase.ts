import type { PurchaseId, UserId } from '../shared/index.ts'
import type { CreditPackage, Money } from './credit-package.ts'
import type { PendingUnlock } from './pending-unlock.ts'

type PurchaseFacts = {
  readonly id: PurchaseId
  readonly userId: UserId
  /** Who takes the money, such as 'stripe'. */
  readonly provider: string
  /** Names the checkout at the provider: one purchase for each, ever. */
  readonly reference: string
  readonly packageId: string
  readonly packageName: string
  /** What was agreed on, whatever the price list says later. */
  readonly credits: number
  readonly price: Money
  readonly openedAt: Date
  /** Null: the credits are for nothing in particular. */
  readonly pendingUnlock: PendingUnlock | null
  /** Counts the saved reports, for optimistic locking: a decision is stale if it has changed. */
  readonly version: number
}

/** The learner was sent to the checkout. */
export type OpenPurchase = PurchaseFacts & { readonly kind: 'open' }

/** The checkout was left without paying. */
export type LapsedPurchase = PurchaseFacts & { readonly kind: 'lapsed' }

/** Something else was paid than what was agreed on: nothing is credited, and an operator has to look at it. */
export type MismatchedPurchase = PurchaseFacts & { readonly kind: 'mismatched'; readonly paidAt: Date }

export type PaidPurchase = PurchaseFacts & {
  readonly kind: 'paid'
  readonly paidAt: Date
  readonly receiptUrl: string | null
  /** Cents that went back to the payer. */
  readonly returnedCents: number
  /** Credits for which those cents had been paid. */
  readonly reversed: number
  /** Credits of `reversed` that could be taken back; the others had been spent, and are owed: see `debtOf`. */
  readonly taken: number
}

/** Credits that are bought: from the way to the checkout to whatever happens to the money later. */
export type Purchase = OpenPurchase | LapsedPurchase | MismatchedPurchase | PaidPurchase

export const openPurchase = (
  facts: Pick<Purchase, 'id' | 'userId' | 'provider' | 'reference' | 'openedAt'> &
    Partial<Pick<Purchase, 'pendingUnlock'>>,
  { id, name, credits, price }: CreditPackage,
): OpenPurchase => ({
  pendingUnlock: null,
  ...facts,
  kind: 'open',
  packageId: id,
  packageName: name,
  credits,
  price,
  version: 0,
})

/** Credits whose money went back after they had been spent. Recorded, never collected: see docs/decisions/0014. */
export const debtOf = ({ reversed, taken }: Pick<PaidPurchase, 'reversed' | 'taken'>): number => reversed - taken

/** No money was moved: the sandbox took it. */
export const isPretend = ({ provider }: Pick<Purchase, 'provider'>): boolean => provider === 'sandbox'

/** What the receipt of a purchase says. */
export type Receipt = {
  readonly reference: string
  readonly packageName: string
  readonly credits: number
  readonly amount: Money
  readonly paidAt: Date
  /** See `isPretend`. */
  readonly isPretend: boolean
}
