import { creditHistory, purchases } from '@app/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { q, qPages } from '../../../api/query.ts'

/** A glance at first; who asks for more wants to look for something. */
const FIRST_PAGE = 5
const NEXT_PAGE = 20

// credits move by themselves and in other tabs
const staleTime = 0

export const historyQuery = infiniteQueryOptions({
  ...qPages(
    creditHistory,
    (cursor) => (cursor === null ? { limit: FIRST_PAGE } : { limit: NEXT_PAGE, cursor }),
    ({ next_cursor }) => next_cursor,
  ),
  staleTime,
})

export const purchasesQuery = queryOptions({ ...q(purchases, {}), staleTime })
