import { creditHistory, purchases } from '@app/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../api/query-keys.ts'

/** A glance at first; whoever asks for more wants to look for something. */
const FIRST_PAGE = 5
const NEXT_PAGE = 20

export const historyQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.credits, 'history'],
  queryFn: ({ pageParam: cursor, signal }) =>
    call(creditHistory, cursor === null ? { limit: FIRST_PAGE } : { limit: NEXT_PAGE, cursor }, signal),
  initialPageParam: null as string | null, // no cursor yet: from the newest
  getNextPageParam: ({ next_cursor }) => next_cursor,
  // credits move by themselves and in other tabs
  staleTime: 0,
})

export const purchasesQuery = queryOptions({
  queryKey: [...queryKeys.credits, 'purchases'],
  queryFn: ({ signal }) => call(purchases, {}, signal),
  staleTime: 0,
})
