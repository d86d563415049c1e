import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import type { OwnConversation } from './read-conversation.ts'
import type { RunningReplies } from './running-replies.ts'

/** Removes a conversation and every word of it. One that a plan has come of is kept: the plan can be asked for anew from it. */
export const makeDeleteConversation =
  (deps: Pick<Adapters, 'unitOfWork'> & { readonly runningReplies: RunningReplies }) =>
  async ({ userId, conversationId }: OwnConversation) => {
    const removed = await deps.unitOfWork.run(async ({ conversations, plans }) => {
      const conversation = await conversations.lock(conversationId)
      if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
      if (await plans.findByConversation(conversationId)) return err({ kind: 'conversation-closed' })
      await conversations.remove(conversationId)
      return ok(undefined)
    })
    if (removed.ok) deps.runningReplies.stop(conversationId)
    return removed
  }
