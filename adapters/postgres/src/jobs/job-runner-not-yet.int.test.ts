import type { Job, JobOutcome } from '@app/domain'
import { ok } from '@app/domain'
import { newPlanId, newUserId } from '@app/domain/testing'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { holdTicks } from '../../test/held-ticks.ts'
import { makeJobRunner, openPostgres, type Postgres } from '../index.ts'
import { JOB_POLICIES } from './job-policies.ts'

const { attempts } = JOB_POLICIES['draft-plan']

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

describe('job runner and a job whose time has not come', () => {
  it('should never give up on it, and count none of its runs', async () => {
    const tick = holdTicks()
    onTestFinished(() => void vi.restoreAllMocks())
    const outcomes: JobOutcome[] = [...Array.from({ length: 2 * attempts }, () => 'not-yet' as const), 'try-again']
    let began = 0
    const events: unknown[] = []
    const run = async () => {
      began += 1
      return outcomes.shift() ?? 'done'
    }
    const abandon = async (job: Job) => void events.push(job)
    const concurrency = {
      'clean-up': 0,
      'reconcile-payments': 0,
      'check-links': 0,
      'alert-operators': 0,
      'remind-learners': 0,
    }
    const runner = makeJobRunner({ url: database.url, concurrency }, { run, abandon }, (event) => events.push(event))
    await runner.start()
    onTestFinished(runner.stop)
    const job: Job = { kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 }
    await postgres.unitOfWork.run(async ({ jobs }) => ok(await jobs.enqueue(job)))
    await vi.waitFor(
      async () => {
        await skipPauses()
        await tick()
        expect(await postgres.liveJobKeys()).toEqual([])
      },
      { interval: 20 },
    )
    expect(began).toBe(2 * attempts + 2)
    expect(events).toEqual([])
  })
})

// Helpers

const skipPauses = () => execute(database.url, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
