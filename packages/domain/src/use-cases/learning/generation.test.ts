import { beforeEach, describe, expect, it } from 'vitest'
import {
  aBrief,
  aFitPlanAnswer,
  awaitingConfirmation,
  type Fixture,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedLanguageModel,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import { balanceOf } from '../../credits/ledger-entry.ts'
import type { Job } from '../../ports/jobs.ts'
import type { ModelFailure } from '../../ports/language-model.ts'
import type { ChapterListItem } from '../../ports/read-models/learner.ts'
import { DAY, SECOND } from '../../shared/duration.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'

const DOWN: ModelFailure = { kind: 'model-unavailable', retryAfterMs: null, detail: '' }
const PLAN = aFitPlanAnswer({ goal: 'Chess' }, ['Boards', 'Forks', 'Pins'])

let fixture: Fixture
let model: ScriptedLanguageModel
let ana: UserId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  ana = (await seedUser(fixture.unitOfWork, 15)).id
})

describe('draftPlan', () => {
  it('should make a plan of locked chapters, the first one free', async () => {
    await planned()
    const [plan] = await fixture.readModels.listLearningPlans(ana)
    expect(plan).toMatchObject({ title: PLAN.title, generationStatus: 'COMPLETE', progress: 0 })
    expect(fixture.mailer.sent).toMatchObject([{ kind: 'plan-ready' }])
    expect(plan?.chapters.map(({ title, price, isUnlocked }) => [title, price, isUnlocked])).toEqual([
      ['Boards', 0, false],
      ['Forks', 10, false],
      ['Pins', 10, false],
    ])
  })

  it('should ask again after a bad answer and after a failed call', async () => {
    await confirmed()
    model.script('nonsense', DOWN, PLAN)
    await fixture.runner.drain()
    expect(await fixture.readModels.listLearningPlans(ana)).toMatchObject([{ generationStatus: 'COMPLETE' }])
  })

  it('should wait for a model that is away, go on by itself, and fail in plain words after a day', async () => {
    await confirmed()
    fixture.clock.advance(SECOND)
    model.script(DOWN, DOWN, DOWN)
    await fixture.runner.drain()
    expect(await fixture.readModels.listLearningPlans(ana)).toMatchObject([{ generationStatus: 'GENERATING' }])
    // it is left alone meanwhile
    await fixture.runner.drain()
    expect(model.tasks.filter(({ kind }) => kind === 'plan')).toHaveLength(3)
    fixture.clock.advance(10 * SECOND)
    model.script(PLAN)
    await fixture.runner.drain()
    expect(await fixture.readModels.listLearningPlans(ana)).toMatchObject([{ generationStatus: 'COMPLETE' }])

    const planId = await confirmed()
    fixture.clock.advance(SECOND)
    model.script(DOWN, DOWN, DOWN, DOWN)
    await fixture.runner.drain()
    fixture.clock.advance(DAY)
    await fixture.runner.drain()
    const failed = (await fixture.readModels.listLearningPlans(ana)).find(({ id }) => id === planId)
    expect(failed).toMatchObject({
      generationStatus: 'FAILED',
      generationError: expect.stringContaining("couldn't finish your plan"),
    })
  })

  it('should be in the language of prepared texts, whatever the learner writes', async () => {
    const { useCases, runner, readModels, unitOfWork } = makeFixture({ model: { ...model, writes: 'en' } })
    const { id: userId } = await seedUser(unitOfWork)
    const conversation = { ...awaitingConfirmation(userId), brief: aBrief({ goal: 'Chess', language: 'de' }) }
    await seed(unitOfWork, { conversations: [conversation] })
    await useCases.confirmAndGenerate({ userId, conversationId: conversation.id })
    model.script(PLAN)
    await runner.drain()
    const [plan] = await readModels.listLearningPlans(userId)
    expect(plan && (await readModels.plan(userId, plan.id))?.language).toBe('en')
  })

  it('should not ask again when the model rejects the call itself', async () => {
    await confirmed()
    model.script({ kind: 'model-rejected', detail: 'bad key' })
    await fixture.runner.drain()
    expect(await fixture.readModels.listLearningPlans(ana)).toMatchObject([{ generationStatus: 'FAILED' }])
  })

  it('should be made anew on request, but only once it failed', async () => {
    const planId = await confirmed()
    const retry = () => fixture.useCases.retryGeneration({ userId: ana, planId })
    expect(await retry()).toEqual({ ok: false, error: { kind: 'plan-not-failed' } })
    model.script('?', '?', '?')
    await fixture.runner.drain()
    expect(await retry()).toEqual({ ok: true, value: 'PENDING' })
    model.script(PLAN)
    await fixture.runner.drain()
    expect(await fixture.readModels.listLearningPlans(ana)).toMatchObject([
      { generationStatus: 'COMPLETE', generationError: null },
    ])
  })

  it('should not let a late worker overwrite a newer run', async () => {
    const planId = await confirmed()
    const oldJob = fixture.jobs.live()[0]
    model.script('?', '?', '?')
    await fixture.runner.drain()
    await fixture.useCases.retryGeneration({ userId: ana, planId })
    await fixture.handlers.run(oldJob as Job)
    expect(await fixture.readModels.listLearningPlans(ana)).toMatchObject([{ generationStatus: 'PENDING' }])
  })
})

