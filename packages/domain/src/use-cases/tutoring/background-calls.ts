import { err, type Result } from '../../shared/result.ts'
import type { CallsRunning } from './daily-budget.ts'

/** Of a budget or an allowance: what learners ask for has the other half to itself. */
export const shareOf = (limit: number, inBackground: boolean): number => (inBackground ? Math.floor(limit / 2) : limit)

/**
 * Calls that no one waits for, in this process. They do not begin while one runs that someone waits for. Where a model is free, it is one
 * machine that answers, so such a call also ends those that have begun; where it is paid for, theirs would be paid for twice.
 */
export function makeBackgroundCalls({ isFree }: { readonly isFree: boolean }) {
  const running = new Set<AbortController>()
  let awaited = 0
  return {
    run: async <T, E>(call: (signal: AbortSignal) => Promise<Result<T, E>>): Promise<Result<T, E | CallsRunning>> => {
      if (awaited > 0) return err({ kind: 'calls-running' })
      const stop = new AbortController()
      running.add(stop)
      try {
        const answered = await call(stop.signal)
        return answered.ok || !stop.signal.aborted ? answered : err({ kind: 'calls-running' })
      } finally {
        running.delete(stop)
      }
    },
    /** A call that someone waits for. */
    runBefore: async <T>(call: () => Promise<T>): Promise<T> => {
      awaited += 1
      if (isFree) for (const stop of running) stop.abort()
      try {
        return await call()
      } finally {
        awaited -= 1
      }
    },
  }
}
