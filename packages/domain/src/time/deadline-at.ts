import { MONTHS } from './calendar-words.ts'
import { type DateMatch, dateAt, withEdge } from './date-at.ts'
import { countAt, numberAt } from './number.ts'
import { skip, type Terms, terms } from './time-words.ts'
import type { Words } from './tokenize.ts'
import type { When } from './when.ts'

type Deadline = { readonly kind: 'deadline'; readonly when: When; readonly from: number; readonly to: number }

const UNTIL = terms('until')
const UNTIL_BEHIND = terms('untilBehind')
const BEFORE = terms('before')
const BEFORE_BEHIND = terms('beforeBehind')
const IN = terms('in')
const IN_BEHIND = terms('inBehind')

/** "By June", "until the end of next year", "in 3 months", "6月までに", "tomorrow". Not the "in a week" of "an hour in a week". */
export function deadlineAt(words: Words, from: number): Deadline | null {
  const found = countdownAt(words, from) ?? leftAt(words, from) ?? ledAt(words, from) ?? followedAt(words, from)
  return found && { kind: 'deadline', when: found.when, from, to: found.to }
}

/** Behind "by", "before" or "in". */
function ledAt(words: Words, from: number): DateMatch | null {
  const until = UNTIL.lengthAt(words, from)
  const before = BEFORE.lengthAt(words, from)
  const within = IN.lengthAt(words, from)
  const lead = Math.max(until, before, within)
  const isIn = until < lead && before < lead
  const date = lead > 0 ? dateAt(words, from + lead, isIn ? 'in' : 'by') : null
  if (!date) return null
  // "on Fridays" is how often, "in 1998" is history
  const isYear = date.when.kind === 'months' && date.when.count === 12 && date.when.edge === null
  const isVague = isYear || date.when.kind === 'weekday' || (date.when.kind === 'current' && !date.isExact)
  if (isIn && isVague && behindAt(words, date.to) === null) return null
  return closed(words, date, isIn ? null : before === lead ? 'before' : 'first')
}

/** A whole date by itself, or any before まで and its like. */
function followedAt(words: Words, from: number): DateMatch | null {
  const date = dateAt(words, from, null)
  if (!date || (!date.isExact && behindAt(words, date.to) === null)) return null
  // "हफ्ते में 3 घंटे" is how often
  const isRate = date.when.kind === 'current' || date.when.kind === 'weekday'
  if (!date.isExact && isRate && behindAt(words, date.to) === 'in') return null
  return closed(words, date, null)
}

type Behind = 'before' | 'until' | 'in' | null

const behindAt = (words: Words, at: number): Behind =>
  BEFORE_BEHIND.lengthAt(words, at) > 0
    ? 'before'
    : UNTIL_BEHIND.lengthAt(words, at) > 0
      ? 'until'
      : IN_BEHIND.lengthAt(words, at) > 0
        ? 'in'
        : null

/** With what stands behind the date. */
function closed(words: Words, date: DateMatch, lead: 'before' | 'first' | null): DateMatch {
  const behind = behindAt(words, date.to)
  const length = Math.max(...[BEFORE_BEHIND, UNTIL_BEHIND, IN_BEHIND].map((list) => list.lengthAt(words, date.to)))
  const edge = behind === 'before' ? 'before' : behind === 'until' ? 'first' : lead
  const dayBefore = edge === 'before' && date.when.kind === 'day'
  return { ...date, when: dayBefore ? date.when : withEdge(date.when, edge), to: date.to + length }
}

/** "In 3 weeks", "make it 3 weeks". */
const WITHIN = terms('within')
const WITHIN_BEHIND = terms('withinBehind')
/** The same for minutes and hours, where "over 3 hours" is no deadline. */
const SOON = terms('soon')
const SOON_BEHIND = terms('soonBehind')
/** What can only be a countdown, also of minutes: "dans 40 minutes". */
const LATER = terms('later')
const LATER_BEHIND = terms('laterBehind')
const EVENT = terms('event')
const BEFORE_SPAN = terms('beforeSpan')
const SPAN_DAYS = terms('spanDays')
const SPAN_MONTHS = terms('spanMonths')
const DUAL_DAYS = terms('dualDays')
const DUAL_MONTHS = terms('dualMonths')
const BARE_DAYS = terms('bareDays')
const BARE_MONTHS = terms('bareMonths')
const HOURS = terms('hours')
const MINUTES = terms('minutes')
const TIMES = terms('times')
const ONCE = terms('once')
const MAX_MONTHS = 1200

type Span = { readonly when: When & { kind: 'span' }; readonly to: number; readonly isRate: boolean }

