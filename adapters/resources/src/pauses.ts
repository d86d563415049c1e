import { DAY, err, HOUR, MINUTE, type Result, SECOND, type SearchFailure } from '@app/domain'

/** After so many failures in a row a source is left alone for a while. */
const MAX_FAILURES = 3
const FIRST_PAUSE = 5 * MINUTE
const MAX_PAUSE = 6 * HOUR
/** Often there is no network at all: the searches that follow must not wait for what does not come. */
const UNREACHABLE_PAUSE = 60 * SECOND
/** A source is asked once a day whatever it says: a date of next year is a mistake more often than a decision. */
const MAX_RETRY_AFTER = DAY
/** A source that asks to be left alone means more than no time at all. */
const MIN_RETRY_AFTER = SECOND

/** For how long a source is not asked after its failure, the last of so many in a row; 0: it may be asked at once. */
export function pauseAfter({ kind, retryAfterMs }: SearchFailure, failures: number): number {
  const doublings = failures - MAX_FAILURES
  const breaker = doublings < 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** doublings, MAX_PAUSE)
  return Math.max(retryAfterMs ?? 0, breaker, kind === 'unreachable' ? UNREACHABLE_PAUSE : 0)
}

/** Milliseconds, or null where a response does not say. A date counts from the server's own clock, for ours may differ. */
export function retryAfterMs(headers: Headers): number | null {
  const after = headers.get('retry-after')?.trim()
  if (!after) return null
  return boundedPause(
    /^\d+(\.\d+)?$/.test(after)
      ? Number(after) * SECOND
      : Date.parse(after) - (Date.parse(headers.get('date') ?? '') || Date.now()),
  )
}

/** Of a number that came from outside. */
const boundedPause = (milliseconds: number): number | null =>
  Number.isNaN(milliseconds) ? null : Math.min(Math.max(Math.ceil(milliseconds), MIN_RETRY_AFTER), MAX_RETRY_AFTER)

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
