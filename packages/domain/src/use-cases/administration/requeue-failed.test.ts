import { beforeEach, describe, expect, it } from 'vitest'
import { adminFixtureOn, OPERATOR } from '../../../test/admin-fixture.ts'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  type Fixture,
  fitAnswerTo,
  keep,
  later,
  makeFixture,
  makeScriptedLanguageModel,
  newChapterId,
  newPlanId,
  type ScriptedLanguageModel,
  seed,
  seedPlan,
} from '../../../testing/index.ts'
import type { Actor } from '../../audit/audit-entry.ts'
import type { Chapter } from '../../chapters/chapter.ts'
import { balanceOf } from '../../credits/ledger-entry.ts'
import type { Plan } from '../../plans/plan.ts'
import type { Job } from '../../ports/jobs.ts'
import { DAY } from '../../shared/duration.ts'

let fixture: Fixture
let admins: ReturnType<typeof adminFixtureOn>
let model: ScriptedLanguageModel
let actor: Actor

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  admins = adminFixtureOn(fixture)
  actor = (await admins.admin()).actor
})

describe('requeuePlan', () => {
  it('should make a failed plan again, once, and leave an entry about its owner', async () => {
    const plan = await aFailedPlan()
    const requeue = () => fixture.useCases.requeuePlan({ actor, planId: plan.id, reason: 'The model was down.' })
    const answers = await Promise.all([requeue(), requeue(), requeue()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers).toContainEqual({ ok: false, error: { kind: 'plan-not-failed' } })
    expect(fixture.jobs.live()).toMatchObject([{ kind: 'draft-plan', userId: plan.userId, planId: plan.id, run: 2 }])
    expect((await admins.entries()).at(-1)).toMatchObject({
      actor,
      act: { kind: 'plan-requeued', planId: plan.id },
      subjectId: plan.userId,
      reason: 'The model was down.',
    })
    expect((await admins.acts()).filter((kind) => kind === 'plan-requeued')).toHaveLength(1)
    model.script(fitAnswerTo)
    await fixture.runner.drain()
    expect(await keep(fixture.unitOfWork, ({ plans }) => plans.find(plan.id))).toMatchObject({
      generation: { kind: 'complete', run: 2 },
    })
  })

  it('should not let a worker of the run that failed overwrite it', async () => {
    const plan = await aFailedPlan()
    await fixture.useCases.requeuePlan({ actor, planId: plan.id })
    const late: Job = { kind: 'draft-plan', userId: plan.userId, planId: plan.id, run: 1 }
    await fixture.handlers.run(late)
    await fixture.handlers.abandon(late)
    expect(await keep(fixture.unitOfWork, ({ plans }) => plans.find(plan.id))).toMatchObject({
      generation: { kind: 'pending', run: 2 },
    })
  })

  it('should refuse what is not there, and leave no entry', async () => {
    const requeue = fixture.useCases.requeuePlan({ actor, planId: newPlanId() })
    expect(await requeue).toEqual({ ok: false, error: { kind: 'plan-not-found' } })
    expect(await admins.acts()).toEqual([])
  })
})

describe('requeueChapter', () => {
  it('should set the price aside again, once, and have it captured when the content is there', async () => {
    const { user, chapter } = await withChapters(25, (plan) => [failed(plan, 1)])
    const requeue = () => fixture.useCases.requeueChapter({ actor, chapterId: chapter.id })
    const answers = await Promise.all([requeue(), requeue()])
    expect(answers).toContainEqual({ ok: true, value: undefined })
    expect(answers).toContainEqual({ ok: false, error: { kind: 'chapter-not-failed' } })
    expect(await fixture.readModels.credits(user.id)).toBe(15)
    expect((await admins.entries()).at(-1)).toMatchObject({
      act: { kind: 'chapter-requeued', chapterId: chapter.id },
      subjectId: user.id,
    })
    model.script(fitAnswerTo)
    await fixture.runner.drain()
    expect(await find(chapter)).toMatchObject({ kind: 'open', attempt: 2 })
    expect(await kinds(user.id)).toEqual(['granted', 'held', 'captured'])
  })

  it('should give the price back when it fails again, and be asked for again', async () => {
    const { user, chapter } = await withChapters(10, (plan) => [failed(plan, 1)])
    const requeue = () => fixture.useCases.requeueChapter({ actor: OPERATOR, chapterId: chapter.id })
    await requeue()
    model.script('?', '?', '?')
    await fixture.runner.drain()
    expect(await find(chapter)).toMatchObject({ kind: 'locked', attempt: 2, failure: { reason: expect.any(String) } })
    expect(await fixture.readModels.credits(user.id)).toBe(10)
    expect(await requeue()).toMatchObject({ ok: true })
    expect(await kinds(user.id)).toEqual(['granted', 'held', 'released', 'held'])
  })

  it('should not let a worker of the attempt that failed touch it', async () => {
    const { user, plan, chapter } = await withChapters(10, (of) => [failed(of, 1)])
    await fixture.useCases.requeueChapter({ actor, chapterId: chapter.id })
    const late: Job = { kind: 'write-chapter', userId: user.id, planId: plan.id, chapterId: chapter.id, run: 1 }
    await fixture.handlers.run(late)
    await fixture.handlers.abandon(late)
    expect(await find(chapter)).toMatchObject({ kind: 'preparing', attempt: 2 })
    expect(await fixture.readModels.credits(user.id)).toBe(0)
  })

  it('should write a free one again without a word in the ledger', async () => {
    const { user, chapter } = await withChapters(0, (plan) => [failed(plan, 1, 0)])
    expect(await fixture.useCases.requeueChapter({ actor, chapterId: chapter.id })).toMatchObject({ ok: true })
    expect(await kinds(user.id)).toEqual([])
  })

  it('should say how many credits the learner lacks, and change nothing', async () => {
    const { user, chapter } = await withChapters(7, (plan) => [failed(plan, 1)])
    expect(await fixture.useCases.requeueChapter({ actor, chapterId: chapter.id })).toEqual({
      ok: false,
      error: { kind: 'insufficient-credits', missing: 3 },
    })
    expect(await find(chapter)).toEqual(chapter)
    expect([await fixture.readModels.credits(user.id), fixture.jobs.live()]).toEqual([7, []])
    expect(await admins.acts()).not.toContain('chapter-requeued')
  })

  it.each<[string, (plan: Plan) => readonly Chapter[]]>([
    ['was never asked for', (plan) => [aLockedChapter(plan.id, 1)]],
    ['is being written', (plan) => [aPreparingChapter(plan.id, 1)]],
    ['is open', (plan) => [anOpenChapter(plan.id, 1)]],
    ['waits for the one before it', (plan) => [failed(plan, 2), failed(plan, 1)]],
    ['waits for the one before it to be written', (plan) => [failed(plan, 2), aPreparingChapter(plan.id, 1)]],
  ])('should leave alone a chapter that %s', async (_, chaptersOf) => {
    const { user, chapter } = await withChapters(50, chaptersOf)
    const answer = await fixture.useCases.requeueChapter({ actor, chapterId: chapter.id })
    expect(answer).toEqual({ ok: false, error: { kind: 'chapter-not-failed' } })
    expect(await find(chapter)).toEqual(chapter)
    expect(await fixture.readModels.credits(user.id)).toBe(50)
  })

  it('should refuse what is not there', async () => {
    const answer = await fixture.useCases.requeueChapter({ actor, chapterId: newChapterId() })
    expect(answer).toEqual({ ok: false, error: { kind: 'chapter-not-found' } })
  })
})

describe('requeueAll', () => {
  it('should requeue all that failed as each by itself, pass over what cannot be, and change nothing when it is done', async () => {
    const plan = await aFailedPlan()
    const paid = await withChapters(10, (of) => [failed(of, 1)])
    const poor = await withChapters(3, (of) => [failed(of, 1)])
    const requeue = () => fixture.useCases.requeueAll({ actor, reason: 'The model was away.' })
    expect(await requeue()).toEqual({ ok: true, value: { requeued: 2, skipped: 1 } })
    expect(await requeue()).toEqual({ ok: true, value: { requeued: 0, skipped: 1 } })
    expect(await kinds(paid.user.id)).toEqual(['granted', 'held'])
    expect(await fixture.readModels.credits(poor.user.id)).toBe(3)
    const entries = (await admins.entries()).map(({ act, subjectId, reason }) => [act.kind, subjectId, reason])
    expect(entries.filter(([kind]) => kind?.endsWith('-requeued')).toSorted()).toEqual(
      [
        ['plan-requeued', plan.userId, 'The model was away.'],
        ['chapter-requeued', paid.user.id, 'The model was away.'],
      ].toSorted(),
    )
    model.script(fitAnswerTo, fitAnswerTo)
    await fixture.runner.drain()
    expect(await kinds(paid.user.id)).toEqual(['granted', 'held', 'captured'])
  })
})

describe('requeueing', () => {
  it('should be refused to a former admin', async () => {
    const admin = await admins.admin()
    await admins.change({ ...admin.user, role: 'standard' })
    const { chapter } = await withChapters(10, (plan) => [failed(plan, 1)])
    const plan = await aFailedPlan()
    const refused = { ok: false, error: { kind: 'not-an-admin' } }
    expect(await fixture.useCases.requeuePlan({ actor: admin.actor, planId: plan.id })).toEqual(refused)
    expect(await fixture.useCases.requeueChapter({ actor: admin.actor, chapterId: chapter.id })).toEqual(refused)
    expect(fixture.jobs.live()).toEqual([])
  })
})

describe('requeueing for a learner who cannot come, or is about to go', () => {
  it.each([{ isActive: false }, { deletionAt: later(DAY) }])(
    'should be refused, and hold nothing: %j',
    async (state) => {
      const { user, chapter } = await withChapters(10, (plan) => [failed(plan, 1)])
      const plan = await aFailedPlan()
      for (const id of [user.id, plan.userId]) {
        const owner = await admins.find(id)
        if (owner) await admins.change({ ...owner, ...state })
      }
      const refused = { ok: false, error: { kind: 'learner-away' } }
      expect(await fixture.useCases.requeuePlan({ actor, planId: plan.id })).toEqual(refused)
      expect(await fixture.useCases.requeueChapter({ actor, chapterId: chapter.id })).toEqual(refused)
      expect([await fixture.readModels.credits(user.id), fixture.jobs.live()]).toEqual([10, []])
    },
  )
})

// Helpers

const failed = ({ id }: Plan, number: number, price = 10): Chapter =>
  aLockedChapter(id, number, { price, attempt: 1, failure: 'The tutor could not be reached.' })

/** The first one is what the test is about. */
async function withChapters(credits: number, chaptersOf: (plan: Plan) => readonly Chapter[]) {
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, { credits, chaptersOf })
  const [chapter] = chapters
  if (!chapter) throw new Error('The test is about a chapter.')
  return { user, plan, chapter }
}

async function aFailedPlan(): Promise<Plan> {
  const { user, plan } = await seedPlan(fixture.unitOfWork, { chaptersOf: () => [] })
  const generation = { kind: 'failed', run: 1, reason: 'The tutor could not be reached.' } as const
  const made = aPlan(user.id, plan.conversationId, { generation })
  await seed(fixture.unitOfWork, { plans: [made] })
  return made
}

const find = ({ id }: Chapter) => keep(fixture.unitOfWork, ({ chapters }) => chapters.find(id))

/** Oldest first; the balance must be their sum. */
async function kinds(userId: Plan['userId']): Promise<readonly string[]> {
  const entries = await keep(fixture.unitOfWork, ({ wallets }) => wallets.entries(userId))
  expect(await fixture.readModels.credits(userId)).toBe(balanceOf(entries))
  return entries.map(({ kind }) => kind).toReversed()
}
