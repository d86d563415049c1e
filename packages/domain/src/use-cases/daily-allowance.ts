import type { CallsOfLearner } from '../ports/repositories.ts'
import { DAY } from '../shared/duration.ts'
import type { Task } from '../tutoring/task.ts'

/** This learner has had the day's calls: until midnight UTC, in `retryAfter` seconds, nothing is asked for them. */
export type AllowanceSpent = { readonly kind: 'daily-allowance-spent'; readonly retryAfter: number }

/** As many calls as one learner may run at once are running, in all processes: a job comes again later, and frees its worker. */
export type CallsRunning = { readonly kind: 'calls-running' }

/** At once. What else a learner wants waits, so that nobody takes the tutor from everybody. */
export const MAX_CALLS_PER_LEARNER = 2

/** A reply waits in line instead: its learner is looking, and it is short. */
export function overAllowance(
  { begun, running }: CallsOfLearner,
  task: Task['kind'],
  allowance: number,
  now: Date,
): AllowanceSpent | CallsRunning | null {
  if (begun >= allowance) return { kind: 'daily-allowance-spent', retryAfter: untilMidnight(now) }
  return task !== 'reply' && running >= MAX_CALLS_PER_LEARNER ? { kind: 'calls-running' } : null
}

/** Seconds until the next day of UTC begins. */
export const untilMidnight = (now: Date): number => Math.ceil((DAY - (now.getTime() % DAY)) / 1_000)
