import { DAY } from '@app/domain'
import { aCard, anOpenChapter, aReview, keep, newChapterId, newUserId, seedPlan } from '@app/domain/testing'
import { execute } from '@app/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

/** What protects it: that remind-learners.ts decides with the user locked, and saves the day together with the mail's job. */
describe('reminders, on real PostgreSQL', () => {
  let domain: DomainOnPostgres
  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'), { connections: 12 })
    // a mail that is sent at once: the queue, which has no second one of a kind while one waits, must not be all that protects
    await execute(
      domain.url,
      `CREATE FUNCTION sent_at_once() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN NEW.state := 'completed'; RETURN NEW; END $$`,
      `CREATE TRIGGER sent_at_once BEFORE INSERT ON pgboss.job
       FOR EACH ROW WHEN (NEW.name = 'send-mail') EXECUTE FUNCTION sent_at_once()`,
    )
  })
  beforeEach(async () => {
    domain.clock.advance(2 * DAY)
    // of the tests before
    await execute(domain.url, 'UPDATE users SET remind_at = NULL', `DELETE FROM pgboss.job WHERE name = 'send-mail'`)
  })
  afterAll(() => domain?.close())

  it('should send one mail, however many workers look at the same moment and look again', async () => {
    const learners = [await aLearner(), await aLearner(), await aLearner()]
    await Promise.all(Array.from({ length: 12 }, look))
    expect(await mailJobs()).toEqual(learners.map(() => ({ count: 1 })))
    await look()
    expect(await mailJobs()).toEqual(learners.map(() => ({ count: 1 })))
  })

  it('should lose none in a crash: a mail that was not saved has no day', async () => {
    const id = await aLearner()
    await execute(domain.url, 'ALTER TABLE pgboss.queue RENAME TO queue_away')
    await expect(look()).rejects.toThrow()
    await execute(domain.url, 'ALTER TABLE pgboss.queue_away RENAME TO queue')
    const user = await keep(domain.postgres.unitOfWork, ({ users }) => users.find(id))
    expect(user?.remindedOn).toBe(null)
    await look()
    expect(await mailJobs()).toHaveLength(1)
  })

  it('should read by indexes whom to look at, the day and the week', async () => {
    const user = newUserId()
    const plans = await Promise.all(
      [
        `SELECT id FROM users WHERE remind_at <= now() ORDER BY remind_at LIMIT 100`,
        `SELECT count(*) FROM reviews WHERE user_id = '${user}' AND day >= '2026-01-12' AND before IS NOT NULL`,
      ].map((text) => execute(domain.url, 'SET enable_seqscan = off', `EXPLAIN ${text}`)),
    )
    const [users, reviews] = plans.map((plan) => JSON.stringify(plan))
    expect(users).toContain('users_to_remind')
    expect(reviews).toContain('reviews_day')
  })

  // Helpers

  const look = () => domain.useCases.jobHandlers.run({ kind: 'remind-learners' })

  const mailJobs = () =>
    execute(
      domain.url,
      `SELECT count(*)::integer AS count FROM pgboss.job WHERE name = 'send-mail' GROUP BY singleton_key`,
    )

  async function aLearner() {
    const { unitOfWork } = domain.postgres
    const { user, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
    const card = aCard(user.id, chapters[0]?.id ?? newChapterId(), { dueOn: '2026-01-16' })
    await keep(unitOfWork, async ({ users, reviews }) => {
      await users.save({ ...user, remindAt: domain.clock.now() })
      await reviews.save([{ card, review: aReview(card) }])
    })
    return user.id
  }
})
