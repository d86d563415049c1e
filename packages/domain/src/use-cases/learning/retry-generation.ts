import { generationStatus, retryDrafting } from '../../plans/plan.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Tutor } from '../tutoring/tutor.ts'

type Deps = Pick<Adapters, 'unitOfWork'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }

export const makeRetryGeneration =
  ({ unitOfWork, tutor }: Deps) =>
  async ({ userId, planId }: { readonly userId: UserId; readonly planId: PlanId }) => {
    const affordable = await tutor.checkBudgetFor(userId)
    return unitOfWork.run(async ({ plans, jobs }) => {
      const plan = await plans.lock(planId)
      if (plan?.userId !== userId) return err({ kind: 'plan-not-found' })
      const retried = retryDrafting(plan)
      if (!retried.ok) return retried
      if (!affordable.ok) return affordable
      await plans.save(retried.value)
      await jobs.enqueue({ kind: 'draft-plan', userId, planId, run: retried.value.generation.run })
      return ok(generationStatus(retried.value))
    })
  }
