import * as api from '@app/contract'
import { aLockedChapter, anOpenChapter, fitAnswerTo, makeScriptedLanguageModel, seedPlan } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

describe('a chapter that costs credits', () => {
  it('should be held for once, however often and at once its button is pressed, and paid when it is there', async () => {
    const learner = await withCredits(25)
    const presses = await Promise.all(Array.from({ length: 10 }, () => learner.unlock(2)))
    for (const pressed of presses) expect(answer(pressed)).toMatchObject({ id: learner.idOf(2), title: 'Chapter 2' })
    expect(await learner.ledger()).toEqual(['held -10 = 15', 'granted 25 = 25'])

    learner.model.script(fitAnswerTo)
    await learner.work()
    expect(await learner.ledger()).toEqual(['captured 0 = 15', 'held -10 = 15', 'granted 25 = 25'])
    expect(await learner.line(2)).toMatchObject({ isUnlocked: true, content_status: 'COMPLETE' })

    // long after: an unlocked chapter is not charged again
    learner.world.clock.advance(60_000)
    expect(answer(await learner.unlock(2))).toMatchObject({ id: learner.idOf(2), content_status: 'COMPLETE' })
    expect(answer(await learner.unlock(3))).toMatchObject({ id: learner.idOf(3) })
    expect((await learner.ledger())[0]).toBe('held -10 = 5')
  })

  it('should cost nothing when it cannot be written, and be tried again by the same call', async () => {
    const learner = await withCredits(10)
    expect(answer(await learner.unlock(2))).toMatchObject({ content_status: 'PENDING' })
    expect(await learner.line(2)).toMatchObject({ isUnlocked: true, content_status: 'PENDING' })
    learner.model.script('?', '?', '?')
    await learner.work()
    expect(await learner.line(2)).toMatchObject({ isUnlocked: false, content_status: 'FAILED' })
    expect(await learner.ledger()).toEqual(['released 10 = 10', 'held -10 = 0', 'granted 10 = 10'])

    expect(answer(await learner.unlock(2))).toMatchObject({ id: learner.idOf(2), content_status: 'PENDING' })
    learner.model.script(fitAnswerTo)
    await learner.work()
    expect(await learner.line(2)).toMatchObject({ isUnlocked: true, content_status: 'COMPLETE' })
    expect((await learner.ledger()).slice(0, 2)).toEqual(['captured 0 = 0', 'held -10 = 0'])
  })

  it.each([
    [0, 10, '10 more credits'],
    [9, 1, '1 more credit '],
  ])('should not be had for %i credits', async (credits, missing, words) => {
    const learner = await withCredits(credits)
    const refused = expectRefusal(await learner.unlock(2), 402, 'insufficient-credits')
    expect(refused).toMatchObject({ missing, error: expect.stringContaining(words) })
    expect(await learner.line(2)).toMatchObject({ isUnlocked: false, content_status: 'PENDING' })
    expect(await learner.ledger()).toHaveLength(credits === 0 ? 0 : 1)
    expect(learner.world.jobs.live()).toEqual([])
  })
})

describe('a free chapter', () => {
  it('should leave no trace in the ledger', async () => {
    const learner = await withCredits(5, (id) => [aLockedChapter(id, 1)])
    expect(answer(await learner.unlock(1))).toMatchObject({ content_status: 'PENDING' })
    learner.model.script(fitAnswerTo)
    await learner.work()
    expect(await learner.line(1)).toMatchObject({ content_status: 'COMPLETE' })
    expect(await learner.ledger()).toEqual(['granted 5 = 5'])
  })
})

