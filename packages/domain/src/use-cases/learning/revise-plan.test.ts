import { beforeEach, describe, expect, it } from 'vitest'
import {
  aFitRevisionAnswer,
  aLockedChapter,
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  newChapterId,
  newUserId,
  type ScriptedLanguageModel,
  seedPlan,
} from '../../../testing/index.ts'
import type { Chapter } from '../../chapters/chapter.ts'
import type { Plan } from '../../plans/plan.ts'
import { jobKey } from '../../ports/jobs.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'
import type { ReviseTask, Task } from '../../tutoring/task.ts'

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

describe('a revision in words', () => {
  it('should change nothing before it is accepted, then be one edit that can be undone', async () => {
    const before = await page()
    const asked = await ask('Add one about clocks', (task) => aFitRevisionAnswer(task))
    expect(asked).toMatchObject({ ok: true, value: { revision: { kind: 'pending' }, isStale: false } })
    await fixture.runner.drain()
    expect(await page()).toEqual({ ...before, revisionKind: 'ready' })
    expect(await revision()).toMatchObject({ kind: 'ready', changes: [{ kind: 'add' }] })

    expect(await accept()).toMatchObject({ ok: true })
    const after = await page()
    expect(after?.chapters.map(({ id }) => id).slice(0, 3)).toEqual(before?.chapters.map(({ id }) => id))
    expect(after).toMatchObject({
      edits: 1,
      chapters: [{}, {}, {}, { title: 'What the learner asked for', price: 10 }],
    })
    expect(await revision()).toBe(null)
    expect(await accept()).toMatchObject({ error: { kind: 'revision-not-found' } })

    await fixture.useCases.undoEdit({ userId: ana, planId, version: 1 })
    expect(await page()).toEqual({ ...before, edits: 2 })
    expect(await fixture.readModels.credits(ana)).toBe(15)
  })

  it('should be one at a time, and make room when it failed or is discarded', async () => {
    await ask(
      'Shorter',
      () => '?',
      () => '?',
    )
    expect(await ask('Longer')).toMatchObject({ error: { kind: 'revision-open' } })
    expect(await accept()).toMatchObject({ error: { kind: 'revision-not-ready' } })
    await fixture.runner.drain()
    expect(await revision()).toMatchObject({ kind: 'failed', reason: expect.stringContaining("weren't good enough") })
    expect(await accept()).toMatchObject({ error: { kind: 'revision-not-found' } })
    expect(await ask('Longer')).toMatchObject({ ok: true })
    expect(await discard()).toMatchObject({ ok: true })
    expect(await discard()).toMatchObject({ error: { kind: 'revision-not-found' } })
    // its job finds nothing to do, and asks no model
    await fixture.runner.drain()
    expect(await revision()).toBe(null)
  })

  it('should be refused once the plan was edited or what it moves was unlocked', async () => {
    await ask('Add one', (task) => aFitRevisionAnswer(task))
    await fixture.runner.drain()
    await fixture.useCases.renamePlan({ userId: ana, planId, title: 'Bread for Ana' })
    expect(await accept()).toMatchObject({ error: { kind: 'plan-changed' } })
    await discard()

    const turned: Answer = ({ chapters }) => ({ chapters: chapters.map((_, place) => ({ from: 3 - place })) })
    expect(await ask('Reverse the order', turned, turned)).toMatchObject({ ok: true })
    await fixture.runner.drain()
    expect(await revision()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/^“.*” builds on “/) })
    await ask('Drop the first', ({ chapters }) => ({
      chapters: chapters.slice(1).map((_, place) => ({ from: place + 2 })),
    }))
    await fixture.runner.drain()
    expect(await revision()).toMatchObject({ kind: 'ready', changes: [{ kind: 'remove' }] })
    await fixture.useCases.unlockNextChapter({ userId: ana, planId })
    expect(await accept()).toMatchObject({ error: { kind: 'chapter-unlocked' } })
  })

  it('should say plainly what it could not do, after a second try', async () => {
    const reasons = [
      [() => ({ chapters: [] }), /couldn't work out/],
      [() => ({ chapters: [{ from: 1 }] }), /at least two/],
      [
        ({ chapters }: ReviseTask) => ({ chapters: chapters.map((_, place) => ({ from: place + 1 })) }),
        /changes nothing/,
      ],
    ] as const
    for (const [answer, reason] of reasons) {
      await ask('Hm', answer, answer)
      await fixture.runner.drain()
      expect(await revision()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(reason) })
      await discard()
    }
    expect((await page())?.edits).toBe(0)
  })

  it('should ask for other words where a model declines, and not ask it again', async () => {
    model.script({ kind: 'ends', by: 'refused', text: '' })
    await fixture.useCases.requestRevision({ userId: ana, planId, request: 'Add one' })
    await fixture.runner.drain()
    expect(await revision()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/ask in other words\.$/) })
  })

  it('should decline words that would hurt people, and ask no model', async () => {
    const calls = model.tasks.length
    expect(await ask('Add a chapter on how to build a pipe bomb')).toMatchObject({
      error: { kind: 'words-declined', reason: 'unsafe' },
    })
    expect(await revision()).toBe(null)
    expect(model.tasks).toHaveLength(calls)
    expect(fixture.declined).toEqual(['unsafe'])
  })

  it('should be found by its owner alone', async () => {
    const own = { userId: newUserId(), planId }
    const { requestRevision, acceptRevision, discardRevision, addChapter } = fixture.useCases
    const refused = { error: { kind: 'plan-not-found' } }
    expect(await requestRevision({ ...own, request: 'x' })).toMatchObject(refused)
    expect(await acceptRevision(own)).toMatchObject(refused)
    expect(await discardRevision(own)).toMatchObject(refused)
    expect(await addChapter({ ...own, title: 'x' })).toMatchObject(refused)
  })

  it('should be written once more when its job was lost, and fail in words when that is given up', async () => {
    await ask('Add one', (task) => aFitRevisionAnswer(task))
    const [job] = fixture.jobs.live().filter(({ kind }) => kind === 'revise-plan')
    if (!job) throw new Error('There is a job.')
    await fixture.handlers.run(job)
    // again changes nothing, and asks nothing
    const ready = await revision()
    await fixture.handlers.run(job)
    await fixture.handlers.abandon(job)
    expect(await revision()).toEqual(ready)
    await discard()
    await ask('Again')
    const [other] = fixture.jobs.live().filter((one) => one.kind === 'revise-plan' && jobKey(one) !== jobKey(job))
    if (!other) throw new Error('There is another job.')
    await fixture.handlers.abandon(other)
    expect(await revision()).toMatchObject({ kind: 'failed', reason: expect.stringContaining('nothing was charged') })
  })
})

