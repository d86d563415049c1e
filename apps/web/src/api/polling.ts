const POLL_INTERVAL_MS = 3_000
/** After that no one waits for a chapter any more. */
export const MAX_WAIT_MS = 300_000

type Answer<T> = { readonly data: T | undefined; readonly error: unknown }

/** A query's `refetchInterval`: asks for what is being made as long as its last answer is like that. */
export const pollWhile =
  <T>(isUnfinished: (last: Answer<T>) => boolean) =>
  ({ state }: { readonly state: Answer<T> }): number | false =>
    isUnfinished(state) && POLL_INTERVAL_MS
