import { isRevisionOpen } from '../../plans/revision.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ChapterId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type OwnPlan, withOwnPlan } from './change-plan.ts'

type Deps = Pick<Adapters, 'unitOfWork'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }

/** Has written once more what an added chapter teaches, where that could not be. It is no edit, and again changes nothing. */
export const makeRetryOutline =
  (deps: Deps) =>
  async ({ chapterId, ...own }: OwnPlan & { readonly chapterId: ChapterId }) => {
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
  }
