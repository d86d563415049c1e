import { adminPurchases, readAccount, userLedger } from '@app/contract'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { isProblem } from '../../../api/problem.ts'
import { invalidate, pagesKey, q, qPages } from '../../../api/query.ts'

export const accountQuery = (id: string) => queryOptions({ ...q(readAccount, { id }), staleTime: 0, retry: false })

export const ledgerQuery = (id: string) =>
  infiniteQueryOptions({
    ...qPages(
      userLedger,
      (cursor) => ({ id, limit: 20, ...(cursor !== null && { cursor }) }),
      ({ next_cursor }) => next_cursor,
    ),
    staleTime: 0,
  })

/** After an action on an account: each part of its page is read again. */
export function refetchAccount(queryClient: QueryClient): void {
  invalidate(queryClient, readAccount)
  for (const endpoint of [userLedger, adminPurchases]) queryClient.invalidateQueries({ queryKey: pagesKey(endpoint) })
}

export const isAbsent = (error: unknown): boolean =>
  isProblem(error, 'user-not-found') || isProblem(error, 'invalid-input')
