import { CLEAN_UP_EVERY, type Job, jobKey, MINUTE, RECONCILE_EVERY, SECOND } from '@app/domain'
import type { PgBoss } from 'pg-boss'
import type { StoredJob } from './job-attempt.ts'
import { JOB_POLICIES } from './job-policies.ts'

type Routine = {
  readonly job: Extract<Job, { kind: 'clean-up' | 'reconcile-payments' }>
  /** In milliseconds. */
  readonly every: number
}

const ROUTINES: readonly Routine[] = [
  { job: { kind: 'clean-up' }, every: CLEAN_UP_EVERY },
  { job: { kind: 'reconcile-payments' }, every: RECONCILE_EVERY },
]

type RoutineKind = Routine['job']['kind']

/**
 * Enqueues what nobody asks for: each of these jobs once in every hour of the clock, those that this process runs. To be
 * called as often as one likes. It asks the database each minute, and that keeps one per hour, a finished one included: so
 * any number of processes may ask, and none keeps count. Not the schedule of pg-boss, which adds a queue, a worker and
 * several statements a minute for the same.
 */
export function makeJobSchedule(boss: PgBoss, runs: (kind: RoutineKind) => boolean): () => Promise<void> {
  const asks = ROUTINES.filter(({ job }) => runs(job.kind)).map((routine) => makeAsk(boss, routine))
  return async () => {
    // each by itself: one that cannot be asked for keeps no other
    const asked = await Promise.allSettled(asks.map((ask) => ask()))
    const failed = asked.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
}

function makeAsk(boss: PgBoss, { job, every }: Routine): () => Promise<void> {
  const stored: StoredJob = { job }
  const options = { ...JOB_POLICIES[job.kind].options, singletonKey: jobKey(job), singletonSeconds: every / SECOND }
  let askAt = 0
  return async () => {
    if (Date.now() < askAt) return
    await boss.send(job.kind, stored, options)
    // Only now: what failed is asked again at once.
    askAt = Date.now() + MINUTE
  }
}
