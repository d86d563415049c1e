import { err, type Result, type SearchFailure } from '@app/domain'
import { boundedPause } from './retry-after.ts'

/**
 * A pause that a source asks for in the middle of a good answer. That answer is kept; the next question within the pause is refused
 * here, with how long is left, which pauses the source for all processes.
 */
export function makeOwnPause(now: () => number = () => performance.now()) {
  let until = Number.NEGATIVE_INFINITY
  return {
    begin: (milliseconds: number): void => {
      if (milliseconds > 0) until = Math.max(until, now() + (boundedPause(milliseconds) ?? 0))
    },
    /** Null: it may be asked. */
    refusal: (): Result<never, SearchFailure> | null => {
      const retryAfterMs = Math.ceil(until - now())
      return retryAfterMs > 0 ? err({ kind: 'limited', retryAfterMs, detail: 'it asked for a pause' }) : null
    },
  }
}
