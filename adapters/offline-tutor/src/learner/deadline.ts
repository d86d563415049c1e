import { wordSet } from '../words/phrases.ts'
import { normAt, type Words } from '../words/tokenize.ts'
import { numberAt } from './number.ts'

type Deadline = { readonly kind: 'deadline'; readonly from: number; readonly to: number }

const UNTIL = wordSet('by until till before')
const MONTHS = wordSet('january february march april may june july august september october november december')
const SEASONS = wordSet('spring summer autumn fall winter christmas easter')
const SPANS: ReadonlyMap<string, number> = new Map([
  ['day', 1 / 7],
  ['week', 1],
  ['month', 4.3],
  ['year', 52],
])
const NEXT = wordSet('next this coming')
const BEFORE_A_DATE = wordSet('the end of next this coming early mid late')
const DAY_OF_MONTH = /^\d{1,2}(?:st|nd|rd|th)?$/
const YEAR = /^20\d\d$/

/** "by June", "until the end of next year", "in 3 months", "next summer". Not the "in a week" of "an hour in a week". */
export function deadlineAt(words: Words, from: number): Deadline | null {
  const first = normAt(words, from)
  if (UNTIL.has(first)) {
    const to = dateAt(words, from + 1)
    return to === null ? null : { kind: 'deadline', from, to }
  }
  if (NEXT.has(first)) {
    const word = normAt(words, from + 1)
    const names = SEASONS.has(word) || (first !== 'this' && (MONTHS.has(word) || word === 'month' || word === 'year'))
    return names ? { kind: 'deadline', from, to: from + 2 } : null
  }
  if (first === 'in' && MONTHS.has(normAt(words, from + 1))) return { kind: 'deadline', from, to: from + 2 }
  const countdown = countdownAt(words, from)
  return countdown && { kind: 'deadline', from, to: countdown.to }
}

function dateAt(words: Words, from: number): number | null {
  let at = from
  while (at < from + 4 && BEFORE_A_DATE.has(normAt(words, at))) at += 1
  const isDay = DAY_OF_MONTH.test(normAt(words, at))
  if (isDay) at += words[at + 1]?.norm === 'of' ? 2 : 1
  const word = normAt(words, at)
  if (MONTHS.has(word)) {
    const behind = normAt(words, at + 1)
    return !isDay && (DAY_OF_MONTH.test(behind) || YEAR.test(behind)) ? at + 2 : at + 1
  }
  if (isDay) return null
  return SEASONS.has(word) || YEAR.test(word) || (at > from && SPANS.has(word)) ? at + 1 : null
}

const WITHIN = wordSet('in within over')
/** "Make it 3 weeks". */
const MAKING = wordSet('make fit finish')
const BEFORE_A_SPAN = wordSet('the next about around it this in into')

function countdownAt(words: Words, from: number): { readonly weeks: number; readonly to: number } | null {
  const first = normAt(words, from)
  if (!WITHIN.has(first) && !MAKING.has(first)) return null
  let at = from + 1
  while (at < from + 4 && BEFORE_A_SPAN.has(normAt(words, at))) at += 1
  const number = numberAt(words, at)
  const unit = normAt(words, at + (number?.length ?? 0))
  const span = SPANS.get(unit.endsWith('s') ? unit.slice(0, -1) : unit)
  const isRate = ['a', 'an'].includes(normAt(words, at)) && ['day', 'week'].includes(unit)
  if (!number || span === undefined || isRate) return null
  return { weeks: Math.max(1, Math.round(number.value * span)), to: at + number.length + 1 }
}

/** Weeks that a deadline leaves, where it counts them: "in 3 months". */
export function weeksLeft(words: Words): number | null {
  for (let index = 0; index < words.length; index += 1) {
    const countdown = countdownAt(words, index)
    if (countdown) return countdown.weeks
  }
  return null
}
