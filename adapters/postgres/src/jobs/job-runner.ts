import { setTimeout as pause } from 'node:timers/promises'
import type { JobHandlers, JobKind } from '@app/domain'
import { PgBoss } from 'pg-boss'
import { isTransient } from '../database-unavailable.ts'
import type { Log } from '../log.ts'
import { JOB_KINDS } from '../migrations/schema-state.ts'
import { LIMITED } from '../session.ts'
import { type InRequest, makeAttempt, type StoredJob } from './job-attempt.ts'
import { makeJobSchedule } from './job-schedule.ts'
import { markNotCounted, putBackAll, putBackSilent, releaseJobs } from './job-table.ts'

export type JobRunnerOptions = {
  readonly url: string
  /** Jobs of each kind that this process runs at once. What it never runs, such as the clean-up, it does not ask for either. */
  readonly concurrency?: Readonly<Partial<Record<JobKind, number>>>
  /** No other process works on this database: what is marked as running at the start was left by a dead one. */
  readonly soleWorker?: boolean
  /** Milliseconds for which a stop waits for running jobs before it gives them back. */
  readonly stopTimeoutMs?: number
  /** Runs a job that a request wanted, with that request's id. */
  readonly inRequest?: InRequest
}

export type JobRunner = {
  readonly start: () => Promise<void>
  /** Takes no more jobs, waits a moment for those that run, and gives the others back. */
  readonly stop: () => Promise<void>
}

type WorkerSlot = { readonly id: string; busy: boolean }

const CONCURRENCY: Readonly<Record<JobKind, number>> = {
  'draft-plan': 4,
  'write-chapter': 8,
  'send-mail': 2,
  'clean-up': 1,
  'reconcile-payments': 1,
}

export function makeJobRunner(options: JobRunnerOptions, handlers: JobHandlers, log: Log): JobRunner {
  const { concurrency = {}, soleWorker = false, stopTimeoutMs = 5_000 } = options
  const boss = openBoss(options.url, soleWorker)
  const attempt = makeAttempt(handlers, log, options.inRequest)
  const reportFault = makeReport(log)
  const slotsFor = (kind: JobKind): number => concurrency[kind] ?? CONCURRENCY[kind]
  const askForRoutines = makeJobSchedule(boss, (kind) => slotsFor(kind) > 0)
  const slots = new Map<JobKind, WorkerSlot[]>()
  const running = new Set<string>()
  let stopping = false
  let clock: NodeJS.Timeout | undefined

  /** What fails while everything is being closed is no news. */
  const report = (error: unknown) => {
    if (!stopping) reportFault(error)
  }

  /** A slot that finds a job wakes the next one: so many jobs that are due at once are picked up at once. */
  const wakeOne = (kind: JobKind) => {
    const idle = slots.get(kind)?.find(({ busy }) => !busy)
    if (idle) boss.notifyWorker(idle.id)
  }

  // One worker of pg-boss per slot, because only a worker with a name of its own can be woken on purpose.
  const openSlot = async (kind: JobKind) => {
    const id = await boss.work<StoredJob>(kind, POLLING, async ([job]) => {
      if (!job) return
      slot.busy = true
      running.add(job.id)
      wakeOne(kind)
      try {
        await attempt(job.data, job.retryCount, () => markNotCounted(boss.getDb(), job.id))
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
    await askForRoutines().catch(report)
    // Jobs that wait for their next try come due without a notification.
    JOB_KINDS.forEach(wakeOne)
    if (!stopping) clock = setTimeout(tick, 1_000)
  }

  boss.on('error', report)
  boss.on('warning', ({ message }) => log({ level: 'warn', message }))

  return {
    start: async () => {
      await boss.start()
      if (soleWorker) await recover(putBackAll)
      for (const kind of JOB_KINDS) {
        for (let count = slotsFor(kind); count > 0; count -= 1) await openSlot(kind)
      }
      clock = setTimeout(tick, 1_000)
    },
    stop: async () => {
      stopping = true
      clearTimeout(clock)
      const finished = Promise.all(JOB_KINDS.map((kind) => boss.offWork(kind, { wait: true })))
      await Promise.race([finished, pause(stopTimeoutMs, undefined, { ref: false })])
      if (running.size > 0) await releaseJobs(boss.getDb(), [...running]).catch(reportFault)
      await boss.stop({ graceful: false })
    },
  }
}

/** Seconds. Lanes are woken, by a notification or by the clock; on their own they look rarely. */
const POLLING = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }

/** Its listener has a connection of its own, without limits: it takes no lock. */
export const openBoss = (url: string, soleWorker: boolean) =>
  new PgBoss({
    connectionString: url,
    // Taking a job need not wait for the disk: a crash of the database could forget that it was taken or done, and it runs
    // again, which every handler allows for. Not on a shared database, where a pooler may stand that refuses options.
    ...(soleWorker && { options: '-c synchronous_commit=off' }),
    application_name: 'waymark-jobs',
    max: 4,
    ...LIMITED,
    useListenNotify: true,
    schedule: false,
    maintenanceIntervalSeconds: 3_600,
    flowIntervalSeconds: 3_600,
  })

/** A database that is away fails every look for jobs: once in a while is enough to say so. */
function makeReport(log: Log): (error: unknown) => void {
  let silentUntil = 0
  return (error) => {
    if (!isTransient(error)) return log({ level: 'error', message: 'The job queue had a fault.', error })
    if (Date.now() < silentUntil) return
    silentUntil = Date.now() + 30_000
    log({ level: 'warn', message: 'The job queue cannot reach the database.', error })
  }
}
