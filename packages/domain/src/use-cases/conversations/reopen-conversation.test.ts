import { beforeEach, describe, expect, it } from 'vitest'
import {
  aFitPlanAnswer,
  aReplyAnswer,
  type Fixture,
  fitAnswerTo,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedLanguageModel,
  seedUser,
} from '../../../testing/index.ts'
import type { Job } from '../../ports/jobs.ts'
import type { ConversationId, PlanId, UserId } from '../../shared/ids.ts'

const CHAPTERS = ['Boards', 'Forks', 'Pins']
const OUTLINE = { ...aFitPlanAnswer({ goal: 'Chess' }, CHAPTERS), title: 'Chess' }
const OTHER = { ...OUTLINE, title: 'Chess for two evenings' }

let fixture: Fixture
let model: ScriptedLanguageModel
let ana: UserId
let talk: ConversationId

beforeEach(async () => {
  model = makeScriptedLanguageModel({ wants: 'plan-now' })
  fixture = makeFixture({ model })
  ana = (await seedUser(fixture.unitOfWork)).id
  const started = await fixture.useCases.initiateConversation({ userId: ana, goal: 'Chess. Just make the plan.' })
  if (!started.ok) throw new Error(started.error.kind)
  talk = started.value.conversationId
})

describe('reopenConversation', () => {
  it('should go on with the talk, as often as it is asked for, and leave the plan as it is', async () => {
    await made(OUTLINE)
    const [first, again] = [await reopen(), await reopen()]
    expect(first).toMatchObject({
      ok: true,
      value: { kind: 'awaiting-learner' },
    })
    expect(again).toEqual(first)
    expect(await plans()).toMatchObject([{ title: 'Chess', generationStatus: 'COMPLETE', chapters: [{}, {}, {}] }])
    expect(await fixture.useCases.readCurrentConversation(ana)).toMatchObject({ id: talk })
  })

  it('should replace the plan at the next yes, under the same id', async () => {
    const planId = await made(OUTLINE)
    await reopen()
    await change('Two evenings a week')
    expect(await yes()).toEqual({ ok: true, value: { planId, status: 'PENDING' } })
    expect(await yes()).toEqual({ ok: true, value: { planId, status: 'PENDING' } })
    expect(await plans()).toMatchObject([{ id: planId, title: 'Chess. Just make the plan.', chapters: [] }])
    await drain(OTHER)
    expect(await plans()).toMatchObject([{ id: planId, title: 'Chess for two evenings', chapters: [{}, {}, {}] }])
    const { plans: saved } = (await fixture.readModels.personalData(ana)) ?? { plans: [] }
    expect(saved).toMatchObject([{ versions: [{ title: 'Chess', chapters: [{ title: 'Boards' }, {}, {}] }] }])
  })

  it('should not let a worker of the old answers overwrite the new plan', async () => {
    await yes()
    const [old] = fixture.jobs.live()
    await reopen()
    await change('Two evenings a week')
    await yes()
    model.script(OTHER)
    // the newer job first, and the old one comes back with what it made
    for (const job of fixture.jobs.live().toReversed()) await fixture.handlers.run(job)
    await fixture.handlers.run(old as Job)
    expect(await plans()).toMatchObject([{ title: 'Chess for two evenings', chapters: [{}, {}, {}] }])
  })

  it('should be possible from a plan that failed', async () => {
    const planId = await yes().then((plan) => plan.ok && plan.value.planId)
    model.script(...Array.from({ length: 3 }, () => 'nonsense'))
    await fixture.runner.drain()
    expect(await plans()).toMatchObject([{ generationStatus: 'FAILED' }])
    expect(await reopen()).toMatchObject({ ok: true })
    await change('Two evenings a week')
    await yes()
    await drain(OTHER)
    expect(await plans()).toMatchObject([{ id: planId, generationStatus: 'COMPLETE', generationError: null }])
  })

  it('should be refused once a chapter is unlocked, and of another', async () => {
    const planId = await made(OUTLINE)
    const ben = (await seedUser(fixture.unitOfWork)).id
    const foreign = await fixture.useCases.reopenConversation({ userId: ben, conversationId: talk })
    expect(foreign).toEqual({ ok: false, error: { kind: 'conversation-not-found' } })
    await unlock(planId)
    expect(await reopen()).toEqual({ ok: false, error: { kind: 'chapter-unlocked' } })
    expect(await fixture.useCases.readCurrentConversation(ana)).toBeNull()
  })

  it('should take back that a conversation was cancelled, with its summary and all that was said', async () => {
    await cancel()
    expect(await fixture.useCases.readCurrentConversation(ana)).toBeNull()
    expect(await reopen()).toMatchObject({ ok: true, value: { kind: 'awaiting-confirmation' } })
    expect(await fixture.useCases.readCurrentConversation(ana)).toMatchObject({ id: talk })
    expect(await yes()).toMatchObject({ ok: true, value: { status: 'PENDING' } })
  })

  it('should make another plan at the yes when a chapter was unlocked meanwhile', async () => {
    const planId = await made(OUTLINE)
    await reopen()
    await unlock(planId)
    await change('Two evenings a week')
    const second = await yes()
    expect(second.ok && second.value.planId).not.toBe(planId)
    await drain(OTHER)
    expect((await plans()).map(({ title }) => title).toSorted()).toEqual(['Chess', 'Chess for two evenings'])
    expect((await plans()).find(({ id }) => id === planId)?.chapters[0]).toMatchObject({ isUnlocked: true })
  })
})

describe('cancelConversation of a reopened one', () => {
  it('should leave the plan as it was, and can be reopened again', async () => {
    const planId = await made(OUTLINE)
    await reopen()
    await change('Two evenings a week')
    expect(await cancel()).toEqual({ ok: true, value: undefined })
    const read = await fixture.useCases.readConversation({ userId: ana, conversationId: talk })
    expect(read).toMatchObject({ value: { kind: 'planned', planId } })
    expect(await plans()).toMatchObject([{ id: planId, title: 'Chess', generationStatus: 'COMPLETE' }])
    expect(await reopen()).toMatchObject({ ok: true })
  })
})

// Helpers

const reopen = () => fixture.useCases.reopenConversation({ userId: ana, conversationId: talk })
const cancel = () => fixture.useCases.cancelConversation({ userId: ana, conversationId: talk })
const yes = () => fixture.useCases.confirmAndGenerate({ userId: ana, conversationId: talk })
const plans = () => fixture.readModels.listLearningPlans(ana)

async function drain(answer: typeof OUTLINE | typeof fitAnswerTo): Promise<void> {
  model.script(answer)
  await fixture.runner.drain()
}

async function made(answer: typeof OUTLINE): Promise<PlanId> {
  const plan = await yes()
  if (!plan.ok) throw new Error(plan.error.kind)
  await drain(answer)
  return plan.value.planId
}

async function change(message: string): Promise<void> {
  model.script(aReplyAnswer({ facts: { hours_per_week: ['5', message] } }))
  const reply = await fixture.useCases.continueConversation({ userId: ana, conversationId: talk, message })
  expect(reply).toMatchObject({ ok: true, value: { awaitingConfirmation: true } })
}

async function unlock(planId: PlanId): Promise<void> {
  expect(await fixture.useCases.unlockNextChapter({ userId: ana, planId })).toMatchObject({ ok: true })
  await drain(fitAnswerTo)
}
