import { dayAfter, dayOf, isDay } from '../time/calendar.ts'
import { FORMATS, type Format, LEVELS, type Level, type Pace, type SlotName } from './slots.ts'

/** What a fact may be about: plain values each, so that a small model can fill them in and code does the arithmetic. */
export const FACTS = {
  goal: 'goal',
  outcome: 'outcome',
  level: 'level',
  minutes_per_day: 'minutesPerWeek',
  hours_per_day: 'minutesPerWeek',
  days_per_week: 'minutesPerWeek',
  minutes_per_week: 'minutesPerWeek',
  hours_per_week: 'minutesPerWeek',
  minutes_in_all: 'minutesPerWeek',
  hours_in_all: 'minutesPerWeek',
  ready_in_days: 'deadline',
  ready_in_weeks: 'deadline',
  ready_in_months: 'deadline',
  ready_by: 'deadline',
  must_have: 'mustHave',
  skip: 'skip',
  format: 'formats',
  constraint: 'constraints',
} as const satisfies Readonly<Record<string, SlotName>>
export type FactName = keyof typeof FACTS

/** A value, and the words of the learner's that it was taken from. */
export type Fact = { readonly name: FactName; readonly value: string; readonly quote: string }

export const isFactName = (name: string): name is FactName => Object.hasOwn(FACTS, name)

/** Minutes of a week that a plan can be made for. */
const [MIN_MINUTES, MAX_MINUTES] = [15, 3_600]
const MIN_MINUTES_ONCE = 5
const HOUR = 60

/** What a pace comes to in a week; null out of range. */
export function minutesPerWeek({ minutes, per, daysPerWeek = 7 }: Pace): number | null {
  const all = Math.round(per === 'day' ? minutes * daysPerWeek : minutes)
  return all >= (per === 'once' ? MIN_MINUTES_ONCE : MIN_MINUTES) && all <= MAX_MINUTES ? all : null
}

/** The pace that facts about time give, `before` being known; null where they give none. */
export function paceIn(facts: readonly Fact[], before: Pace | null): Pace | null {
  const amount = (...[minutes, hours]: readonly [FactName, FactName]): number | null => {
    const [inMinutes, inHours] = [amountIn(facts, minutes), amountIn(facts, hours)]
    // "1:30 h" may come as both
    return inMinutes === null && inHours === null ? null : (inMinutes ?? 0) + (inHours ?? 0) * HOUR
  }
  const once = amount('minutes_in_all', 'hours_in_all')
  if (once !== null) return { minutes: once, per: 'once' }
  const days = amountIn(facts, 'days_per_week')
  const daysPerWeek = days !== null && Number.isInteger(days) && days >= 1 && days <= 7 ? days : null
  // "Tuesdays and Thursdays" are days, but how many?
  if (days === null && facts.some(({ name }) => name === 'days_per_week')) return null
  const daily = amount('minutes_per_day', 'hours_per_day') ?? (before?.per === 'day' ? before.minutes : null)
  const weekly = amount('minutes_per_week', 'hours_per_week')
  if (weekly !== null) return { minutes: weekly, per: 'week' }
  const isNew = daysPerWeek !== null || facts.some(({ name }) => name === 'minutes_per_day' || name === 'hours_per_day')
  if (daily === null || !isNew) return null
  return { minutes: daily, per: 'day', daysPerWeek: daysPerWeek ?? before?.daysPerWeek ?? 7 }
}

function amountIn(facts: readonly Fact[], wanted: FactName): number | null {
  const text =
    facts
      .findLast(({ name }) => name === wanted)
      ?.value.trim()
      .toLowerCase() ?? ''
  // "5 hours" of hours is 5, also "5 hours a week" of hours a week
  const [, value = '', unit = '', span = ''] =
    /^(\d{1,5}(?:[.,]\d{1,3})?)(?: ?([a-z]{1,10}))?(?: [a-z]{1,5} ([a-z]{3,4}))?$/.exec(text) ?? []
  if (span !== '' && !wanted.endsWith(span)) return null
  const amount = Number(value.replace(',', '.')) * factorOf(unit, wanted)
  return amount > 0 ? amount : null
}

