import { adminCosts, adminHealth, type GenerationFailure, requeueChapter, requeuePlan } from '@app/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const REFRESH_EVERY = 15_000
const FAILURES_AT_ONCE = 20
export const COST_DAYS = 30

/** With the newest failure, which tells whether the list of them is behind. Not asked for while the tab is hidden. */
export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: ({ signal }) => call(adminHealth, { limit: 1 }, signal),
  staleTime: 0,
  refetchInterval: REFRESH_EVERY,
})

/** Read once for each visit: a list that moves under the pointer has the wrong thing made again. */
export const failuresQuery = infiniteQueryOptions({
  queryKey: ['admin', 'failures'],
  queryFn: ({ pageParam: cursor, signal }) =>
    call(adminHealth, { limit: FAILURES_AT_ONCE, ...(cursor !== null && { cursor }) }, signal),
  initialPageParam: null as string | null, // no cursor yet: from the newest
  getNextPageParam: ({ next_cursor }) => next_cursor,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

export const costsQuery = queryOptions({
  queryKey: ['admin', 'costs'],
  queryFn: ({ signal }) => call(adminCosts, { days: COST_DAYS }, signal),
})

export async function requeue({ kind, id }: GenerationFailure): Promise<void> {
  await (kind === 'plan' ? call(requeuePlan, { id }) : call(requeueChapter, { id }))
}
