import type { UserId } from '@app/domain'

type Waiting = { readonly enter: () => void }

/**
 * So many places in all, so many at most for one learner. Learners who wait take turns, so that one with many calls delays
 * another by one call and not by all of them; the calls of one learner go in the order of their coming.
 */
export function makeFairSemaphore({ places, perLearner }: { readonly places: number; readonly perLearner: number }) {
  let free = places
  const running = new Map<UserId | null, number>()
  /** In the order of their turns: who got a place goes to the end. */
  const waiting = new Map<UserId | null, readonly Waiting[]>()

  const runningOf = (learner: UserId | null): number => running.get(learner) ?? 0

  const mayEnter = (learner: UserId | null): boolean =>
    free > 0 && (learner === null || runningOf(learner) < perLearner)

  const enter = (learner: UserId | null): (() => void) => {
    free -= 1
    running.set(learner, runningOf(learner) + 1)
    return () => {
      free += 1
      running.set(learner, runningOf(learner) - 1)
      if (runningOf(learner) === 0) running.delete(learner)
      admit()
    }
  }

  /** One place became free, so one more may enter. */
  const admit = (): void => {
    for (const [learner, [next, ...others]] of waiting) {
      if (!next || !mayEnter(learner)) continue
      waiting.delete(learner)
      if (others.length > 0) waiting.set(learner, others)
      next.enter()
      return
    }
  }

  const leave = (learner: UserId | null, who: Waiting): void => {
    const others = (waiting.get(learner) ?? []).filter((other) => other !== who)
    if (others.length > 0) waiting.set(learner, others)
    else waiting.delete(learner)
  }

  return {
    /**
     * Resolves to how to release the place: at once, in turn, or without a place as soon as `signal` is aborted. Null: an operator,
     * who counts as one more learner but may hold every place.
     */
    acquire: (learner: UserId | null, signal: AbortSignal): Promise<() => void> => {
      if (signal.aborted) return Promise.resolve(() => {})
      // overtakes only calls that may not enter yet
      if (mayEnter(learner)) return Promise.resolve(enter(learner))
      return new Promise((resolve) => {
        const giveUp = (): void => {
          leave(learner, who)
          resolve(() => {})
        }
        const who: Waiting = {
          enter: () => {
            signal.removeEventListener('abort', giveUp)
            resolve(enter(learner))
          },
        }
        waiting.set(learner, [...(waiting.get(learner) ?? []), who])
        signal.addEventListener('abort', giveUp)
      })
    },
  }
}
