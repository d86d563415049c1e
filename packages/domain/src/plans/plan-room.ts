import type { Brief } from '../brief/brief.ts'
import type { BriefSlots, Pace } from '../brief/slots.ts'
import { dayIn, weeksUntil } from '../time/calendar.ts'

/** What the learner has said about time, in minutes and weeks; null where nothing was said. */
export type StatedTime = {
  readonly minutesPerWeek: number | null
  /** Until the learner wants to be ready. */
  readonly weeks: number | null
  /** "40 minutes in all". */
  readonly totalMinutes: number | null
}

/** How much a plan may hold: what a model is asked for, and what code holds it to. */
export type PlanRoom = {
  readonly minChapters: number
  readonly maxChapters: number
  /** What all chapters may take together; null where the learner has set no end. */
  readonly minutes: number | null
  /** For a tutor of prepared texts: fewer chapters and minutes are fit, since it has no more, and none is stretched. */
  readonly isLimit?: boolean
}

/** As many as a trail on one screen can hold. */
export const MAX_CHAPTERS = 12
/** A plan of one chapter is no plan. */
export const MIN_CHAPTERS = 2

export const USUAL_ROOM: PlanRoom = { minChapters: 4, maxChapters: 8, minutes: null }
/** Minutes up to which two or three chapters are all that makes sense. */
const TINY = 60
/** Minutes of an ordinary chapter: reading, doing what it asks for, and its resources. */
const USUAL_CHAPTER = 120
/** A hundred hours a chapter. */
const MAX_MINUTES = MAX_CHAPTERS * 6_000
const MIN_MINUTES = 10

/** What is assumed of a learner who does not say how much time there is. */
export const ASSUMED_MINUTES_PER_WEEK = 120

/** How many chapters fit into the time that the learner has: by what they said in all, or a week until they want to be ready. */
export function planRoom(time: StatedTime): PlanRoom {
  const stated = minutesIn(time)
  if (stated === null) return USUAL_ROOM
  const minutes = Math.min(Math.max(Math.round(stated), MIN_MINUTES), MAX_MINUTES)
  if (minutes <= TINY) return { minChapters: MIN_CHAPTERS, maxChapters: 3, minutes }
  const fitting = Math.min(Math.max(Math.round(minutes / USUAL_CHAPTER), 4), MAX_CHAPTERS - 2)
  return { minChapters: fitting - 1, maxChapters: fitting + 2, minutes }
}

function minutesIn({ minutesPerWeek, weeks, totalMinutes }: StatedTime): number | null {
  if (totalMinutes !== null || weeks === null) return totalMinutes
  if (minutesPerWeek !== null) return minutesPerWeek * weeks
  // an end alone makes a plan shorter, and never longer
  const assumed = ASSUMED_MINUTES_PER_WEEK * weeks
  return assumed < USUAL_ROOM.minChapters * USUAL_CHAPTER ? assumed : null
}

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
