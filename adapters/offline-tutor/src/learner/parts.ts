import {
  type Clause,
  exceptionAt,
  hasOccupation,
  normAt,
  phrases,
  type TimeItem,
  timeItems,
  type Words,
} from '@app/domain'
import { skipBack, skipWords, wordList, wordSet } from '../words/phrases.ts'
import { focusAt, isAim } from './focus.ts'
import { stripLeadIn } from './goal-words.ts'
import { levelTail, statesLevel } from './level.ts'

export type Segment = { readonly words: Words; readonly sentence: number; readonly asks: boolean }

/** A message taken apart: times, levels, focuses and the rest. All of it words of the message. */
export type Parts = {
  readonly times: readonly Words[]
  readonly levels: readonly Words[]
  readonly focuses: readonly Words[]
  readonly rest: readonly Segment[]
}

/** Words on a date itself: "be done by June". */
export const OF_DATE = wordList('facts.of-date')
const REASONS = wordSet('because since so as')

/** How to read a message: whether it may state a level, and how sure it has to be that a duration is the time to learn. */
export type Reading = { readonly readsLevel: boolean; readonly times: 'all' | 'budget' | 'correction' }

const READS_ALL: Reading = { readsLevel: true, times: 'all' }

export function partsOfClauses(clauses: readonly Clause[], { readsLevel, times: wanted } = READS_ALL): Parts {
  const isLevel = (words: Words): boolean => readsLevel && statesLevel(words)
  const times: Words[] = []
  const levels: Words[] = []
  const focuses: Words[] = []
  const rest: Segment[] = []
  const amounts = clauses.filter(({ words }) => hasAmount(words))
  for (const clause of clauses) {
    if (clause !== clauses[0] && isAim(clause.words)) continue
    if (isLevel(clause.words) && !hasAmount(clause.words)) {
      levels.push(clause.words)
      continue
    }
    const segments: Words[] = []
    const pieces = withTimes(clause.words, amounts.length > 0, wanted)
    const hasTime = pieces.some(({ isTime }) => isTime)
    for (const { words, isTime } of pieces) {
      if (isTime) times.push(words)
      // "ready by Christmas": what is to be then says nothing more
      else if (!hasTime || words.some(({ norm }) => !OF_DATE.has(norm))) segments.push(words)
    }
    for (const words of segments) {
      const focus = focusAt(words)
      const unfocused = focus ? words.slice(0, focus.from) : words
      if (focus) focuses.push(words.slice(focus.behind))
      const isReason = !focus && REASONS.has(clause.opener) && clauses.length > 1 && !hasOccupation(words)
      if (isLevel(unfocused)) levels.push(unfocused)
      else if (isReason) focuses.push(unfocused)
      else {
        const tail = readsLevel ? levelTail(unfocused) : -1
        if (tail > 0) levels.push(unfocused.slice(tail))
        const left = tail > 0 ? unfocused.slice(0, tail) : unfocused
        if (left.length > 0) rest.push({ words: left, sentence: clause.sentence, asks: clause.asks })
      }
    }
  }
  return { times, levels, focuses, rest }
}

export const hasAmount = (words: Words): boolean => timeItems(words).some(({ kind }) => kind === 'amount')

/** Words between two parts of a time: "20 minutes on Monday and Friday". */
const JOINING = wordList('parts.joining')
const BEFORE_TIME = wordList('parts.before-time')
const BEHIND_TIME = wordList('parts.behind-time')
const TIME = wordList('parts.time')
const AMOUNT_OF_TIME = wordList('parts.amount-of-time')

/** "No time limit" is not "no time". */
const LIMITS = wordSet('limit limits limitation pressure constraint constraints')

/** "Not" stands before what it denies, and is part of the time. */
const NOT = wordSet('not nicht non pas não niet не')

type Piece = { readonly words: Words; readonly isTime: boolean }

