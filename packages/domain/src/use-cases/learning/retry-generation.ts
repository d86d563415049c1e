import { generationStatus, retryDrafting } from '../../plans/plan.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { GenerationStatus } from '../../shared/generation-status.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { OverBudget } from '../tutoring/daily-budget.ts'
import type { Tutor } from '../tutoring/tutor.ts'

export type RetryRefusal = { readonly kind: 'plan-not-found' } | { readonly kind: 'plan-not-failed' }

export type RetryGeneration = (input: {
  readonly userId: UserId
  readonly planId: PlanId
}) => Promise<Result<GenerationStatus, RetryRefusal | OverBudget>>

export const makeRetryGeneration =
  ({
    unitOfWork,
    tutor,
  }: Pick<Adapters, 'unitOfWork'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }): RetryGeneration =>
  async ({ userId, planId }) => {
    const affordable = await tutor.checkBudgetFor(userId)
    return unitOfWork.run<Result<GenerationStatus, RetryRefusal | OverBudget>>(async ({ plans, jobs }) => {
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
