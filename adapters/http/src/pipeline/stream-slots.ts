/** Tabs and devices of one learner's that watch at once. */
const MAX_PER_LEARNER = 4
/** Of one process: each asks the database two and a half times a second. */
const MAX_PER_PROCESS = 200

export type StreamSlots = ReturnType<typeof makeStreamSlots>

/** How many streams may be open at once. */
export function makeStreamSlots() {
  const open = new Map<string, number>()
  let all = 0
  let isClosed = false
  return {
    /** Answers how to give the slot back, once, or whose limit is reached. */
    take: (learner: string): (() => void) | 'learner' | 'process' => {
      const own = open.get(learner) ?? 0
      if (own >= MAX_PER_LEARNER) return 'learner'
      if (isClosed || all >= MAX_PER_PROCESS) return 'process'
      open.set(learner, own + 1)
      all += 1
      return () => {
        const left = (open.get(learner) ?? 1) - 1
        if (left > 0) open.set(learner, left)
        else open.delete(learner)
        all -= 1
      }
    },
    /** No more are given: the server stops. */
    close: (): void => {
      isClosed = true
    },
    count: () => all,
  }
}
