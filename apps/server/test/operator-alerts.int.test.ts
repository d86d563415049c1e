import { DAY, MINUTE } from '@app/domain'
import { aModelCall, aVerifiedUser, keep, newPlanId, newUserId, seedUser } from '@app/domain/testing'
import { makeJobRunner } from '@app/postgres'
import { execute } from '@app/testing/database'
import { until } from '@app/testing/until'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

const BUDGET = 10_000_000

/** What protects it: that alert-operators.ts decides with the active admins locked, and saves what was sent together with the mails' jobs. */
describe('mails to operators, on real PostgreSQL', () => {
  let domain: DomainOnPostgres

  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'), {
      spending: { prices: { '*': { input: 1, output: 1 } }, dailyBudget: BUDGET },
    })
    for (let count = 0; count < 2; count += 1) {
      await seedUser(domain.postgres.unitOfWork, 0, aVerifiedUser({ role: 'admin' }))
    }
  })
  beforeEach(() => domain.clock.advance(2 * DAY))
  afterAll(() => domain?.close())

  it('should mail each admin once, however many workers look at the same moment', async () => {
    await spend()
    await Promise.all(Array.from({ length: 20 }, look))
    const live = await mailJobs()
    expect(live).toEqual([
      { key: expect.stringMatching(/^send-mail:budget-spent:/), count: 1 },
      { key: expect.stringMatching(/^send-mail:budget-spent:/), count: 1 },
    ])
    // sent and done with: a worker that looks later adds none
    await execute(domain.url, `UPDATE pgboss.job SET state = 'completed' WHERE name = 'send-mail'`)
    await look()
    expect(await mailJobs()).toEqual(live)
  })

  it('should hand them over once, with two processes that work', async () => {
    await spend()
    const before = domain.mailer.sent.length
    const runners = [0, 1].map(() =>
      makeJobRunner({ url: domain.url, stopTimeoutMs: 500 }, domain.useCases.jobHandlers, () => undefined),
    )
    for (const runner of runners) await runner.start()
    try {
      await until(async () => (domain.mailer.sent.length >= before + 2 ? true : undefined))
      await until(async () => ((await liveMails()) === 0 ? true : undefined))
    } finally {
      for (const runner of runners) await runner.stop()
    }
    const sent = domain.mailer.sent.slice(before)
    expect(sent.map(({ kind }) => kind)).toEqual(['operator-alert', 'operator-alert'])
    expect(new Set(sent.map(({ to }) => to)).size).toBe(2)
    expect(sent[0]?.text).toContain('Spent today: US$10.00')
  })

  it('should lose none in a crash: a mail that was not saved is not marked as sent', async () => {
    await spend()
    await execute(domain.url, 'ALTER TABLE pgboss.queue RENAME TO queue_away')
    await expect(look()).rejects.toThrow()
    await execute(domain.url, 'ALTER TABLE pgboss.queue_away RENAME TO queue')
    const before = await countMails()
    await look()
    expect(await countMails()).toBe(before + 2)
  })

  it('should know from the queue how long learners wait', async () => {
    await execute(domain.url, `UPDATE pgboss.job SET state = 'completed'`)
    const job = { kind: 'draft-plan', userId: newUserId(), planId: newPlanId(), run: 1 } as const
    await keep(domain.postgres.unitOfWork, ({ jobs }) => jobs.enqueue(job))
    const since = new Date(domain.clock.now().getTime() - 9 * MINUTE).toISOString()
    await execute(domain.url, `UPDATE pgboss.job SET start_after = '${since}' WHERE name = 'draft-plan'`)
    await look()
    const [row] = await execute(
      domain.url,
      `SELECT data->'job'->'alert' AS alert FROM pgboss.job WHERE singleton_key LIKE 'send-mail:queue-waiting:%'`,
    )
    expect(row).toMatchObject({ alert: { waiting: 1, longest: 9 } })
  })

  // Helpers

  const look = () => domain.useCases.jobHandlers.run({ kind: 'alert-operators' })

  const spend = () =>
    keep(domain.postgres.unitOfWork, ({ modelCalls }) =>
      modelCalls.add(aModelCall({ startedAt: domain.clock.now(), outcome: 'answered', cost: BUDGET })),
    )

  const mailJobs = () =>
    execute(
      domain.url,
      `SELECT singleton_key AS key, count(*)::integer AS count FROM pgboss.job WHERE name = 'send-mail'
       GROUP BY singleton_key ORDER BY singleton_key`,
    )

  const liveMails = async () =>
    (await execute(domain.url, `SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND state <= 'active'`)).length

  const countMails = async () => (await execute(domain.url, `SELECT 1 FROM pgboss.job WHERE name = 'send-mail'`)).length
})
