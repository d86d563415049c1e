import { phraseList, phrases, skipWords, valueList, wordList } from '../words/phrases.ts'
import { normAt, type Words } from '../words/tokenize.ts'
import { deadlineAt } from './deadline.ts'
import { type NumberMatch, numberAt } from './number.ts'

/** A part of what someone says about time. `from` and `to` count words. */
export type TimeItem = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'amount'; readonly minutes: number }
  /** `perDay`: so often on each of its days. `days`: on so many days a week. `named`: a day by its name. */
  | { readonly kind: 'often'; readonly perDay?: number; readonly days?: number; readonly named?: boolean }
  | { readonly kind: 'deadline' }
)

const HOURS = wordList('time-items.hours')
const MINUTES = wordList('time-items.minutes')
/** In minutes. */
const WHOLE = valueList('time-items.whole')
const PER = wordList('time-items.per')
const PER_DAY = wordList('time-items.per-day')
/** How many days a week. */
const DAYS = valueList('time-items.days')
const ADVERBS = wordList('time-items.adverbs')
const NAMED = wordList('time-items.named')
/** By how often. */
const ONCE = valueList('time-items.once')
const TIMES = wordList('time-items.times')
const OTHER_DAYS = phraseList('time-items.other-days')
const WORKING_DAYS = phraseList('time-items.working-days')
const FULL_TIME = phrases('full time, full-time, all day, the whole day')

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
const OCCUPATIONS = wordList('time-items.occupations')

export const hasOccupation = (words: Words): boolean => words.some(({ norm }) => OCCUPATIONS.has(norm))

const EXCEPT = phraseList('time-items.except')

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

function amountAt(words: Words, from: number): TimeItem | null {
  const amount = (minutes: number, to: number): TimeItem => ({ kind: 'amount', minutes, from, to })
  const fullTime = FULL_TIME.lengthAt(words, from)
  if (OCCUPATIONS.has(normAt(words, from - 1))) return null
  if (fullTime > 0) return amount(FULL_TIME_A_DAY * 5, from + fullTime)
  if (words[from]?.norm === 'quarter' && words[from + 1]?.norm === 'of') return amount(15, from + 4)
  const whole = WHOLE.get(normAt(words, from))
  if (whole !== undefined) return amount(whole, from + 1)
  const number = withHalf(words, from)
  const at = from + (number?.length ?? 0)
  const unit = normAt(words, at)
  if (!number || isInterrupted(words, from, at)) return null
  // "30m" is a time, "swim 100 m" is none
  const isLength = unit === 'm' && (number.value > 90 || words[at - 1]?.to !== words[at]?.from)
  if (MINUTES.has(unit)) return isLength ? null : amount(number.value, at + 1)
  if (!HOURS.has(unit)) return null
  const minutes = number.value * 60
  if (AND_A_HALF.lengthAt(words, at + 1) > 0) return amount(minutes + 30, at + 4)
  // "1h30", "1 hour and 30 minutes"
  const and = words[at + 1]?.norm === 'and' ? 2 : 1
  const more = numberAt(words, at + and)
  if (!more) return amount(minutes, at + 1)
  const end = at + and + more.length
  if (more.value < 60 && MINUTES.has(normAt(words, end))) return amount(minutes + more.value, end + 1)
  const isGlued = and === 1 && words[at]?.to === words[at + 1]?.from
  return isGlued ? amount(minutes + more.value, at + 2) : amount(minutes, at + 1)
}

const AND_A_HALF = phrases('and a half')

/** "two and a half hours", unless the half stands behind the unit. */
function withHalf(words: Words, from: number): NumberMatch | null {
  const number = numberAt(words, from)
  if (!number || AND_A_HALF.lengthAt(words, from + number.length) === 0) return number
  return { value: number.value + 0.5, length: number.length + 3 }
}

/** A part of the sentence ends between a number and its unit: they do not belong together. */
const isInterrupted = (words: Words, from: number, at: number): boolean =>
  words.slice(from, at).some(({ ends }) => ends !== '')

function oftenAt(words: Words, from: number): TimeItem | null {
  const other = OTHER_DAYS.lengthAt(words, from)
  if (other > 0) return { kind: 'often', days: 3.5, from, to: from + other }
  const working = WORKING_DAYS.lengthAt(words, from)
  if (working > 0) return { kind: 'often', days: 5, from, to: from + working }
  return countedAt(words, from) ?? multipliedAt(words, from) ?? periodAt(words, from)
}

/** "30 min a day x 5". */
function multipliedAt(words: Words, from: number): TimeItem | null {
  const number = normAt(words, from) === 'x' ? numberAt(words, from + 1) : null
  const to = from + 1 + (number?.length ?? 0)
  const isAmount = HOURS.has(normAt(words, to)) || MINUTES.has(normAt(words, to))
  return !number || isAmount ? null : { kind: 'often', days: Math.min(number.value, 7), from, to }
}

/** "twice a week", "five days a week", "3x per week", "once a day". */
function countedAt(words: Words, from: number): TimeItem | null {
  const once = ONCE.get(normAt(words, from)) ?? 0
  const number = once > 0 ? { value: once, length: 1 } : numberAt(words, from)
  const counts = once > 0 || TIMES.has(normAt(words, from + (number?.length ?? 0)))
  if (!number || !counts) return null
  const at = from + number.length + (once > 0 ? 0 : 1)
  const behind = skipWords(PER, words, at)
  const period = normAt(words, behind)
  const to = behind + 1
  if (behind === at)
    return once > 0 || words[at - 1]?.norm === 'times' ? null : { kind: 'often', days: number.value, from, to: at }
  if (PER_DAY.has(period)) return { kind: 'often', perDay: number.value, from, to }
  const weeks = DAYS.get(period)
  return weeks === undefined ? null : { kind: 'often', days: Math.min(number.value * weeks, 7), from, to }
}

/** "a day", "every evening", "daily", "on weekdays", "Sunday mornings", "per week". */
function periodAt(words: Words, from: number): TimeItem | null {
  let at = skipWords(PER, words, from, from + 3)
  if (words[at]?.norm === 'single') at += 1
  const word = normAt(words, at)
  const led = at > from
  // "Sunday mornings", "weekday mornings"
  const to = at + (PER_DAY.has(normAt(words, at + 1)) ? 2 : 1)
  if (ADVERBS.has(word)) return { kind: 'often', perDay: 1, from, to: at + 1 }
  if (NAMED.has(word)) return { kind: 'often', days: 1, named: true, from, to }
  const isPlural = word.endsWith('s')
  if (PER_DAY.has(word) && (led || (isPlural && word !== 'days'))) {
    return { kind: 'often', ...(isPlural ? { days: 5 } : { perDay: 1 }), from, to: at + 1 }
  }
  const days = DAYS.get(word)
  if (days === 5 && to > at + 1) return { kind: 'often', days, from, to }
  const alone = isPlural && word !== 'weeks' && word !== 'months'
  if (days === undefined || !(led || alone || word.endsWith('ly'))) return null
  return { kind: 'often', days, from, to: at + 1 }
}
