import { NAMED_DAYS } from './calendar-words.ts'
import { deadlineAt } from './deadline-at.ts'
import { AND, type NumberMatch, numberAt } from './number.ts'
import { keyAt, phrasesOf, skip, terms, termsOf } from './time-words.ts'
import type { Words } from './tokenize.ts'
import type { When } from './when.ts'

/** A part of what someone says about time. `from` and `to` count words. */
export type TimeItem = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'amount'; readonly minutes: number }
  /** `perDay`: so often on each of its days. `days`: on so many days a week. `named`: a day by its name. */
  | { readonly kind: 'often'; readonly perDay?: number; readonly days?: number; readonly named?: boolean }
  | { readonly kind: 'deadline'; readonly when: When }
)

const HOURS = terms('hours')
const MINUTES = terms('minutes')
/** In minutes. */
const WHOLE = terms('whole')
const PER = terms('per')
const PER_BEHIND = terms('perBehind')
const PER_DAY = terms('perDay')
/** How many days a week, behind "a" or "each"; and by itself. */
const DAYS = terms('days')
const OFTEN = terms('often')
const DAILY = terms('daily')
/** By how often. */
const ONCE = terms('once')
const TIMES = terms('times')
const SIGN_DAY = terms('signDay')
const OTHER_DAYS = terms('otherDays')
const WORKING_DAYS = terms('workingDays')
const FULL_TIME = terms('fullTime')
const CLOCK = terms('clock')

/** All that a text says about time, in its order, in one pass. */
export function timeItems(words: Words): readonly TimeItem[] {
  const items: TimeItem[] = []
  for (let index = 0; index < words.length; ) {
    const item = itemAt(words, index)
    if (item) items.push(item)
    index = item ? item.to : index + 1
  }
  return items
}

/** What takes time, and is no learning: "I work 10 hours". */
const OCCUPATIONS = terms('occupations')

export const hasOccupation = (words: Words): boolean => words.some((_, index) => OCCUPATIONS.lengthAt(words, index) > 0)

const EXCEPT = terms('except')

/** Where an exception to a time begins, "except Fridays", or -1. */
export function exceptionAt(words: Words): number {
  return words.findIndex((_, index) => {
    const length = EXCEPT.lengthAt(words, index)
    return length > 0 && oftenAt(words, index + length) !== null
  })
}

const itemAt = (words: Words, index: number): TimeItem | null =>
  deadlineAt(words, index) ?? oftenAt(words, index) ?? amountAt(words, index)

const FULL_TIME_A_DAY = 6 * 60

type Amount = TimeItem & { readonly kind: 'amount' }

function amountAt(words: Words, from: number): Amount | null {
  if (OCCUPATIONS.lengthAt(words, from - 1) > 0) return null
  const fullTime = FULL_TIME.lengthAt(words, from)
  if (fullTime > 0) return { kind: 'amount', minutes: FULL_TIME_A_DAY * 5, from, to: from + fullTime }
  const first = oneAmountAt(words, from)
  if (!first) return null
  // "30 minutes to an hour": the middle
  const joined = UP_TO.lengthAt(words, first.to)
  const second = joined > 0 && words[first.to - 1]?.ends === '' ? oneAmountAt(words, first.to + joined) : null
  return second ? { ...second, minutes: (first.minutes + second.minutes) / 2, from } : first
}

const UP_TO = termsOf(...phrasesOf('to, bis, à, a, до, से, 到, から'))

function oneAmountAt(words: Words, from: number): Amount | null {
  const amount = (minutes: number, to: number): Amount => ({ kind: 'amount', minutes, from, to })
  const whole = WHOLE.at(words, from)
  if (whole) {
    const half = whole.value % 60 === 0 ? AND_A_HALF.lengthAt(words, from + whole.length) : 0
    return amount(whole.value + (half > 0 ? 30 : 0), from + whole.length + half)
  }
  const number = withHalf(words, from)
  const at = from + (number?.length ?? 0)
  if (!number || isInterrupted(words, from, at)) return null
  const inMinutes = MINUTES.lengthAt(words, at)
  // "30m" is a time, "swim 100 m" is none
  const isLength = keyAt(words, at) === 'm' && (number.value > 90 || words[at - 1]?.to !== words[at]?.from)
  if (inMinutes > 0) return isLength ? null : amount(number.value, at + inMinutes)
  const inHours = HOURS.lengthAt(words, at)
  if (inHours === 0 || CLOCK.lengthAt(words, from - 1, from) > 0) return null
  const minutes = number.value * 60
  const behind = at + inHours
  const half = AND_A_HALF.lengthAt(words, behind)
  if (half > 0) return amount(minutes + 30, behind + half)
  // "1h30", "1 hour and 30 minutes"
  const and = AND.lengthAt(words, behind)
  const more = numberAt(words, behind + and)
  if (!more) return amount(minutes, behind)
  const end = behind + and + more.length
  const moreMinutes = MINUTES.lengthAt(words, end)
  if (more.value < 60 && moreMinutes > 0) return amount(minutes + more.value, end + moreMinutes)
  const isGlued = and === 0 && words[at]?.key === 'h' && words[at]?.to === words[at + 1]?.from
  return isGlued ? amount(minutes + more.value, at + 2) : amount(minutes, behind)
}

