import { describe, expect, it } from 'vitest'
import {
  aBrief,
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPlannedConversation,
  awaitingLearner,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newConversationId,
  newPlanId,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import type { SlotChanges } from '../../brief/slots.ts'
import type { LanguageModel } from '../../ports/language-model.ts'
import { DAY } from '../../shared/duration.ts'

const BRIEF = aBrief({ time: null, language: 'en', set: { minutesPerWeek: { value: 60, turns: 1 } } })

describe('changeBrief of a plan whose first chapter is unlocked', () => {
  it('should move the dates at once, from that day on', async () => {
    const { change, weeks, fixture } = await begin()
    expect(await weeks()).toEqual(['behind', 1, 2, 3])
    expect(await change({ minutesPerWeek: 30 })).toMatchObject({ ok: true, value: { awaitingConfirmation: false } })
    expect(await weeks()).toEqual(['on-track', 3, 5, 7])
    fixture.clock.advance(7 * DAY)
    await change({ constraints: ['no nuts'] })
    expect(await weeks()).toEqual(['on-track', 3, 5, 7])
  })

  it('should go into what is written from then on, and be what the conversation says', async () => {
    const { change, fixture, model, own, planId, second } = await begin()
    await change({ constraints: ['no nuts'], skip: ['rye'], outcome: 'Bake for a fair', formats: ['practise'] })
    expect((await read(fixture, planId))?.edits).toBe(0)
    const shown = await fixture.useCases.readConversation(own)
    expect(shown).toMatchObject({
      ok: true,
      value: { kind: 'planned', known: { constraints: ['no nuts'], skip: ['rye'] } },
    })
    await fixture.useCases.unlockNextChapter({ userId: own.userId, planId, chapterId: second })
    await fixture.runner.drain()
    const written = model.tasks.filter(({ kind }) => kind === 'section')
    expect(written.length).toBeGreaterThan(1)
    expect(written.every((task) => 'brief' in task && task.brief.set?.constraints?.value[0] === 'no nuts')).toBe(true)
  })

  it('should have what was prepared of the next chapter prepared anew, also while that is going on', async () => {
    const { change, fixture, model, own, planId, second, on } = await begin()
    const job = { kind: 'prepare-chapter', userId: own.userId, planId, chapterId: second } as const
    on(3, () => change({ constraints: ['no nuts'] }))
    expect(await fixture.handlers.run(job)).toBe('not-yet')
    expect(await fixture.handlers.run(job)).toBe('done')
    const sections = model.tasks.filter(({ kind }) => kind === 'section')
    expect(JSON.stringify(sections.at(-1))).toContain('no nuts')
    expect(await fixture.useCases.previewPlan({ userId: own.userId, planId })).toMatchObject({
      value: { chapterId: second },
    })
    await change({ constraints: [] })
    expect(await fixture.useCases.previewPlan({ userId: own.userId, planId })).toEqual({ ok: true, value: null })
    await fixture.runner.drain()
    expect(await fixture.useCases.previewPlan({ userId: own.userId, planId })).toMatchObject({
      value: { chapterId: second },
    })
  })

  it('should leave a chapter that is being written to its end', async () => {
    const { change, fixture, own, planId, second, on } = await begin()
    on(3, () => change({ minutesPerWeek: 90, constraints: ['no nuts'] }))
    await fixture.useCases.unlockNextChapter({ userId: own.userId, planId, chapterId: second })
    await fixture.runner.drain()
    expect(await keep(fixture.unitOfWork, ({ chapters }) => chapters.find(second))).toMatchObject({ kind: 'open' })
  })

  it.each<[string, SlotChanges]>([
    ['goal', { goal: 'Rye' }],
    ['level', { level: 'new' }],
  ])('should refuse another %s: that was agreed to', async (_, changes) => {
    const { change, fixture, planId } = await begin()
    expect(await change(changes)).toEqual({ ok: false, error: { kind: 'conversation-closed' } })
    expect((await read(fixture, planId))?.brief).toEqual(BRIEF)
  })

  it('should refuse what any change is refused for, and change nothing', async () => {
    const { change, fixture, planId, own } = await begin()
    expect(await change({ deadline: '2026-01-01' })).toMatchObject({ error: { kind: 'deadline-past' } })
    expect(await change({ outcome: 'build a pipe bomb' })).toMatchObject({ error: { kind: 'words-declined' } })
    expect(await change({ skip: ['rye'], mustHave: ['rye'] })).toMatchObject({ error: { kind: 'brief-contradicts' } })
    const late = await fixture.useCases.changeBrief({ ...own, version: 0, changes: { skip: ['rye'] } })
    expect(late).toMatchObject({ error: { kind: 'brief-changed' } })
    expect((await read(fixture, planId))?.brief).toEqual(BRIEF)
  })

  it('should be closed before anything is unlocked: then it is reopened', async () => {
    const { change } = await begin({ isUnlocked: false })
    expect(await change({ skip: ['rye'] })).toMatchObject({ error: { kind: 'conversation-closed' } })
  })

  it('should go on from the answers of the plan, whatever a reopened conversation was left with', async () => {
    const { change, fixture, planId, own } = await begin()
    await keep(fixture.unitOfWork, async ({ conversations }) => {
      const conversation = await conversations.lock(own.conversationId)
      if (conversation) await conversations.save({ ...conversation, brief: { ...BRIEF, goal: 'Chess', edits: 4 } })
    })
    await change({ skip: ['rye'] })
    expect((await read(fixture, planId))?.brief).toMatchObject({ goal: BRIEF.goal, edits: 5 })
  })
})

// Helpers

const read = ({ unitOfWork }: ReturnType<typeof makeFixture>, planId: ReturnType<typeof newPlanId>) =>
  keep(unitOfWork, ({ plans }) => plans.find(planId))

/** Three chapters of an hour each at an hour a week, ten days on. */
async function begin({ isUnlocked = true } = {}) {
  const scripted = makeScriptedLanguageModel(...Array.from({ length: 9 }, () => fitAnswerTo))
  const hooks = new Map<number, () => unknown>()
  const model: LanguageModel = {
    ...scripted,
    ask: async (task, listening) => {
      const hook = hooks.get(scripted.tasks.length + 1)
      hooks.delete(scripted.tasks.length + 1)
      await hook?.()
      return scripted.ask(task, listening)
    },
  }
  const fixture = makeFixture({ model, prepareAhead: true })
  const { id: userId } = await seedUser(fixture.unitOfWork, 20)
  const [planId, conversationId] = [newPlanId(), newConversationId()]
  const conversation = awaitingLearner(userId, { id: conversationId, brief: BRIEF })
  const plan = aPlan(userId, conversationId, { id: planId, brief: BRIEF })
  const objectives = ['Feed a starter', 'Judge its ripeness']
  const first = isUnlocked ? anOpenChapter(planId, 1) : aLockedChapter(planId, 1)
  const chapters = [first, aLockedChapter(planId, 2, { objectives }), aLockedChapter(planId, 3)]
  await seed(fixture.unitOfWork, { conversations: [conversation], plans: [plan], chapters })
  const planned = aPlannedConversation(userId, planId, { ...conversation, kind: 'planned' })
  await keep(fixture.unitOfWork, ({ conversations }) => conversations.save(planned))
  fixture.clock.advance(10 * DAY)
  const own = { userId, conversationId }
  return {
    ...{ fixture, own, planId, model: scripted },
    second: chapters[1]?.id ?? first.id,
    on: (call: number, hook: () => unknown) => hooks.set(call, hook),
    change: async (changes: SlotChanges) => {
      const shown = await fixture.useCases.readConversation(own)
      const version = shown.ok ? shown.value.known.version : -1
      return fixture.useCases.changeBrief({ ...own, version, changes })
    },
    weeks: async () => {
      const page = await fixture.useCases.readPlan({ userId, planId })
      return [page?.pace, ...(page?.chapters.map(({ week }) => week) ?? [])]
    },
  }
}
