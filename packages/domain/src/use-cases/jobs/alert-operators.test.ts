import { beforeEach, describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  aModelCall,
  aVerifiedUser,
  type Fixture,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  NOW,
  newPlanId,
  newUserId,
  seedPlan,
  seedUser,
  TOMORROW,
} from '../../../testing/index.ts'
import type { Job } from '../../ports/jobs.ts'
import { DAY, MINUTE } from '../../shared/duration.ts'

const BUDGET = 10_000_000

let fixture: Fixture
beforeEach(() => {
  const spending = { prices: { '*': { input: 1, output: 1 } }, dailyBudget: BUDGET }
  fixture = makeFixture({ model: makeScriptedLanguageModel(), spending })
})

describe('alertOperators', () => {
  it('should mail every active admin, once a day, each in their language', async () => {
    const [ada] = [await anAdmin({ language: 'de' }), await anAdmin(), await anAdmin({ isActive: false })]
    await anAdmin({ deletionAt: TOMORROW })
    await seedUser(fixture.unitOfWork)
    await spend(BUDGET - 1)
    for (let look = 0; look < 3; look += 1) await work()
    const subjects = [
      'Waymark: Das Tagesbudget für das Modell ist aufgebraucht',
      'Waymark: today’s model budget is used up',
    ]
    expect(fixture.mailer.sent.map(({ subject }) => subject).toSorted()).toEqual(subjects)
    const mail = fixture.mailer.sent.find(({ to }) => to === ada.email)
    expect(mail?.text).toContain('Heute ausgegeben: 10,00\u00A0US$')
    expect(mail?.text).toContain('http://localhost:3000/admin/health')

    fixture.clock.advance(DAY)
    await spend(BUDGET - 1)
    await work()
    expect(fixture.mailer.sent).toHaveLength(4)
  })

  it('should warn before the budget is spent, and again when it is', async () => {
    await anAdmin()
    await spend(0.8 * BUDGET)
    await work()
    await spend(0.2 * BUDGET)
    await work()
    expect(subjects()).toEqual([
      'Waymark: today’s model budget is almost used up',
      'Waymark: today’s model budget is used up',
    ])
  })

  it('should not take calls that only run for money spent', async () => {
    await anAdmin()
    await keep(fixture.unitOfWork, ({ modelCalls }) => modelCalls.add(aModelCall({ outcome: 'running', cost: BUDGET })))
    await work()
    expect(subjects()).toEqual([])
  })

  it('should report jobs that learners wait for, but none that work ahead', async () => {
    await anAdmin()
    const about = { userId: newUserId(), planId: newPlanId() }
    const { chapters } = await seedPlan(fixture.unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
    const chapterId = chapters[0]?.id
    if (!chapterId) throw new Error('no chapter')
    // in memory all jobs wait since NOW
    fixture.clock.advance(7 * MINUTE)
    await enqueue({ kind: 'prepare-chapter', ...about, chapterId })
    await look()
    expect(await liveMails()).toEqual([])
    await enqueue({ kind: 'draft-plan', ...about, run: 1 })
    await look()
    expect(await liveMails()).toEqual([{ kind: 'queue-waiting', waiting: 1, longest: 7, at: fixture.clock.now() }])
  })

  it('should report what failed for good: chapters, plans and mails', async () => {
    const { id: userId } = await anAdmin()
    await seedPlan(fixture.unitOfWork, {
      chaptersOf: ({ id }) => [aLockedChapter(id, 1, { attempt: 1, failure: 'No.' })],
    })
    await keep(fixture.unitOfWork, ({ mailLog }) =>
      mailLog.record({ id: 'mail', userId, mail: 'receipt', state: 'failed', at: NOW }),
    )
    await work()
    expect(fixture.mailer.sent[0]?.text).toContain('Plans: 0\nChapters: 1\nEmails: 1\n')
    fixture.clock.advance(DAY)
    await work()
    expect(fixture.mailer.sent).toHaveLength(1)
  })

  it('should wait for an admin where there is none', async () => {
    await spend(BUDGET)
    await work()
    await anAdmin()
    await work()
    expect(subjects()).toEqual(['Waymark: today’s model budget is used up'])
  })

  it('should be off where no budget is set, or one of 0', async () => {
    for (const dailyBudget of [null, 0]) {
      fixture = makeFixture({ model: makeScriptedLanguageModel(), spending: { prices: {}, dailyBudget } })
      await anAdmin()
      await spend(BUDGET)
      await work()
      expect(subjects()).toEqual([])
    }
  })
})

// Helpers

const anAdmin = (changes: Parameters<typeof aVerifiedUser>[0] = {}) =>
  seedUser(fixture.unitOfWork, 0, aVerifiedUser({ role: 'admin', ...changes }))

const spend = (cost: number) =>
  keep(fixture.unitOfWork, ({ modelCalls }) =>
    modelCalls.add(aModelCall({ startedAt: fixture.clock.now(), outcome: 'answered', cost: Math.round(cost) })),
  )

const look = () => fixture.handlers.run({ kind: 'alert-operators' })

/** As workers do: look, then send what was enqueued. */
async function work(): Promise<void> {
  expect(await look()).toBe('done')
  await fixture.runner.drain()
}

const enqueue = (job: Job) => keep(fixture.unitOfWork, ({ jobs }) => jobs.enqueue(job))

const subjects = () => fixture.mailer.sent.map(({ subject }) => subject)

const liveMails = async () =>
  fixture.jobs.live().flatMap((job) => (job.kind === 'send-mail' && job.mail === 'operator-alert' ? [job.alert] : []))
