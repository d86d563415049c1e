import { dayIn } from '../time/calendar.ts'

/** In minutes. A goal below that is met by opening a page; one above is more than a working week. */
export const WEEKLY_GOAL = { least: 10, most: 2_000 } as const

export const isWeeklyGoal = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= WEEKLY_GOAL.least && minutes <= WEEKLY_GOAL.most

/** About how long one review takes. */
const REVIEW_MINUTES = 1 / 3

/** Rounded up. */
export const minutesToReview = (reviews: number): number => Math.ceil(reviews * REVIEW_MINUTES)

/** What is known of a learner's week without watching them. */
export type StudyRecord = {
  /** Answers to questions that came back. The first one belongs to the check of its chapter. */
  readonly reviews: number
  /** Chapters with the minutes that their plan gives them; null in a plan that an earlier version made. */
  readonly completed: readonly { readonly at: Date; readonly minutes: number | null }[]
}

/** A completed chapter counts as long as its plan says, with its check; a review 20 seconds. Nothing else counts. */
export function minutesSince(monday: Date, { reviews, completed }: StudyRecord, timeZone: string | null): number {
  const chapters = completed.filter(({ at }) => dayIn(timeZone ?? undefined, at) >= monday)
  return Math.round(chapters.reduce((sum, { minutes }) => sum + (minutes ?? 0), reviews * REVIEW_MINUTES))
}
