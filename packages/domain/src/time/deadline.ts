import { readTimes } from './minutes.ts'
import { timeWords } from './sign-words.ts'
import { dayOf } from './when.ts'

const DAY = 86_400_000

/**
 * The day someone wants to be ready by, as midnight in UTC, or null. `today`: its UTC date is the learner's calendar day.
 *
 * A teacher plans for the earliest day that can be meant. A month, season or year after "by", "until" or "in" is its first
 * day ("by June": 1 June), after "before" the day before it (31 May), "the end of" it its last. "Next month" alone is a
 * month from today. What has no year is the next to come, today included; a day of the week is after today. A date with a
 * year is answered as it is, also in the past. "01/03/2027" is 1 March unless the second number can be no month.
 */
export function deadlineIn(text: string, today: Date): Date | null {
  for (const { when } of readTimes(timeWords(text)).deadlines) {
    const day = dayOf(when, today)
    if (day) return day
  }
  return null
}

/** Weeks between two days, not rounded; 0 for a deadline that is over. */
export function weeksUntil(deadline: Date, today: Date): number {
  const days = Math.floor(deadline.getTime() / DAY) - Math.floor(today.getTime() / DAY)
  return Math.max(0, days / 7)
}
