import type { Job } from '@app/domain'
import { keep, newChapterId, newPlanId, newUserId } from '@app/domain/testing'
import { execute } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import type { Postgres } from '../index.ts'

let database: { readonly url: string }
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

describe('isRunning', () => {
  it.each([
    ['waits', `state = 'created'`, false],
    ['was put off', `state = 'retry'`, false],
    ['has just been taken', `state = 'active', started_on = now(), heartbeat_on = NULL`, true],
    ['has a worker', `state = 'active', started_on = now() - interval '1 hour', heartbeat_on = now()`, true],
    ['lost its worker', `state = 'active', heartbeat_on = now() - interval '1 minute'`, false],
    ['is done', `state = 'completed', heartbeat_on = now()`, false],
  ])('should tell whether a job runs that %s', async (_, state, expected) => {
    const job: Job = { kind: 'prepare-chapter', userId: newUserId(), planId: newPlanId(), chapterId: newChapterId() }
    await keep(postgres.unitOfWork, ({ jobs }) => jobs.enqueue(job))
    await execute(
      database.url,
      `UPDATE pgboss.job SET ${state} WHERE singleton_key = 'prepare-chapter:${job.chapterId}'`,
    )
    expect(await keep(postgres.unitOfWork, ({ jobs }) => jobs.isRunning({ ...job, userId: newUserId() }))).toBe(
      expected,
    )
    expect(await keep(postgres.unitOfWork, ({ jobs }) => jobs.isRunning({ ...job, chapterId: newChapterId() }))).toBe(
      false,
    )
  })
})
