import type { BriefSlots } from '../brief/slots.ts'
import { timeBeside } from '../brief/time-beside.ts'
import { type Brief, setValue } from '../conversations/brief.ts'
import { weeksUntil } from '../time/deadline.ts'
import { totalMinutes } from '../time/minutes.ts'
import { timeItems } from '../time/time-items.ts'
import { dayIn } from '../time/time-zone.ts'
import { tokenize } from '../time/tokenize.ts'
import type { StatedTime } from './plan-room.ts'

/** What a brief says of time, and its goal where that names an end ("Swift in 4 weeks"). */
export function statedTime(
  brief: Brief,
  { minutesPerWeek, deadline }: Pick<BriefSlots, 'minutesPerWeek' | 'deadline'>,
  now: Date,
): StatedTime {
  const today = dayIn(brief.timeZone, now)
  const isSet = setValue(brief, 'minutesPerWeek') !== undefined
  const said = timeBeside(brief) ?? ''
  const end = deadline === null ? null : new Date(deadline)
  const once = isOnce(brief, deadline, today) ? minutesPerWeek : null
  return {
    minutesPerWeek,
    // a day that is over says nothing about how long a plan may be
    weeks: end === null ? null : weeksUntil(end, today) || null,
    totalMinutes: isSet ? null : (totalMinutes(said) ?? totalMinutes(brief.goal) ?? once),
  }
}

/** "2 hours, by tomorrow": less than a week has no weekly hours. */
export function isOnce(brief: Brief, deadline: BriefSlots['deadline'], today: Date): boolean {
  if (deadline === null || setValue(brief, 'minutesPerWeek') !== undefined) return false
  const end = new Date(deadline)
  const isSoon = end >= today && weeksUntil(end, today) < 1
  return isSoon && timeItems(tokenize(timeBeside(brief) ?? '')).every(({ kind }) => kind !== 'often')
}
