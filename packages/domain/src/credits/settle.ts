import type { LedgerEntryId } from '../shared/index.ts'
import type { PaidPayment, Payment } from './payment.ts'
import type { LapsedPurchase, MismatchedPurchase, OpenPurchase, PaidPurchase, Purchase } from './purchase.ts'
import { canHold, type EntryStamp, type Movement, moveForPurchase, type Wallet } from './wallet.ts'

export type Settlement = {
  readonly purchase: Purchase
  /** In order: each starts from the wallet that the one before it leaves. */
  readonly movements: readonly Movement[]
}

type Circumstances = {
  readonly wallet: Wallet
  readonly now: Date
  readonly newEntryId: () => LedgerEntryId
}

/**
 * Brings a purchase into line with what its provider reports: credits come once, however often and in whichever order reports
 * arrive, and go when the money goes back, as far as they are still there. Null when there is nothing to do, or no room for them.
 */
export function settle(purchase: Purchase, payment: Payment, circumstances: Circumstances): Settlement | null {
  if (purchase.kind === 'paid') return payment.kind === 'paid' ? follow(purchase, payment, circumstances) : null
  if (payment.kind === 'paid') return purchase.kind === 'mismatched' ? null : pay(purchase, payment, circumstances)
  if (payment.kind === 'lapsed' && purchase.kind === 'open') return { purchase: lapse(purchase), movements: [] }
  return null
}

const lapse = (purchase: OpenPurchase): LapsedPurchase => ({
  ...purchase,
  kind: 'lapsed',
  version: purchase.version + 1,
})

function pay(
  purchase: OpenPurchase | LapsedPurchase,
  payment: PaidPayment,
  circumstances: Circumstances,
): Settlement | null {
  const { paidAt } = payment
  const version = purchase.version + 1
  if (!isAsAgreed(purchase, payment)) {
    const mismatched: MismatchedPurchase = { ...purchase, kind: 'mismatched', paidAt, version }
    return { purchase: mismatched, movements: [] }
  }
  // it waits for room: every later report tries again
  if (!canHold(circumstances.wallet, purchase.credits)) return null
  const nothing = { returnedCents: 0, reversed: 0, taken: 0 }
  const paid: PaidPurchase = {
    ...purchase,
    ...nothing,
    kind: 'paid',
    paidAt,
    receiptUrl: payment.receiptUrl,
    version,
  }
  const bought = moveForPurchase(
    circumstances.wallet,
    { kind: 'purchased', amount: paid.credits, businessKey: `purchase:${paid.reference}`, purchaseId: paid.id },
    stampOf(circumstances),
  )
  // the refund may be reported before the payment
  const after = follow(paid, payment, { ...circumstances, wallet: bought.wallet })
  return { purchase: after?.purchase ?? paid, movements: [bought, ...(after?.movements ?? [])] }
}

const isAsAgreed = ({ price }: Purchase, { amount }: PaidPayment): boolean =>
  amount.cents === price.cents && amount.currency === price.currency

/** A purchase that was paid, and what became of its money since. */
function follow(purchase: PaidPurchase, payment: PaidPayment, circumstances: Circumstances): Settlement | null {
  const returnedCents = Math.min(payment.returnedCents ?? purchase.returnedCents, purchase.price.cents)
  const receiptUrl = payment.receiptUrl ?? purchase.receiptUrl
  if (returnedCents === purchase.returnedCents && receiptUrl === purchase.receiptUrl) return null

  const reversed = creditsFor(returnedCents, purchase)
  const taken = takenAfter(purchase, reversed, circumstances.wallet)
  const next = { ...purchase, returnedCents, receiptUrl, reversed, taken, version: purchase.version + 1 }
  return { purchase: next, movements: taken === purchase.taken ? [] : [moveTaken(purchase, next, circumstances)] }
}

/** What is spent cannot be taken. What goes back to the learner, as a dispute was won, is first what had been owed. */
const takenAfter = ({ reversed: before, taken }: PaidPurchase, reversed: number, { balance }: Wallet): number =>
  reversed > before ? taken + Math.min(reversed - before, balance) : Math.min(taken, reversed)

function moveTaken(before: PaidPurchase, after: PaidPurchase, circumstances: Circumstances): Movement {
  const { id: purchaseId, reference, version } = after
  const amount = after.taken - before.taken
  const movement =
    amount > 0
      ? { kind: 'reversed' as const, amount, businessKey: `reversal:${reference}:${version}` }
      : { kind: 'reinstated' as const, amount: -amount, businessKey: `reinstatement:${reference}:${version}` }
  return moveForPurchase(circumstances.wallet, { ...movement, purchaseId }, stampOf(circumstances))
}

/** Credits that so many cents had bought; a fraction of a credit stays with the learner. */
const creditsFor = (cents: number, { credits, price }: PaidPurchase): number =>
  Math.floor((credits * cents) / price.cents)

const stampOf = ({ now, newEntryId }: Circumstances): EntryStamp => ({ id: newEntryId(), at: now })
