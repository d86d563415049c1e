import { describe, expect, it } from 'vitest'
import { type Job, type JobHandlers, type JobOutcome, MAX_DEFERRAL } from '../../src/ports/jobs.ts'
import { newPlanId, newUserId } from '../builders.ts'
import { keep, undo } from '../seed.ts'
import { makeSettableClock } from './clock.ts'
import { makeMemoryJobRunner } from './job-runner.ts'
import { makeMemoryStorage } from './storage.ts'

describe('makeMemoryJobRunner', () => {
  it('should run what was committed, in order, and nothing that was undone', async () => {
    const { storage, runner, ran } = setUp()
    const [first, undone, second] = [aJob(), aJob(), aJob()]
    await enqueue(storage, first)
    await undo(storage.unitOfWork, ({ jobs }) => jobs.enqueue(undone))
    await enqueue(storage, second)
    await runner.drain()
    expect(ran).toEqual([first, second])
  })

  it('should run jobs that jobs enqueue as well', async () => {
    const next = aJob()
    const { storage, runner, ran } = setUp({
      run: async (job) => {
        if (job.run === 1) await enqueue(storage, { ...next, run: 2 })
        return 'done'
      },
    })
    const job = aJob()
    await enqueue(storage, job)
    await runner.drain()
    expect(ran).toEqual([job, { ...next, run: 2 }])
  })

  it('should try again up to its limit, then abandon the job once', async () => {
    const { storage, runner, ran, abandoned } = setUp({ run: async () => 'try-again' })
    const job = aJob()
    await enqueue(storage, job)
    await runner.drain()
    expect(ran).toEqual([job, job, job])
    expect(abandoned).toEqual([job])
    expect(storage.jobs.live()).toEqual([])
  })

  it("should let a job rest that says 'not-yet', which is no try, until it is looked for again", async () => {
    const outcomes: JobOutcome[] = ['not-yet', 'not-yet', 'not-yet', 'not-yet', 'done']
    const { storage, runner, ran, abandoned } = setUp({ run: async () => outcomes.shift() ?? 'done' })
    const job = aJob()
    await enqueue(storage, job)
    for (let round = 1; round <= 4; round += 1) {
      await runner.drain()
      expect(ran).toHaveLength(round)
      expect(storage.jobs.live()).toEqual([job])
    }
    await runner.drain()
    expect(storage.jobs.live()).toEqual([])
    expect(abandoned).toEqual([])
  })

  it('should abandon a job that is deferred for a day', async () => {
    const { storage, runner, ran, abandoned, clock } = setUp({ run: async () => 'not-yet' })
    const job = aJob()
    await enqueue(storage, job)
    await runner.drain()
    clock.advance(MAX_DEFERRAL - 1)
    await runner.drain()
    expect([ran.length, abandoned]).toEqual([2, []])
    clock.advance(1)
    await runner.drain()
    expect([abandoned, storage.jobs.live()]).toEqual([[job], []])
  })

  it('should take a throw for a failed try, and remember it', async () => {
    const outcomes: (() => JobOutcome)[] = [
      () => {
        throw new Error('on purpose')
      },
      () => 'done',
    ]
    const { storage, runner, abandoned } = setUp({ run: async () => outcomes.shift()?.() ?? 'done' })
    await enqueue(storage, aJob())
    await runner.drain()
    expect(abandoned).toEqual([])
    expect(runner.errors).toEqual([new Error('on purpose')])
  })

  it('should keep a job live while it runs, and take it again afterwards', async () => {
    const job = aJob()
    const again: boolean[] = []
    const { storage, runner } = setUp({
      run: async () => {
        again.push(await enqueue(storage, job))
        return 'done'
      },
    })
    await enqueue(storage, job)
    await runner.drain()
    expect(again).toEqual([false])
    expect(await enqueue(storage, job)).toBe(true)
  })

  it('should run each job as soon as it is committed once it was started', async () => {
    const { storage, runner, ran } = setUp()
    const [before, after, late] = [aJob(), aJob(), aJob()]
    await enqueue(storage, before)
    const stop = runner.start()
    await enqueue(storage, after)
    await stop()
    await enqueue(storage, late)
    expect(ran).toEqual([before, after])
  })
})

// Helpers

type PlanJob = Extract<Job, { kind: 'draft-plan' }>

const aJob = (): PlanJob => ({ kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 })

const enqueue = ({ unitOfWork }: ReturnType<typeof makeMemoryStorage>, job: Job): Promise<boolean> =>
  keep(unitOfWork, ({ jobs }) => jobs.enqueue(job))

function setUp({ run }: { readonly run?: (job: PlanJob) => Promise<JobOutcome> } = {}) {
  const storage = makeMemoryStorage()
  const ran: Job[] = []
  const abandoned: Job[] = []
  const handlers: JobHandlers = {
    run: async (job) => {
      ran.push(job)
      return run && job.kind === 'draft-plan' ? run(job) : 'done'
    },
    abandon: async (job) => {
      abandoned.push(job)
    },
  }
  const clock = makeSettableClock()
  const runner = makeMemoryJobRunner({ jobs: storage.jobs, handlers, clock })
  return { storage, ran, abandoned, clock, runner }
}
