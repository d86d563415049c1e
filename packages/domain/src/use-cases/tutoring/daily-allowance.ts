import { DAY } from '../../shared/duration.ts'
import type { UserId } from '../../shared/ids.ts'

/** This learner has had the day's calls: until midnight UTC, in `retryAfter` seconds, nothing is asked for them. */
export type AllowanceSpent = { readonly kind: 'daily-allowance-spent'; readonly retryAfter: number }

/** As many calls as one learner may run at once are running in this process: a job comes again later, and frees its worker. */
export type CallsRunning = { readonly kind: 'calls-running' }

/** At once. A learner's other calls wait, so that one learner cannot use up the model. */
export const MAX_CALLS_PER_LEARNER = 2

/** Seconds until the next day of UTC begins. */
export const untilMidnight = (now: Date): number => Math.ceil((DAY - (now.getTime() % DAY)) / 1_000)

/** Calls of each learner in this process. Not by the rows of calls: those that a crash left would hold their learner's jobs back. */
export function makeRunningCalls() {
  const running = new Map<UserId, number>()
  const of = (learner: UserId): number => running.get(learner) ?? 0
  return {
    isFull: (learner: UserId): boolean => of(learner) >= MAX_CALLS_PER_LEARNER,
    begin: (learner: UserId): void => {
      running.set(learner, of(learner) + 1)
    },
    end: (learner: UserId): void => {
      if (of(learner) > 1) running.set(learner, of(learner) - 1)
      else running.delete(learner)
    },
  }
}
