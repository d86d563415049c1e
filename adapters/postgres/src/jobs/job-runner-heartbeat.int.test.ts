import type { ChildProcess } from 'node:child_process'
import { type Job, jobKey, ok } from '@app/domain'
import { newPlanId, newUserId } from '@app/domain/testing'
import { migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { ended, said, startScript } from '../../test/child.ts'
import { makeJobRunner, openPostgres, type Postgres } from '../index.ts'

let database: TestDatabase
let postgres: Postgres
const workers: ChildProcess[] = []
beforeAll(async () => {
  database = await migratedDatabase(inject('databaseUrl'))
  postgres = openPostgres({ url: database.url })
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await Promise.all(workers.map(ended))
  await postgres.close()
  await database.drop()
})

describe('job runner among several', () => {
  it('should run the job of a killed worker again within 15 s, and leave alone what a living one is slow at', async () => {
    const [slow, orphaned] = [aJob(), aJob()]
    await workerOn(slow)
    const killed = await workerOn(orphaned)
    const ran: string[] = []
    const run = async (job: Job) => {
      ran.push(jobKey(job))
      return 'done' as const
    }
    const options = {
      url: database.url,
      concurrency: {
        'clean-up': 0,
        'reconcile-payments': 0,
        'check-links': 0,
        'alert-operators': 0,
        'remind-learners': 0,
      },
    }
    const runner = makeJobRunner(options, { run, abandon: async () => undefined }, () => undefined)
    await runner.start()
    onTestFinished(runner.stop)

    killed.kill('SIGKILL')
    await vi.waitFor(() => expect(ran).toEqual([jobKey(orphaned)]))

    expect(await postgres.liveJobKeys()).toContain(jobKey(slow))
  })
})

// Helpers

const aJob = (): Job => ({ kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 })

/** A worker with one hand, which has just begun this job. */
async function workerOn(job: Job): Promise<ChildProcess> {
  await postgres.unitOfWork.run(async ({ jobs }) => ok(await jobs.enqueue(job)))
  const worker = startScript('hanging-worker.ts', database.url)
  workers.push(worker)
  await said(worker, `began ${jobKey(job)}`)
  return worker
}
