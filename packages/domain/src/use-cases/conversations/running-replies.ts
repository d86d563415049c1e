import type { Adapters } from '../../ports/adapters.ts'
import type { ConversationId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { OwnConversation } from './read-conversation.ts'

export type RunningReplies = ReturnType<typeof makeRunningReplies>

/** Replies that this process is writing now, so that their learner can stop them. */
export function makeRunningReplies() {
  const running = new Map<ConversationId, Set<AbortController>>()
  return {
    begin: (conversation: ConversationId) => {
      const controller = new AbortController()
      const controllers = running.get(conversation) ?? new Set()
      running.set(conversation, controllers.add(controller))
      const end = (): void => {
        controllers.delete(controller)
        if (controllers.size === 0 && running.get(conversation) === controllers) running.delete(conversation)
      }
      return { controller, end }
    },
    stop: (conversation: ConversationId): void => {
      for (const controller of running.get(conversation) ?? []) controller.abort()
    },
  }
}

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
