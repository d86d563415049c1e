import type { Chapter } from '../../chapters/chapter.ts'
import { isBeingMade, type Plan } from '../../plans/plan.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Job } from '../../ports/jobs.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'

/**
 * Enqueues a job for every pending generation that has none: those of one user, or of all with null. Returns the plans
 * concerned; a chapter counts for its plan.
 */
export const makeCheckStuckPlans =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  (userId: UserId | null) =>
    runWork(unitOfWork, async ({ plans, chapters, jobs }) => {
      const planJobs = (await plans.beingMade(userId)).flatMap(jobOfPlan)
      const chapterJobs = (await chapters.beingWritten(userId)).flatMap(jobOfChapter)
      const requeued = new Set<PlanId>()
      for (const job of [...planJobs, ...chapterJobs]) {
        if (await jobs.enqueue(job)) requeued.add(job.planId)
      }
      return [...requeued]
    })

type GenerationJob = Extract<Job, { kind: 'draft-plan' | 'write-chapter' }>

const jobOfPlan = (plan: Plan): readonly GenerationJob[] =>
  isBeingMade(plan) ? [{ kind: 'draft-plan', userId: plan.userId, planId: plan.id, run: plan.generation.run }] : []

const jobOfChapter = ({ chapter, userId }: { chapter: Chapter; userId: UserId }): readonly GenerationJob[] =>
  chapter.kind === 'preparing'
    ? [{ kind: 'write-chapter', userId, planId: chapter.planId, chapterId: chapter.id, run: chapter.attempt }]
    : []