/** The clause in pieces; a time takes the words along that only lead up to it, but not as its own. */
function withTimes(words: Words, hasAmounts: boolean, wanted: Reading['times']): readonly Piece[] {
  const except = exceptionAt(words)
  if (except === 0) return [{ words, isTime: true }]
  if (except > 0) {
    const pieces = withTimes(words.slice(0, except), hasAmounts, wanted)
    const last = pieces.at(-1)
    if (last?.isTime) return [...pieces.slice(0, -1), { words: [...last.words, ...words.slice(except)], isTime: true }]
  }
  const items = timeItems(words)
  const said = spansOf(words, items, hasAmounts)
  const spans = wanted === 'all' ? said : said.flatMap((span) => budgetIn(words, span, items, wanted))
  const vague = spans.length === 0 ? vagueTime(words) : null
  if (vague) return [{ words: vague, isTime: true }]
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to } of spans) {
    const start = skipBack(BEFORE_TIME, words, from, at)
    if (start > at) pieces.push({ words: words.slice(at, start), isTime: false })
    // "not weekends" without its "not" would say the opposite
    const isDenied = from > start && NOT.has(normAt(words, from - 1))
    pieces.push({ words: words.slice(isDenied ? from - 1 : from, to), isTime: true })
    at = to
    // "two hours a week for my exam": what follows is more than an ending
    if (skipWords(BEHIND_TIME, words, to) === words.length) at = words.length
  }
  if (at < words.length) pieces.push({ words: words.slice(at), isTime: false })
  const saysMore = (piece: Piece): boolean => piece.isTime || stripLeadIn(piece.words).words.length > 0
  return pieces.length === 1 ? pieces : pieces.filter(saysMore)
}

/** At the end of a clause, or before what the time is for: without it "5 hours in total" would be five hours a week. */
const IN_TOTAL = phrases('in total, in all, altogether, total, overall')

type Span = { from: number; to: number; isSure: boolean }

/**
 * Items that belong together, as places of words. How often alone is a time only where nothing else is said: "weekends
 * only", but not "the basics that I need every day".
 */
function spansOf(words: Words, items: readonly TimeItem[], hasAmounts: boolean): readonly Span[] {
  const spans: Span[] = []
  for (const { from, to, kind } of items) {
    const last = spans.at(-1)
    const between = last ? words.slice(last.to, from) : []
    // "every day after school, half an hour"
    const isSure = kind !== 'often' || (hasAmounts && from === 0)
    if (last && between.length <= 2 && between.every(({ norm }) => JOINING.has(norm))) {
      last.to = to
      last.isSure ||= isSure
    } else spans.push({ from, to, isSure })
  }
  for (const span of spans) {
    const total = IN_TOTAL.lengthAt(words, span.to)
    const end = span.to + total
    if (end === words.length || normAt(words, end) === 'to') span.to = end
  }
  const [only] = spans
  const others = only ? [...words.slice(0, only.from), ...words.slice(only.to)] : words
  const isAll = spans.length === 1 && others.every(({ norm }) => BEFORE_TIME.has(norm) || BEHIND_TIME.has(norm))
  return isAll ? spans : spans.filter(({ isSure }) => isSure)
}

const WITHIN = wordList('parts.within')

/**
 * What is time to learn in a time beside another answer. Of "read a paper in one hour by May", only the date is: a duration of
 * its own has to be all that the clause says, and one that corrects a known time has to begin it.
 */
function budgetIn(words: Words, span: Span, items: readonly TimeItem[], wanted: Reading['times']): readonly Span[] {
  const { from, to } = span
  const parts = items.filter((item) => item.from >= from && item.to <= to)
  if (parts.every(({ kind }) => kind !== 'amount')) return [span]
  const begins = words.slice(0, from).every(({ norm }) => BEFORE_TIME.has(norm))
  const isBudget = parts.some(({ kind }) => kind === 'often')
    ? begins || wanted === 'budget'
    : begins && !WITHIN.has(normAt(words, from - 1)) && skipWords(BEHIND_TIME, words, to) === words.length
  return isBudget ? [span] : parts.filter(({ kind }) => kind === 'deadline').map((date) => ({ ...date, isSure: true }))
}

/** "I do not have much time": quoted as it stands. */
function vagueTime(words: Words): Words | null {
  const time = words.findIndex(({ norm }) => TIME.has(norm))
  if (time < 1 || words.length > 8) return null
  return words.slice(Math.max(0, time - 3), time).some(({ norm }) => AMOUNT_OF_TIME.has(norm))
    ? words.slice(0, LIMITS.has(normAt(words, time + 1)) ? time + 2 : time + 1)
    : null
}
