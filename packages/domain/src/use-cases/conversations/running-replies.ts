import type { ConversationId } from '../../shared/ids.ts'

/** Replies that this process is writing now, so that their learner can stop them. */
export type RunningReplies = {
  readonly begin: (conversation: ConversationId) => { readonly controller: AbortController; readonly end: () => void }
  readonly stop: (conversation: ConversationId) => void
}

export function makeRunningReplies(): RunningReplies {
  const running = new Map<ConversationId, Set<AbortController>>()
  return {
    begin: (conversation) => {
      const controller = new AbortController()
      const controllers = running.get(conversation) ?? new Set()
      running.set(conversation, controllers.add(controller))
      const end = (): void => {
        controllers.delete(controller)
        if (controllers.size === 0 && running.get(conversation) === controllers) running.delete(conversation)
      }
      return { controller, end }
    },
    stop: (conversation) => {
      for (const controller of running.get(conversation) ?? []) controller.abort()
    },
  }
}