describe('unlockNextChapter and writeChapter', () => {
  it('should open the free chapter without a word in the ledger', async () => {
    const planId = await planned()
    model.script(fitAnswerTo)
    expect(await unlockNext(planId)).toMatchObject({ ok: true })
    await fixture.runner.drain()
    expect((await chapters())[0]).toMatchObject({ contentStatus: 'COMPLETE', isUnlocked: true })
    expect(await kinds()).toEqual(['granted'])
  })

  it('should hold the price, and capture it when the content is there', async () => {
    const planId = await withFirstOpen()
    expect(await unlockNext(planId)).toMatchObject({ ok: true })
    expect(await fixture.readModels.credits(ana)).toBe(5)
    expect(await kinds()).toEqual(['granted', 'held'])
    model.script(fitAnswerTo)
    await fixture.runner.drain()
    expect(await kinds()).toEqual(['granted', 'held', 'captured'])
    expect(await fixture.readModels.credits(ana)).toBe(5)
  })

  it('should give the price back when no content comes, and let the same button try again', async () => {
    const planId = await withFirstOpen()
    await unlockNext(planId)
    model.script('?', '?', '?')
    await fixture.runner.drain()
    expect((await chapters())[1]).toMatchObject({ contentStatus: 'FAILED', isUnlocked: false })
    expect(await fixture.readModels.credits(ana)).toBe(15)
    model.script(fitAnswerTo)
    expect(await unlockNext(planId)).toMatchObject({ ok: true })
    await fixture.runner.drain()
    expect((await chapters())[1]).toMatchObject({ contentStatus: 'COMPLETE', isUnlocked: true })
    expect(await kinds()).toEqual(['granted', 'held', 'released', 'held', 'captured'])
  })

  it('should charge once for two clicks, and twice for nothing', async () => {
    const planId = await withFirstOpen()
    const chapterId = (await chapters())[1]?.id
    const click = () => fixture.useCases.unlockNextChapter({ userId: ana, planId, chapterId })
    const answers = await Promise.all([click(), click(), unlockNext(planId)])
    expect(
      new Set(answers.map((answer) => answer.ok && 'chapter' in answer.value && answer.value.chapter.id)).size,
    ).toBe(1)
    expect(await fixture.readModels.credits(ana)).toBe(5)
  })

  it('should say what is missing, and change nothing', async () => {
    const planId = await withFirstOpen()
    model.script(fitAnswerTo)
    await unlockNext(planId)
    await fixture.runner.drain()
    fixture.clock.advance(60_000)
    expect(await unlockNext(planId)).toEqual({ ok: false, error: { kind: 'insufficient-credits', missing: 5 } })
    expect(await fixture.readModels.credits(ana)).toBe(5)
    expect(fixture.jobs.live()).toEqual([])
  })

  it('should release the hold when the queue gives up on the job', async () => {
    const planId = await withFirstOpen()
    await unlockNext(planId)
    await fixture.handlers.abandon(fixture.jobs.live()[0] as Job)
    expect(await fixture.readModels.credits(ana)).toBe(15)
    expect((await chapters())[1]).toMatchObject({ contentStatus: 'FAILED' })
  })

  it('should finish what a crash left behind, once', async () => {
    const planId = await withFirstOpen()
    await unlockNext(planId)
    const [lost] = fixture.jobs.live()
    fixture.jobs.finish(lost as Job)
    expect(await fixture.useCases.checkStuckPlans(ana)).toEqual([planId])
    expect(await fixture.useCases.checkStuckPlans(null)).toEqual([])
    model.script(fitAnswerTo)
    await fixture.runner.drain()
    await fixture.handlers.run(lost as Job)
    expect(await kinds()).toEqual(['granted', 'held', 'captured'])
  })

  it('should not open anything in the plan of another', async () => {
    const planId = await planned()
    const ben = (await seedUser(fixture.unitOfWork, 100)).id
    const refused = { ok: false, error: { kind: 'plan-not-found' } }
    expect(await fixture.useCases.unlockNextChapter({ userId: ben, planId })).toEqual(refused)
    expect(await fixture.useCases.retryGeneration({ userId: ben, planId })).toEqual(refused)
  })
})

