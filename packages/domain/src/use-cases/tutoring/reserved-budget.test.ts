import { describe, expect, it } from 'vitest'
import { A_PLAN, modelThat } from '../../../test/costs.ts'
import {
  aCancelledConversation,
  aLockedChapter,
  aPlan,
  awaitingConfirmation,
  fitAnswerTo,
  keep,
  makeFixture,
  makeMemoryMarkdown,
  makeScriptedLanguageModel,
  newUserId,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import type { LanguageModel } from '../../ports/language-model.ts'
import { MINUTE } from '../../shared/duration.ts'
import { ok } from '../../shared/result.ts'
import { makeDraftPlan } from '../learning/draft-plan.ts'
import { costOfLargestGeneration, type Spending } from './daily-budget.ts'
import { makeTutor } from './tutor.ts'

const PRICE = { input: 1, output: 1 }
const LARGEST = costOfLargestGeneration(PRICE)
const SPENDING: Spending = { prices: { '*': PRICE }, dailyBudget: LARGEST + 1_000 }
const RESERVED = { ok: false, error: { kind: 'daily-budget-reserved', retryAfter: 30 } }
describe('a budget that running calls hold', () => {
  it('should refuse for a moment, charge and change nothing, and have room once they end', async () => {
    const { confirm, retry, unlock, everything, beginCall } = await setUp()
    const before = await everything()
    const endCall = await beginCall()
    expect([await confirm(), await retry(), await unlock()]).toEqual([RESERVED, RESERVED, RESERVED])
    expect(await everything()).toEqual(before)
    await endCall()
    expect([await confirm(), await retry(), await unlock()]).toMatchObject([{ ok: true }, { ok: true }, { ok: true }])
  })

  it('should keep the words of a learner who gets no reply for the moment', async () => {
    const { fixture, model, userId, conversation, fill } = await setUp()
    const end = await fill()
    const asked = { userId, conversationId: conversation.id, message: 'Two hours a week' }
    expect(await fixture.useCases.continueConversation(asked)).toEqual(RESERVED)
    const { turns } = (await keep(fixture.unitOfWork, ({ conversations }) => conversations.find(conversation.id))) ?? {}
    expect(turns?.at(-1)?.text).toBe('Two hours a week')
    expect(model.tasks).toEqual([])
    await end()
  })

  it('should keep what was promised waiting, however long that takes, and fail none of it', async () => {
    const { fixture, model, userId, confirm, unlock, fill } = await setUp()
    expect([await confirm(), await unlock()]).toMatchObject([{ ok: true }, { ok: true }])
    for (let round = 0; round < 10; round += 1) {
      const end = await fill()
      const live = fixture.jobs.live()
      await fixture.runner.drain()
      expect(fixture.jobs.live()).toEqual(live)
      await end()
      fixture.clock.advance(MINUTE)
    }
    expect(model.tasks).toEqual([])
    expect((await fixture.adminReadModels.failures({ after: null, limit: 5 })).failures).toMatchObject([
      { kind: 'plan' },
    ])
    expect(await fixture.readModels.credits(userId)).toBe(10)

    model.script(fitAnswerTo, fitAnswerTo)
    await fixture.runner.drain()
    const plans = await fixture.readModels.listLearningPlans(userId)
    expect(plans.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Your way to/))
    expect(plans.flatMap(({ chapters }) => chapters)).toContainEqual(
      expect.objectContaining({ contentStatus: 'COMPLETE', price: 10 }),
    )
    expect(fixture.jobs.live().filter(({ kind }) => kind !== 'send-mail')).toEqual([])
  })

  it('should let a run count as a try that has asked already, so that none is paid for without end', async () => {
    const { fixture, model, confirm, fill } = await setUp()
    await confirm()
    const job = fixture.jobs.live().find(({ kind }) => kind === 'draft-plan')
    if (job?.kind !== 'draft-plan') throw new Error('There is no job.')
    model.script({ kind: 'model-unavailable', retryAfterMs: null, detail: '' })
    // a beginning is paid for
    const ask: LanguageModel['ask'] = (task, asking) => {
      asking?.onText?.('W')
      return model.ask(task, asking)
    }
    const tutor = makeTutor({ ...fixture, model: { ...model, ask }, spending: SPENDING })
    const ends: (() => Promise<void>)[] = []
    // others begin while it waits to ask again
    const pause = async () => void ends.push(await fill())
    expect(await makeDraftPlan({ ...fixture, tutor, pause, markdown: makeMemoryMarkdown() }).run(job)).toBe('try-again')
    expect(model.tasks).toHaveLength(1)
    for (const end of ends) await end()
  })

  it('should be reported as spent once no call can last that long: their ends were lost in a crash', async () => {
    const { fixture, confirm, beginCall } = await setUp()
    await beginCall()
    fixture.clock.advance(11 * MINUTE)
    expect(await confirm()).toEqual(RESERVED)
    fixture.clock.advance(1)
    expect(await confirm()).toMatchObject({ error: { kind: 'daily-budget-spent' } })
  })

  it('should be distinguished from what is spent, and as no reason to begin nothing more today', async () => {
    const { fixture, confirm, beginCall } = await setUp()
    const costs = async () => {
      const read = await fixture.useCases.readCosts({ actor: { kind: 'operator' }, days: 1 })
      if (!read.ok) throw new Error(read.error.kind)
      return read.value
    }
    expect(await costs()).toMatchObject({ spentToday: 0, reservedToday: 0, coversGeneration: true })
    const endCall = await beginCall()
    expect(await confirm()).toEqual(RESERVED)
    const { spentToday, reservedToday, coversGeneration } = await costs()
    expect([spentToday, coversGeneration]).toEqual([0, true])
    expect(reservedToday).toBeGreaterThan(1_000)
    await endCall()
    expect(await costs()).toMatchObject({ spentToday: 2, reservedToday: 0, coversGeneration: true })
  })
})

