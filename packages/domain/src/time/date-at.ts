import { MONTHS, NAMED_DAYS } from './calendar-words.ts'
import { keyAt, phrasesOf, skip, type Terms, terms, termsOf } from './time-words.ts'
import type { Words } from './tokenize.ts'
import type { Edge, Unit, When, Year } from './when.ts'

/** A date at a place. `isExact`: it can be nothing else, even where no "by" stands before it. */
export type DateMatch = { readonly when: When; readonly to: number; readonly isExact: boolean }

const RELATIVE = terms('relative')
const NEXT_PERIODS = terms('nextPeriods')
const NEXT = terms('next')
const BEFORE_DATE = terms('beforeDate')
const OF = terms('of')
const EDGES = [
  ['first', terms('start'), terms('startBehind')],
  ['middle', terms('middle'), terms('middleBehind')],
  ['last', terms('end'), terms('endBehind')],
] as const
const CURRENT = terms('running')
const CURRENT_END = terms('runningEnd')
const NEXT_END = terms('nextEnd')
const SEASONS = terms('seasons')
const FEASTS = terms('feasts')
const YEAR_SIGN = terms('yearSign')
const MONTH_SIGN = terms('monthSign')
const DAY_SIGN = terms('daySign')
const SPAN_DAYS = terms('spanDays')
/** "Until June 30 minutes a day": no day of June. */
const UNITS = [terms('hours'), terms('minutes'), SPAN_DAYS, terms('times')]

const WEEKENDS = [terms('days'), terms('often')]

