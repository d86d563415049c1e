import { cancel, isOpen, returnToPlan } from '../../conversations/conversation.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import type { OwnConversation } from './read-conversation.ts'
import type { RunningReplies } from './running-replies.ts'

/** Ends a conversation without a plan. One that was reopened leaves its plan as it is, and can be reopened again. */
export const makeCancelConversation =
  (deps: Pick<Adapters, 'unitOfWork' | 'clock'> & { readonly runningReplies: RunningReplies }) =>
  async ({ userId, conversationId }: OwnConversation) => {
    const cancelled = await deps.unitOfWork.run(async ({ conversations, plans }) => {
      const conversation = await conversations.lock(conversationId)
      if (!conversation || conversation.userId !== userId) return err({ kind: 'conversation-not-found' })
      const plan = isOpen(conversation) ? await plans.findByConversation(conversationId) : null
      if (plan && isOpen(conversation)) {
        await conversations.save(returnToPlan(conversation, plan.id, deps.clock.now()))
        return ok(undefined)
      }
      const ended = cancel(conversation, deps.clock.now())
      if (!ended.ok) return ended
      await conversations.save(ended.value)
      return ok(undefined)
    })
    if (cancelled.ok) deps.runningReplies.stop(conversationId)
    return cancelled
  }
