import { beforeEach, describe, expect, it } from 'vitest'
import { type Answer, inARow, revising } from '../../../test/revising.ts'
import {
  aFitRevisionAnswer,
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  newUserId,
  type ScriptedLanguageModel,
  seedPlan,
} from '../../../testing/index.ts'
import { jobKey } from '../../ports/jobs.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'
import type { ReviseTask } from '../../tutoring/task.ts'

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
    expect(await read()).toMatchObject({
      value: { revision: { kind: 'ready', changes: [{ kind: 'remove' }] }, isStale: false },
    })
    await fixture.useCases.unlockNextChapter({ userId: ana, planId })
    expect(await read()).toMatchObject({ value: { isStale: true } })
    expect(await accept()).toMatchObject({ error: { kind: 'chapter-unlocked' } })
  })

  it('should stay good when a chapter is unlocked that it leaves alone', async () => {
    await ask('Add one', (task) => aFitRevisionAnswer(task))
    await fixture.runner.drain()
    await fixture.useCases.unlockNextChapter({ userId: ana, planId })
    expect(await read()).toMatchObject({ value: { isStale: false } })
    expect(await accept()).toMatchObject({ ok: true })
  })

  it('should say plainly what it could not do, after a second try', async () => {
    const reasons = [
      [() => ({ chapters: [] }), /couldn't work out/],
      [() => ({ chapters: [{ from: 1 }] }), /at least two/],
      [
        ({ chapters }: ReviseTask) => ({ chapters: chapters.map((_, place) => ({ from: place + 1 })) }),
        /affect any locked chapter/,
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
    const { requestRevision, readRevision, acceptRevision, discardRevision, addChapter } = fixture.useCases
    const refused = { error: { kind: 'plan-not-found' } }
    expect(await requestRevision({ ...own, request: 'x' })).toMatchObject(refused)
    expect(await readRevision(own)).toMatchObject(refused)
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

// Helpers

const page = () => fixture.readModels.plan(ana, planId)
const read = () => fixture.useCases.readRevision({ userId: ana, planId })
const revision = async () => {
  const shown = await read()
  return shown.ok ? shown.value.revision : null
}
const accept = () => fixture.useCases.acceptRevision({ userId: ana, planId })
const discard = () => fixture.useCases.discardRevision({ userId: ana, planId })

async function ask(request: string, ...answers: readonly Answer[]) {
  model.script(...answers.map(revising))
  return fixture.useCases.requestRevision({ userId: ana, planId, request })
}
