import { type Job, type JobHandlers, type JobOutcome, jobKey } from '@app/domain'
import type { Log } from '../log.ts'
import { JOB_POLICIES } from './job-policies.ts'

/** What a job's row holds. `returned` counts the runs that were no attempts: a stop gave it back, or its time had not come; `requestId` names the request that wanted it. */
export type StoredJob = { readonly job: Job; readonly returned?: number; readonly requestId?: string }

/** Keeps a run from counting as an attempt. */
export type MarkNotCounted = () => Promise<void>

/** Does a job's work as part of the request that wanted it. */
export type InRequest = <T>(requestId: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs a job, or abandons it once its attempts are used up. Resolves when the job is finished with; a throw puts it
 * back. A job is abandoned in its own row, not in a queue for dead ones: so it stays live, under its own key, until
 * that has worked.
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
    markNotCounted: MarkNotCounted,
  ) => {
    const job = withTimes(stored)
    const attempt = earlierRuns - notCounted + 1
    const { attempts } = JOB_POLICIES[job.kind]
    // Later than the last: the process died in its last run, or while it abandoned the job.
    const outcome = attempt <= attempts ? await run(job) : 'try-again'
    if (outcome === 'done') return
    if (outcome === 'not-yet') {
      await markNotCounted().catch((error: unknown) =>
        log({ level: 'error', message: 'A run of a job could not be excused.', ...named(job), error }),
      )
      throw again()
    }
    if (attempt < attempts) throw again()
    await abandon(job)
  }

  return (stored: StoredJob, earlierRuns: number, markNotCounted: MarkNotCounted = async () => {}): Promise<void> => {
    const work = () => attemptIt(stored, earlierRuns, markNotCounted)
    return stored.requestId === undefined ? work() : inRequest(stored.requestId, work)
  }
}

/** The row holds JSON, in which a time is a text. */
const withTimes = (job: Job): Job =>
  job.kind === 'send-mail' && job.mail === 'receipt'
    ? { ...job, receipt: { ...job.receipt, paidAt: new Date(job.receipt.paidAt) } }
    : job

const named = (job: Job) => ({ kind: job.kind, jobKey: jobKey(job) })

/** pg-boss keeps what a worker throws in the job's row: what really happened may quote somebody. */
const again = () => new Error('To be tried again.')