const DAY_OF_MONTH = /^(\d{1,2})(?:st|nd|rd|th)?$/
const YEAR = /^(?:19|2[01])\d\d$/
/** From here on a number alone is rather a rating than a year: "by 2150". */
const MIN_NO_BARE_YEAR = 2100
const ISO = /^(\d{4})[.-](\d{1,2})[.-](\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const NO_YEAR = /^(\d{1,2})\.(\d{1,2})$/
const MAX_SKIPPED = 4

/** A date with the little words before it: "the end of June", "3. März 2027", "6月末", "mediados de mayo". */
export function dateAt(words: Words, from: number, lead: 'by' | 'in' | null): DateMatch | null {
  let at = from
  let edge: Edge = null
  for (let length = 1; length > 0 && at < from + MAX_SKIPPED; at += length) {
    // "fin de semana" is the weekend
    if (WEEKENDS.some((list) => list.lengthAt(words, at) > 1)) return null
    const found = EDGES.find(([, before]) => before.lengthAt(words, at) > 0)
    length = found ? found[1].lengthAt(words, at) : lead !== null || edge !== null ? littleAt(words, at) : 0
    edge = found?.[0] ?? edge
  }
  const next = NEXT.lengthAt(words, at)
  // "this may take"
  const isNext = next > 0 && keyAt(words, at + next) !== 'may'
  const found =
    periodAt(words, at) ??
    (next > 0 ? periodAt(words, at + next) : null) ??
    unitAt(words, at + next, edge !== null || next > 0) ??
    exactAt(words, at, lead === 'by')
  if (!found) return null
  // "June next": also where the word stands behind
  const to =
    found.to + (found.when.kind === 'months' || found.when.kind === 'weekday' ? NEXT.lengthAt(words, found.to) : 0)
  const behind = EDGES.find(([, , after]) => after.lengthAt(words, to) > 0)
  const end = to + (behind ? behind[2].lengthAt(words, to) : 0)
  const said = behind?.[0] ?? edge
  if (said === null)
    return { ...found, to, isExact: found.isExact || (isNext && found.when.kind !== 'current') || to > found.to }
  return { when: withEdge(found.when, said), to: end, isExact: true }
}

const littleAt = (words: Words, at: number): number => BEFORE_DATE.lengthAt(words, at) || OF.lengthAt(words, at)

export function withEdge(when: When, edge: Edge): When {
  if (when.kind === 'day' || when.kind === 'span') return when
  return when.edge === null ? { ...when, edge } : when
}

/** A month, season, year or week, of which an edge can be meant; or a day of the week. */
function periodAt(words: Words, at: number): DateMatch | null {
  const inSigns = signsAt(words, at)
  if (inSigns) return inSigns
  const nextPeriod = NEXT_PERIODS.at(words, at)
  if (nextPeriod) return current(nextPeriod.value, at + nextPeriod.length, nextPeriod.value === 60 ? 2 : 1)
  const nextEnd = NEXT_END.at(words, at)
  const end = nextEnd ?? CURRENT_END.at(words, at)
  if (end) {
    const { when, to } = current(end.value, at + end.length, nextEnd ? 1 : 0)
    return { when: withEdge(when, 'last'), to, isExact: true }
  }
  const month = monthAt(words, at)
  if (month) {
    const year = yearAt(words, skip(OF, words, at + month.length, at + month.length + 2))
    const when: When = { kind: 'months', year: year?.value ?? null, month: month.value, count: 1, edge: null }
    if (year) return { when, to: year.to, isExact: true }
    if (dayAt(words, at + month.length, true) === null) return { when, to: at + month.length, isExact: false }
    return null
  }
  const season = SEASONS.at(words, at)
  if (season) {
    const year = yearAt(words, skip(OF, words, at + season.length, at + season.length + 1))
    const when: When = { kind: 'months', year: year?.value ?? null, month: season.value, count: 3, edge: null }
    return { when, to: year?.to ?? at + season.length, isExact: false }
  }
  const weekday = NAMED_DAYS().at(words, at)
  if (weekday)
    return { when: { kind: 'weekday', weekday: weekday.value, edge: null }, to: at + weekday.length, isExact: false }
  return feastAt(words, at) ?? yearNamedAt(words, at)
}

function feastAt(words: Words, at: number): DateMatch | null {
  const feast = FEASTS.at(words, at)
  if (!feast || feast.value < 0) return null
  const to = at + feast.length
  if (feast.value === 0) return { when: { kind: 'easter', year: null, edge: null }, to, isExact: false }
  const [month, day] = [Math.floor(feast.value / 100), feast.value % 100]
  return { when: { kind: 'day', year: null, month, day }, to, isExact: false }
}

function yearNamedAt(words: Words, at: number): DateMatch | null {
  const year = yearAt(words, at)
  if (year === null || (typeof year.value === 'number' && year.value >= MIN_NO_BARE_YEAR)) return null
  return { when: { kind: 'months', year: year.value, month: 1, count: 12, edge: null }, to: year.to, isExact: false }
}

/** "This month", "the end of the year": not the month of "by month". */
function unitAt(words: Words, at: number, isLed: boolean): DateMatch | null {
  const unit = CURRENT.at(words, at)
  const isEdge = unit !== null && EDGES.some(([, , behind]) => behind.lengthAt(words, at + unit.length) > 0)
  return unit && (isLed || isEdge || unit.length > 1) ? current(unit.value, at + unit.length, 0) : null
}

function current(days: number, to: number, ahead: number): DateMatch {
  const unit: Unit = days < 7 ? 'day' : days < 30 ? 'week' : days < 360 ? 'month' : 'year'
  return { when: { kind: 'current', unit, ahead, edge: null }, to, isExact: ahead > 0 }
}

/** A day that is named whole: a date by figures or by day and month, "tomorrow". */
function exactAt(words: Words, at: number, isLed: boolean): DateMatch | null {
  const relative = RELATIVE.at(words, at)
  if (relative) {
    // "por la mañana" is every morning, and "until today" is how far someone came
    const isDate = isLed || (relative.value > 0 && NOT_TOMORROW.lengthAt(words, at - 1) === 0)
    const when: When = { kind: 'span', days: relative.value, months: 0, minutes: null }
    return isDate ? { when, to: at + relative.length, isExact: true } : null
  }
  return figuresAt(words, at, isLed) ?? dayAndMonthAt(words, at)
}

const NOT_TOMORROW = termsOf(...phrasesOf('la, las, cada, jeden, am, jede, de, esta, por'))

const dayMatch = (year: Year, month: number, day: number, to: number): DateMatch => ({
  when: { kind: 'day', year, month, day },
  to,
  isExact: true,
})

/** "2027-03-01", "1.3.2027", "01/03/2027" (the day first, as nearly everywhere), "1.3." behind a "by". */
function figuresAt(words: Words, at: number, isLed: boolean): DateMatch | null {
  const key = keyAt(words, at)
  const numbers = (found: RegExpExecArray | null): readonly number[] | null => found?.slice(1).map(Number) ?? null
  const [year, month, day] = numbers(ISO.exec(key)) ?? numbers(DAY_FIRST.exec(key))?.toReversed() ?? []
  if (year !== undefined && month !== undefined && day !== undefined) return dayMatch(year, month, day, at + 1)
  const short = isLed ? numbers(NO_YEAR.exec(key)) : null
  if (short && !isUnit(words, at + 1)) return dayMatch(null, short[1] ?? 0, short[0] ?? 0, at + 1)
  if (keyAt(words, at + 1) !== 'per' || keyAt(words, at + 3) !== 'per') return null
  const parts = [at, at + 2, at + 4].map((index) => keyAt(words, index))
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return null
  const [first = 0, second = 0, third = 0] = parts.map(Number)
  if (YEAR.test(parts[0] ?? '')) return dayMatch(first, second, third, at + 5)
  if (!YEAR.test(parts[2] ?? '')) return null
  return second > 12 ? dayMatch(third, first, second, at + 5) : dayMatch(third, second, first, at + 5)
}

/** 2027年3月1日, 3月1日, 6月; the year alone is read elsewhere. */
function signsAt(words: Words, from: number): DateMatch | null {
  const year = yearAt(words, from)
  const at = year ? skip(BEFORE_DATE, words, year.to, year.to + 1) : from
  const named = year?.value ?? null
  const month = /^\d{1,2}$/.test(keyAt(words, at)) ? MONTH_SIGN.lengthAt(words, at + 1) : 0
  if (month === 0) return null
  const number = Number(keyAt(words, at))
  const behind = at + 1 + month
  if (number < 1 || number > 12) return null
  const day = /^\d{1,2}$/.test(keyAt(words, behind)) ? DAY_SIGN.lengthAt(words, behind + 1) : 0
  if (day > 0) return dayMatch(named, number, Number(keyAt(words, behind)), behind + 1 + day)
  return {
    when: { kind: 'months', year: named, month: number, count: 1, edge: null },
    to: behind,
    isExact: named !== null,
  }
}

/** "3 March", "March 3rd, 2027", "el 3 de marzo de 2027". */
function dayAndMonthAt(words: Words, at: number): DateMatch | null {
  const month = monthAt(words, at)
  if (month) {
    const day = dayAt(words, at + month.length, true)
    return day && withYear(words, month.value, day.value, day.to)
  }
  const day = dayAt(words, at, false)
  const named = day && monthAt(words, day.to)
  return named && withYear(words, named.value, day.value, day.to + named.length)
}

function withYear(words: Words, month: number, day: number, behind: number): DateMatch {
  const year = yearAt(words, skip(OF, words, behind, behind + 2))
  return dayMatch(year?.value ?? null, month, day, year?.to ?? behind)
}

type Numbered = { readonly value: number; readonly to: number }

/** A day of a month and the little words behind it. `isBehind`: behind the month, where a number may begin a time instead. */
function dayAt(words: Words, from: number, isBehind: boolean): Numbered | null {
  const at = isBehind ? skip(OF, words, from, from + 1) : from
  const day = DAY_OF_MONTH.exec(keyAt(words, at))?.[1]
  if (day === undefined || (isBehind && (words[from - 1]?.ends !== '' || isUnit(words, at + 1)))) return null
  return { value: Number(day), to: isBehind ? at + 1 : skip(OF, words, at + 1, at + 3) }
}

type NumberedYear = { readonly value: Year; readonly to: number }

/** "2027", and the "next year" of "June next year". */
function yearAt(words: Words, at: number): NumberedYear | null {
  const key = keyAt(words, at)
  const next = NEXT_PERIODS.at(words, at)
  if (next?.value === 365) return { value: 'next', to: at + next.length }
  if (!YEAR.test(key) || isUnit(words, at + 1)) return null
  return { value: Number(key), to: at + 1 + YEAR_SIGN.lengthAt(words, at + 1) }
}

const isUnit = (words: Words, at: number): boolean => UNITS.some((unit) => unit.lengthAt(words, at) > 0)

/** "d'avril", "Haziran'a": an apostrophe parts what belongs to the month from what does not. */
function monthAt(words: Words, at: number): ReturnType<Terms['at']> {
  const found = MONTHS().at(words, at)
  const key = keyAt(words, at)
  if (found || !key.includes("'")) return found
  const word = words[at]
  const parts = key.split("'").map((part) => MONTHS().at(word ? [{ ...word, key: part }] : [], 0))
  return parts.find((part) => part !== null) ?? null
}
