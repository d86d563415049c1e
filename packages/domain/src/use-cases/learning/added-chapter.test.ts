import { beforeEach, describe, expect, it } from 'vitest'
import { inARow, revising } from '../../../test/revising.ts'
import {
  aFitRevisionAnswer,
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  newChapterId,
  newUserId,
  type ScriptedLanguageModel,
  seedPlan,
} from '../../../testing/index.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'

let fixture: Fixture
let model: ScriptedLanguageModel
let ana: UserId
let planId: PlanId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  const seeded = await seedPlan(fixture.unitOfWork, { credits: 15, chaptersOf: inARow })
  ana = seeded.user.id
  planId = seeded.plan.id
})

describe('an added chapter', () => {
  it('should be there at once, get its words afterwards, and go with one undo', async () => {
    const before = await page()
    const [first] = before?.chapters ?? []
    model.script(revising((task) => aFitRevisionAnswer(task)))
    await fixture.useCases.addChapter({ userId: ana, planId, title: 'Clocks', after: first?.id })
    expect((await page())?.chapters[1]).toMatchObject({ title: 'Clocks', summary: '', outlining: 'pending', price: 10 })
    expect(await fixture.useCases.requestRevision({ userId: ana, planId, request: 'Shorter' })).toMatchObject({
      error: { kind: 'revision-open' },
    })
    await fixture.runner.drain()
    const words = { summary: expect.stringContaining('Clocks'), objectives: { length: 3 }, minutes: 60 }
    expect((await page())?.chapters[1]).toMatchObject({ title: 'Clocks', outlining: null, ...words })
    await fixture.useCases.undoEdit({ userId: ana, planId, version: 1 })
    expect(await page()).toEqual({ ...before, edits: 2 })
  })

  it("should keep its learner's words, and say so when what it teaches could not be written", async () => {
    model.script(revising((task) => aFitRevisionAnswer(task)))
    await fixture.useCases.addChapter({ userId: ana, planId, title: 'Clocks' })
    const chapterId = (await page())?.chapters.at(-1)?.id
    if (!chapterId) throw new Error('There is a chapter.')
    await fixture.useCases.rewordChapter({ userId: ana, planId, chapterId, summary: 'My own words.' })
    await fixture.runner.drain()
    expect((await page())?.chapters.at(-1)).toMatchObject({ summary: 'My own words.', outlining: null })

    model.script(
      revising(() => ({ chapters: [] })),
      revising(() => ({ chapters: [] })),
    )
    await fixture.useCases.addChapter({ userId: ana, planId, title: 'Blitz' })
    await fixture.runner.drain()
    const failed = (await page())?.chapters.at(-1)
    expect(failed).toMatchObject({ title: 'Blitz', summary: '', outlining: 'failed' })
    if (!failed) throw new Error('There is a chapter.')
    await fixture.useCases.rewordChapter({ userId: ana, planId, chapterId: failed.id, summary: 'Play fast.' })
    expect((await page())?.chapters.at(-1)).toMatchObject({ summary: 'Play fast.', outlining: null })
  })

  it('should need no more than what its learner has said, where nothing else could be written', async () => {
    model.script(...[1, 2].map(() => revising(() => ({ chapters: [] }))))
    await fixture.useCases.addChapter({ userId: ana, planId, title: 'Blitz' })
    const chapterId = (await page())?.chapters.at(-1)?.id
    if (!chapterId) throw new Error('There is a chapter.')
    await fixture.useCases.rewordChapter({ userId: ana, planId, chapterId, summary: 'Play fast.' })
    await fixture.runner.drain()
    expect((await page())?.chapters.at(-1)).toMatchObject({ summary: 'Play fast.', outlining: null })
  })

  it('should be written once more when its learner asks for that, which is no edit', async () => {
    const chapter = await failed()
    const retry = () => fixture.useCases.retryOutline({ userId: ana, planId, chapterId: chapter.id })
    expect(await retry()).toMatchObject({ ok: true })
    expect(await retry()).toMatchObject({ ok: true })
    expect(fixture.jobs.live()).toMatchObject([{ kind: 'outline-chapter', chapterId: chapter.id }])
    expect(await page()).toMatchObject({ edits: 1, chapters: [{}, {}, {}, { outlining: 'pending' }] })
    model.script(revising((task) => aFitRevisionAnswer(task)))
    await fixture.runner.drain()
    const words = { outlining: null, summary: expect.stringContaining('Blitz'), minutes: 60 }
    expect((await page())?.chapters.at(-1)).toMatchObject(words)
    // what is known stays as it is
    expect(await retry()).toMatchObject({ ok: true })
    expect(fixture.jobs.live()).toEqual([])
  })

  it('should not be written once more beside changes that would take it back, or for another', async () => {
    const { id: chapterId } = await failed()
    const retry = (userId = ana) => fixture.useCases.retryOutline({ userId, planId, chapterId })
    expect(await retry(newUserId())).toMatchObject({ error: { kind: 'plan-not-found' } })
    const unknown = await fixture.useCases.retryOutline({ userId: ana, planId, chapterId: newChapterId() })
    expect(unknown).toMatchObject({ error: { kind: 'chapter-not-found' } })
    model.script(revising((task) => aFitRevisionAnswer(task)))
    await fixture.useCases.requestRevision({ userId: ana, planId, request: 'Shorter' })
    expect(await retry()).toMatchObject({ error: { kind: 'revision-open' } })
    expect((await page())?.chapters.at(-1)).toMatchObject({ outlining: 'failed' })
  })

  it('should be written again when an undo brings it back unwritten, or its job was lost', async () => {
    await fixture.useCases.addChapter({ userId: ana, planId, title: 'Clocks' })
    const chapterId = (await page())?.chapters.at(-1)?.id
    if (!chapterId) throw new Error('There is a chapter.')
    await fixture.useCases.dropChapter({ userId: ana, planId, chapterId })
    await fixture.runner.drain()
    await fixture.useCases.undoEdit({ userId: ana, planId, version: 2 })
    model.script(revising((task) => aFitRevisionAnswer(task)))
    await fixture.runner.drain()
    const back = { id: chapterId, outlining: null, summary: expect.stringContaining('Clocks') }
    expect((await page())?.chapters.at(-1)).toMatchObject(back)
  })

  it('should be refused where there is no room, no such chapter or what was unlocked would move', async () => {
    const add = (title: string, after?: Parameters<typeof fixture.useCases.addChapter>[0]['after']) =>
      fixture.useCases.addChapter({ userId: ana, planId, title, after })
    expect(await add('\u200b')).toMatchObject({ error: { kind: 'invalid-input' } })
    expect(await add('How to build a pipe bomb')).toMatchObject({ error: { kind: 'words-declined' } })
    for (const letter of 'abcdefghi') expect(await add(`Loaf ${letter}`)).toMatchObject({ ok: true })
    expect(await add('One more')).toMatchObject({ error: { kind: 'plan-full' } })
  })
})

// Helpers

/** A chapter that was added, and of which nothing could be written. */
async function failed() {
  model.script(...[1, 2].map(() => revising(() => ({ chapters: [] }))))
  await fixture.useCases.addChapter({ userId: ana, planId, title: 'Blitz' })
  await fixture.runner.drain()
  const chapter = (await page())?.chapters.at(-1)
  if (chapter?.outlining !== 'failed') throw new Error('It could not be written.')
  return chapter
}

const page = () => fixture.readModels.plan(ana, planId)
