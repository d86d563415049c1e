import { HOUR, MINUTE, SECOND, type SearchFailure } from '@app/domain'

/** After so many failures in a row a source is left alone for a while. */
const MAX_FAILURES = 3
const FIRST_PAUSE = 5 * MINUTE
const MAX_PAUSE = 6 * HOUR
/** Often there is no network at all: the searches that follow must not wait for what does not come. */
const UNREACHABLE_PAUSE = 60 * SECOND

/** For how long a source is not asked after its failure, the last of so many in a row; 0: it may be asked at once. */
export function pauseAfter({ kind, retryAfterMs }: SearchFailure, failures: number): number {
  const doublings = failures - MAX_FAILURES
  const breaker = doublings < 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** doublings, MAX_PAUSE)
  return Math.max(retryAfterMs ?? 0, breaker, kind === 'unreachable' ? UNREACHABLE_PAUSE : 0)
}
