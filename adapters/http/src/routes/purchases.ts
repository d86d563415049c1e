import { type PaidPurchase as PurchaseBody, purchases } from '@app/contract'
import { isPretend, type PaidPurchase, type Screens } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'

export const purchasesRoute = (deps: { readonly screens: Screens }): Route =>
  route(purchases, async ({ reader }) => {
    const paid = await deps.screens.purchases(reader.user.id)
    return { status: 200, body: paid.map(purchaseBody) }
  })

const purchaseBody = (purchase: PaidPurchase): PurchaseBody => ({
  id: purchase.id,
  package_name: purchase.packageName,
  credits: purchase.credits,
  price: inDollars(purchase.price.cents),
  paid_at: purchase.paidAt.toISOString(),
  receipt_url: purchase.receiptUrl,
  refunded: inDollars(purchase.returnedCents),
  credits_taken_back: purchase.taken,
  is_pretend: isPretend(purchase),
})

export const inDollars = (cents: number): number => cents / 100
