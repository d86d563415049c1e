import { confirmAndGenerate } from '@app/contract'
import { type ConfirmPlan, ConversationId } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const confirmPlanRoute = (deps: { readonly confirmPlan: ConfirmPlan }): Route =>
  route(confirmAndGenerate, async ({ input, reader }) => {
    const result = await deps.confirmPlan({ userId: reader.user.id, conversationId: ConversationId(input.id) })
    if (!result.ok) return refuse(result.error, confirmAndGenerate)
    return { status: 202, body: { learning_plan_id: result.value.planId, generation_status: result.value.status } }
  })
