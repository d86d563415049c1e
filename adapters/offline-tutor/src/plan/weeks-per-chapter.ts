import { DEFAULT_WEEKLY_MINUTES, type Learner } from '../learner/learner.ts'

/** Minutes of work in one chapter: reading it, and practice until it holds. */
const MINUTES_PER_CHAPTER = 240
const MAX_WEEKS = 4

/** As long as the work takes, or as long as the learner's own date leaves. */
export function weeksPerChapter({ weekly, weeks }: Learner, chapters: number): number {
  const byWork = Math.min(MINUTES_PER_CHAPTER / (weekly ?? DEFAULT_WEEKLY_MINUTES), MAX_WEEKS)
  return weeks === null ? byWork : Math.min(byWork, weeks / chapters)
}
