import { type Conversation, isOpen } from '../../conversations/conversation.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { ConversationId, PlanId, UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'

/** One of the user's own: another's is not found. */
export type OwnConversation = { readonly userId: UserId; readonly conversationId: ConversationId }

/** `planId` is the plan that has come of it, also while it is reopened; null before. */
export type ShownConversation = Conversation & { readonly planId: PlanId | null }

export const makeReadConversation =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  ({ userId, conversationId }: OwnConversation) =>
    unitOfWork.run(async (repositories) => {
      const conversation = await repositories.conversations.find(conversationId)
      if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
      return ok(await withItsPlan(conversation, repositories))
    })

export async function withItsPlan(
  conversation: Conversation,
  { plans }: Pick<Repositories, 'plans'>,
): Promise<ShownConversation> {
  if (conversation.kind === 'planned') return conversation
  const plan = isOpen(conversation) ? await plans.findByConversation(conversation.id) : null
  return { ...conversation, planId: plan?.id ?? null }
}

/** The open conversation that the learner used last, to go on with; null when there is none. */
export const makeReadCurrentConversation =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  (userId: UserId) =>
    runWork(unitOfWork, ({ conversations }) => conversations.findCurrent(userId))
