import { type Job, jobKey, ok, type StartDelay } from '@app/domain'
import { newPlanId, newUserId } from '@app/domain/testing'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { makeJobRunner, openPostgres, type Postgres } from '../index.ts'

let database: TestDatabase
let postgres: Postgres
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
  postgres = openPostgres({ url: database.url })
})
afterAll(async () => {
  await postgres.close()
  await database.drop()
})

describe('a job with a delay', () => {
  it('should get a moment within it, left to chance', async () => {
    for (let count = 0; count < 30; count += 1) await enqueue(aJob(), { least: 1_000, most: 5_000 })
    const rows = await execute(
      database.url,
      'SELECT extract(epoch FROM start_after - created_on)::float AS seconds FROM pgboss.job',
    )
    const delays = rows.map((row) => ('seconds' in row ? Number(row.seconds) : 0))
    expect(delays).toHaveLength(30)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...delays)).toBeLessThanOrEqual(5)
    expect(new Set(delays).size).toBeGreaterThan(10)
  })

  it('should start at once without its delay in development', async () => {
    const hurried = openPostgres({ url: database.url, jobsAtOnce: true })
    onTestFinished(hurried.close)
    const job = aJob()
    await hurried.unitOfWork.run(async ({ jobs }) => ok(await jobs.enqueue(job, { least: 60_000, most: 60_000 })))
    const early = `SELECT FROM pgboss.job WHERE singleton_key = '${jobKey(job)}' AND start_after <= now()`
    expect(await execute(database.url, early)).toHaveLength(1)
  })

  it('should not start before it, and then without being asked for again', async () => {
    const began = new Map<string, boolean>()
    const run = async (job: Job) => {
      const due = `SELECT FROM pgboss.job WHERE singleton_key = '${jobKey(job)}' AND start_after <= now()`
      began.set(jobKey(job), (await execute(database.url, due)).length === 1)
      return 'done' as const
    }
    const concurrency = {
      'clean-up': 0,
      'reconcile-payments': 0,
      'check-links': 0,
      'alert-operators': 0,
      'remind-learners': 0,
    }
    const handlers = { run, abandon: async () => undefined }
    const runner = makeJobRunner({ url: database.url, concurrency }, handlers, () => undefined)
    await runner.start()
    onTestFinished(runner.stop)
    const [late, early] = [aJob(), aJob()]
    const keys = [early, late].map(jobKey)
    await enqueue(late, { least: 400, most: 500 })
    await enqueue(early)
    await vi.waitFor(() => expect(keys.map((key) => began.get(key))).toEqual([true, true]))
  })
})

// Helpers

const aJob = (): Job => ({ kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 })

const enqueue = (job: Job, delay?: StartDelay) =>
  postgres.unitOfWork.run(async ({ jobs }) => ok(await jobs.enqueue(job, delay)))
