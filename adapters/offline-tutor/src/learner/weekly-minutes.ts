import { phrases } from '../words/phrases.ts'
import { tokenize, type Words } from '../words/tokenize.ts'
import { numberAt } from './number.ts'
import { exceptionAt, type TimeItem, timeItems } from './time-items.ts'

const HOUR = 60
const MIN_WEEKLY_MINUTES = 15
const MAX_WEEKLY_MINUTES = 60 * HOUR

/** Minutes a week that someone's words come to; null when they name no duration: "every day" alone is no time. */
export function weeklyMinutes(text: string): number | null {
  const words = tokenize(text)
  const bare = bareNumber(words)
  if (bare !== null) return within(bare)
  const except = exceptionAt(words)
  const counts = (item: TimeItem): boolean =>
    !(item.kind === 'often' && isExcepted(words, item, except)) &&
    !isDenied(words, item) &&
    !(item.kind === 'amount' && isInTotal(words, item))
  const minutes = total(timeItems(words).filter(counts))
  return minutes === 0 ? null : within(minutes)
}

const within = (minutes: number): number =>
  Math.min(Math.max(Math.round(minutes), MIN_WEEKLY_MINUTES), MAX_WEEKLY_MINUTES)

/** "3" answers how many hours a week; "45" can only be minutes. */
const MAX_BARE_HOURS = 14

function bareNumber(words: Words): number | null {
  const number = words[0]?.norm === 'a' || words[0]?.norm === 'an' ? null : numberAt(words, 0)
  if (!number || number.length !== words.length) return null
  return number.value <= MAX_BARE_HOURS ? number.value * HOUR : number.value
}

const DENIALS = phrases("not, no, never, don't have, do not have, haven't got, can't spend, instead of, rather than")

/** "not 3 hours but 30 minutes", "I don't have two hours a week". */
const isDenied = (words: Words, { from }: TimeItem): boolean =>
  [1, 2, 3].some((back) => {
    const length = from - back < 0 ? 0 : DENIALS.lengthAt(words, from - back, from)
    return length === back && words.slice(from - back, from).every(({ ends }) => ends === '')
  })

/** "a day except Fridays and Sundays": the days of the same clause. */
const isExcepted = (words: Words, { from }: TimeItem, except: number): boolean =>
  except >= 0 && from > except && words.slice(except, from).every(({ ends }) => ends === '')

const IN_TOTAL = phrases('in total, in all, altogether, total, overall')

/** "10 hours in total" are no hours a week. */
const isInTotal = (words: Words, { to }: TimeItem): boolean => IN_TOTAL.lengthAt(words, to) > 0

type Sitting = { minutes: number; perDay: number | null; days: number | null }

/** Each amount has the frequencies that stand behind it; the first has those before it, too. */
function total(items: readonly TimeItem[]): number {
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