// Helpers

/** A learner with 20 credits, a conversation that waits for a yes, a plan that failed, and one with a chapter for 10. */
async function setUp() {
  const model = makeScriptedLanguageModel()
  const fixture = makeFixture({ model, spending: SPENDING })
  const { unitOfWork, ids, clock } = fixture
  const { id: userId } = await seedUser(unitOfWork, 20)
  const conversation = awaitingConfirmation(userId)
  const earlier = [aCancelledConversation(userId), aCancelledConversation(userId)] as const
  const made = aPlan(userId, earlier[0].id)
  const failed = aPlan(userId, earlier[1].id, { generation: { kind: 'failed', run: 1, reason: 'No answer.' } })
  const chapters = [aLockedChapter(made.id, 1, { price: 10 })]
  await seed(unitOfWork, { conversations: [conversation, ...earlier], plans: [made, failed], chapters })
  const about = { userId: newUserId(), planId: null, chapterId: null }

  /** Another learner's call of two tokens, which answers how to end it; null where there is no room for it. */
  const tryToBegin = async (): Promise<(() => Promise<void>) | null> => {
    let letItEnd = (): void => {}
    const over = new Promise<void>((resolve) => {
      letItEnd = resolve
    })
    let asked: Promise<unknown> = over
    const begun = new Promise<boolean>((resolve) => {
      const slow = modelThat(async () => {
        resolve(true)
        await over
        return ok({ text: '', model: 'test-1', ended: 'stop', inputTokens: 1, outputTokens: 1 })
      })
      const tutor = makeTutor({ model: slow, unitOfWork, ids, clock, spending: SPENDING })
      asked = tutor.ask(A_PLAN, about, ok).finally(() => resolve(false))
    })
    if (!(await begun)) return null
    return async () => {
      letItEnd()
      await asked
    }
  }

  return {
    fixture,
    model,
    userId,
    conversation,
    beginCall: async () => (await tryToBegin()) ?? Promise.reject(new Error('There is no room.')),
    /** As many calls as there is room for. */
    fill: async (): Promise<() => Promise<void>> => {
      const ends: (() => Promise<void>)[] = []
      for (let end = await tryToBegin(); end; end = await tryToBegin()) ends.push(end)
      return async () => {
        for (const end of ends) await end()
      }
    },
    confirm: () => fixture.useCases.confirmAndGenerate({ userId, conversationId: conversation.id }),
    retry: () => fixture.useCases.retryGeneration({ userId, planId: failed.id }),
    unlock: () => fixture.useCases.unlockNextChapter({ userId, planId: made.id, chapterId: chapters[0]?.id }),
    everything: () =>
      keep(unitOfWork, async ({ conversations, wallets }) => ({
        conversation: await conversations.find(conversation.id),
        entries: await wallets.entries(userId),
        plans: await fixture.readModels.listLearningPlans(userId),
        jobs: fixture.jobs.live(),
      })),
  }
}
