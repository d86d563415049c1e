import { withoutCorrected } from './correction.ts'
import { numberAt } from './number.ts'
import { timeWords } from './sign-words.ts'
import { exceptionAt, type TimeItem, timeItems } from './time-items.ts'
import { phrasesOf, skip, type Terms, terms, termsOf } from './time-words.ts'
import type { Words } from './tokenize.ts'

const HOUR = 60
const MIN_WEEKLY_MINUTES = 15
const MAX_WEEKLY_MINUTES = 60 * HOUR
const MAX_TOTAL_MINUTES = 60 * MAX_WEEKLY_MINUTES

/**
 * Minutes a week that someone's words come to, 15 to 3,600 (what is less or more becomes these); null where they name no
 * duration: "every day" alone is no time. A bare number up to 14 is in hours. What is denied, "in total" or of a job does
 * not count.
 */
export function minutesPerWeek(text: string): number | null {
  const words = timeWords(text)
  const bare = bareNumber(words)
  if (bare !== null) return within(bare)
  const { weekly } = readTimes(words)
  return weekly === 0 ? null : within(weekly)
}

/**
 * Minutes that someone has for all of it, 1 to 216,000: "10 hours in total", and "in 40 minutes", after which there are no
 * more. Null where nothing of the kind is said.
 */
export function totalMinutes(text: string): number | null {
  const { total } = readTimes(timeWords(text))
  return total > 0 ? Math.min(Math.max(Math.round(total), 1), MAX_TOTAL_MINUTES) : null
}

const within = (minutes: number): number =>
  Math.min(Math.max(Math.round(minutes), MIN_WEEKLY_MINUTES), MAX_WEEKLY_MINUTES)

/** "3" answers how many hours a week; "45" can only be minutes; "2027" is a year. */
const MAX_BARE_HOURS = 14
const BARE_YEAR = /^20\d\d$/
const ARTICLES = terms('articles')

function bareNumber(words: Words): number | null {
  const number = ARTICLES.lengthAt(words, 0) > 0 || BARE_YEAR.test(words[0]?.key ?? '') ? null : numberAt(words, 0)
  if (!number || number.value === 0 || number.length !== words.length) return null
  return number.value <= MAX_BARE_HOURS ? number.value * HOUR : number.value
}

/** What a text says of time; `deadlines` are those that are not denied. */
export function readTimes(words: Words): {
  readonly weekly: number
  readonly total: number
  readonly deadlines: readonly (TimeItem & { kind: 'deadline' })[]
} {
  const except = exceptionAt(words)
  const isExcepted = exceptedIn(words, except)
  const said = withoutCorrected(words, timeItems(words)).filter(
    (item) => !(item.kind === 'often' && isExcepted(item)) && !isDenied(words, item),
  )
  // "in 30 minutes a day": how long, not when
  const isRegular = said.some(({ kind }) => kind === 'often')
  const items = said.map((item) => (isRegular ? asAmount(item) : item))
  const totals = items.filter((item, index) => item.kind === 'amount' && isTotal(words, item, items[index + 1]))
  const left = items
    .flatMap((item) => (item.kind === 'deadline' ? [minutesLeft(item)] : []))
    .find((minutes) => minutes > 0)
  const [first] = totals
  return {
    weekly: weeklySum(items.filter((item) => !totals.includes(item))),
    total: first?.kind === 'amount' ? first.minutes : (left ?? 0),
    deadlines: items.filter((item) => item.kind === 'deadline'),
  }
}

const minutesLeft = ({ when }: TimeItem & { kind: 'deadline' }): number =>
  when.kind === 'span' && when.minutes !== null ? when.minutes : 0

function asAmount(item: TimeItem): TimeItem {
  const minutes = item.kind === 'deadline' ? minutesLeft(item) : 0
  return minutes > 0 ? { kind: 'amount', minutes, from: item.from, to: item.to } : item
}

const DENY = terms('deny')
const DENY_BEHIND = terms('denyBehind')

/** "not 3 hours but 30 minutes", "I don't have two hours a week", "3時間ではなく30分". */
const isDenied = (words: Words, { from, to }: TimeItem): boolean =>
  (words[to - 1]?.ends === '' && DENY_BEHIND.lengthAt(words, to) > 0) ||
  [1, 2, 3].some((back) => {
    const length = from - back < 0 ? 0 : DENY.lengthAt(words, from - back, from)
    return length === back && words.slice(from - back, from).every(({ ends }) => ends === '')
  })

/** "a day except Fridays and Sundays": the days of the same clause. */
function exceptedIn(words: Words, except: number): (item: TimeItem) => boolean {
  const end = except < 0 ? -1 : words.findIndex(({ ends }, index) => index >= except && ends !== '')
  return ({ from }) => except >= 0 && from > except && (end < 0 || from <= end)
}

const TOTAL = terms('total')
/** "合計で10時間", "in all only 10 hours", "全部で". */
const BEHIND_TOTAL = termsOf(
  ...phrasesOf(
    "of, de, only, nur, solo, just, about, i have, i, ich habe, habe ich, j'ai, tengo, tenho, у меня, मेरे पास, لدي",
  ),
)

/** "10 hours in total", "insgesamt 10 Stunden"; not "in total 10 hours a week". */
function isTotal(words: Words, { from, to }: TimeItem, next: TimeItem | undefined): boolean {
  const behind = TOTAL.lengthAt(words, to)
  if (behind === 0 && !endsBefore(TOTAL, words, from)) return false
  const end = to + behind
  return !(next?.kind === 'often' && next.from === end && words[end - 1]?.ends === '')
}

const MAX_BACK = 6

function endsBefore(list: Terms, words: Words, to: number): boolean {
  return Array.from({ length: Math.min(MAX_BACK, to) }, (_, index) => to - 1 - index).some((at) => {
    const length = list.lengthAt(words, at, to)
    const isDivided = words.slice(at, to).some(({ ends }) => ends === '.' || ends === '?')
    return length > 0 && !isDivided && skip(BEHIND_TOTAL, words, at + length, to) === to
  })
}

type Sitting = { minutes: number; perDay: number | null; days: number | null }

/** Each amount has the frequencies that stand behind it; the first has those before it, too. */
function weeklySum(items: readonly TimeItem[]): number {
  const sittings: Sitting[] = [{ minutes: 0, perDay: null, days: null }]
  for (const item of items) {
    const last = sittings.at(-1)
    if (!last || item.kind === 'deadline') continue
    if (item.kind === 'amount' && last.minutes > 0) sittings.push({ minutes: item.minutes, perDay: null, days: null })
    else if (item.kind === 'amount') last.minutes = item.minutes
    else addFrequency(last, item)
  }
  return sittings.reduce((sum, { minutes, perDay, days }) => sum + minutes * timesAWeek(perDay, days), 0)
}

function addFrequency(sitting: Sitting, { perDay, days, named }: TimeItem & { readonly kind: 'often' }): void {
  if (perDay !== undefined) sitting.perDay = perDay
  // "on Saturday and Sunday": two days. Otherwise the later word counts: "a day, five days a week"
  if (days === undefined) return
  if (sitting.days === null) sitting.days = days
  else if (named) sitting.days += days
  // "5 x 30 minutes a week": the count says more than the week
  else if (days !== 1) sitting.days = days
}

/** An amount without any period is one a week, because that is what was asked for. */
const timesAWeek = (perDay: number | null, days: number | null): number =>
  perDay === null ? (days ?? 1) : perDay * (days ?? 7)
