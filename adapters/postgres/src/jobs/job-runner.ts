import { setTimeout as pause } from 'node:timers/promises'
import {
  ALERT_OPERATORS_EVERY,
  CHECK_LINKS_EVERY,
  CLEAN_UP_EVERY,
  type JobHandlers,
  type JobKind,
  jobKey,
  MAX_DEFERRAL,
  MINUTE,
  RECONCILE_EVERY,
  REMIND_LEARNERS_EVERY,
  type ScheduledJob,
  SECOND,
} from '@app/domain'
import { PgBoss } from 'pg-boss'
import { isTransient, orUnavailable } from '../database-unavailable.ts'
import type { Log } from '../log.ts'
import { LIMITED } from '../session.ts'
import { type InRequest, makeAttempt, type StoredJob } from './job-attempt.ts'
import { JOB_KINDS, JOB_POLICIES } from './job-policies.ts'
import { markNotCounted, putBackAll, putBackSilent, releaseJobs } from './job-table.ts'

export type JobRunnerOptions = {
  readonly url: string
  /** Jobs of each kind that this process runs at once. With 0 of a scheduled kind it does not enqueue that kind either. */
  readonly concurrency?: Readonly<Partial<Record<JobKind, number>>>
  /** No other process works on this database: jobs that are marked as running at the start are orphans of a crash. */
  readonly soleWorker?: boolean
  /** How long a stop waits for running jobs before it releases them. */
  readonly stopTimeoutMs?: number
  readonly inRequest?: InRequest
}

export type JobRunner = ReturnType<typeof makeJobRunner>

type WorkerSlot = { readonly id: string; busy: boolean }

export function makeJobRunner(options: JobRunnerOptions, handlers: JobHandlers, log: Log) {
  const { concurrency = {}, soleWorker = false, stopTimeoutMs = 5_000 } = options
  const boss = openBoss(options.url, soleWorker)
  const attempt = makeAttempt(handlers, log, options.inRequest)
  const reportFault = makeReport(log)
  const slotsFor = (kind: JobKind): number => concurrency[kind] ?? JOB_POLICIES[kind].atOnce
  const enqueueScheduled = makeJobSchedule(boss, (kind) => slotsFor(kind) > 0)
  const slots = new Map<JobKind, WorkerSlot[]>()
  const running = new Set<string>()
  let stopping = false
  let clock: NodeJS.Timeout | undefined

  /** Faults during shutdown are expected. */
  const report = (error: unknown) => {
    if (!stopping) reportFault(error)
  }

  /** A slot that finds a job wakes the next one, so a burst of due jobs is picked up at once. */
  const wakeOne = (kind: JobKind) => {
    const idle = slots.get(kind)?.find(({ busy }) => !busy)
    if (idle) boss.notifyWorker(idle.id)
  }

  // One pg-boss worker per slot, because workers can only be woken by id.
  const openSlot = async (kind: JobKind) => {
    const id = await boss.work<StoredJob, void, typeof POLLING>(kind, POLLING, async ([job]) => {
      if (!job) return
      slot.busy = true
      running.add(job.id)
      wakeOne(kind)
      try {
        const mayWait = Date.now() - job.createdOn.getTime() < MAX_DEFERRAL
        await attempt(job.data, job.retryCount, mayWait ? () => markNotCounted(boss.getDb(), job.id) : null)
      } finally {
        running.delete(job.id)
        slot.busy = false
        boss.notifyWorker(slot.id)
      }
    })
    const slot: WorkerSlot = { id, busy: false }
    slots.set(kind, [...(slots.get(kind) ?? []), slot])
  }

  const recover = async (putBack: typeof putBackAll) => {
    for (const jobKey of await putBack(boss.getDb())) {
      log({ level: 'warn', message: 'A job lost its worker and runs again.', jobKey })
    }
  }

  const tick = async () => {
    await recover(putBackSilent).catch(report)
    await enqueueScheduled().catch(report)
    // Retries come due without a notification.
    JOB_KINDS.forEach(wakeOne)
    if (!stopping) clock = setTimeout(tick, 1_000)
  }

  boss.on('error', report)
  boss.on('warning', ({ message }) => log({ level: 'warn', message }))

  const start = async (): Promise<void> => {
    await boss.start()
    if (soleWorker) await recover(putBackAll)
    for (const kind of JOB_KINDS) {
      for (let count = slotsFor(kind); count > 0; count -= 1) await openSlot(kind)
    }
    clock = setTimeout(tick, 1_000)
  }

  return {
    /** Throws `DatabaseUnavailable`; a runner that could not start has to be stopped, and another one made. */
    start: () => orUnavailable(start()),
    /** Takes no more jobs, waits for the running ones up to the timeout, and releases the rest. */
    stop: async (): Promise<void> => {
      stopping = true
      clearTimeout(clock)
      const finished = Promise.all(JOB_KINDS.map((kind) => boss.offWork(kind, { wait: true })))
      await Promise.race([finished, pause(stopTimeoutMs, undefined, { ref: false })])
      if (running.size > 0) await releaseJobs(boss.getDb(), [...running]).catch(reportFault)
      await boss.stop({ graceful: false })
    },
  }
}

