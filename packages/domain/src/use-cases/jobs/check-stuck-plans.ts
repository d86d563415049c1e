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
      const planJobs = (await plans.beingMade(userId)).flatMap(jobOfPlan)
      const chapterJobs = nextOfEachPlan(await chapters.beingWritten(userId)).flatMap(jobOfChapter)
      const revisionJobs = (await plans.beingRevised(userId)).flatMap(jobOfRevision)
      const outlineJobs = (await chapters.beingOutlined(userId)).map(jobOfOutline)
      const rewriteJobs = (await chapters.beingRewritten(userId)).flatMap(jobOfRewrite)
      const requeued = new Set<PlanId>()
      for (const job of [...planJobs, ...chapterJobs, ...revisionJobs, ...outlineJobs, ...rewriteJobs]) {
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
  { kind: 'draft-plan' | 'write-chapter' | 'revise-plan' | 'outline-chapter' | 'rewrite-chapter' }
>

const jobOfPlan = (plan: Plan): readonly GenerationJob[] =>
  isBeingMade(plan) ? [{ kind: 'draft-plan', userId: plan.userId, planId: plan.id, run: plan.generation.run }] : []

type OwnChapter = { readonly chapter: Chapter; readonly userId: UserId }

function nextOfEachPlan(chapters: readonly OwnChapter[]): readonly OwnChapter[] {
  const next = new Map<PlanId, OwnChapter>()
  for (const one of chapters) {
    const { planId, number } = one.chapter
    if (number < (next.get(planId)?.chapter.number ?? Number.POSITIVE_INFINITY)) next.set(planId, one)
  }
  return [...next.values()]
}

const jobOfChapter = ({ chapter, userId }: OwnChapter): readonly GenerationJob[] =>
  chapter.kind === 'preparing'
    ? [{ kind: 'write-chapter', userId, planId: chapter.planId, chapterId: chapter.id, run: chapter.attempt }]
    : []

const jobOfRevision = ({ id: planId, userId, revision }: Plan): readonly GenerationJob[] =>
  revision?.kind === 'pending' ? [{ kind: 'revise-plan', userId, planId, revisionId: revision.id }] : []

const jobOfPlacement = ({ placement, userId }: { placement: WritingPlacement; userId: UserId }): Job => ({
  kind: 'write-placement',
  userId,
  conversationId: placement.conversationId,
  placementId: placement.id,
})
const jobOfRewrite = ({ chapter, userId }: OwnChapter): readonly GenerationJob[] => {
  const { id: chapterId, planId } = chapter
  const rewrite = chapter.kind === 'open' ? chapter.versions.rewrite : null
  return rewrite?.kind === 'pending' ? [{ kind: 'rewrite-chapter', userId, planId, chapterId, run: rewrite.run }] : []
}

const jobOfOutline = ({ chapter, userId }: { chapter: Chapter; userId: UserId }): GenerationJob => ({
  kind: 'outline-chapter',
  userId,
  planId: chapter.planId,
  chapterId: chapter.id,
})
