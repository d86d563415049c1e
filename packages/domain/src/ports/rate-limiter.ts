import type { Result } from '../shared/index.ts'

/** At most so many tries by the same one within so many milliseconds, counted from the first. */
export type RateLimit = { readonly name: string; readonly tries: number; readonly within: number }

/** `retryAfter` in whole seconds, at least 1. */
export type TooManyTries = { readonly kind: 'too-many-tries'; readonly retryAfter: number }

/**
 * Counts tries. `who` may be an address or a name: only a digest of it is stored. Nothing here ever fails: when the counts are
 * out of reach, a limiter counts for itself.
 */
export type RateLimiter = {
  readonly take: (limit: RateLimit, who: string) => Promise<Result<void, TooManyTries>>
  /** Answers how many tries are left, or refuses as `take` would, and counts nothing. */
  readonly check: (limit: RateLimit, who: string) => Promise<Result<number, TooManyTries>>
  /** Resets the count: the tries turned out to be the owner's. */
  readonly forget: (limit: RateLimit, who: string) => Promise<void>
}
