/** The longest of the database has 32 letters. */
const MAX_LENGTH = 64
/** Offsets ("+05:30") are no zones: they say nothing of summer time. */
const BEGINS_AS_ZONE = /^[A-Za-z]/

/** The name of the IANA time zone that a text names, as the platform writes it; null where it knows none. */
export function knownTimeZone(name: string): string | null {
  if (name.length > MAX_LENGTH || !BEGINS_AS_ZONE.test(name)) return null
  return calendarOf(name)?.resolvedOptions().timeZone ?? null
}

/**
 * The calendar day that it is in a time zone at an instant, as midnight in UTC: what a deadline is counted from. The day in UTC
 * without a zone, and for one that this platform does not know.
 */
export function dayIn(timeZone: string | undefined, at: Date): Date {
  const parts = (timeZone === undefined ? null : calendarOf(timeZone))?.formatToParts(at)
  const part = (wanted: string): number => Number(parts?.find(({ type }) => type === wanted)?.value)
  const [year, month, day] = parts
    ? [part('year'), part('month'), part('day')]
    : [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  return new Date(Date.UTC(year, month - 1, day))
}

function calendarOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    // numbers in Latin digits, years of the Gregorian calendar
    return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
  } catch {
    return null
  }
}
