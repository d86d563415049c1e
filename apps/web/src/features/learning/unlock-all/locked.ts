import type { LearningPlan, PlanChapter } from '@app/contract'
import { isPreparing } from '../model.ts'

/** What unlocking all of a plan is about; null where there is nothing that the button of a single chapter does not do. */
export function lockedIn({ chapters }: LearningPlan) {
  const locked = chapters.filter(({ isUnlocked }) => !isUnlocked)
  if (locked.length < 2) return null
  return {
    ids: locked.map(({ id }) => id),
    count: locked.length,
    total: locked.reduce((sum, { price }) => sum + price, 0),
    /** A chapter that failed, and those behind it. */
    someFailed: locked.filter(({ content_status }) => content_status === 'FAILED').length > 1,
  }
}

export type Locked = NonNullable<ReturnType<typeof lockedIn>>

/** How many are being written, one after another; 0 where there is only one. */
export function inPreparation({ chapters }: LearningPlan): number {
  const preparing = chapters.filter((chapter: PlanChapter) => isPreparing(chapter)).length
  return preparing > 1 ? preparing : 0
}