describe('unlock-all', () => {
  it('should hold all prices, have the chapters written in order, and answer the same again', async () => {
    const learner = await withCredits(25)
    // past the time in which it would be the click that unlocked the first chapter
    learner.world.clock.advance(60_000)
    const ids = [learner.idOf(2), learner.idOf(3)]
    for (const chapter_ids of [undefined, undefined, ids]) {
      expect(expectSuccess(api.unlockAll, await learner.unlockAll(chapter_ids))).toEqual({ unlocked: ids })
    }
    expect(await learner.ledger()).toEqual(['held -10 = 5', 'held -10 = 15', 'granted 25 = 25'])
    expect(await learner.line(3)).toMatchObject({ isUnlocked: true, content_status: 'PENDING' })

    learner.model.script(fitAnswerTo, fitAnswerTo)
    await learner.work()
    expect((await learner.ledger()).slice(0, 2)).toEqual(['captured 0 = 5', 'captured 0 = 5'])
    expect(await learner.line(3)).toMatchObject({ isUnlocked: true, content_status: 'COMPLETE' })

    learner.world.clock.advance(60_000)
    expect(expectSuccess(api.unlockAll, await learner.unlockAll())).toEqual({ unlocked: [] })
    expect(expectSuccess(api.unlockAll, await learner.unlockAll(ids))).toEqual({ unlocked: ids })
  })

  it('should cost nothing for a chapter that cannot be written, nor for those after it', async () => {
    const learner = await withCredits(20)
    expectSuccess(api.unlockAll, await learner.unlockAll())
    learner.model.script({ kind: 'model-rejected', detail: 'no such model' })
    await learner.work()
    for (const number of [2, 3]) {
      expect(await learner.line(number)).toMatchObject({ isUnlocked: false, content_status: 'FAILED' })
    }
    expect((await learner.ledger())[0]).toBe('released 10 = 20')
  })

  it('should hold nothing when the credits are not enough for all, and say how many are missing', async () => {
    const learner = await withCredits(13)
    const refused = expectRefusal(await learner.unlockAll(), 402, 'insufficient-credits')
    expect(refused).toMatchObject({ missing: 7, error: expect.stringContaining('7 more credits') })
    expect(await learner.ledger()).toEqual(['granted 13 = 13'])
    expect(await learner.line(2)).toMatchObject({ isUnlocked: false, content_status: 'PENDING' })
    expect(learner.world.jobs.live()).toEqual([])
  })

  it('should hold nothing when another chapter is locked than those that were shown', async () => {
    const learner = await withCredits(20)
    expectRefusal(await learner.unlockAll([learner.idOf(2)]), 409, 'plan-changed')
    expect(await learner.ledger()).toEqual(['granted 20 = 20'])
  })

  it('should refuse what is no plan of the learner', async () => {
    const learner = await withCredits(20)
    const foreign = await withCredits(20)
    expectRefusal(await learner.unlockAll(undefined, foreign.planId), 404, 'plan-not-found')
    expectRefusal(await learner.unlockAll(['no id']), 400, 'invalid-input')
  })
})

// Helpers

type Plan = Awaited<ReturnType<typeof seedPlan>>['plan']

const threeChapters = (id: Plan['id']) => [anOpenChapter(id, 1), aLockedChapter(id, 2), aLockedChapter(id, 3)]

/** A learner with these credits and a plan whose chapters are known by their numbers. */
async function withCredits(credits: number, chaptersOf: (id: Plan['id']) => Chapters = threeChapters) {
  const model = makeScriptedLanguageModel()
  const world = await openWorld({ model })
  const { user, plan, chapters } = await seedPlan(world.unitOfWork, { credits, chaptersOf: ({ id }) => chaptersOf(id) })
  const token = await world.signIn(user)
  const idOf = (number: number): string => chapters[number - 1]?.id ?? 'no such chapter'
  return {
    world,
    model,
    planId: plan.id,
    idOf,
    unlockAll: (chapter_ids?: string[], id: string = plan.id) => world.call(api.unlockAll, { id, chapter_ids }, token),
    unlock: (number: number) => world.call(api.unlockNextChapter, { id: plan.id, chapter_id: idOf(number) }, token),
    /** Has everything done that waits to be done. */
    work: async () => {
      await world.runner.drain()
      expect(world.runner.errors).toEqual([])
    },
    line: async (number: number) => {
      const [shown] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
      return shown?.chapters[number - 1]
    },
    ledger: async () => {
      const { entries } = expectSuccess(api.creditHistory, await world.call(api.creditHistory, {}, token))
      return entries.map(({ kind, change, balance }) => `${kind} ${change} = ${balance}`)
    },
  }
}

type Chapters = Parameters<typeof seedPlan>[1]['chaptersOf'] extends (plan: never) => infer Made ? Made : never

const answer = (reply: Parameters<typeof expectSuccess>[1]) => expectSuccess(api.unlockNextChapter, reply)
