import { describe, expect, it } from 'vitest'
import {
  aBrief,
  aFitChapterAnswer,
  aFitPlanAnswer,
  aLockedChapter,
  aPlan,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
  seedPlan,
} from '../../../testing/index.ts'
import { contentStatus } from '../../chapters/chapter.ts'
import type { GateMode } from '../../tutoring/fault.ts'
import { promptFor } from '../../tutoring/prompt-for.ts'
import type { Task } from '../../tutoring/task.ts'

const APOLOGY = "I'm sorry, but I can't help with that."

describe('the gates of a chapter', () => {
  it('should send it back with the reasons, and take nothing for it when none is fit', async () => {
    const { fixture, model, unlock, statuses, ledger } = await setUp()
    const sorry = { ...aFitChapterAnswer(), introduction: APOLOGY }
    model.script(fitAnswerTo, sorry, sorry)
    await unlock()
    await unlock()
    expect(await statuses()).toEqual(['COMPLETE', 'FAILED'])
    expect(await ledger()).toEqual(['granted', 'held', 'released'])
    const codes = ['too-short', 'refusal', 'off-topic']
    const openings = model.tasks.filter(({ kind }) => kind === 'chapter')
    expect(openings.map(({ faults = [] }) => faults.map(({ code }) => code))).toEqual([[], [], codes])
    const { faults } = await fixture.adminReadModels.health(new Date(0))
    expect(faults.toSorted((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))).toEqual(
      codes.map((code) => ({ purpose: 'chapter', code, calls: 2 })),
    )
  })

  it('should not let an earlier chapter of the plan be sold again', async () => {
    const { model, unlock, ledger } = await setUp()
    const first = (task: Task) => (task.kind === 'chapter' ? { ...aFitChapterAnswer({ ...task, number: 1 }) } : '')
    model.script(fitAnswerTo, first, fitAnswerTo)
    await unlock()
    await unlock()
    const openings = model.tasks.filter(({ kind }) => kind === 'chapter')
    expect(openings.at(-1)?.faults).toMatchObject([{ code: 'repeats-earlier' }])
    expect(await ledger()).toEqual(['granted', 'held', 'captured'])
  })

  it('should send it back once for what is soft, with the former answer, and then keep and count it', async () => {
    const { fixture, model, unlock, statuses } = await setUp()
    const modest = (task: Task) => ({
      ...aFitChapterAnswer(task as object),
      introduction: `${aFitChapterAnswer(task as object).introduction}\n\nI cannot provide more than this.`,
    })
    model.script(modest, modest)
    await unlock()
    expect(await statuses()).toEqual(['COMPLETE', 'PENDING'])
    const [, again] = model.tasks.filter(({ kind }) => kind === 'chapter')
    expect(again).toMatchObject({
      former: expect.stringContaining('I cannot provide more'),
      faults: [{ code: 'refusal', quote: 'I cannot provide more than this.' }],
    })
    const { faults } = await fixture.adminReadModels.health(new Date(0))
    expect(faults).toEqual([{ purpose: 'chapter', code: 'refusal', calls: 2 }])
  })

  it('should only count faults where they are observed', async () => {
    const { fixture, model, unlock, statuses } = await setUp('observe')
    model.script({ ...aFitChapterAnswer({ planTitle: 'Sourdough' }), introduction: 'Sourdough, practice.' })
    await unlock()
    expect(await statuses()).toEqual(['COMPLETE', 'PENDING'])
    const { faults, calls } = await fixture.adminReadModels.health(new Date(0))
    expect(faults).toEqual([{ purpose: 'chapter', code: 'too-short', calls: 1 }])
    expect(calls).toEqual([{ outcome: 'answered', calls: model.tasks.length }])
  })
})

describe('the gates of a plan', () => {
  it('should send back once what does not keep to what the learner requires, and then mend it', async () => {
    const { fixture, model, user, plan } = await setUp()
    const set = { mustHave: { value: ['crumb shots'], turns: 1 }, skip: { value: ['patience'], turns: 1 } }
    const brief = aBrief({ set })
    const failed = aPlan(user.id, plan.conversationId, {
      brief,
      generation: { kind: 'failed', run: 1, reason: 'No answer.' },
    })
    await seed(fixture.unitOfWork, { plans: [failed] })
    await fixture.useCases.retryGeneration({ userId: user.id, planId: failed.id })
    const tasks = model.tasks.length
    model.script(fitAnswerTo, fitAnswerTo)
    await fixture.runner.drain()
    const asked = model.tasks.slice(tasks)
    expect(asked.map(({ faults = [] }) => faults.map(({ code }) => code))).toEqual([
      [],
      ['must-have-missing', 'skip-present'],
    ])
    const prompt = JSON.stringify(asked.map(promptFor))
    expect(prompt).toContain('Name each text of must_have')
    expect(prompt).toContain('\\"skip\\":[\\"patience\\"]')
    const page = await fixture.readModels.plan(user.id, failed.id)
    const objectives = page?.chapters.flatMap((chapter) => chapter.objectives) ?? []
    expect(objectives).toContain('crumb shots')
    expect(objectives.join()).not.toContain('patience')
  })

  it('should send it back with the reasons', async () => {
    const { fixture, model, user, plan } = await setUp()
    const failed = aPlan(user.id, plan.conversationId, { generation: { kind: 'failed', run: 1, reason: 'No answer.' } })
    await seed(fixture.unitOfWork, { plans: [failed] })
    await fixture.useCases.retryGeneration({ userId: user.id, planId: failed.id })
    const other = { title: 'Chess', description: 'Rooks and pawns.', chapters: aFitPlanAnswer({ goal: '' }).chapters }
    model.script(other, fitAnswerTo)
    await fixture.runner.drain()
    expect(model.tasks.at(-1)?.faults).toMatchObject([{ code: 'goal-missing' }])
    const plans = await fixture.readModels.listLearningPlans(user.id)
    expect(plans.map(({ title }) => title)).toContain(`Your way to: ${failed.brief.goal}`)
  })
})

// Helpers

async function setUp(gates: GateMode = 'enforce') {
  const model = makeScriptedLanguageModel()
  const fixture = makeFixture({ model, gates })
  const { user, plan } = await seedPlan(fixture.unitOfWork, {
    credits: 15,
    chaptersOf: ({ id }) => [1, 2].map((number) => aLockedChapter(id, number)),
  })
  return {
    fixture,
    model,
    user,
    plan,
    unlock: async () => {
      await fixture.useCases.unlockNextChapter({ userId: user.id, planId: plan.id })
      await fixture.runner.drain()
      // past the time in which a call without a chapter counts as the same click
      fixture.clock.advance(60_000)
    },
    statuses: async () =>
      (await keep(fixture.unitOfWork, ({ chapters }) => chapters.ofPlan(plan.id))).map(contentStatus),
    ledger: async () =>
      (await keep(fixture.unitOfWork, ({ wallets }) => wallets.entries(user.id))).map(({ kind }) => kind).reverse(),
  }
}
