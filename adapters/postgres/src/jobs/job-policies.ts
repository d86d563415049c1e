import type { JobKind } from '@app/domain'
import type { QueueOptions } from 'pg-boss'

type JobPolicy = {
  /** Runs, crashes included, before a job is abandoned. */
  readonly attempts: number
  readonly options: QueueOptions
}

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Exponential backoff with jitter, in seconds. */
const policy = (attempts: number, firstPause: number, maxPause: number, expiresIn = 15 * MINUTE): JobPolicy => ({
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
  'draft-plan': policy(5, 1, 30),
  // A run makes room after ten minutes, and then once more where a chapter is unlocked while it is prepared; what ends it last is a part,
  // which may take another fifteen with the slowest model.
  'write-chapter': policy(5, 1, 30, 60 * MINUTE),
  'prepare-chapter': policy(5, 1, 30, 60 * MINUTE),
  'revise-plan': policy(5, 1, 30),
  'outline-chapter': policy(5, 1, 30),
  'verify-question': policy(5, 1, 30),
  'write-placement': policy(5, 1, 30),
  'rewrite-chapter': policy(5, 1, 30),
  'find-resources': policy(5, 1, 30),
  'check-resource': policy(5, 1, 30),
  // a day's budget may have to end first: the attempts last for about 33 hours
  'unlock-purchased': policy(210, 1, 600),
  // A mail server that is down for a day loses no mail: the attempts last for about 33 hours.
  'send-mail': policy(400, 2, 300),
  // These two are given up after minutes, as the next one comes within the hour.
  'clean-up': policy(5, 30, 600),
  'reconcile-payments': policy(5, 30, 600),
  // what it leaves is due in the next one, ten minutes later
  'check-links': policy(3, 30, 60),
  // the next one comes five minutes later
  'alert-operators': policy(3, 10, 30),
}
