import { type CheckoutOrder, type Payment, UserId } from '@app/domain'
import { isReference } from './reference.ts'

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

export const toText = (stored: StoredCheckout): string => `${JSON.stringify(stored, null, 2)}\n`

/** Null for everything that `toText` did not write whole. */
export function fromText(text: string): StoredCheckout | null {
  try {
    const read: unknown = JSON.parse(text)
    return isStored(read) ? read : null
  } catch {
    return null
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))
// a link to anything else could run a script
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)

const SHAPE: { readonly [K in keyof StoredCheckout]: (value: unknown) => boolean } = {
  reference: (value) => typeof value === 'string' && isReference(value),
  userId: isText,
  packageId: isText,
  packageName: isText,
  credits: isAmount,
  cents: isAmount,
  currency: isText,
  paidUrl: isAddress,
  cancelledUrl: isAddress,
  expiresAt: isTime,
  changedAt: isTime,
  paidAt: (value) => value === null || isTime(value),
  returnedCents: isAmount,
}

function isStored(read: unknown): read is StoredCheckout {
  const fields = new Map(Object.entries(Object(read)))
  return Object.entries(SHAPE).every(([name, fits]) => fits(fields.get(name)))
}
