import {
  creditHistory,
  creditPackages,
  type LedgerEntry,
  type CreditPackage as PackageBody,
  type PaidPurchase as PurchaseBody,
  purchases,
} from '@app/contract'
import {
  CREDIT_PACKAGES,
  type CreditPackage,
  effectOf,
  isPretend,
  LedgerEntryId,
  type LedgerListItem,
  type PaidPurchase,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { route } from '../pipeline/route.ts'

export const creditRoutes = ({ readModels }: Pick<HttpDeps, 'readModels'>) => ({
  creditPackages: route(creditPackages, noLimit, async () => ({ status: 200, body: CREDIT_PACKAGES.map(packageBody) })),

  creditHistory: route(creditHistory, noLimit, async ({ input, auth }) => {
    const before = input.cursor === undefined ? null : LedgerEntryId(input.cursor)
    const { entries, next } = await readModels.ledger(auth.user.id, { before, limit: input.limit })
    return { status: 200, body: { entries: entries.map(entryBody), next_cursor: next } }
  }),

  purchases: route(purchases, noLimit, async ({ auth }) => {
    const paid = await readModels.purchases(auth.user.id)
    return { status: 200, body: paid.map(purchaseBody) }
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

const entryBody = (line: LedgerListItem): LedgerEntry => ({
  id: line.id,
  kind: line.kind,
  amount: line.amount,
  change: effectOf(line),
  balance: line.balance,
  note: line.note,
  chapter: line.chapter && chapterBody(line.chapter),
  package_name: line.packageName,
  at: line.at.toISOString(),
})

const chapterBody = ({ id, title, planId, planTitle }: NonNullable<LedgerListItem['chapter']>) => ({
  id,
  title,
  plan_id: planId,
  plan_title: planTitle,
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