/** What an amount in this unit comes to in the one that is wanted: "30 minutes" of hours is half; 0 of a unit that is none of it. */
function factorOf(unit: string, wanted: FactName): number {
  if (unit === '' || wanted.startsWith(unit.charAt(0))) return 1
  if (wanted.startsWith('minutes') && unit.startsWith('h')) return HOUR
  return wanted.startsWith('hours') && unit.startsWith('m') && !unit.startsWith('mo') ? 1 / HOUR : 0
}

const UNITS = { ready_in_days: 'days', ready_in_weeks: 'weeks', ready_in_months: 'months' } as const
/** Ten years. */
const MAX_DAYS = 3_660

/** The day that a fact says, as year-month-day; null for one that is not after today, or none. */
export function deadlineIn({ name, value, quote }: Fact, today: Date): string | null {
  const day =
    name in UNITS ? dayIn(UNITS[name as keyof typeof UNITS], value, today) : nextDay(asDay(value, today), quote, today)
  const last = dayOf(dayAfter(today, MAX_DAYS, 'days'))
  return day !== null && isDay(day) && day > dayOf(today) && day <= last ? day : null
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A date as models write it, whatever they were asked for: "2027-02-15", "15.2.2027", "February 15, 2027", "15 Feb". */
function asDay(value: string, today: Date): string {
  const said = value.trim().toLowerCase()
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/.exec(said) ?? []
  if (date && month) return dayOfParts(year, month, date, today)
  // the month first, as Americans say it
  const [, name = '', day = '', inYear] =
    /^([a-z]{3,9}) (\d{1,2})(?:,? (\d{4}))?$/.exec(
      said.replace(/(?<=\d)(?:st|nd|rd|th)\b/, '').replace(/^(\d{1,2}) ([a-z]+)/, '$2 $1'),
    ) ?? []
  const place = MONTHS.indexOf(name.slice(0, 3)) + 1
  return place > 0 ? dayOfParts(inYear, `${place}`, day, today) : value.trim()
}

const dayOfParts = (year: string | undefined, month: string, day: string, today: Date): string =>
  `${year ?? today.getUTCFullYear()}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** A day whose year the learner did not say is the next such day, whatever year a model takes for this one. */
function nextDay(day: string, quote: string, today: Date): string {
  if (!isDay(day) || /\d{4}/.test(quote) || day > dayOf(today)) return day
  const year = today.getUTCFullYear()
  const next = [0, 1, 2, 3, 4]
    .map((more) => `${year + more}${day.slice(4)}`)
    .find((one) => isDay(one) && one > dayOf(today))
  return next ?? day
}

function dayIn(unit: 'days' | 'weeks' | 'months', value: string, today: Date): string | null {
  const count = /^\d{1,4}$/.test(value.trim()) ? Number(value) : MAX_DAYS + 1
  return count > MAX_DAYS ? null : dayOf(dayAfter(today, count, unit))
}

/** As models name what they were given other names for. */
const OTHER_LEVELS: Readonly<Record<string, Level>> = { beginner: 'new', intermediate: 'some', advanced: 'comfortable' }
const OTHER_FORMATS: Readonly<Record<string, Format>> = {
  ...{ reading: 'read', watching: 'watch', practicing: 'practise', practising: 'practise', building: 'build' },
}

export const levelIn = (value: string): Level | null => namedIn(value, LEVELS, OTHER_LEVELS)

export const formatIn = (value: string): Format | null => namedIn(value, FORMATS, OTHER_FORMATS)

function namedIn<T extends string>(value: string, names: readonly T[], others: Readonly<Record<string, T>>): T | null {
  // "expert (6 years)"
  const [said = ''] = /^[a-z]+(?=\s*(?:[(,;:–-]|$))/.exec(value.trim().toLowerCase()) ?? []
  return names.find((name) => name === said) ?? (Object.hasOwn(others, said) ? (others[said] ?? null) : null)
}
