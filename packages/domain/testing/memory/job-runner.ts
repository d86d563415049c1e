import type { Clock } from '../../src/ports/clock.ts'
import { type Job, type JobHandlers, type JobOutcome, jobKey, MAX_DEFERRAL } from '../../src/ports/jobs.ts'
import type { CommittedJobs } from './storage.ts'

export type MemoryJobRunner = {
  /** Runs what is live, one after another, until nothing is: jobs that these jobs enqueue as well. 'not-yet' rests until the next one. */
  readonly drain: () => Promise<void>
  /** From now on runs each job as soon as it is committed. Answers how to stop; stopping waits for what is running. */
  readonly start: () => () => Promise<void>
  /** What handlers threw, oldest first: a throw counts as 'try-again', and must not get lost. */
  readonly errors: readonly unknown[]
}

type Options = {
  readonly jobs: CommittedJobs
  readonly handlers: JobHandlers
  /** How often a job is run before it is abandoned. */
  readonly attempts?: number
  /** Of what is deferred. Unset: it may be so for ever. */
  readonly clock?: Clock
}

export function makeMemoryJobRunner({ jobs, handlers, attempts = 3, clock }: Options): MemoryJobRunner {
  const running = new Map<string, Promise<void>>()
  /** Those that said 'not-yet'. */
  const resting = new Set<string>()
  /** When each was deferred first. */
  const deferredAt = new Map<string, number>()
  const errors: unknown[] = []

  const isOverdue = (job: Job): boolean => {
    const now = clock?.now().getTime() ?? 0
    const since = deferredAt.get(jobKey(job)) ?? now
    deferredAt.set(jobKey(job), since)
    return now - since >= MAX_DEFERRAL
  }

  const attempt = async (job: Job): Promise<JobOutcome> => {
    try {
      return await handlers.run(job)
    } catch (error) {
      errors.push(error)
      return 'try-again'
    }
  }

  const work = async (job: Job): Promise<void> => {
    try {
      for (let tries = 0; tries < attempts; tries += 1) {
        const outcome = await attempt(job)
        if (outcome === 'not-yet' && isOverdue(job)) break
        if (outcome === 'not-yet') return void resting.add(jobKey(job))
        if (outcome === 'done') return jobs.finish(job)
      }
      await handlers.abandon(job)
      jobs.finish(job)
    } catch (error) {
      errors.push(error)
      jobs.finish(job)
    } finally {
      running.delete(jobKey(job))
      jobs.running.delete(jobKey(job))
    }
  }

  const begin = (job: Job): Promise<void> => {
    jobs.running.add(jobKey(job))
    const promise = work(job)
    running.set(jobKey(job), promise)
    return promise
  }

  const waiting = (): readonly Job[] =>
    jobs.live().filter((job) => !running.has(jobKey(job)) && !resting.has(jobKey(job)))

  return {
    errors,
    drain: async () => {
      resting.clear()
      for (;;) {
        const next = waiting()[0]
        if (next) await begin(next)
        else if (running.size > 0) await Promise.all(running.values())
        else return
      }
    },
    start: () => {
      const beginAll = (): void => {
        for (const job of waiting()) void begin(job)
      }
      const stopListening = jobs.onCommit(beginAll)
      beginAll()
      return async () => {
        stopListening()
        await Promise.all(running.values())
      }
    },
  }
}
