import { untilAborted } from './until-aborted.ts'

/** One at a time, in the order of their coming. */
export function makeSerialQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
    /** Resolves to how to end the turn, or to null when `signal` is aborted before the turn came. */
    enter: async (signal: AbortSignal): Promise<(() => void) | null> => {
      const before = last
      const turn = Promise.withResolvers<void>()
      last = before.then(() => turn.promise)
      const isTurn = await untilAborted(
        before.then(() => true),
        signal,
      )
      if (isTurn) return turn.resolve
      turn.resolve()
      return null
    },
  }
}
