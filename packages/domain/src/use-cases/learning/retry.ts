import { generationStatus, retryDrafting } from '../../plans/plan.ts'
import { isRevisionOpen } from '../../plans/revision.ts'
import type { Adapters } from '../../ports/index.ts'
import { type ChapterId, err, ok } from '../../shared/index.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type OwnPlan, withOwnPlan } from './change-plan.ts'

/** Has made once more what failed. */
export const makeRetries = (
  deps: Pick<Adapters, 'unitOfWork'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> },
) => ({
  retryGeneration: async (own: OwnPlan) => {
    const affordable = await deps.tutor.checkBudgetFor(own.userId)
    return withOwnPlan(deps, own, async (plan, { plans, jobs }) => {
      const retried = retryDrafting(plan)
      if (!retried.ok) return retried
      if (!affordable.ok) return affordable
      await plans.save(retried.value)
      const { id: planId, userId, generation } = retried.value
      await jobs.enqueue({ kind: 'draft-plan', userId, planId, run: generation.run })
      return ok(generationStatus(retried.value))
    })
  },

  /** Has written once more what an added chapter teaches, where that could not be. It is no edit, and again changes nothing. */
  retryOutline: async ({ chapterId, ...own }: OwnPlan & { readonly chapterId: ChapterId }) => {
    const affordable = await deps.tutor.checkBudgetFor(own.userId)
    return withOwnPlan(deps, own, async ({ id: planId, userId, revision }, { chapters, jobs }) => {
      const chapter = await chapters.find(chapterId)
      if (chapter?.planId !== planId) return err({ kind: 'chapter-not-found' })
      if (chapter.kind !== 'locked' || chapter.outlining !== 'failed') return ok(undefined)
      // accepted, it would take back what is written now
      if (isRevisionOpen(revision)) return err({ kind: 'revision-open' })
      if (!affordable.ok) return affordable
      await chapters.save({ ...chapter, outlining: 'pending' })
      await jobs.enqueue({ kind: 'outline-chapter', userId, planId, chapterId })
      return ok(undefined)
    })
  },
})
