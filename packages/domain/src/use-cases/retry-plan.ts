import { type GenerationStatus, generationStatus, retryDrafting } from '../plans/plan.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import type { PlanId, UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'

export type RetryRefusal = { readonly kind: 'plan-not-found' } | { readonly kind: 'plan-not-failed' }

/** Makes a plan again whose generation failed. */
export type RetryPlan = (input: {
  readonly userId: UserId
  readonly planId: PlanId
}) => Promise<Result<GenerationStatus, RetryRefusal>>

export const makeRetryPlan =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }): RetryPlan =>
  ({ userId, planId }) =>
    unitOfWork.run<Result<GenerationStatus, RetryRefusal>>(async ({ plans, jobs }) => {
      const plan = await plans.lock(planId)
      if (plan?.userId !== userId) return err({ kind: 'plan-not-found' })
      const retried = retryDrafting(plan)
      if (!retried.ok) return retried
      await plans.save(retried.value)
      await jobs.enqueue({ kind: 'draft-plan', userId, planId, run: retried.value.generation.run })
      return ok(generationStatus(retried.value))
    })
