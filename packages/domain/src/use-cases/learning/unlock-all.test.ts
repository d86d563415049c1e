import { beforeEach, describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  awaitingLearner,
  type Fixture,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedLanguageModel,
  seed,
  seedPlan,
  seedUser,
} from '../../../testing/index.ts'
import { type Chapter, contentStatus } from '../../chapters/chapter.ts'
import { balanceOf } from '../../credits/ledger-entry.ts'
import type { ChapterId, PlanId, UserId } from '../../shared/ids.ts'

const REJECTED = { kind: 'model-rejected', detail: 'no such model' } as const

let fixture: Fixture
let model: ScriptedLanguageModel
beforeEach(() => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
})

describe('unlockAll', () => {
  it('should hold all prices at once, write in order and capture each price by itself', async () => {
    const own = await learnerWith(35)
    expect(await own.unlockAll()).toEqual({ ok: true, value: own.ids.slice(1) })
    expect(await own.ledger()).toEqual(['held', 'held', 'held'])
    expect(await own.balance()).toBe(5)
    expect(await own.statuses()).toEqual(['COMPLETE', 'PENDING', 'PENDING', 'PENDING'])
    expect(fixture.jobs.live()).toMatchObject([{ kind: 'write-chapter', chapterId: own.ids[1] }])

    for (const written of [2, 3, 4]) {
      model.script(fitAnswerTo)
      await workOnce()
      expect((await own.statuses()).filter((status) => status === 'COMPLETE')).toHaveLength(written)
    }
    const sayings = model.tasks.flatMap((task) =>
      task.kind === 'chapter' ? [[task.number, task.earlier?.length]] : [],
    )
    expect(sayings).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ])
    expect(await own.ledger()).toEqual(['held', 'held', 'held', 'captured', 'captured', 'captured'])
    // no chapter waits for the check of the one before it
    expect(fixture.jobs.live()).toMatchObject(own.ids.slice(1).map((chapterId) => ({ kind: 'write-check', chapterId })))
    await fixture.runner.drain()
    expect(fixture.jobs.live()).toEqual([])
  })

  it('should give back what the chapters behind a failed one would have cost, and unlock them again when asked', async () => {
    const own = await learnerWith(30)
    await own.unlockAll()
    model.script(fitAnswerTo, REJECTED)
    await fixture.runner.drain()
    expect(await own.statuses()).toEqual(['COMPLETE', 'COMPLETE', 'FAILED', 'FAILED'])
    expect((await own.chapters()).map(({ kind }) => kind)).toEqual(['open', 'open', 'locked', 'locked'])
    const failures = (await own.chapters()).map((chapter) => chapter.kind === 'locked' && chapter.failure)
    expect(failures.slice(2)).toMatchObject([
      { code: 'failed', reason: expect.stringContaining("isn't set up correctly") },
      { code: 'earlier-failed', reason: expect.stringContaining("The chapter before this one couldn't be written") },
    ])
    expect(await own.ledger()).toEqual(['held', 'held', 'held', 'captured', 'released', 'released'])
    expect(await own.balance()).toBe(20)
    expect(fixture.jobs.live()).toEqual([])

    expect(await own.unlockAll()).toEqual({ ok: true, value: own.ids.slice(2) })
    model.script(fitAnswerTo, fitAnswerTo)
    await fixture.runner.drain()
    expect(await own.statuses()).toEqual(['COMPLETE', 'COMPLETE', 'COMPLETE', 'COMPLETE'])
    expect(await own.balance()).toBe(0)
  })

  it('should give all of it back when the queue gives up on the first', async () => {
    const own = await learnerWith(30)
    await own.unlockAll()
    const [job] = fixture.jobs.live()
    if (!job) throw new Error('The first chapter has a job.')
    await fixture.handlers.abandon(job)
    expect(await own.statuses()).toEqual(['COMPLETE', 'FAILED', 'FAILED', 'FAILED'])
    expect(await own.balance()).toBe(30)
  })

  it('should hold nothing when the credits are not enough for all', async () => {
    const own = await learnerWith(29)
    expect(await own.unlockAll()).toEqual({ ok: false, error: { kind: 'insufficient-credits', missing: 1 } })
    expect([await own.balance(), await own.ledger(), fixture.jobs.live()]).toEqual([29, [], []])
    expect(await own.statuses()).toEqual(['COMPLETE', 'PENDING', 'PENDING', 'PENDING'])
  })

  it('should charge once however often and wherever it is pressed, beside the button of the next chapter', async () => {
    const own = await learnerWith(60)
    const next = () => fixture.useCases.unlockNextChapter({ ...own, chapterId: own.ids[1] })
    const answers = await Promise.all([own.unlockAll(), next(), own.unlockAll(own.ids), next(), own.unlockAll()])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    expect(await own.balance()).toBe(30)
    expect(fixture.jobs.live()).toHaveLength(1)
  })

  it('should wait for a chapter that is being written, and be locked again with it', async () => {
    const own = await learnerWith(30, (id) => [
      anOpenChapter(id, 1),
      aPreparingChapter(id, 2, { price: 0 }),
      aLockedChapter(id, 3),
    ])
    await fixture.useCases.checkStuckPlans(own.userId)
    expect(await own.unlockAll()).toEqual({ ok: true, value: [own.ids[2]] })
    expect(fixture.jobs.live()).toMatchObject([{ chapterId: own.ids[1] }])
    model.script(REJECTED)
    await fixture.runner.drain()
    expect(await own.statuses()).toEqual(['COMPLETE', 'FAILED', 'FAILED'])
    expect(await own.balance()).toBe(30)
  })

  it('should go on where a crash ended it', async () => {
    const own = await learnerWith(30)
    await own.unlockAll()
    for (const _ of [2, 3, 4]) {
      const lost = fixture.jobs.live()
      for (const job of lost) fixture.jobs.finish(job)
      expect(await fixture.useCases.checkStuckPlans(null)).toEqual([own.planId])
      expect(new Set(fixture.jobs.live())).toEqual(new Set(lost))
      model.script(fitAnswerTo)
      await workOnce()
    }
    await fixture.runner.drain()
    expect(await fixture.useCases.checkStuckPlans(null)).toEqual([])
    expect(await own.statuses()).toEqual(['COMPLETE', 'COMPLETE', 'COMPLETE', 'COMPLETE'])
  })

  it('should leave edits nothing to change', async () => {
    const own = await learnerWith(30)
    await own.unlockAll()
    const refused = { ok: false, error: { kind: 'chapter-unlocked' } }
    const [last] = own.ids.slice(-1)
    if (!last) throw new Error('There is a last chapter.')
    expect(await fixture.useCases.dropChapter({ ...own, chapterId: last })).toEqual(refused)
    expect(await fixture.useCases.rewordChapter({ ...own, chapterId: last, title: 'Other' })).toEqual(refused)
    expect(await fixture.useCases.orderChapters({ ...own, chapterIds: own.ids.toReversed() })).toEqual(refused)
  })

  it('should unlock an archived plan, and give everything back when its learner is removed', async () => {
    const own = await learnerWith(30)
    await fixture.useCases.archivePlan({ ...own, isArchived: true })
    expect(await own.unlockAll()).toMatchObject({ ok: true })
    await keep(fixture.unitOfWork, async ({ users }) => {
      const user = await users.lock(own.userId)
      if (user) await users.save({ ...user, deletionAt: fixture.clock.now() })
    })
    await fixture.useCases.cleanUp()
    expect(await own.ledger()).toEqual(['held', 'held', 'held', 'released', 'released', 'released'])
    await fixture.runner.drain()
    expect(fixture.runner.errors).toEqual([])
  })

  it('should refuse a plan of another, and one that is not made', async () => {
    const own = await learnerWith(30)
    const ben = await seedUser(fixture.unitOfWork, 100)
    const refused = { ok: false, error: { kind: 'plan-not-found' } }
    expect(await fixture.useCases.unlockAll({ userId: ben.id, planId: own.planId })).toEqual(refused)
    const conversation = awaitingLearner(ben.id)
    const pending = aPlan(ben.id, conversation.id, { generation: { kind: 'pending', run: 1 } })
    await seed(fixture.unitOfWork, { conversations: [conversation], plans: [pending] })
    expect(await fixture.useCases.unlockAll({ userId: ben.id, planId: pending.id })).toEqual({
      ok: false,
      error: { kind: 'plan-not-complete' },
    })
  })
})

