import type { Brief } from '../conversations/brief.ts'
import { deadlineIn, weeksUntil } from '../time/deadline.ts'
import { minutesPerWeek, totalMinutes } from '../time/minutes.ts'
import type { StatedTime } from './plan-room.ts'

/** What the learner's words about time come to, and those of the goal where they name an end ("Swift in 4 weeks"). */
export function statedTime({ goal, time }: Pick<Brief, 'goal' | 'time'>, today: Date): StatedTime {
  const said = time ?? ''
  const deadline = deadlineIn(said, today) ?? deadlineIn(goal, today)
  return {
    minutesPerWeek: minutesPerWeek(said),
    // a day that is over says nothing about how long a plan may be
    weeks: deadline === null ? null : weeksUntil(deadline, today) || null,
    totalMinutes: totalMinutes(said) ?? totalMinutes(goal),
  }
}
