import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import type { OwnConversation } from './continue-conversation.ts'
import type { RunningReplies } from './running-replies.ts'

/** Ends the reply that is being written. Nothing to stop is fine: it had just ended. */
export const makeStopReply =
  (deps: Pick<Adapters, 'unitOfWork'> & { readonly runningReplies: RunningReplies }) =>
  ({ userId, conversationId }: OwnConversation) =>
    deps.unitOfWork.run(async ({ conversations }) => {
      const conversation = await conversations.find(conversationId)
      if (conversation?.userId !== userId) return err({ kind: 'conversation-not-found' })
      deps.runningReplies.stop(conversationId)
      return ok(undefined)
    })