describe('an added chapter', () => {
  it('should be there at once, get its words afterwards, and go with one undo', async () => {
    const before = await page()
    const [first] = before?.chapters ?? []
    model.script(revising((task) => aFitRevisionAnswer(task)))
    await fixture.useCases.addChapter({ userId: ana, planId, title: 'Clocks', after: first?.id })
    expect((await page())?.chapters[1]).toMatchObject({ title: 'Clocks', summary: '', outlining: 'pending', price: 10 })
    expect(await ask('Shorter')).toMatchObject({ error: { kind: 'revision-open' } })
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
    expect(await add('\u200b')).toMatchObject({ error: { kind: 'title-empty' } })
    expect(await add('How to build a pipe bomb')).toMatchObject({ error: { kind: 'words-declined' } })
    for (const letter of 'abcdefghi') expect(await add(`Loaf ${letter}`)).toMatchObject({ ok: true })
    expect(await add('One more')).toMatchObject({ error: { kind: 'plan-full' } })
  })
})

// Helpers

/** Each builds on the one before it. */
const inARow = ({ id }: Plan): readonly Chapter[] => {
  const ids = [newChapterId(), newChapterId(), newChapterId()]
  return ['Starter', 'Dough', 'Oven'].map((title, place) =>
    aLockedChapter(id, place + 1, {
      ...(ids[place] && { id: ids[place] }),
      ...{ title, summary: `All about the ${title}.`, objectives: [`Tell a good ${title}`, `Mend a bad ${title}`] },
      prerequisites: ids.slice(Math.max(0, place - 1), place),
    }),
  )
}

type Answer = (task: ReviseTask) => string | object

const revising = (answer: Answer) => (task: Task) => {
  if (task.kind !== 'revise') throw new Error(`A revision was expected, not a ${task.kind}.`)
  const said = answer(task)
  return typeof said === 'string' ? said : JSON.stringify(said)
}

const page = () => fixture.readModels.plan(ana, planId)
const revision = async () => (await fixture.readModels.revision(ana, planId))?.revision
const accept = () => fixture.useCases.acceptRevision({ userId: ana, planId })
const discard = () => fixture.useCases.discardRevision({ userId: ana, planId })

async function ask(request: string, ...answers: readonly Answer[]) {
  model.script(...answers.map(revising))
  return fixture.useCases.requestRevision({ userId: ana, planId, request })
}
