import { CLEAN_UP_EVERY, type Job, jobKey, MINUTE, SECOND } from '@app/domain'
import type { PgBoss } from 'pg-boss'
import type { StoredJob } from './job-attempt.ts'
import { JOB_POLICIES } from './job-policies.ts'

const JOB: Job = { kind: 'clean-up' }

/**
 * Enqueues the clean-up once in every hour of the clock, to be called as often as one likes. It asks the database each
 * minute, and that keeps one per hour, a finished one included: so any number of processes may ask, and none keeps count.
 * Not the schedule of pg-boss, which adds a queue, a worker and several statements a minute for the same.
 */
export function makeCleanUpSchedule(boss: PgBoss): () => Promise<void> {
  const stored: StoredJob = { job: JOB }
  const options = {
    ...JOB_POLICIES[JOB.kind].options,
    singletonKey: jobKey(JOB),
    singletonSeconds: CLEAN_UP_EVERY / SECOND,
  }
  let askAt = 0
  return async () => {
    if (Date.now() < askAt) return
    await boss.send(JOB.kind, stored, options)
    // Only now: what failed is asked again at once.
    askAt = Date.now() + MINUTE
  }
}