function countdownAt(words: Words, from: number): DateMatch | null {
  const lead = WITHIN.lengthAt(words, from)
  const soon = SOON.lengthAt(words, from)
  const longest = Math.max(lead, soon)
  if (longest === 0) return countdownBehindAt(words, from)
  const at = skip(BEFORE_SPAN, words, from + longest, from + longest + 3)
  const span = spanAt(words, at, soon > 0)
  if (!span || (span.isRate && isPartOfRate(words, from, span.to))) return null
  if (span.when.minutes !== null && LATER.lengthAt(words, from) === 0 && !isAnnounced(words, from)) return null
  return { when: span.when, to: span.to, isExact: true }
}

/** "3週間後", "3 हफ्ते में". */
function countdownBehindAt(words: Words, from: number): DateMatch | null {
  const span = spanAt(words, from, true)
  if (!span) return null
  const list: Terms = span.when.minutes === null ? WITHIN_BEHIND : SOON_BEHIND
  const length = list.lengthAt(words, span.to)
  if (length === 0 || (span.isRate && isPartOfRate(words, from, span.to + length))) return null
  if (span.when.minutes !== null && LATER_BEHIND.lengthAt(words, span.to) === 0 && !isAnnounced(words, from))
    return null
  return { when: span.when, to: span.to + length, isExact: true }
}

const HAVE = terms('have')
const AFTER_SPAN = terms('afterSpan')

/** "I have 3 months"; not "I have 3 months of experience", "tengo 30 años". */
function leftAt(words: Words, from: number): DateMatch | null {
  const lead = HAVE.lengthAt(words, from)
  const span = lead > 0 ? spanAt(words, from + lead, false) : null
  if (!span || (span.when.months > 0 && span.when.months % 12 === 0)) return null
  const isWhole = words[span.to - 1]?.ends !== '' || span.to === words.length || AFTER_SPAN.lengthAt(words, span.to) > 0
  return isWhole && (span.when.months > 0 || span.when.days >= 7)
    ? { when: span.when, to: span.to, isExact: true }
    : null
}

/** "My exam is in 40 minutes" is a deadline; "run 10 km in 40 minutes" says how fast. */
const isAnnounced = (words: Words, from: number): boolean =>
  from === 0 || words[from - 1]?.ends !== '' || EVENT.lengthAt(words, from - 1, from) > 0

function spanAt(words: Words, from: number, isSoon: boolean): Span | null {
  const span = (
    days: number,
    months: number,
    to: number,
    isRate: boolean,
    minutes: number | null = null,
  ): Span | null =>
    months > MAX_MONTHS || days > MAX_MONTHS * 30
      ? null
      : { when: { kind: 'span', days: Math.round(days), months, minutes }, to, isRate }
  const dualDays = DUAL_DAYS.at(words, from)
  if (dualDays) return span(dualDays.value, 0, from + dualDays.length, false)
  const dualMonths = DUAL_MONTHS.at(words, from)
  if (dualMonths) return span(0, dualMonths.value, from + dualMonths.length, false)
  // Arabic and Russian have no "a": "через неделю"
  const bare = BARE_DAYS.at(words, from)
  if (bare) return span(bare.value, 0, from + bare.length, true)
  const bareMonths = BARE_MONTHS.at(words, from)
  // "في شهر يونيو" is in June
  const isNamed = bareMonths !== null && MONTHS().lengthAt(words, from + bareMonths.length) > 0
  if (bareMonths && !isNamed) return span(0, bareMonths.value, from + bareMonths.length, true)
  const days = countAt(words, from, SPAN_DAYS)
  if (days) return span(days.count * days.value, 0, days.to, days.count === 1)
  const months = countAt(words, from, SPAN_MONTHS)
  if (months) {
    const all = months.count * months.value
    const whole = Math.floor(all)
    return span((all - whole) * 30, whole, months.to, false)
  }
  if (!isSoon) return null
  const minutes = countAt(words, from, MINUTES)
  if (minutes) return span(0, 0, minutes.to, false, minutes.count)
  const hours = countAt(words, from, HOURS)
  return hours && span(Math.floor(hours.count / 24), 0, hours.to, false, hours.count * 60)
}

/** "An hour in a week", "twice in a week", "in a week 3 hours". */
function isPartOfRate(words: Words, from: number, to: number): boolean {
  const units = [HOURS, MINUTES, TIMES, ONCE]
  if (units.some((list) => list.lengthAt(words, from - 1, from) > 0)) return true
  const number = numberAt(words, to)
  return (
    number !== null &&
    (HOURS.lengthAt(words, to + number.length) > 0 || MINUTES.lengthAt(words, to + number.length) > 0)
  )
}
