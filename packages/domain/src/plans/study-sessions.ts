import { dayAfter, dayIn, dayOf, daysBetween } from '../time/calendar.ts'
import type { PlanTerms } from './plan-brief.ts'
import { minutesOf, type Scheduled, spreadOf } from './schedule.ts'

/** A time to sit down with a plan. */
export type StudySession = {
  /** From 1. It keeps its number when others are left out, or move. */
  readonly number: number
  /** Where the learner is then, without a zone: `2026-03-04T18:00`. */
  readonly start: string
  readonly minutes: number
  /** Place of its chapter in the plan, from 0. */
  readonly chapter: number
}

const MIN_MINUTES = 30
const MAX_MINUTES = 60
const USUAL_MINUTES = 45
const BREAK = 15
const STEP = 5
const MAX_A_DAY = 10
/** Half an hour a week, for about ten years. */
const MAX_SESSIONS = 500

/** Minutes of the day: the evening, unless what is to be done would take all of it. */
const EVENING = 18 * 60
const MORNING = 9 * 60
const MAX_EVENING = 4 * 60

/**
 * Spreads the time of a plan as its dates do over sessions of 30 to 60 minutes, until the deadline or until all is done. What is over and what
 * chapters that are done would have taken is left out. None where nothing is dated.
 */
export function studySessions(plan: Scheduled & Pick<PlanTerms, 'daysPerWeek'>, now: Date): readonly StudySession[] {
  const spread = spreadOf(plan)
  if (!spread) return []
  const { start, counted, minutes, days } = spread
  const { length, perDay, span } = rhythmOf((minutes * 7) / days, plan.daysPerWeek)
  const { deadline } = plan.brief
  const lastDay = deadline === null ? Number.POSITIVE_INFINITY : daysBetween(start, new Date(deadline))
  const today = daysBetween(start, dayIn(plan.timeZone, now))
  const block = perDay * (length + BREAK)
  const first = block <= MAX_EVENING ? EVENING : MORNING
  const ends = counted.map((_, place) => minutesOf(counted.slice(0, place + 1)))
  const count = Math.min(Math.ceil((ends.at(-1) ?? 0) / length), MAX_SESSIONS)

  return Array.from({ length: count }, (_, index) => {
    const chapter = ends.findIndex((end) => end > index * length)
    // the first one is tomorrow: today may be over
    const day = Math.floor((Math.floor(index / perDay) * span.days) / span.of) + 1
    const begins = first + (index % perDay) * (length + BREAK)
    const at = `${dayOf(dayAfter(start, day, 'days'))}T${clock(begins)}`
    return { number: index + 1, start: at, minutes: length, chapter, day }
  })
    .filter(({ day, chapter }) => day >= today && day <= lastDay && counted[chapter]?.isDone === false)
    .map(({ day: _day, ...session }) => session)
}

/** How long a session is, how many there are on a day of learning, and how many such days there are in so many days. */
function rhythmOf(weekly: number, daysPerWeek: number | null) {
  if (weekly < MIN_MINUTES) return { length: MIN_MINUTES, perDay: 1, span: { days: 7 * MIN_MINUTES, of: weekly } }
  const wanted = daysPerWeek ?? Math.round(weekly / USUAL_MINUTES)
  // fewer days where a session would be too short
  const days = inRange(wanted, 1, Math.min(7, Math.floor(weekly / MIN_MINUTES)))
  const perDay = inRange(Math.ceil(weekly / days / MAX_MINUTES), 1, MAX_A_DAY)
  const length = inRange(Math.round(weekly / days / perDay / STEP) * STEP, MIN_MINUTES, MAX_MINUTES)
  return { length, perDay, span: { days: 7, of: days } }
}

const inRange = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')
