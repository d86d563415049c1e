import { endpoints as api, type CreditPackage as PackageBody, type PaidPurchase as PurchaseBody } from '@app/contract'
import {
  CREDIT_PACKAGES,
  type CreditPackage,
  effectOf,
  isPretend,
  LedgerEntryId,
  ok,
  type PaidPurchase,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

export const creditRoutes = ({ readModels }: Pick<HttpDeps, 'readModels'>) => ({
  creditPackages: route(api.creditPackages, noLimit, async () => ok(CREDIT_PACKAGES.map(packageBody))),

  creditHistory: route(api.creditHistory, noLimit, async ({ input, auth }) => {
    const before = input.cursor === undefined ? null : LedgerEntryId(input.cursor)
    const { entries, next } = await readModels.ledger(auth.user.id, { before, limit: input.limit })
    return ok({ entries: entries.map((entry) => wire({ ...entry, change: effectOf(entry) })), next_cursor: next })
  }),

  purchases: route(api.purchases, noLimit, async ({ auth }) => {
    const paid = await readModels.purchases(auth.user.id)
    return ok(paid.map(purchaseBody))
  }),
})

const packageBody = ({ id, name, credits, price, savings, isPopular }: CreditPackage): PackageBody => ({
  id,
  name,
  credits,
  price: inDollars(price.cents),
  ...(savings !== null && { savings }),
  ...(isPopular && { popular: true }),
})

const purchaseBody = (purchase: PaidPurchase): PurchaseBody =>
  wire({
    ...purchase,
    price: inDollars(purchase.price.cents),
    refunded: inDollars(purchase.returnedCents),
    creditsTakenBack: purchase.taken,
    isPretend: isPretend(purchase),
  })

export const inDollars = (cents: number): number => cents / 100
