import { setTimeout as pause } from 'node:timers/promises'
import { err, type Job, type JobHandlers, type JobOutcome, jobKey, ok } from '@app/domain'
import { newChapterId, newPlanId, newUserId } from '@app/domain/testing'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { ended, said, startScript } from '../../test/child.ts'
import { holdTicks } from '../../test/held-ticks.ts'
import { type JobRunnerOptions, type LogEvent, makeJobRunner, openPostgres, type Postgres } from '../index.ts'
import { JOB_POLICIES } from './job-policies.ts'

const { attempts } = JOB_POLICIES['write-chapter']

let database: TestDatabase
let postgres: Postgres
let closing: (() => Promise<void>)[]
let tick: () => Promise<void>
beforeEach(async () => {
  tick = holdTicks()
  database = await migratedDatabase(inject('databaseUrl'))
  postgres = openPostgres({ url: database.url })
  closing = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closing) await close()
  await postgres.close()
  await database.drop()
})

describe('job runner', () => {
  it('should run what was committed, at once, and nothing that was undone', async () => {
    const { began } = await start({})
    const [wanted, undone] = [aJob(), aJob()]
    await postgres.unitOfWork.run(async ({ jobs }) => err(await jobs.enqueue(undone)))
    await enqueue(wanted)
    await vi.waitFor(() => expect(began).toEqual([jobKey(wanted)]), { interval: 5 })
    await vi.waitFor(async () => expect(await postgres.liveJobKeys()).toEqual([]))
  })

  it('should not leave a job waiting for the clock', async () => {
    const { began } = await start({})
    for (let count = 1; count <= 8; count += 1) {
      await enqueue(aJob())
      // which stands still: without a notification each would be found once in half a minute
      await vi.waitFor(() => expect(began).toHaveLength(count), { timeout: 20_000, interval: 5 })
    }
  })

  it('should run what was committed before it started', async () => {
    const job = aJob()
    await enqueue(job)
    const { began } = await start({})
    await vi.waitFor(() => expect(began).toEqual([jobKey(job)]))
  })

  it('should run as many at once as it may, and a long queue of short jobs without pauses', async () => {
    let [now, most] = [0, 0]
    const { began } = await start({
      concurrency: { 'write-chapter': 3 },
      run: async () => {
        now += 1
        most = Math.max(most, now)
        await pause(5)
        now -= 1
        return 'done'
      },
    })
    await enqueue(...Array.from({ length: 60 }, aJob))
    await vi.waitFor(() => expect(began).toHaveLength(60))
    expect(most).toBe(3)
  })

  it('should try again with pauses when a handler throws or says so, and say what happened but not what is in it', async () => {
    let row = ''
    const outcomes: (() => Promise<JobOutcome>)[] = [
      async () => 'try-again',
      () => Promise.reject(new Error('a fault')),
      async () => {
        row = JSON.stringify(await execute(database.url, 'SELECT output FROM pgboss.job'))
        return 'done'
      },
    ]
    const { began, abandoned, events } = await start({ run: async () => (await outcomes.shift()?.()) ?? 'done' })
    const job = aJob()
    await enqueue(job)
    await vi.waitFor(async () => {
      await skipPauses()
      await tick()
      expect(began).toHaveLength(3)
    })
    await vi.waitFor(async () => expect(await postgres.liveJobKeys()).toEqual([]))
    expect(abandoned).toEqual([])
    expect(events).toEqual([
      { level: 'error', message: 'A job failed.', kind: job.kind, jobKey: jobKey(job), error: new Error('a fault') },
    ])
    expect(row).toContain('To be tried again.')
    expect(row).not.toContain('a fault')
  })

  it('should begin many jobs at once when they come due at once', async () => {
    const seen = new Set<string>()
    const { began } = await start({
      run: (job) => (seen.size < seen.add(jobKey(job)).size ? pause(0, 'try-again') : new Promise(() => undefined)),
    })
    await enqueue(...Array.from({ length: 8 }, aJob))
    await vi.waitFor(async () => expect(await countRetries()).toBe(8))
    await skipPauses()
    await tick()
    // woken one a tick, the others would wait for the next ones
    await vi.waitFor(() => expect(began).toHaveLength(16), { timeout: 20_000 })
  })

  it('should abandon a job after its last attempt, and keep it live until that has worked', async () => {
    let failures = 2
    const { began, abandoned, events } = await start({
      run: async () => 'try-again',
      abandon: async (job) => {
        expect(await postgres.liveJobKeys()).toEqual([jobKey(job)])
        failures -= 1
        if (failures >= 0) throw new Error('not now')
      },
    })
    const job = aJob()
    await enqueue(job)
    await vi.waitFor(
      async () => {
        await skipPauses()
        await tick()
        expect(await postgres.liveJobKeys()).toEqual([])
      },
      { interval: 20 },
    )
    expect(began).toHaveLength(attempts)
    expect(abandoned).toHaveLength(3)
    expect(events.map(({ message }) => message)).toEqual([
      'A job could not be abandoned.',
      'A job could not be abandoned.',
      'A job was given up.',
    ])
  })

  it('should run the job of a killed worker again at once when it is the only one', async () => {
    const job = aJob()
    await enqueue(job)
    await killDuring(job)

    const { began } = await start({ soleWorker: true })

    await vi.waitFor(() => expect(began).toEqual([jobKey(job)]))
  })

  it('should abandon a job whose worker died in every attempt, without another run', async () => {
    const job = aJob()
    await enqueue(job)
    await execute(
      database.url,
      `UPDATE pgboss.job SET state = 'active', started_on = now(), retry_count = ${attempts - 1}`,
    )
    const { began, abandoned } = await start({ soleWorker: true })
    await vi.waitFor(() => expect(abandoned).toEqual([jobKey(job)]))
    expect(began).toEqual([])
  })

  it('should give unfinished jobs back when it stops, and count no attempt for it', async () => {
    const job = aJob()
    await enqueue(job)
    for (let stop = 0; stop <= attempts; stop += 1) {
      const { began, runner } = await start({ stopTimeoutMs: 50, run: () => new Promise(() => undefined) })
      await vi.waitFor(() => expect(began).toEqual([jobKey(job)]))
      await runner.stop()
      expect(await postgres.liveJobKeys()).toEqual([jobKey(job)])
    }
  })

  it('should let a running job finish when it stops', async () => {
    const job = aJob()
    await enqueue(job)
    const { began, runner } = await start({ run: async () => pause(300, 'done') })
    await vi.waitFor(() => expect(began).toHaveLength(1))
    await runner.stop()
    expect(await postgres.liveJobKeys()).toEqual([])
  })

  it('should go on after all its connections were lost', async () => {
    const { began, events } = await start({})
    await execute(
      database.url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await vi.waitFor(() => postgres.ping())
    await enqueue(...Array.from({ length: 5 }, aJob))
    // what was notified while no runner listened is found at a tick
    await vi.waitFor(async () => {
      await tick()
      expect(began).toHaveLength(5)
    })
    expect(events.filter(({ level }) => level === 'error')).toEqual([])
  })
})

// Helpers

type Setup = Partial<JobHandlers> & Omit<JobRunnerOptions, 'url'>

async function start({ run = async () => 'done', abandon = async () => undefined, concurrency, ...options }: Setup) {
  const began: string[] = []
  const abandoned: string[] = []
  const events: LogEvent[] = []
  const handlers: JobHandlers = {
    run: (job) => {
      began.push(jobKey(job))
      return run(job)
    },
    abandon: (job) => {
      abandoned.push(jobKey(job))
      return abandon(job)
    },
  }
  const quiet = {
    'clean-up': 0,
    'reconcile-payments': 0,
    'check-links': 0,
    'alert-operators': 0,
    'remind-learners': 0,
    ...concurrency,
  }
  const wanted = { url: database.url, stopTimeoutMs: 500, concurrency: quiet, ...options }
  const runner = makeJobRunner(wanted, handlers, (event) => events.push(event))
  await runner.start()
  closing.push(runner.stop)
  return { began, abandoned, events, runner }
}

const aJob = (): Job => ({
  kind: 'write-chapter',
  userId: newUserId(),
  planId: newPlanId(),
  chapterId: newChapterId(),
  run: 1,
})

async function enqueue(...wanted: readonly Job[]): Promise<void> {
  await postgres.unitOfWork.run(async ({ jobs }) => {
    for (const job of wanted) await jobs.enqueue(job)
    return ok(null)
  })
}

const skipPauses = () => execute(database.url, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)

async function countRetries(): Promise<number> {
  return (await execute(database.url, `SELECT 1 FROM pgboss.job WHERE state = 'retry'`)).length
}

async function killDuring(job: Job): Promise<void> {
  const worker = startScript('hanging-worker.ts', database.url)
  await said(worker, `began ${jobKey(job)}`)
  worker.kill('SIGKILL')
  expect(await ended(worker)).toBe('SIGKILL')
}
