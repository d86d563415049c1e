import { after, DAY, MINUTE, startOfDay } from '../shared/duration.ts'

/** Amounts are millionths of a US dollar. */
type Facts =
  | { readonly kind: 'budget-nearly-spent' | 'budget-spent'; readonly spent: number; readonly budget: number }
  /** `longest`: for how many whole minutes the oldest job has waited. */
  | { readonly kind: 'queue-waiting'; readonly waiting: number; readonly longest: number }
  /** In the last 24 hours. */
  | { readonly kind: 'work-failed'; readonly plans: number; readonly chapters: number; readonly mails: number }

/** Trouble that operators are mailed about, as it was at that time. */
export type OperatorAlert = Facts & { readonly at: Date }

export type AlertKind = OperatorAlert['kind']

export type FailedWork = {
  readonly plans: number
  readonly chapters: number
  /** Given up by the queue. */
  readonly mails: number
  /** When the last one of them failed; null where none did. */
  readonly latest: Date | null
}

/** What alerts are decided by. */
export type OperatingState = {
  /** Of today; null without a limit, and with one of 0, which turns the model off on purpose. */
  readonly budget: { readonly spent: number; readonly limit: number; readonly coversGeneration: boolean } | null
  /** Of the jobs that learners wait for. */
  readonly queue: readonly { readonly waiting: number; readonly oldestWaitingSince: Date | null }[]
  /** In the last 24 hours. */
  readonly failed: FailedWork
}

/** A healthy queue begins what is due within seconds. The page of health warns at the same time. */
const LONG_WAIT = MINUTE

/** Of the day's budget: what is left may be enough for an hour or two, in which it can be raised. */
const NEARLY = 0.8

/** When failed work was read since. */
export const failuresSince = (now: Date): Date => after(now, -DAY)

/**
 * What operators have to be mailed about: each kind once a day of UTC at most, and failures only where one came after the mail
 * before. `sent`: when each kind was mailed last.
 */
export function alertsDue(
  state: OperatingState,
  sent: ReadonlyMap<AlertKind, Date>,
  now: Date,
): readonly OperatorAlert[] {
  const wasSentToday = (kind: AlertKind): boolean => (sent.get(kind) ?? 0) >= startOfDay(now)
  const budget = budgetTrouble(state, wasSentToday('budget-spent'))
  // a spent budget fails what it no longer covers: one mail is enough
  const failures = budget?.kind === 'budget-spent' ? null : failureTrouble(state, sent.get('work-failed'))
  return [budget, queueTrouble(state, now), failures]
    .filter((facts) => facts !== null)
    .filter(({ kind }) => !wasSentToday(kind))
    .map((facts) => ({ ...facts, at: now }))
}

function budgetTrouble({ budget }: OperatingState, wasSpent: boolean): Facts | null {
  if (budget === null) return null
  const { spent, limit, coversGeneration } = budget
  if (!coversGeneration) return { kind: 'budget-spent', spent, budget: limit }
  return spent >= NEARLY * limit && !wasSpent ? { kind: 'budget-nearly-spent', spent, budget: limit } : null
}

function queueTrouble({ queue }: OperatingState, now: Date): Facts | null {
  const waits = queue.map(({ oldestWaitingSince: since }) => (since === null ? 0 : now.getTime() - since.getTime()))
  const longest = Math.max(0, ...waits)
  if (longest < LONG_WAIT) return null
  const waiting = queue.reduce((sum, kind) => sum + kind.waiting, 0)
  return { kind: 'queue-waiting', waiting, longest: Math.floor(longest / MINUTE) }
}

function failureTrouble({ failed }: OperatingState, lastSent: Date | undefined): Facts | null {
  const { latest, ...counts } = failed
  return latest !== null && latest > (lastSent ?? 0) ? { kind: 'work-failed', ...counts } : null
}
