import { adminHealth, type GenerationFailure } from '@app/contract'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { q, qPages } from '../../../api/query.ts'

const REFRESH_EVERY = 15_000
const FAILURES_AT_ONCE = 20

/** With the newest failure, which shows whether the list of them is stale. Not asked for while the tab is hidden. */
export const healthQuery = queryOptions({
  ...q(adminHealth, { limit: 1 }),
  staleTime: 0,
  refetchInterval: REFRESH_EVERY,
})

/** Read once for each visit: a list that moves under the pointer has the wrong thing made again. */
export const failuresQuery = infiniteQueryOptions({
  ...qPages(
    adminHealth,
    (cursor) => ({ limit: FAILURES_AT_ONCE, ...(cursor !== null && { cursor }) }),
    ({ next_cursor }) => next_cursor,
  ),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  select: ({ pages }) => pages.flatMap(({ failures }) => failures),
})

const NEWEST_AT_MOST = 100

/** Whether what is being made again has failed again: then it is among the newest failures. */
export const againQuery = (count: number) =>
  queryOptions({
    ...q(adminHealth, { limit: Math.min(count + FAILURES_AT_ONCE, NEWEST_AT_MOST) }),
    // one more or less is no other question: what is known stays shown
    queryKey: [adminHealth.path, 'again'],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: REFRESH_EVERY,
    enabled: count > 0,
  })

/** Shows each in its place: a row that jumps away cannot be acted on again. */
export const showFailures = (queryClient: QueryClient, changed: readonly GenerationFailure[]): void =>
  void queryClient.setQueryData(
    failuresQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          failures: page.failures.map((one) => changed.find(({ id }) => id === one.id) ?? one),
        })),
      },
  )
