import { deadlineIn, weeklyMinutes } from './weekly-minutes.ts'

/** A date does not take back the hours that were named before, nor do hours a date: only like replaces like. */
export function mergeTime(before: string | null, now: string): string {
  if (before === null || now === '') return now
  const date = deadlineIn(now)
  if (date !== null && weeklyMinutes(now) === null) {
    const hours = withoutDate(before)
    return weeklyMinutes(hours) === null ? now : `${hours}, ${now}`
  }
  const dateBefore = deadlineIn(before)
  return date === null && dateBefore !== null && weeklyMinutes(now) !== null ? `${now}, ${dateBefore}` : now
}

const withoutDate = (time: string): string => time.replace(deadlineIn(time) ?? '', '').replace(/^[\s,]+|[\s,]+$/gu, '')
