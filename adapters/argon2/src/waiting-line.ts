/** At most `maxConcurrent` pieces of work at once; `maxQueue` more wait, first come, first served. */
export type WaitingLine = {
  /** Null, at once, when the line is full. */
  readonly join: <T>(work: () => Promise<T>) => Promise<T> | null
}

export function makeWaitingLine(maxConcurrent: number, maxQueue: number): WaitingLine {
  const waiting: (() => void)[] = []
  let busy = 0

  const leave = (): void => {
    const next = waiting.shift()
    // the place is handed on rather than freed: a newcomer could take it from those who wait
    if (next) next()
    else busy -= 1
  }
  const run = async <T>(work: () => Promise<T>, turn?: Promise<void>): Promise<T> => {
    await turn
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return {
    join: (work) => {
      if (busy < maxConcurrent) {
        busy += 1
        return run(work)
      }
      if (waiting.length >= maxQueue) return null
      return run(work, new Promise((resolve) => waiting.push(resolve)))
    },
  }
}
