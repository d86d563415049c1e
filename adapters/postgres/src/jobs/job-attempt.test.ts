import type { Job } from '@app/domain'
import { aReceipt, NOW, newPlanId, newUserId } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeAttempt, type StoredJob } from './job-attempt.ts'
import { JOB_POLICIES } from './job-policies.ts'

describe('makeAttempt', () => {
  const about = { userId: newUserId(), mailId: newPlanId() }
  const jobs: readonly (readonly [string, Job])[] = [
    ['a receipt', { kind: 'send-mail', mail: 'receipt', ...about, receipt: aReceipt() }],
    ['another mail', { kind: 'send-mail', mail: 'plan-ready', ...about, planId: newPlanId() }],
    [
      'an alert',
      {
        kind: 'send-mail',
        mail: 'operator-alert',
        ...about,
        alert: { kind: 'queue-waiting', waiting: 3, longest: 7, at: NOW },
      },
    ],
    ['a clean-up', { kind: 'clean-up' }],
    ['a reconciliation', { kind: 'reconcile-payments' }],
  ]

  it.each(jobs)('should hand over %s as it was enqueued, though it was stored as JSON', async (_, job) => {
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
    const stored: StoredJob = JSON.parse(JSON.stringify({ job }))
    await attempt(stored, 0).catch(() => 'to be tried again')
    await attempt(stored, 1_000_000)
    expect(given).toEqual([job, job])
  })

  it('should not count a run whose time had not come, and give up on such a job after a day alone', async () => {
    const events: string[] = []
    const attempt = makeAttempt(
      { run: async () => 'not-yet', abandon: async () => void events.push('abandoned') },
      ({ message }) => void events.push(message),
    )
    const { attempts } = JOB_POLICIES['draft-plan']
    const job: Job = { kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 }
    for (const earlierRuns of [0, attempts - 1, attempts, 10 * attempts]) {
      const returned = Math.max(0, earlierRuns - attempts + 1)
      const markNotCounted = async () => void events.push('not counted')
      await expect(attempt({ job, returned }, earlierRuns, markNotCounted)).rejects.toThrow('To be tried again.')
    }
    expect(events).toEqual(['not counted', 'not counted', 'not counted', 'not counted'])
    const neverRuns = () => Promise.reject(new Error('The database is away.'))
    await expect(attempt({ job }, 0, neverRuns)).rejects.toThrow('To be tried again.')
    expect(events.at(-1)).toBe('A run of a job could not be left uncounted.')
    await attempt({ job }, 0, null)
    expect(events.slice(-2)).toEqual(['abandoned', 'A job was given up.'])
  })

  it('should do a job as part of the request that wanted it, if one did', async () => {
    const done: unknown[] = []
    let within: string | null = null
    const note = async () => {
      done.push(within)
      return 'done' as const
    }
    const attempt = makeAttempt(
      { run: note, abandon: async () => void note() },
      () => undefined,
      async (requestId, work) => {
        within = requestId
        try {
          return await work()
        } finally {
          within = null
        }
      },
    )
    const job: Job = { kind: 'clean-up' }
    await attempt({ job, requestId: 'request-1' }, 0)
    await attempt({ job, requestId: 'request-1' }, 1_000_000)
    // such as those stored before there were ids
    await attempt({ job }, 0)
    expect(done).toEqual(['request-1', 'request-1', null])
  })
})
