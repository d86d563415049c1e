import { HOUR, MINUTE, SECOND } from '../shared/index.ts'

/** The last calls that ended, since one reached the model: none did. */
export type Outage = {
  /** When the first of them began, and the last. */
  readonly since: Date
  readonly lastAt: Date
  readonly calls: number
  /** Whether another one has begun since, and runs. */
  readonly isAsked: boolean
}

/** Fewer may be an accident. */
const OPENS_AFTER = 3
const FIRST_REST = 10 * SECOND
const MAX_REST = 5 * MINUTE

/** Since when all that waits may ask again, of what a server asks for; null of a moment, for which a call waits in place. */
export function retryTime(retryAfterMs: number | null, now: Date): number | null {
  if (retryAfterMs === null || retryAfterMs < FIRST_REST) return null
  return now.getTime() + Math.min(retryAfterMs, MAX_RETRY_AFTER)
}
const MAX_RETRY_AFTER = HOUR

/** Whether learners see it: not between two tries, nor while a call runs that may be answered. */
export const isAway = ({ calls, lastAt, isAsked }: Outage, now: Date): boolean =>
  !isAsked && (calls >= OPENS_AFTER || now.getTime() - lastAt.getTime() >= FIRST_REST)

/**
 * The circuit breaker: whether work that can wait leaves the model alone. One call at a time finds out whether it is back, after
 * pauses that double; the first that reaches it ends the outage for all.
 */
export function isOpen({ calls, lastAt, isAsked }: Outage, now: Date): boolean {
  if (calls < OPENS_AFTER) return false
  return isAsked || now.getTime() - lastAt.getTime() < Math.min(FIRST_REST * 2 ** (calls - OPENS_AFTER), MAX_REST)
}
