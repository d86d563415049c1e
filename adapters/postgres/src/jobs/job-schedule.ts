import {
  ALERT_OPERATORS_EVERY,
  CHECK_LINKS_EVERY,
  CLEAN_UP_EVERY,
  jobKey,
  MINUTE,
  RECONCILE_EVERY,
  type ScheduledJob,
  SECOND,
} from '@app/domain'
import type { PgBoss } from 'pg-boss'
import type { StoredJob } from './job-attempt.ts'
import { JOB_POLICIES } from './job-policies.ts'

type Scheduled = {
  readonly job: ScheduledJob
  /** In milliseconds. */
  readonly every: number
}

const SCHEDULED: readonly Scheduled[] = [
  { job: { kind: 'clean-up' }, every: CLEAN_UP_EVERY },
  { job: { kind: 'reconcile-payments' }, every: RECONCILE_EVERY },
  { job: { kind: 'check-links' }, every: CHECK_LINKS_EVERY },
  { job: { kind: 'alert-operators' }, every: ALERT_OPERATORS_EVERY },
]

type ScheduledKind = ScheduledJob['kind']

/**
 * Enqueues the scheduled jobs that this process runs, each once per hour of the clock, or per ten or five minutes. Idempotent, also across
 * processes: the database keeps one of each such time, finished ones included. Call it as often as you like; it asks once a minute. Not pg-boss's own
 * schedule, which adds a queue, a worker and several statements a minute.
 */
export function makeJobSchedule(boss: PgBoss, runs: (kind: ScheduledKind) => boolean): () => Promise<void> {
  const senders = SCHEDULED.filter(({ job }) => runs(job.kind)).map((scheduled) => makeSender(boss, scheduled))
  return async () => {
    // one that fails must not hold up the others
    const sent = await Promise.allSettled(senders.map((send) => send()))
    const failed = sent.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}

function makeSender(boss: PgBoss, { job, every }: Scheduled): () => Promise<void> {
  const stored: StoredJob = { job }
  const options = { ...JOB_POLICIES[job.kind].options, singletonKey: jobKey(job), singletonSeconds: every / SECOND }
  let sendAt = 0
  return async () => {
    if (Date.now() < sendAt) return
    await boss.send(job.kind, stored, options)
    // only after success, so that a failure is retried at the next tick
    sendAt = Date.now() + MINUTE
  }
}
