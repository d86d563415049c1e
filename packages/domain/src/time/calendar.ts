/** The longest of the database has 32 letters. */
const MAX_LENGTH = 64
/** Offsets ("+05:30") are no zones: they say nothing of summer time. */
const BEGINS_AS_ZONE = /^[A-Za-z]/
const DAY = 86_400_000

/** The name of the IANA time zone that a text names, as the platform writes it; null where it knows none. */
export function knownTimeZone(name: string): string | null {
  if (name.length > MAX_LENGTH || !BEGINS_AS_ZONE.test(name)) return null
  return calendarOf(name)?.resolvedOptions().timeZone ?? null
}

/**
 * The calendar day that it is in a time zone at an instant, as midnight in UTC: what a deadline is counted from. The day in UTC
 * without a zone, and for one that this platform does not know.
 */
export const dayIn = (timeZone: string | undefined, at: Date): Date => midnightBefore(localTime(timeZone, at))

/** What clocks in a time zone show at an instant, in milliseconds since midnight, to the minute; in UTC as `dayIn`. */
export function timeOfDayIn(timeZone: string | undefined, at: Date): number {
  const local = localTime(timeZone, at)
  return local.getTime() - midnightBefore(local).getTime()
}

const midnightBefore = (time: Date): Date => new Date(Math.floor(time.getTime() / DAY) * DAY)

/** Calendar and clock of a time zone at an instant, as a time of UTC that reads the same. */
function localTime(timeZone: string | undefined, at: Date): Date {
  const parts = (timeZone === undefined ? null : calendarOf(timeZone))?.formatToParts(at)
  if (!parts) return at
  const part = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')))
}

function calendarOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    // numbers in Latin digits, years of the Gregorian calendar
    const date = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
    return new Intl.DateTimeFormat('en', { timeZone, ...date, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  } catch {
    return null
  }
}

/** A calendar day as year-month-day. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Whether a text is a calendar day as year-month-day, one that there is. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text

/** Days from one day to another; below 0 where that is over. */
export const daysBetween = (day: Date, later: Date): number => Math.round((later.getTime() - day.getTime()) / DAY)

/** Weeks between two days, not rounded; 0 for a day that is over. */
export const weeksUntil = (day: Date, today: Date): number => Math.max(0, daysBetween(today, day) / 7)

/** The first day of its week. */
export const mondayOf = (day: Date): Date => dayAfter(day, -((day.getUTCDay() + 6) % 7), 'days')

/** So many days, weeks or months after a day; of a shorter month the last day. */
export function dayAfter(day: Date, count: number, unit: 'days' | 'weeks' | 'months'): Date {
  if (unit !== 'months') return new Date(day.getTime() + count * (unit === 'weeks' ? 7 : 1) * DAY)
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(first.getTime() + (Math.min(day.getUTCDate(), last) - 1) * DAY)
}
