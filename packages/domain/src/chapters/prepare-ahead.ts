import type { Plan } from '../plans/plan.ts'
import type { Chapter, LockedChapter } from './chapter.ts'

/**
 * The chapter whose parts may be written before it is unlocked: the next one, while a learner reads those before it. Null where none may
 * be: what it teaches is not known yet, its writing came to nothing before, or another chapter is being written.
 */
export function nextToPrepare(plan: Plan, chapters: readonly Chapter[]): LockedChapter | null {
  const isRead = chapters.some(({ kind }) => kind === 'open') && chapters.every(({ kind }) => kind !== 'preparing')
  if (plan.generation.kind !== 'complete' || plan.archivedAt !== null || !isRead) return null
  const next = chapters.find((chapter): chapter is LockedChapter => chapter.kind === 'locked')
  return next && next.outlining === null && next.failure === null ? next : null
}
