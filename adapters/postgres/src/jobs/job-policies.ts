import type { JobKind } from '@app/domain'
import type { QueueOptions } from 'pg-boss'

type JobPolicy = {
  /** Jobs of this kind that a process runs at once. */
  readonly atOnce: number
  /** Runs, crashes included, before a job is abandoned. */
  readonly attempts: number
  readonly options: QueueOptions
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Exponential backoff with jitter, in seconds. */
type Retries = {
  readonly attempts?: number
  readonly firstPause?: number
  readonly maxPause?: number
  readonly expiresIn?: number
}

const policy = (
  atOnce: number,
  { attempts = 5, firstPause = 1, maxPause = 30, expiresIn = 15 * MINUTE }: Retries = {},
): JobPolicy => ({
  atOnce,
  attempts,
  options: {
    // The runner counts attempts; a job stays live until it is done or abandoned, so pg-boss itself never gives up.
    retryLimit: 1_000_000,
    retryDelay: firstPause,
    retryDelayMax: maxPause,
    retryBackoff: true,
    heartbeatSeconds: 10,
    // Only for a handler that hangs: a dead worker is noticed by its heartbeat.
    expireInSeconds: expiresIn,
    retentionSeconds: 365 * DAY,
    deleteAfterSeconds: DAY,
  },
})

export const JOB_POLICIES: Readonly<Record<JobKind, JobPolicy>> = {
  'draft-plan': policy(4),
  // A run makes room after ten minutes, and then once more where a chapter is unlocked while it is prepared; what ends it last is a part,
  // which may take another fifteen with the slowest model.
  'write-chapter': policy(8, { expiresIn: 60 * MINUTE }),
  'write-check': policy(8, { expiresIn: 60 * MINUTE }),
  // one at once: what learners wait for goes first
  'prepare-chapter': policy(1, { expiresIn: 60 * MINUTE }),
  'revise-plan': policy(2),
  'outline-chapter': policy(2),
  'verify-question': policy(2),
  // its learner is looking
  'write-placement': policy(4),
  'rewrite-chapter': policy(4),
  'find-resources': policy(2),
  // its learner is looking
  'check-resource': policy(2),
  // a day's budget may have to end first: the attempts last for about 33 hours
  'unlock-purchased': policy(2, { attempts: 210, maxPause: 600 }),
  // A mail server that is down for a day loses no mail: the attempts last for about 33 hours.
  'send-mail': policy(2, { attempts: 400, firstPause: 2, maxPause: 300 }),
  // These two are given up after minutes, as the next one comes within the hour.
  'clean-up': policy(1, { firstPause: 30, maxPause: 600 }),
  'reconcile-payments': policy(1, { firstPause: 30, maxPause: 600 }),
  // what it leaves is due in the next one, ten minutes later
  'check-links': policy(1, { attempts: 3, firstPause: 30, maxPause: 60 }),
  // the next one comes five minutes later
  'alert-operators': policy(1, { attempts: 3, firstPause: 10 }),
  // the next one comes ten minutes later
  'remind-learners': policy(1, { attempts: 3, firstPause: 10 }),
}

/** A queue each. */
export const JOB_KINDS = Object.keys(JOB_POLICIES) as readonly JobKind[] // the type above lists all kinds and nothing else
