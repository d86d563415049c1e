import { cancel, isOpen, returnToPlan } from '../../conversations/conversation.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { ok } from '../../shared/result.ts'
import { type OwnConversation, withOwnConversation } from './read-conversation.ts'
import type { RunningReplies } from './running-replies.ts'

/** Ends a conversation without a plan. One that was reopened leaves its plan as it is, and can be reopened again. */
export const makeCancelConversation =
  (deps: Pick<Adapters, 'unitOfWork' | 'clock'> & { readonly runningReplies: RunningReplies }) =>
  async (own: OwnConversation) => {
    const cancelled = await withOwnConversation(deps, own, async (conversation, { conversations, plans }) => {
      const plan = isOpen(conversation) ? await plans.findByConversation(conversation.id) : null
      if (plan && isOpen(conversation)) {
        await conversations.save(returnToPlan(conversation, plan.id, deps.clock.now()))
        return ok(undefined)
      }
      const ended = cancel(conversation, deps.clock.now())
      if (!ended.ok) return ended
      await conversations.save(ended.value)
      return ok(undefined)
    })
    if (cancelled.ok) deps.runningReplies.stop(own.conversationId)
    return cancelled
  }
