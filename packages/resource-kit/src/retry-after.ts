import { DAY, SECOND } from '@app/domain'

/** A source is asked once a day whatever it says: a date of next year is a mistake more often than a decision. */
const MAX_RETRY_AFTER = DAY
/** A source that asks to be left alone means more than no time at all. */
const MIN_RETRY_AFTER = SECOND

/** Milliseconds, or null where it does not say. A date counts from the server's own clock, for ours may differ. */
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
export const boundedPause = (milliseconds: number): number | null =>
  Number.isNaN(milliseconds) ? null : Math.min(Math.max(Math.ceil(milliseconds), MIN_RETRY_AFTER), MAX_RETRY_AFTER)
