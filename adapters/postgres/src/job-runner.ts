import { setTimeout as pause } from 'node:timers/promises'
import type { JobHandlers, JobKind } from '@app/domain'
import { PgBoss } from 'pg-boss'
import { isPassing } from './database-unavailable.ts'
import { makeAttempt, type StoredJob } from './job-attempt.ts'
import { giveBack, putBackLeftovers } from './job-table.ts'
import type { Log } from './log.ts'
import { JOB_KINDS } from './schema-state.ts'

export type JobRunnerOptions = {
  readonly url: string
  /** Jobs that this process runs at once. */
  readonly concurrency?: Readonly<Partial<Record<JobKind, number>>>
  /** No other process works on this database: what is marked as running at the start was left by a dead one. */
  readonly soleWorker?: boolean
  /** Milliseconds for which a stop waits for running jobs before it gives them back. */
  readonly patience?: number
}

export type JobRunner = {
  readonly start: () => Promise<void>
  /** Takes no more jobs, waits a moment for those that run, and gives the others back. */
  readonly stop: () => Promise<void>
}

type Lane = { readonly id: string; busy: boolean }

const CONCURRENCY: Readonly<Record<JobKind, number>> = { 'draft-plan': 4, 'write-chapter': 8, 'send-mail': 2 }

export function makeJobRunner(options: JobRunnerOptions, handlers: JobHandlers, log: Log): JobRunner {
  const { concurrency = {}, soleWorker = false, patience = 5_000 } = options
  const boss = openBoss(options.url, soleWorker)
  const attempt = makeAttempt(handlers, log)
  const lanes = new Map<JobKind, Lane[]>()
  const running = new Set<string>()
  let stopping = false
  let clock: NodeJS.Timeout | undefined

  /** A lane that finds a job wakes the next one: so many jobs that are due at once are picked up at once. */
  const wakeOne = (kind: JobKind) => {
    const idle = lanes.get(kind)?.find(({ busy }) => !busy)
    if (idle) boss.notifyWorker(idle.id)
  }

  // One worker of pg-boss per lane, because only a worker with a name of its own can be woken on purpose.
  const openLane = async (kind: JobKind) => {
    const lane: Lane = {
      busy: false,
      id: await boss.work<StoredJob>(kind, POLLING, async ([job]) => {
        if (!job) return
        lane.busy = true
        running.add(job.id)
        wakeOne(kind)
        try {
          await attempt(job.data, job.retryCount)
        } finally {
          running.delete(job.id)
          lane.busy = false
          boss.notifyWorker(lane.id)
        }
      }),
    }
    lanes.set(kind, [...(lanes.get(kind) ?? []), lane])
  }

  const report = makeReport(log)
  boss.on('error', (error) => {
    if (!stopping) report(error)
  })
  boss.on('warning', ({ message }) => log({ level: 'warn', message }))

  return {
    start: async () => {
      await boss.start()
      if (soleWorker) await putBackLeftovers(boss.getDb())
      for (const kind of JOB_KINDS) {
        for (let count = concurrency[kind] ?? CONCURRENCY[kind]; count > 0; count -= 1) await openLane(kind)
      }
      // Jobs that wait for their next try come due without a notification.
      clock = setInterval(() => JOB_KINDS.forEach(wakeOne), 1_000)
    },
    stop: async () => {
      stopping = true
      clearInterval(clock)
      const finished = Promise.all(JOB_KINDS.map((kind) => boss.offWork(kind, { wait: true })))
      await Promise.race([finished, pause(patience, undefined, { ref: false })])
      if (running.size > 0) await giveBack(boss.getDb(), [...running]).catch(report)
      await boss.stop({ graceful: false })
    },
  }
}

/** Lanes are woken, by a notification or by the clock above; on their own they look rarely. Seconds. */
const POLLING = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }

/** Several workers must notice soon when one of them has died; a single one puts things right at its start. Seconds. */
const openBoss = (url: string, soleWorker: boolean) => {
  const watch = soleWorker ? 5 : 2
  return new PgBoss({
    connectionString: url,
    application_name: 'waymark-jobs',
    max: 4,
    // What a power cut could lose here is that a job was taken or done: it runs again, which every handler allows for.
    options: '-c synchronous_commit=off',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: watch,
    monitorIntervalSeconds: watch,
    maintenanceIntervalSeconds: 3_600,
    flowIntervalSeconds: 3_600,
  })
}

/** A database that is away fails every look for jobs: once in a while is enough to say so. */
function makeReport(log: Log): (error: unknown) => void {
  let silentUntil = 0
  return (error) => {
    if (!isPassing(error)) return log({ level: 'error', message: 'The job queue had a fault.', error })
    if (Date.now() < silentUntil) return
    silentUntil = Date.now() + 30_000
    log({ level: 'warn', message: 'The job queue cannot reach the database.', error })
  }
}
