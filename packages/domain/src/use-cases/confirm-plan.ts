import { type Conversation, confirm, type Declined, isOpen } from '../conversations/conversation.ts'
import { type GenerationStatus, generationStatus, requestPlan } from '../plans/plan.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { type ConversationId, PlanId, type UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { briefText, type DeclineDeps, declined, declining } from './decline-conversation.ts'
import type { OverBudget, Tutor } from './tutor.ts'

export type ConfirmRefusal =
  | {
      readonly kind:
        | 'conversation-not-found'
        | 'conversation-closed'
        | 'conversation-declined'
        | 'confirmation-not-asked'
    }
  | OverBudget

export type ConfirmedPlan = { readonly planId: PlanId; readonly status: GenerationStatus }

/** The learner's yes: closes the conversation and asks for its plan, once however often they say it. */
export type ConfirmPlan = (input: {
  readonly userId: UserId
  readonly conversationId: ConversationId
}) => Promise<Result<ConfirmedPlan, ConfirmRefusal>>

export const makeConfirmPlan = (
  deps: DeclineDeps & { readonly unitOfWork: UnitOfWork; readonly tutor: Pick<Tutor, 'affordsFor'> },
): ConfirmPlan => {
  const { unitOfWork, tutor, ids, clock } = deps
  return async ({ userId, conversationId }) => {
    const affordable = await tutor.affordsFor(userId)
    const done = await unitOfWork.run<Result<ConfirmedPlan | Declined, ConfirmRefusal>>(
      async ({ conversations, plans, jobs }) => {
        const conversation: Conversation | null = await conversations.lock(conversationId)
        if (!conversation || conversation.userId !== userId) return err({ kind: 'conversation-not-found' })
        const now = clock.now()
        const confirmed = confirm(conversation, () => PlanId(ids.newId()), now)
        if (!confirmed.ok) return confirmed
        const { planId, brief } = confirmed.value

        const existing = await plans.find(planId)
        if (existing) return ok({ planId, status: generationStatus(existing) })

        // begun before the rule knew these words
        const why = isOpen(conversation) && declining(briefText(brief))
        if (why) {
          const ended = declined(deps, conversation, why, brief.goal)
          await conversations.save(ended)
          return ok(ended)
        }

        if (!affordable.ok) return affordable
        const plan = requestPlan({ id: planId, userId, conversationId, brief, createdAt: now })
        await plans.add(plan)
        await conversations.save(confirmed.value)
        await jobs.enqueue({ kind: 'draft-plan', userId, planId, run: plan.generation.run })
        return ok({ planId, status: generationStatus(plan) })
      },
    )
    if (!done.ok) return done
    return 'planId' in done.value ? ok(done.value) : err({ kind: 'conversation-declined' })
  }
}
