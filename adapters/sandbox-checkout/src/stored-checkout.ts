import { type CheckoutOrder, type Payment, UserId } from '@app/domain'

/** A checkout as it stands in its file. Dates are stored as ISO 8601. No mail address: it is not needed here. */
export type StoredCheckout = {
  readonly reference: string
  readonly userId: string
  readonly packageId: string
  readonly packageName: string
  readonly credits: number
  readonly cents: number
  readonly currency: string
  readonly paidUrl: string
  readonly cancelledUrl: string
  readonly expiresAt: string
  readonly changedAt: string
  /** Null until it is paid. */
  readonly paidAt: string | null
  readonly returnedCents: number
}

export function openedBy(order: CheckoutOrder, reference: string, now: Date): StoredCheckout {
  const { userId, creditPackage, expiresAt, paidUrl, cancelledUrl } = order
  return {
    reference,
    userId,
    packageId: creditPackage.id,
    packageName: creditPackage.name,
    credits: creditPackage.credits,
    cents: creditPackage.price.cents,
    currency: creditPackage.price.currency,
    paidUrl,
    cancelledUrl,
    expiresAt: expiresAt.toISOString(),
    changedAt: now.toISOString(),
    paidAt: null,
    returnedCents: 0,
  }
}

/** Matters only until it is paid. */
export const hasExpired = ({ expiresAt }: StoredCheckout, now: Date): boolean => now.getTime() >= Date.parse(expiresAt)

export function paymentOf(stored: StoredCheckout, now: Date): Payment {
  const facts = {
    reference: stored.reference,
    amount: { cents: stored.cents, currency: stored.currency },
    buyer: { userId: UserId(stored.userId), packageId: stored.packageId },
  }
  if (stored.paidAt === null) return { ...facts, kind: hasExpired(stored, now) ? 'lapsed' : 'open' }
  const { returnedCents } = stored
  return { ...facts, kind: 'paid', paidAt: new Date(stored.paidAt), returnedCents, receiptUrl: null }
}
