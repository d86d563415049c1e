import { texts } from 'virtual:texts/shared'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Made on first use: a formatter costs more than most pages have to write. Each date is the reader's, where the reader is. */
function formatter(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (iso: string): string => {
    format ??= new Intl.DateTimeFormat(texts.locale, options)
    return format.format(new Date(iso))
  }
}

/** 'Nov 21, 2026' */
export const shortDate = formatter({ dateStyle: 'medium' })
/** 'Nov 21, 2026, 3:04 PM' */
export const shortTime = formatter({ dateStyle: 'medium', timeStyle: 'short' })
/** 'November 21, 2026' */
export const longDate = formatter({ dateStyle: 'long' })
/** 'November 21, 2026 at 3:04 PM' */
export const longTime = formatter({ dateStyle: 'long', timeStyle: 'short' })
/** Of a calendar day, which is the same everywhere: as a time of its own it would be the day before in the west. */
export const longDay = (day: string): string => longDate(`${day}T12:00`)
/** With its weekday, for a date that no one must miss. */
export const fullDate = formatter({ dateStyle: 'full' })

/** When a session was used last. The server notes that once in ten minutes, so nothing shorter is said. */
export function lastUsed(iso: string, now: number): string {
  const relative = new Intl.RelativeTimeFormat(texts.locale, { numeric: 'auto' })
  const past = now - Date.parse(iso)
  if (past < 10 * minute) return texts.lastTenMinutes
  if (past < hour) return relative.format(-Math.floor(past / minute), 'minute')
  if (past < day) return relative.format(-Math.floor(past / hour), 'hour')
  if (past < 7 * day) return relative.format(-Math.floor(past / day), 'day')
  return texts.onDay({ day: longDate(iso) })
}

/** Null for longer than anything takes here: this machine's clock is wrong, or the work has been begun again since. */
export function describeElapsed(milliseconds: number): string | null {
  if (milliseconds < 0 || milliseconds > hour) return null
  const seconds = Math.floor(milliseconds / 1_000)
  return seconds < 60
    ? `${seconds} s`
    : `${texts.shortMinutes({ minutes: Math.floor(seconds / 60) })} ${seconds % 60} s`
}
