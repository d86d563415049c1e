import { type Learner, USUAL_WEEK } from '../learner/learner.ts'

/** Minutes of work in one chapter: reading it, and practice until it holds. */
const WORK = 240
const LONGEST = 4

/** As long as the work takes, or as long as the learner's own date leaves. */
export function weeksPerChapter({ weekly, weeks }: Learner, chapters: number): number {
  const byWork = Math.min(WORK / (weekly ?? USUAL_WEEK), LONGEST)
  return weeks === null ? byWork : Math.min(byWork, weeks / chapters)
}
