import type { ChapterId, ConversationId } from '../../shared/index.ts'

/** Where a reply is being written. */
type Place = ConversationId | ChapterId

export type RunningReplies = ReturnType<typeof makeRunningReplies>

/** Replies that this process is writing now, so that their learner can stop them. */
export function makeRunningReplies() {
  const running = new Map<Place, Set<AbortController>>()
  return {
    begin: (place: Place) => {
      const controller = new AbortController()
      const controllers = running.get(place) ?? new Set()
      running.set(place, controllers.add(controller))
      const end = (): void => {
        controllers.delete(controller)
        if (controllers.size === 0 && running.get(place) === controllers) running.delete(place)
      }
      return { controller, end }
    },
    stop: (place: Place): void => {
      for (const controller of running.get(place) ?? []) controller.abort()
    },
  }
}
