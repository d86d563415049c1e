const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const long = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const full = new Intl.DateTimeFormat('en', { dateStyle: 'full' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** 'November 21, 2026', where the reader is. */
export const longDate = (iso: string): string => long.format(new Date(iso))

/** With its weekday, for a date that somebody must not miss. */
export const fullDate = (iso: string): string => full.format(new Date(iso))

export const exactTime = (iso: string): string => exact.format(new Date(iso))

/** When a session was used last. The server notes that once in ten minutes, so nothing shorter is said. */
export function lastUsed(iso: string, now: number): string {
  const past = now - Date.parse(iso)
  if (past < 10 * minute) return 'in the last 10 minutes'
  if (past < hour) return relative.format(-Math.floor(past / minute), 'minute')
  if (past < day) return relative.format(-Math.floor(past / hour), 'hour')
  if (past < 7 * day) return relative.format(-Math.floor(past / day), 'day')
  return `on ${longDate(iso)}`
}