const AND_A_HALF = terms('andAHalf')

/** "two and a half hours", unless the half stands behind the unit. */
function withHalf(words: Words, from: number): NumberMatch | null {
  const number = numberAt(words, from)
  const half = number ? AND_A_HALF.lengthAt(words, from + number.length) : 0
  return number && half > 0 ? { value: number.value + 0.5, length: number.length + half } : number
}

/** A part of the sentence ends between a number and its unit: they do not belong together. "2 - 3 hours" does. */
const isInterrupted = (words: Words, from: number, at: number): boolean =>
  words.slice(from, at).some(({ ends, to }, index, all) => ends !== '' && (all[index + 1]?.from ?? 0) - to !== 3)

/** How often at a place: "twice a week", "every evening", "on weekdays". */
function oftenAt(words: Words, from: number): TimeItem | null {
  const other = OTHER_DAYS.lengthAt(words, from)
  if (other > 0) return { kind: 'often', days: 3.5, from, to: from + other }
  const working = WORKING_DAYS.lengthAt(words, from)
  if (working > 0) return { kind: 'often', days: 5, from, to: from + working }
  return countedAt(words, from) ?? multipliedAt(words, from) ?? periodAt(words, from)
}

/** "30 min a day x 5". */
function multipliedAt(words: Words, from: number): TimeItem | null {
  const number = keyAt(words, from) === 'x' ? numberAt(words, from + 1) : null
  const to = from + 1 + (number?.length ?? 0)
  const isAmount = HOURS.lengthAt(words, to) > 0 || MINUTES.lengthAt(words, to) > 0
  return !number || isAmount ? null : { kind: 'often', days: Math.min(number.value, 7), from, to }
}

/** "twice a week", "five days a week", "3x per week", "once a day", "週5日". */
function countedAt(words: Words, from: number): TimeItem | null {
  const once = ONCE.at(words, from)
  const number = once ?? numberAt(words, from)
  if (!number) return null
  const counted = once ? 0 : TIMES.lengthAt(words, from + number.length)
  // "once minutos" is eleven of them
  if (!once && counted === 0) return null
  const at = from + number.length + counted
  if (once && (HOURS.lengthAt(words, at) > 0 || MINUTES.lengthAt(words, at) > 0)) return null
  // "1日30分"
  if (!once && number.value === 1 && SIGN_DAY.lengthAt(words, at - counted) > 0)
    return { kind: 'often', perDay: 1, from, to: at }
  // "twice, each 20 minutes"
  const behind = words[at - 1]?.ends === '' ? skip(PER, words, at, at + 3) : at
  if (behind === at) {
    const alone = once !== null || keyAt(words, at - 1) === 'times'
    return alone ? null : { kind: 'often', days: Math.min(number.value, 7), from, to: at }
  }
  const perDay = PER_DAY.lengthAt(words, behind)
  if (perDay > 0) return { kind: 'often', perDay: number.value, from, to: behind + perDay }
  const weeks = DAYS.at(words, behind)
  return weeks && { kind: 'often', days: Math.min(number.value * weeks.value, 7), from, to: behind + weeks.length }
}

/** "a day", "every evening", "daily", "on weekdays", "Sunday mornings", "per week". */
function periodAt(words: Words, from: number): TimeItem | null {
  const daily = DAILY.lengthAt(words, from)
  if (daily > 0) return { kind: 'often', perDay: 1, from, to: from + daily }
  const often = OFTEN.at(words, from)
  if (often) {
    const to = from + often.length
    return { kind: 'often', days: often.value, from, to: to + PER_DAY.lengthAt(words, to) }
  }
  const at = skip(PER, words, from, from + 3)
  if (at > from && (OFTEN.lengthAt(words, at) > 0 || DAILY.lengthAt(words, at) > 0)) {
    const item = periodAt(words, at)
    return item && { ...item, from }
  }
  const word = keyAt(words, at)
  const named = NAMED_DAYS().lengthAt(words, at)
  // "Sunday mornings"
  if (named > 0)
    return { kind: 'often', days: 1, named: true, from, to: at + named + PER_DAY.lengthAt(words, at + named) }
  const perDay = PER_DAY.lengthAt(words, at)
  const days = DAYS.at(words, at)
  const to = at + (days?.length ?? perDay)
  const behind = PER_BEHIND.lengthAt(words, to)
  const isLed = at > from || behind > 0
  // "mornings" are those of the working week
  const isPlural = word.endsWith('s')
  if (perDay > 0 && (isLed || (isPlural && word !== 'days'))) {
    return { kind: 'often', ...(isPlural ? { days: 5 } : { perDay: 1 }), from, to: to + behind }
  }
  if (!days) return null
  // "weekday mornings"
  const partOfDay = PER_DAY.lengthAt(words, to)
  if (days.value === 5 && partOfDay > 0) return { kind: 'often', days: 5, from, to: to + partOfDay }
  return isLed ? { kind: 'often', days: days.value, from, to: to + behind } : null
}
