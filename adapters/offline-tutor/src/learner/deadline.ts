import { quoteOf } from '../words/clauses.ts'
import { skipWords, wordSet } from '../words/phrases.ts'
import { normAt, tokenize, type Words } from '../words/tokenize.ts'
import { numberAt } from './number.ts'

type Deadline = { readonly kind: 'deadline'; readonly from: number; readonly to: number }

const UNTIL = wordSet('by until till before')
const MONTHS = wordSet('january february march april may june july august september october november december')
const SEASONS = wordSet('spring summer autumn fall winter christmas easter')
const WEEKS: ReadonlyMap<string, number> = new Map(Object.entries({ day: 1 / 7, week: 1, month: 4.3, year: 52 }))
const NEXT = wordSet('next this coming')
const BEFORE_A_DATE = wordSet('the end of next this coming early mid late')
const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)?$/
const YEAR = /^20\d\d$/

/** "by June", "until the end of next year", "in 3 months", "next summer". Not the "in a week" of "an hour in a week". */
export function deadlineAt(words: Words, from: number): Deadline | null {
  const to = endOfDeadline(words, from)
  return to === null ? null : { kind: 'deadline', from, to }
}

function endOfDeadline(words: Words, from: number): number | null {
  const [first, second] = [normAt(words, from), normAt(words, from + 1)]
  if (UNTIL.has(first)) return endOfDate(words, from + 1)
  const isPeriod = MONTHS.has(second) || second === 'month' || second === 'year'
  if (NEXT.has(first)) return SEASONS.has(second) || (first !== 'this' && isPeriod) ? from + 2 : null
  if (first === 'in' && MONTHS.has(second)) return from + 2
  // "on March 3", "on 3 March"
  if (first === 'on' && (DAY_OF_MONTH.test(second) || DAY_OF_MONTH.test(normAt(words, from + 2))))
    return endOfDate(words, from + 1)
  return countdownAt(words, from)?.to ?? null
}

function endOfDate(words: Words, from: number): number | null {
  let at = skipWords(BEFORE_A_DATE, words, from, from + 4)
  const isDay = DAY_OF_MONTH.test(normAt(words, at))
  if (isDay) at += words[at + 1]?.norm === 'of' ? 2 : 1
  const word = normAt(words, at)
  if (MONTHS.has(word)) {
    const behind = normAt(words, at + 1)
    return !isDay && (DAY_OF_MONTH.test(behind) || YEAR.test(behind)) ? at + 2 : at + 1
  }
  if (isDay) return null
  return SEASONS.has(word) || YEAR.test(word) || (at > from && WEEKS.has(word)) ? at + 1 : null
}

/** "In 3 weeks", "make it 3 weeks". */
const WITHIN = wordSet('in within over make fit finish')
const BEFORE_A_SPAN = wordSet('the next about around it this in into')

function countdownAt(words: Words, from: number): { readonly weeks: number; readonly to: number } | null {
  if (!WITHIN.has(normAt(words, from))) return null
  const at = skipWords(BEFORE_A_SPAN, words, from + 1, from + 4)
  const number = numberAt(words, at)
  const unit = normAt(words, at + (number?.length ?? 0))
  const span = WEEKS.get(unit.endsWith('s') ? unit.slice(0, -1) : unit)
  const isRate = ['a', 'an'].includes(normAt(words, at)) && ['day', 'week'].includes(unit)
  if (!number || span === undefined || isRate) return null
  return { weeks: Math.max(1, Math.round(number.value * span)), to: at + number.length + 1 }
}

/** Weeks until the learner wants to be ready, where the text counts them: "in 3 months". */
export function weeksLeft(text: string): number | null {
  const words = tokenize(text)
  return words.map((_, index) => countdownAt(words, index)).find((found) => found !== null)?.weeks ?? null
}

/** The learner's own words for a date to be ready by. */
export function deadlineIn(text: string): string | null {
  const words = tokenize(text)
  const deadline = words.map((_, index) => deadlineAt(words, index)).find((found) => found !== null)
  return deadline ? quoteOf(text, words.slice(deadline.from, deadline.to)) : null
}