// Helpers

const oneOpen = (id: PlanId): readonly Chapter[] => [
  anOpenChapter(id, 1, { price: 0 }),
  ...[2, 3, 4].map((number) => aLockedChapter(id, number)),
]

async function learnerWith(credits: number, chaptersOf = oneOpen) {
  const seeded = await seedPlan(fixture.unitOfWork, { credits, chaptersOf: ({ id }) => chaptersOf(id) })
  const [userId, planId]: [UserId, PlanId] = [seeded.user.id, seeded.plan.id]
  const chapters = () => keep(fixture.unitOfWork, (repositories) => repositories.chapters.ofPlan(planId))
  const entries = () => keep(fixture.unitOfWork, ({ wallets }) => wallets.entries(userId))
  return {
    userId,
    planId,
    ids: seeded.chapters.map(({ id }) => id),
    chapters,
    unlockAll: (chapterIds?: readonly ChapterId[]) => fixture.useCases.unlockAll({ userId, planId, chapterIds }),
    statuses: async () => (await chapters()).map(contentStatus),
    /** The balance must be the sum of the ledger. */
    balance: async () => {
      const sum = balanceOf(await entries())
      expect(await fixture.readModels.credits(userId)).toBe(sum)
      return sum
    },
    /** Oldest first, but for the credits that the learner began with. */
    ledger: async () =>
      (await entries())
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'granted')
        .reverse(),
  }
}

/** Runs the job that is live, and none that it enqueues. */
async function workOnce(): Promise<void> {
  const job = fixture.jobs.live().find(({ kind }) => kind === 'write-chapter')
  if (!job) throw new Error('A chapter is to be written.')
  expect(await fixture.handlers.run(job)).toBe('done')
  fixture.jobs.finish(job)
}
