import type { Brief } from '../brief/brief.ts'
import type { BriefSlots, Pace } from '../brief/slots.ts'
import { dayIn, weeksUntil } from '../time/calendar.ts'
import type { StatedTime } from './plan-room.ts'

/** What is known of a brief's time, on the day that it is `now`. */
export function statedTime(
  { timeZone }: Pick<Brief, 'timeZone'>,
  { minutesPerWeek, pace, deadline }: Pick<BriefSlots, 'minutesPerWeek' | 'deadline'> & { readonly pace: Pace | null },
  now: Date,
): StatedTime {
  const isOnce = pace?.per === 'once'
  return {
    minutesPerWeek: isOnce ? null : minutesPerWeek,
    // a day that is over says nothing about how long a plan may be
    weeks: deadline === null ? null : weeksUntil(new Date(deadline), dayIn(timeZone, now)) || null,
    totalMinutes: isOnce ? minutesPerWeek : null,
  }
}
