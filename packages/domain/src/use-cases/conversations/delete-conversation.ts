import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { type OwnConversation, withOwnConversation } from './read-conversation.ts'
import type { RunningReplies } from './running-replies.ts'

/** Removes a conversation and every word of it. One that a plan has come of is kept: the plan can be asked for anew from it. */
export const makeDeleteConversation =
  (deps: Pick<Adapters, 'unitOfWork'> & { readonly runningReplies: RunningReplies }) =>
  async (own: OwnConversation) => {
    const removed = await withOwnConversation(deps, own, async ({ id }, { conversations, plans }) => {
      if (await plans.findByConversation(id)) return err({ kind: 'conversation-closed' })
      await conversations.remove(id)
      return ok(undefined)
    })
    if (removed.ok) deps.runningReplies.stop(own.conversationId)
    return removed
  }
