import type { Endpoint, InputOf, ReplyOf } from '@app/contract'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** A query whose key and function both come from the endpoint, so that they cannot drift apart. */
export const q = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    // a POST that is used as a question has no signal: effects that run twice must not send it twice
    queryFn: (context): Promise<ReplyOf<E>> =>
      call(endpoint, input, endpoint.method === 'GET' ? context.signal : undefined),
  })

/** The same for a list that is read in pages. `input` gets no cursor for the first one; without a `next` there are no more. */
export const qPages = <E extends Endpoint>(
  endpoint: E,
  input: (cursor: string | null) => InputOf<E>,
  next: (page: ReplyOf<E>) => string | null | undefined,
) =>
  infiniteQueryOptions({
    queryKey: [...pagesKey(endpoint), input(null)],
    queryFn: ({ pageParam, signal }): Promise<ReplyOf<E>> => call(endpoint, input(pageParam), signal),
    initialPageParam: null as string | null, // no cursor yet
    getNextPageParam: next,
  })

/** Of every paged list of an endpoint, whatever its filters. */
export const pagesKey = ({ path }: Endpoint) => [path, 'pages']

/** Has everything read again that came from these endpoints, whatever the input was. */
export function invalidate(queryClient: QueryClient, ...endpoints: readonly Endpoint[]): void {
  for (const { path } of endpoints) queryClient.invalidateQueries({ queryKey: [path] })
}

const POLL_INTERVAL_MS = 3_000
/** After that the page says that a chapter takes too long. */
export const MAX_WAIT_MS = 300_000

type Answer<T> = { readonly data: T | undefined; readonly error: unknown }

/** A query's `refetchInterval`: asks for what is being made as long as its last answer is like that. */
export const pollWhile =
  <T>(isUnfinished: (last: Answer<T>) => boolean, intervalMs: number | (() => number) = POLL_INTERVAL_MS) =>
  ({ state }: { readonly state: Answer<T> }): number | false =>
    isUnfinished(state) && (typeof intervalMs === 'number' ? intervalMs : intervalMs())

/** An interval for `pollWhile`: as usual for 5 minutes, then longer and longer, up to a minute. */
export function slowingDown(since: number): number {
  const waited = Date.now() - since
  return waited < MAX_WAIT_MS ? POLL_INTERVAL_MS : Math.min(60_000, waited / 20)
}
