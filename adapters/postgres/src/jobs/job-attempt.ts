import { type Job, type JobHandlers, type JobOutcome, jobKey } from '@app/domain'
import type { Log } from '../log.ts'
import { JOB_POLICIES } from './job-policies.ts'

/** What a job's row holds. `returned` counts runs that do not count as attempts: released at shutdown, or deferred. */
export type StoredJob = { readonly job: Job; readonly returned?: number; readonly requestId?: string }

/** Null of a job that may not be deferred any longer. */
export type MarkNotCounted = () => Promise<void>

/** Runs a job within the id of the request that enqueued it. */
export type InRequest = <T>(requestId: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs a job, or abandons it once its attempts are used up. Resolves when the job is finished with; a throw requeues it.
 * There is no dead-letter queue: a job stays live under its key until it was abandoned successfully.
 */
export function makeAttempt(handlers: JobHandlers, log: Log, inRequest: InRequest = (_, work) => work()) {
  const run = async (job: Job): Promise<JobOutcome> => {
    try {
      return await handlers.run(job)
    } catch (error) {
      log({ level: 'error', message: 'A job failed.', ...named(job), error })
      return 'try-again'
    }
  }

  const abandon = async (job: Job): Promise<void> => {
    try {
      await handlers.abandon(job)
    } catch (error) {
      log({ level: 'error', message: 'A job could not be abandoned.', ...named(job), error })
      throw again()
    }
    log({ level: 'warn', message: 'A job was given up.', ...named(job) })
  }

  const attemptIt = async (
    { job: stored, returned: notCounted = 0 }: StoredJob,
    earlierRuns: number,
    markNotCounted: MarkNotCounted | null,
  ) => {
    const job = withTimes(stored)
    const attempt = earlierRuns - notCounted + 1
    const { attempts } = JOB_POLICIES[job.kind]
    // More attempts than allowed: the process died in the last run, or while it abandoned the job.
    const outcome = attempt <= attempts ? await run(job) : 'try-again'
    if (outcome === 'done') return
    if (outcome === 'not-yet' && markNotCounted) {
      await markNotCounted().catch((error: unknown) =>
        log({ level: 'error', message: 'A run of a job could not be left uncounted.', ...named(job), error }),
      )
      throw again()
    }
    if (outcome !== 'not-yet' && attempt < attempts) throw again()
    await abandon(job)
  }

  return (stored: StoredJob, earlierRuns: number, markNotCounted: MarkNotCounted | null = async () => {}) => {
    const work = () => attemptIt(stored, earlierRuns, markNotCounted)
    return stored.requestId === undefined ? work() : inRequest(stored.requestId, work)
  }
}

/** JSON has no dates. */
function withTimes(job: Job): Job {
  if (job.kind !== 'send-mail') return job
  if (job.mail === 'receipt') return { ...job, receipt: { ...job.receipt, paidAt: new Date(job.receipt.paidAt) } }
  return job.mail === 'operator-alert' ? { ...job, alert: { ...job.alert, at: new Date(job.alert.at) } } : job
}

const named = (job: Job) => ({ kind: job.kind, jobKey: jobKey(job) })

/** pg-boss stores what a worker throws in the job's row, and the real error may quote personal data. */
const again = () => new Error('To be tried again.')
