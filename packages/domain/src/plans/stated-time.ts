import type { Brief } from '../conversations/brief.ts'
import { deadlineIn, weeksUntil } from '../time/deadline.ts'
import { minutesPerWeek, totalMinutes } from '../time/minutes.ts'
import { timeItems } from '../time/time-items.ts'
import { tokenize } from '../time/tokenize.ts'
import type { StatedTime } from './plan-room.ts'

/** What the learner's words about time come to, and those of the goal where they name an end ("Swift in 4 weeks"). */
export function statedTime({ goal, time }: Pick<Brief, 'goal' | 'time'>, today: Date): StatedTime {
  const said = time ?? ''
  const deadline = deadlineIn(said, today) ?? deadlineIn(goal, today)
  const weekly = minutesPerWeek(said)
  return {
    minutesPerWeek: weekly,
    // a day that is over says nothing about how long a plan may be
    weeks: deadline === null ? null : weeksUntil(deadline, today) || null,
    totalMinutes: totalMinutes(said) ?? totalMinutes(goal) ?? (isOnce(said, deadline, today) ? weekly : null),
  }
}

/** "2 hours, by tomorrow": less than a week has no weekly hours. */
function isOnce(said: string, deadline: Date | null, today: Date): boolean {
  const isSoon = deadline !== null && deadline >= today && weeksUntil(deadline, today) < 1
  return isSoon && timeItems(tokenize(said)).every(({ kind }) => kind !== 'often')
}
