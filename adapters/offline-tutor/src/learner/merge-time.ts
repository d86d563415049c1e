import { exceptionAt, minutesPerWeek, type TimeItem, timeItems, tokenize } from '@app/domain'
import { deadlineIn } from './deadline.ts'

/** A date does not take back the hours that were named before, nor do hours a date: only like replaces like. */
export function mergeTime(before: string | null, now: string): string {
  if (before === null || now === '') return now
  const date = deadlineIn(now)
  if (date !== null && minutesPerWeek(now) === null) {
    const hours = withoutDate(before)
    return kindsOf(hours).length === 0 ? now : `${hours}, ${now}`
  }
  const [minutesBefore, minutesNow] = [minutesPerWeek(before), minutesPerWeek(now)]
  // "mostly weekends" adds to the two hours that were named before
  const isInAll = minutesNow === null && kindsOf(now).includes('amount')
  if (date === null && minutesBefore !== null && minutesNow === null && !isInAll) {
    return `${exceptionAt(tokenize(now)) === 0 ? before : withoutDaily(before)}, ${now}`
  }
  // "four times a week", and then "20 minutes each"
  const isPart = kindsOf(before)[0] === 'often' && minutesBefore === null && !kindsOf(now).includes('often')
  const hours = isPart && minutesNow !== null ? `${withoutDate(before)}, ${now}` : now
  const dateBefore = deadlineIn(before)
  return date === null && dateBefore !== null && kindsOf(now).length > 0 ? `${hours}, ${dateBefore}` : hours
}

const kindsOf = (time: string): readonly TimeItem['kind'][] => timeItems(tokenize(time)).map(({ kind }) => kind)

/** "30 minutes a day", and then "once a week": the half hour stays, its "a day" does not. */
function withoutDaily(time: string): string {
  const words = tokenize(time)
  const items = timeItems(words)
  const daily = items.find((item) => item.kind === 'often' && item.perDay !== undefined)
  const [first] = words
  if (!daily || !first || items[0]?.kind !== 'amount' || items[1] !== daily || items.length > 2) return time
  return time.slice(first.from, words[daily.from - 1]?.to)
}

export function withoutDate(time: string): string {
  const date = deadlineIn(time)
  if (date === null) return time
  const at = time.indexOf(date)
  const before = time.slice(0, at).trimEnd()
  const behind = time.slice(at + date.length).trimStart()
  const bare = before.endsWith(',') ? before.slice(0, -1) : before
  return bare || (behind.startsWith(',') ? behind.slice(1) : behind).trim()
}
