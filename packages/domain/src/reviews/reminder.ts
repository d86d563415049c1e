import { after, DAY, HOUR } from '../shared/index.ts'
import { timeOfDayIn } from '../time/calendar.ts'
import type { User } from '../users/user.ts'
import { todayOf } from './card.ts'

/** No one is reminded before that time of their day. */
const MORNING = 8 * HOUR

/** What is there to be reminded of on a day. */
export type DayOfReviews = {
  readonly due: number
  /** Whether any question was answered on it or later, in a review or a check. */
  readonly isBegun: boolean
}

type Zoned = Pick<User, 'timeZone'>

const timeOfDay = ({ timeZone }: Zoned, now: Date): number => timeOfDayIn(timeZone ?? undefined, now)

/** The next 8:00 of a learner, always after `now`. Where clocks are put forward or back before it, it is an hour late or early. */
export function nextMorning(user: Zoned, now: Date): Date {
  const wait = MORNING - timeOfDay(user, now)
  return after(now, wait > 0 ? wait : wait + DAY)
}

/** Who may be mailed: they asked for it, the address is theirs, and the account stays. */
export const wantsReminders = (user: User): boolean =>
  user.remindAt !== null && user.kind === 'verified' && user.isActive && user.deletionAt === null

/** One reminder for a day of the learner's, wherever they travel and however clocks jump. */
export const mayRemind = (user: User, now: Date): boolean =>
  wantsReminders(user) &&
  timeOfDay(user, now) >= MORNING &&
  (user.remindedOn === null || user.remindedOn < todayOf(user, now))

export const isWorthReminding = ({ due, isBegun }: DayOfReviews): boolean => due > 0 && !isBegun
