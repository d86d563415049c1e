import type { ConversationId } from '../../shared/index.ts'

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
