import { retryGeneration } from '@app/contract'
import { PlanId, type RetryPlan } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const retryPlanRoute = (deps: { readonly retryPlan: RetryPlan }): Route =>
  route(retryGeneration, async ({ input, reader }) => {
    const result = await deps.retryPlan({ userId: reader.user.id, planId: PlanId(input.id) })
    if (!result.ok) return refuse(result.error, retryGeneration)
    return { status: 202, body: { generation_status: result.value } }
  })