describe('toggleCompletion', () => {
  it('should mark a chapter complete and take it back, with the progress of the plan', async () => {
    await withFirstOpen()
    const chapterId = (await chapters())[0]?.id as ChapterListItem['id']
    const toggle = () => fixture.useCases.toggleCompletion({ userId: ana, chapterId })
    expect(await toggle()).toEqual({ ok: true, value: { completed: true, progress: 33 } })
    expect(await toggle()).toEqual({ ok: true, value: { completed: false, progress: 0 } })
  })

  it('should refuse what is locked, and what belongs to another', async () => {
    await withFirstOpen()
    const [open, locked] = await chapters()
    const ben = (await seedUser(fixture.unitOfWork)).id
    const toggle = (userId: UserId, line: ChapterListItem | undefined) =>
      fixture.useCases.toggleCompletion({ userId, chapterId: line?.id as ChapterListItem['id'] })
    expect(await toggle(ana, locked)).toEqual({ ok: false, error: { kind: 'chapter-locked' } })
    expect(await toggle(ben, open)).toEqual({ ok: false, error: { kind: 'chapter-not-found' } })
  })
})

// Helpers

const IN_A_HURRY = 'Chess. Just make the plan.'

async function confirmed(): Promise<PlanId> {
  model.script({ wants: 'plan-now' })
  const started = await fixture.useCases.initiateConversation({ userId: ana, goal: IN_A_HURRY })
  if (!started.ok) throw new Error(started.error.kind)
  const plan = await fixture.useCases.confirmAndGenerate({ userId: ana, conversationId: started.value.conversationId })
  if (!plan.ok) throw new Error(plan.error.kind)
  return plan.value.planId
}

async function planned(): Promise<PlanId> {
  const planId = await confirmed()
  model.script(PLAN)
  await fixture.runner.drain()
  return planId
}

async function withFirstOpen(): Promise<PlanId> {
  const planId = await planned()
  model.script(fitAnswerTo)
  await unlockNext(planId)
  await fixture.runner.drain()
  // past the time in which a call without a chapter counts as the same click
  fixture.clock.advance(60_000)
  return planId
}

const unlockNext = (planId: PlanId) => fixture.useCases.unlockNextChapter({ userId: ana, planId })

const chapters = async (): Promise<readonly ChapterListItem[]> =>
  (await fixture.readModels.listLearningPlans(ana))[0]?.chapters ?? []

/** Oldest first; the balance must be their sum. */
async function kinds(): Promise<readonly string[]> {
  const entries = await keep(fixture.unitOfWork, ({ wallets }) => wallets.entries(ana))
  expect(await fixture.readModels.credits(ana)).toBe(balanceOf(entries))
  return entries.map(({ kind }) => kind).reverse()
}
