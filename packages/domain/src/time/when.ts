/** What someone said of a day, before it is known which day today is. */
export type When =
  | { readonly kind: 'day'; readonly year: Year; readonly month: number; readonly day: number }
  /** From today on. `minutes`: later today. */
  | { readonly kind: 'span'; readonly days: number; readonly months: number; readonly minutes: number | null }
  /** 0 is Sunday. */
  | { readonly kind: 'weekday'; readonly weekday: number; readonly edge: Edge }
  /** Some months of a year; `month` counts from 1. */
  | {
      readonly kind: 'months'
      readonly year: Year
      readonly month: number
      readonly count: number
      readonly edge: Edge
    }
  /** The day, week, month or year that we are in, or the next one. */
  | { readonly kind: 'current'; readonly unit: Unit; readonly ahead: number; readonly edge: Edge }
  | { readonly kind: 'easter'; readonly year: Year; readonly edge: Edge }

/** Null: none was said. */
export type Year = number | 'next' | null

export type Unit = 'day' | 'week' | 'month' | 'year'

/** Which day of a period is meant; `before` is the day before it. Null: nothing was said. */
export type Edge = 'first' | 'middle' | 'last' | 'before' | null

const DAY = 86_400_000

/** Midnight (UTC) of a calendar day; `month` counts from 1 and may lie outside a year. Null out of all bounds. */
function dateOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return Number.isNaN(date.getTime()) ? null : date
}

const plusDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY)

/** The day that was meant, as midnight in UTC. Null for days that no calendar has: 30 February. */
export function dayOf(when: When, now: Date): Date | null {
  const today = dateOf(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate())
  if (!today) return null
  const year = today.getUTCFullYear()
  const inYear = (given: Year, at: (year: number) => Date | null): Date | null =>
    given === null ? nextOf(today, at) : at(given === 'next' ? year + 1 : given)
  switch (when.kind) {
    case 'day':
      return inYear(when.year, (inThat) => calendarDay(inThat, when.month, when.day))
    case 'span':
      return afterSpan(today, when.months, when.days)
    case 'weekday': {
      const next = plusDays(today, ((when.weekday - today.getUTCDay() + 6) % 7) + 1)
      return when.edge === 'before' ? plusDays(next, -1) : next
    }
    case 'months':
      return inYear(when.year, (inThat) =>
        pick(dateOf(inThat, when.month, 1), dateOf(inThat, when.month + when.count, 1), when.edge),
      )
    case 'easter':
      return inYear(when.year, (inThat) => pick(easter(inThat), plusDays(easter(inThat), 1), when.edge))
    case 'current':
      return inCurrent(today, year, when)
  }
}

/** Eight years hold a 29 February; the year before, a season that goes on into this one. */
function nextOf(today: Date, at: (year: number) => Date | null): Date | null {
  const years = Array.from({ length: 10 }, (_, index) => today.getUTCFullYear() - 1 + index)
  return years.map(at).find((date) => date !== null && date >= today) ?? null
}

function calendarDay(year: number, month: number, day: number): Date | null {
  const date = dateOf(year, month, day)
  return date?.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}

/** A month after 31 January is the last day of February. */
function afterSpan(today: Date, months: number, days: number): Date | null {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1 + months]
  const last = dateOf(year, month + 1, 0)
  const date = last && dateOf(year, month, Math.min(today.getUTCDate(), last.getUTCDate()))
  return date && dateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate() + days)
}

/** `end` is the day behind the period. */
function pick(start: Date | null, end: Date | null, edge: Edge): Date | null {
  if (!start || !end) return null
  if (edge === 'before') return plusDays(start, -1)
  if (edge === 'last') return plusDays(end, -1)
  const days = (end.getTime() - start.getTime()) / DAY
  return edge === 'middle' ? plusDays(start, Math.floor((days - 2) / 2)) : start
}

const DAYS_OF: Readonly<Record<Unit, number>> = { day: 1, week: 7, month: 0, year: 0 }
const MONTHS_OF: Readonly<Record<Unit, number>> = { day: 0, week: 0, month: 1, year: 12 }

/** "Next month" alone names no day: a month from today. "This month" ends on its last day. */
function inCurrent(today: Date, year: number, { unit, ahead, edge }: When & { kind: 'current' }): Date | null {
  if (ahead > 0 && edge === null) return afterSpan(today, MONTHS_OF[unit] * ahead, DAYS_OF[unit] * ahead)
  const month = today.getUTCMonth() + 1
  const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7)
  const first = (step: number): Date | null =>
    unit === 'year'
      ? dateOf(year + step, 1, 1)
      : unit === 'month'
        ? dateOf(year, month + step, 1)
        : dateOf(year, month, (unit === 'week' ? monday : today.getUTCDate()) + DAYS_OF[unit] * step)
  const isOver = ahead === 0 && edge !== 'middle'
  return pick(first(ahead), first(ahead + 1), isOver ? 'last' : edge)
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm. */
function easter(year: number): Date {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const days = moon + week - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1))
}
