import { type Buyer, type PaidPayment, type Payment, UserId } from '@app/domain'
import { at, textAt, wholeAt } from './read.ts'

/** What a session does not say by itself. */
type ReportedFacts = Pick<PaidPayment, 'returnedCents' | 'receiptUrl'> & {
  readonly paidAt: Date | null
  /** Money was on its way, and does not come. */
  readonly hasFailed: boolean
}

/** Null when the session does not say what a payment is made of. */
export function paymentOf(
  session: unknown,
  { paidAt, returnedCents, receiptUrl, hasFailed }: ReportedFacts,
): Payment | null {
  const reference = textAt(session, 'id')
  const cents = wholeAt(session, 'amount_total')
  const currency = textAt(session, 'currency')
  if (reference === null || cents === null || currency === null) return null
  const facts = { reference, amount: { cents, currency: currency.toUpperCase() }, buyer: buyerOf(session) }
  if (isPaid(session)) return paidAt && { ...facts, kind: 'paid', paidAt, returnedCents, receiptUrl }
  return { ...facts, kind: hasFailed || at(session, 'status') === 'expired' ? 'lapsed' : 'open' }
}

/** A session about nothing needs no payment from the start, but the payer has not agreed before it is complete. */
export const isPaid = (session: unknown): boolean => {
  const status = at(session, 'payment_status')
  return status === 'paid' || (status === 'no_payment_required' && at(session, 'status') === 'complete')
}

/** Others may use the same account of Stripe, and the same words in their metadata: what is no id of ours is not our user. */
function buyerOf(session: unknown): Buyer | null {
  const userId = textAt(session, 'metadata', 'user_id')
  const packageId = textAt(session, 'metadata', 'package_id')
  return userId !== null && packageId !== null && UUID.test(userId) ? { userId: UserId(userId), packageId } : null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