/** Slots are woken by notifications and by the clock; polling is the fallback. */
const POLLING = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30, includeMetadata: true } as const

/** Its listener has a connection of its own without session limits: it takes no lock. */
export const openBoss = (url: string, soleWorker: boolean) =>
  new PgBoss({
    connectionString: url,
    // Taking a job need not wait for the disk: after a crash of the database it may run again, and every handler is
    // idempotent. Not on a shared database, where a pooler may refuse options.
    ...(soleWorker && { options: '-c synchronous_commit=off' }),
    application_name: 'waymark-jobs',
    max: 4,
    ...LIMITED,
    useListenNotify: true,
    schedule: false,
    maintenanceIntervalSeconds: 3_600,
    flowIntervalSeconds: 3_600,
  })

/** An unreachable database fails every poll: it is logged once in 30 s. */
function makeReport(log: Log): (error: unknown) => void {
  let silentUntil = 0
  return (error) => {
    if (!isTransient(error)) return log({ level: 'error', message: 'The job queue had a fault.', error })
    if (Date.now() < silentUntil) return
    silentUntil = Date.now() + 30_000
    log({ level: 'warn', message: 'The job queue cannot reach the database.', error })
  }
}

/** With how many milliseconds between two of each. */
const SCHEDULED: readonly { readonly job: ScheduledJob; readonly every: number }[] = [
  { job: { kind: 'clean-up' }, every: CLEAN_UP_EVERY },
  { job: { kind: 'reconcile-payments' }, every: RECONCILE_EVERY },
  { job: { kind: 'check-links' }, every: CHECK_LINKS_EVERY },
  { job: { kind: 'alert-operators' }, every: ALERT_OPERATORS_EVERY },
  { job: { kind: 'remind-learners' }, every: REMIND_LEARNERS_EVERY },
]

/**
 * Enqueues the scheduled jobs that this process runs, each once per hour of the clock, or per ten or five minutes. Idempotent, also across
 * processes: the database keeps one of each such time, finished ones included. Call it as often as you like; it asks once a minute. Not pg-boss's own
 * schedule, which adds a queue, a worker and several statements a minute.
 */
function makeJobSchedule(boss: PgBoss, runs: (kind: JobKind) => boolean): () => Promise<void> {
  const scheduled = SCHEDULED.filter(({ job }) => runs(job.kind))
  let sendAt = 0
  return async () => {
    if (Date.now() < sendAt) return
    const sent = scheduled.map(({ job, every }) => {
      const stored: StoredJob = { job }
      const once = { singletonKey: jobKey(job), singletonSeconds: every / SECOND }
      return boss.send(job.kind, stored, { ...JOB_POLICIES[job.kind].options, ...once })
    })
    // one that fails must not hold up the others
    const failed = (await Promise.allSettled(sent)).find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    // only after success, so that a failure is retried at the next tick
    sendAt = Date.now() + MINUTE
  }
}
