import type { Brief } from '../conversations/brief.ts'
import { quotesOf } from '../conversations/clauses.ts'
import { deadlineIn } from '../time/deadline.ts'
import { minutesPerWeek } from '../time/minutes.ts'

/** The learner's words about time, without those for which they put in something else by hand; null where nothing is left. */
export function timeBeside({ time, set = {} }: Brief): string | null {
  if (time === null || !(set.minutesPerWeek || set.deadline)) return time
  const left = quotesOf(time).filter(
    (quote) =>
      !(set.minutesPerWeek && minutesPerWeek(quote) !== null) && !(set.deadline && deadlineIn(quote, ANY_DAY) !== null),
  )
  return left.join(', ') || null
}

/** Whether words name a day does not depend on when. */
const ANY_DAY = new Date('2026-01-01')
