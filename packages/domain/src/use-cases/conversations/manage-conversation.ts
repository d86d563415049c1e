import { cancel, isOpen, reopen, returnToPlan } from '../../conversations/conversation.ts'
import { isReplaceable } from '../../plans/outline.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, ok } from '../../shared/index.ts'
import { type OwnConversation, type ReadOwnConversation, shown, withOwnConversation } from './read-conversation.ts'
import type { RunningReplies } from './running-replies.ts'

type Deps = Pick<Adapters, 'unitOfWork' | 'clock'> & { readonly runningReplies: RunningReplies }

/** What a learner does with a conversation as a whole. */
export const makeManageConversation = (deps: Deps) => {
  const { clock, runningReplies } = deps
  return {
    /** Ends the reply that is being written. Nothing to stop is fine: it had just ended. */
    stopReply: ({ userId, conversationId }: OwnConversation) =>
      deps.unitOfWork.run(async ({ conversations }) => {
        const conversation = await conversations.find(conversationId)
        if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
        runningReplies.stop(conversationId)
        return ok(undefined)
      }),

    /** Ends a conversation without a plan. One that was reopened leaves its plan as it is, and can be reopened again. */
    cancelConversation: async (own: OwnConversation) => {
      const cancelled = await withOwnConversation(deps, own, async (conversation, { conversations, plans }) => {
        const plan = isOpen(conversation) ? await plans.findByConversation(conversation.id) : null
        if (plan && isOpen(conversation)) {
          await conversations.save(returnToPlan(conversation, plan.id, clock.now()))
          return ok(undefined)
        }
        const ended = cancel(conversation, clock.now())
        if (!ended.ok) return ended
        await conversations.save(ended.value)
        return ok(undefined)
      })
      if (cancelled.ok) runningReplies.stop(own.conversationId)
      return cancelled
    },

    /**
     * Goes on with a conversation that was cancelled, or has become a plan while nothing of the plan is unlocked; reopening it again
     * changes nothing. The plan stays as it is, and goes on being made if it is, until the next yes.
     */
    reopenConversation: ({ ownLanguage = null, ...own }: ReadOwnConversation) =>
      withOwnConversation(deps, own, async (conversation, repositories) => {
        const reopened = reopen(conversation, clock.now())
        if (!reopened.ok) return reopened
        if (conversation.kind === 'planned') {
          await repositories.plans.lock(conversation.planId)
          const chapters = await repositories.chapters.ofPlan(conversation.planId)
          if (!isReplaceable(chapters)) return err({ kind: 'chapter-unlocked' })
        }
        if (reopened.value !== conversation) await repositories.conversations.save(reopened.value)
        return ok(await shown(reopened.value, repositories, ownLanguage))
      }),

    /** Removes a conversation and every word of it. One that a plan has come of is kept: the plan can be asked for anew from it. */
    deleteConversation: async (own: OwnConversation) => {
      const removed = await withOwnConversation(deps, own, async ({ id }, { conversations, plans }) => {
        if (await plans.findByConversation(id)) return err({ kind: 'conversation-closed' })
        await conversations.remove(id)
        return ok(undefined)
      })
      if (removed.ok) runningReplies.stop(own.conversationId)
      return removed
    },
  }
}
