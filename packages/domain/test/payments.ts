import type { PaidPayment, Payment } from '../src/credits/payment.ts'
import type { Purchase } from '../src/credits/purchase.ts'
import { later } from '../testing/index.ts'

/** What a provider reports of a purchase: as ordered, unless overridden. */
export const openReport = (purchase: Purchase): Payment => ({ ...factsOf(purchase), kind: 'open' })

export const lapsedReport = (purchase: Purchase): Payment => ({ ...factsOf(purchase), kind: 'lapsed' })

export const paidReport = (purchase: Purchase, changes: Partial<PaidPayment> = {}): PaidPayment => ({
  ...factsOf(purchase),
  kind: 'paid',
  paidAt: later(60_000),
  returnedCents: 0,
  receiptUrl: null,
  ...changes,
})

const factsOf = ({ reference, price, userId, packageId }: Purchase) => ({
  reference,
  amount: price,
  buyer: { userId, packageId },
})
