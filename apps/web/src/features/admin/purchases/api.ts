import { type AdminPurchase, adminPurchases, adminRevenue } from '@app/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { q, qPages } from '../../../api/query.ts'

/** Null leaves a side open; days of UTC, both included. */
export type PurchaseFilters = {
  readonly user: string | null
  readonly state: AdminPurchase['state'] | null
  readonly from: string | null
  readonly to: string | null
}

export const ALL_PURCHASES: PurchaseFilters = { user: null, state: null, from: null, to: null }

export const purchaseInput = ({ user, state, from, to }: PurchaseFilters) => ({
  ...(user !== null && { user }),
  ...(state !== null && { state }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

export const purchasesQuery = (filters: PurchaseFilters) =>
  infiniteQueryOptions({
    ...qPages(
      adminPurchases,
      (cursor) => ({ ...purchaseInput(filters), limit: 20, ...(cursor !== null && { cursor }) }),
      ({ next_cursor }) => next_cursor,
    ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const revenueQuery = (filters: PurchaseFilters) =>
  queryOptions({ ...q(adminRevenue, purchaseInput(filters)), staleTime: 0, placeholderData: keepPreviousData })
