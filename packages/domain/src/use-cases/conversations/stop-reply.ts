import type { Adapters } from '../../ports/adapters.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ConversationNotFound, OwnConversation } from './continue-conversation.ts'
import type { RunningReplies } from './running-replies.ts'

/** Ends the reply that is being written. Nothing to stop is fine: it had just ended. */
export type StopReply = (input: OwnConversation) => Promise<Result<void, ConversationNotFound>>

export const makeStopReply =
  (deps: Pick<Adapters, 'unitOfWork'> & { readonly runningReplies: RunningReplies }): StopReply =>
  ({ userId, conversationId }) =>
    deps.unitOfWork.run<Result<void, ConversationNotFound>>(async ({ conversations }) => {
      const conversation = await conversations.find(conversationId)
      if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
      deps.runningReplies.stop(conversationId)
      return ok(undefined)
    })
