/** Tabs and devices of one learner's that watch at once. */
const MAX_PER_LEARNER = 4
/** Of one process: each asks the database two and a half times a second. */
const MAX_PER_PROCESS = 200

export type StreamSlots = ReturnType<typeof makeStreamSlots>

type Slot = { readonly learner: string; readonly end: End }

/** False: another stream gets the slot. */
type End = (isStopping: boolean) => void

/** The streams that watch: how many may be open at once, and their end when the server stops. */
export function makeStreamSlots() {
  /** The oldest first. */
  const open = new Set<Slot>()
  let isClosed = false
  const countOf = (learner: string): number => [...open].filter((slot) => slot.learner === learner).length

  /** Of the learner who has the most, so that a few accounts cannot take all of them. */
  const endOldest = (): void => {
    const counts = new Map<string, number>()
    for (const { learner } of open) counts.set(learner, (counts.get(learner) ?? 0) + 1)
    const most = Math.max(...counts.values())
    const oldest = [...open].find(({ learner }) => counts.get(learner) === most)
    if (!oldest) return
    open.delete(oldest)
    oldest.end(false)
  }

  return {
    /** Answers how to give the slot back, or why there is none. `end` is called if it is taken away before. */
    take: (learner: string, end: End): (() => void) | 'learner' | 'closed' => {
      if (countOf(learner) >= MAX_PER_LEARNER) return 'learner'
      if (isClosed) return 'closed'
      if (open.size >= MAX_PER_PROCESS) endOldest()
      const slot = { learner, end }
      open.add(slot)
      return () => open.delete(slot)
    },
    /** No more are given, and those that are open end: the server stops. */
    close: (): void => {
      isClosed = true
      for (const { end } of open) end(true)
    },
    count: () => open.size,
  }
}
