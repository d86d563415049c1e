import { dayAfter, dayIn, dayOf, daysBetween } from '../time/calendar.ts'
import { minutesOfEach } from './outline-minutes.ts'
import type { PlanBrief } from './plan-brief.ts'

/** How its learner is getting on, by the dates of the chapters. */
export type PlanPace = 'on-track' | 'ahead' | 'behind'

/** When a chapter is to be done: in which week of the plan, from 1, where so much a week was said; on which day, where there is a deadline. */
export type ChapterDate = { readonly week: number | null; readonly due: string | null }

export type Schedule = {
  /** One for each chapter, in order. */
  readonly dates: readonly ChapterDate[]
  /** Null where nothing is dated, and of a plan that is not begun, done or put away. */
  readonly pace: PlanPace | null
}

export type Scheduled = {
  readonly createdAt: Date
  readonly isArchived: boolean
  readonly brief: PlanBrief
  readonly countsFrom: Date
  readonly timeZone: string | undefined
  readonly chapters: readonly {
    readonly minutes: number | null
    readonly isUnlocked: boolean
    readonly completedAt: Date | null
  }[]
}

export const UNDATED: ChapterDate = { week: null, due: null }

/**
 * Spreads the minutes of the chapters over the time that there is: so many a week, or evenly until the deadline. What was done before
 * these were last changed has no date, and the others count from that day on.
 */
export function scheduleOf(plan: Scheduled, now: Date): Schedule {
  const { chapters, timeZone } = plan
  const { minutesPerWeek: weekly, deadline } = plan.brief
  const spread = spreadOf(plan)
  if (!spread) return { dates: chapters.map(() => UNDATED), pace: null }

  const { start, counted, minutes, days } = spread
  const weeksBefore = Math.floor(daysBetween(dayIn(timeZone, plan.createdAt), start) / 7)
  const dated = counted.map((chapter, place) => {
    const spent = minutesOf(counted.slice(0, place + 1))
    const day = Math.ceil((spent * days) / minutes)
    const week = weekly === null ? null : Math.ceil(spent / weekly)
    return { ...chapter, day, week, lastDay: deadline === null && week !== null ? 7 * week - 1 : day }
  })
  const dates = dated.map(({ minutes: own, day, week }): ChapterDate => {
    if (own === 0) return UNDATED
    const due = deadline === null ? null : dayOf(dayAfter(start, day, 'days'))
    return { week: week === null ? null : weeksBefore + week, due }
  })
  const isGoing =
    !plan.isArchived && chapters.some(({ isUnlocked }) => isUnlocked) && counted.some(({ isDone }) => !isDone)
  if (!isGoing) return { dates, pace: null }
  const today = Math.max(0, daysBetween(start, dayIn(timeZone, now)))
  const done = minutesOf(dated.filter(({ isDone }) => isDone))
  const expected = minutesOf(dated.filter(({ lastDay }) => lastDay < today))
  // what is planned for a week may be done at its beginning
  const byEndOfWeek = (Math.floor(today / 7) + 1) * 7 * (minutes / days)
  return { dates, pace: done < expected ? 'behind' : done > byEndOfWeek ? 'ahead' : 'on-track' }
}

/**
 * From which day on so many minutes are to be done in so many days, and what of each chapter counts. Null where nothing is known of the
 * chapters or of the time.
 */
export function spreadOf({ chapters, countsFrom, timeZone, brief }: Scheduled) {
  const { minutesPerWeek: weekly, deadline } = brief
  const start = dayIn(timeZone, countsFrom)
  const each = minutesOfEach(chapters)
  const counted = chapters.map(({ completedAt }, place) => ({
    isDone: completedAt !== null,
    minutes: completedAt !== null && completedAt < countsFrom ? 0 : (each?.[place] ?? 0),
  }))
  const daysLeft = deadline === null ? 0 : daysBetween(start, new Date(deadline))
  const [minutes, days] = weekly === null ? [minutesOf(counted), daysLeft] : [weekly, 7]
  return !each || minutes === 0 || days <= 0 ? null : { start, counted, minutes, days }
}

export const minutesOf = (chapters: readonly { readonly minutes: number }[]): number =>
  chapters.reduce((all, { minutes }) => all + minutes, 0)
