import type { Chapter } from '../../chapters/chapter.ts'
import type { WritingPlacement } from '../../placement/placement.ts'
import { isBeingMade, type Plan } from '../../plans/plan.ts'
import type { Adapters, Job } from '../../ports/index.ts'
import type { PlanId, UserId } from '../../shared/index.ts'
import { jobOfSearch } from '../resources/ask-for-search.ts'

/**
 * Enqueues a job for every pending generation that has none: those of one user, or of all with null. A chapter that is unlocked
 * behind another one has none until its turn comes. Returns the plans concerned; a chapter counts for its plan.
 */
export const makeCheckStuckPlans =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  (userId: UserId | null) =>
    unitOfWork.run(async ({ plans, chapters, placements, resourceLists, jobs }) => {
      const planJobs = (await plans.unfinished(userId)).flatMap(jobsOfPlan)
      const chapterJobs = withoutWaiting(await chapters.unfinished(userId)).flatMap(jobOfChapter)
      const requeued = new Set<PlanId>()
      for (const job of [...planJobs, ...chapterJobs]) {
        if (await jobs.enqueue(job)) requeued.add(job.planId)
      }
      for (const job of (await placements.beingWritten(userId)).map(jobOfPlacement)) await jobs.enqueue(job)
      for (const { chapterId, ...own } of await resourceLists.searching(userId)) {
        const list = await resourceLists.find(chapterId)
        if (list) await jobs.enqueue(jobOfSearch(list, own))
      }
      return [...requeued]
    })

type GenerationJob = Extract<
  Job,
  { kind: 'draft-plan' | 'write-chapter' | 'revise-plan' | 'outline-chapter' | 'rewrite-chapter' | 'write-check' }
>

function jobsOfPlan(plan: Plan): readonly GenerationJob[] {
  const { id: planId, userId, generation, revision } = plan
  return [
    ...(isBeingMade(plan) ? [{ kind: 'draft-plan', userId, planId, run: generation.run } as const] : []),
    ...(revision?.kind === 'pending'
      ? [{ kind: 'revise-plan', userId, planId, revisionId: revision.id } as const]
      : []),
  ]
}

type OwnChapter = { readonly chapter: Chapter; readonly userId: UserId }

/** Of the chapters of a plan that are in preparation the first: the others wait for it. */
const withoutWaiting = (chapters: readonly OwnChapter[]): readonly OwnChapter[] => {
  const first = new Map<PlanId, number>()
  for (const { chapter } of chapters) {
    const { planId, number } = chapter
    if (chapter.kind === 'preparing') first.set(planId, Math.min(number, first.get(planId) ?? number))
  }
  return chapters.filter(({ chapter }) => chapter.kind !== 'preparing' || first.get(chapter.planId) === chapter.number)
}

function jobOfChapter({ chapter, userId }: OwnChapter): readonly GenerationJob[] {
  const about = { userId, planId: chapter.planId, chapterId: chapter.id }
  if (chapter.kind === 'preparing') return [{ kind: 'write-chapter', ...about, run: chapter.attempt }]
  if (chapter.kind === 'locked') return [{ kind: 'outline-chapter', ...about }]
  const { rewrite, shown: version } = chapter.versions
  return [
    ...(rewrite?.kind === 'pending' ? [{ kind: 'rewrite-chapter', ...about, run: rewrite.run } as const] : []),
    ...(chapter.content.isCheckPending ? [{ kind: 'write-check', ...about, version } as const] : []),
  ]
}

const jobOfPlacement = ({ placement, userId }: { placement: WritingPlacement; userId: UserId }): Job => ({
  kind: 'write-placement',
  userId,
  conversationId: placement.conversationId,
  placementId: placement.id,
})
