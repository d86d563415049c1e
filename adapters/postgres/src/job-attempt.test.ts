import type { Job } from '@app/domain'
import { aReceipt, newPlanId, newUserId } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeAttempt, type StoredJob } from './job-attempt.ts'

describe('makeAttempt', () => {
  const about = { userId: newUserId(), mailId: newPlanId() }
  const jobs: readonly (readonly [string, Job])[] = [
    ['a receipt', { kind: 'send-mail', mail: 'receipt', ...about, receipt: aReceipt() }],
    ['another mail', { kind: 'send-mail', mail: 'plan-ready', ...about, planId: newPlanId() }],
    ['a clean-up', { kind: 'clean-up' }],
    ['a reconciliation', { kind: 'reconcile-payments' }],
  ]

  it.each(jobs)('should hand over %s as it was enqueued, though it was kept as JSON', async (_, job) => {
    const given: Job[] = []
    const handlers = {
      run: async (stored: Job) => {
        given.push(stored)
        return 'try-again' as const
      },
      abandon: async (stored: Job) => {
        given.push(stored)
      },
    }
    const attempt = makeAttempt(handlers, () => undefined)
    const kept: StoredJob = JSON.parse(JSON.stringify({ job }))
    await attempt(kept, 0).catch(() => 'to be tried again')
    await attempt(kept, 1_000_000)
    expect(given).toEqual([job, job])
  })
})
