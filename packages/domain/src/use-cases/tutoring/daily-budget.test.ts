import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { A_PLAN, modelThat } from '../../../test/costs.ts'
import {
  aLockedChapter,
  aPlan,
  awaitingConfirmation,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newUserId,
  type ScriptedLanguageModel,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import type { Answer, ModelFailure } from '../../ports/language-model.ts'
import { HOUR, startOfDay } from '../../shared/duration.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { badAnswer } from '../../tutoring/fault.ts'
import { promptFor, REASONING_ALLOWANCE } from '../../tutoring/prompt-for.ts'
import type { Spending } from './daily-budget.ts'
import { makeTutor } from './tutor.ts'

const PRICES = { '*': { input: 1, output: 1 } }
const ABOUT = { userId: newUserId(), planId: null, chapterId: null }
// The clock of a fixture stands at noon.
const SPENT = { ok: false, error: { kind: 'daily-budget-spent', retryAfter: 43_200 } }
const { messages, maxTokens } = promptFor(A_PLAN)
/** The most that an honest model can take for the task, in tokens. */
const MOST = {
  input: Buffer.byteLength(messages.map(({ content }) => content).join('')),
  output: maxTokens + REASONING_ALLOWANCE,
}

type Call = {
  readonly ending:
    | 'answer'
    | 'uncounted'
    | 'half counted'
    | 'bad'
    | 'crash'
    | 'model-unavailable'
    | 'model-timeout'
    | 'cut off'
  readonly input: number
  readonly output: number
  /** Moments until it ends, and until it begins. */
  readonly lasts: number
  readonly wait: number
}

describe('the daily budget', () => {
  it('should never be crossed, however many ask at once, whatever becomes of their calls', async () => {
    const anyCall: fc.Arbitrary<Call> = fc.record({
      ending: fc.constantFrom(
        'answer',
        'uncounted',
        'half counted',
        'bad',
        'crash',
        'model-unavailable',
        'model-timeout',
        'cut off',
      ),
      input: fc.integer({ min: 1, max: MOST.input }),
      output: fc.integer({ min: 0, max: MOST.output }),
      lasts: fc.nat(40),
      wait: fc.nat(40),
    })
    const budgets = fc.integer({ min: 0, max: 60_000 })
    // a call counts for the day on which it began: none goes on beyond midnight here
    const rounds = fc.array(fc.array(anyCall, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(budgets, rounds, async (dailyBudget, calls) => {
        const { unitOfWork, ids, clock } = makeFixture({ model: makeScriptedLanguageModel() })
        const paid: { readonly at: Date; readonly tokens: number }[] = []
        const spent = async () => {
          const today = startOfDay(clock.now())
          const { finished, running } = await keep(unitOfWork, ({ modelCalls }) => modelCalls.spentSince(today, today))
          return finished + running
        }
        const call = async ({ ending, input, output, lasts, wait }: Call): Promise<void> => {
          const model = modelThat(async (_task, listening): Promise<Result<Answer, ModelFailure>> => {
            await moments(lasts)
            if (ending === 'model-unavailable') return err({ kind: ending, retryAfterMs: null, detail: '' })
            paid.push({ at: clock.now(), tokens: input + output })
            listening?.onText?.('Well')
            if (ending === 'crash') throw new Error('A crash.')
            if (ending === 'cut off') return err({ kind: 'model-unavailable', retryAfterMs: null, detail: '' })
            if (ending === 'model-timeout') return err({ kind: ending, detail: '' })
            const inputTokens = ending === 'uncounted' ? null : input
            const outputTokens = ending === 'uncounted' || ending === 'half counted' ? null : output
            return ok({ text: '', model: 'test-1', ended: 'stop', inputTokens, outputTokens })
          })
          const tutor = makeTutor({ unitOfWork, ids, clock, model, spending: { prices: PRICES, dailyBudget } })
          await moments(wait)
          const read = () => (ending === 'bad' ? err(badAnswer()) : ok('Well'))
          await tutor.ask(A_PLAN, ABOUT, read).catch(() => {})
          expect(await spent()).toBeLessThanOrEqual(dailyBudget)
        }
        for (const round of calls) {
          await Promise.all(round.map(call))
          clock.advance(7 * HOUR)
        }
        // what the vendor's bill says of each day, which is what counts
        for (const { at } of paid) {
          const day = paid.filter((one) => startOfDay(one.at).getTime() === startOfDay(at).getTime())
          expect(day.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(dailyBudget)
        }
      }),
    )
  })

  it('should begin anew at midnight UTC, and say how many seconds that is away', async () => {
    const { fixture, model, confirm } = await setUp(0)
    expect(await confirm()).toEqual(SPENT)
    fixture.clock.set(new Date('2026-01-15T23:59:59.001Z'))
    expect(await confirm()).toEqual({ ok: false, error: { kind: 'daily-budget-spent', retryAfter: 1 } })
    const other = await setUp(40_000)
    await other.spendTheDay()
    expect(await other.confirm()).toEqual(SPENT)
    other.fixture.clock.set(new Date('2026-01-16T00:00:00.000Z'))
    expect(await other.confirm()).toMatchObject({ ok: true })
    other.model.script('?', '?')
    await other.fixture.runner.drain()
    expect([model.tasks.length, other.model.tasks.length]).toEqual([0, 3])
  })

  it('should stop no call where there is none, or where the price of a model is unknown', async () => {
    for (const spending of [
      { prices: PRICES, dailyBudget: null },
      { prices: {}, dailyBudget: 0 },
    ]) {
      const { confirm, unlock } = await setUp(spending)
      expect([await confirm(), await unlock()]).toMatchObject([{ ok: true }, { ok: true }])
    }
  })
})

describe('a day whose budget is spent', () => {
  it('should promise nothing, charge nothing and change nothing', async () => {
    const { confirm, retry, unlock, everything } = await setUp(0)
    const before = await everything()
    expect([await confirm(), await retry(), await unlock()]).toEqual([SPENT, SPENT, SPENT])
    expect(await everything()).toEqual(before)
  })

  it('should answer as ever what was promised before', async () => {
    const { confirm, unlock, spendTheDay } = await setUp(40_000)
    const [plan, chapter] = [await confirm(), await unlock()]
    expect([plan, chapter]).toMatchObject([{ ok: true }, { ok: true }])
    await spendTheDay()
    expect([await confirm(), await unlock()]).toEqual([plan, chapter])
  })

  it('should keep the words of a learner who gets no reply', async () => {
    const { fixture, user, conversation, model } = await setUp(0)
    const asked = { userId: user.id, conversationId: conversation.id, message: 'Two hours a week' }
    expect(await fixture.useCases.continueConversation(asked)).toEqual(SPENT)
    const started = await fixture.useCases.initiateConversation({ userId: user.id, goal: 'Chess' })
    expect(started).toMatchObject(SPENT)
    const saved = await keep(fixture.unitOfWork, async ({ conversations }) => [
      (await conversations.find(conversation.id))?.turns.at(-1)?.text,
      (await conversations.findCurrent(user.id))?.turns.at(-1)?.text,
    ])
    expect(saved).toContain('Two hours a week')
    expect(started.ok ? null : started.error).toHaveProperty('conversationId')
    expect(model.tasks).toEqual([])
  })

  it('should fail what was promised before it was spent, with the reason, and give the price back', async () => {
    const { fixture, user, confirm, unlock, spendTheDay, model } = await setUp(40_000)
    const confirmed = await confirm()
    await unlock()
    expect(await fixture.readModels.credits(user.id)).toBe(10)
    await spendTheDay()
    fixture.clock.advance(HOUR)
    await fixture.runner.drain()
    expect(model.tasks).toHaveLength(1)
    expect(await fixture.readModels.credits(user.id)).toBe(20)
    const plans = await fixture.readModels.listLearningPlans(user.id)
    const reason = expect.stringMatching(
      /today's limit on this site\. Nothing was charged\. Please try again tomorrow\.$/,
    )
    expect(plans.map(({ generationError }) => generationError)).toContainEqual(reason)
    const [chapter] = plans.flatMap(({ chapters }) => chapters)
    const since = fixture.clock.now()
    const { failures } = await fixture.adminReadModels.failures({ after: null, limit: 2 })
    expect(failures).toHaveLength(2)
    expect(failures).toContainEqual(expect.objectContaining({ id: chapter?.id, reason, since }))
    expect(failures).toContainEqual(
      expect.objectContaining({ ...(confirmed.ok && { id: confirmed.value.planId }), since }),
    )
    expect(chapter).toMatchObject({ contentStatus: 'FAILED', isUnlocked: false })
  })
})

// Helpers

async function moments(count: number): Promise<void> {
  for (let moment = 0; moment < count; moment += 1) await null
}

/** A learner with 20 credits, a conversation that waits for a yes, a plan that failed, and one with a chapter for 10. */
async function setUp(budget: number | Spending) {
  const model: ScriptedLanguageModel = makeScriptedLanguageModel()
  const spending = typeof budget === 'number' ? { prices: PRICES, dailyBudget: budget } : budget
  const fixture = makeFixture({ model, spending })
  const { unitOfWork, ids, clock } = fixture
  const user = await seedUser(unitOfWork, 20)
  const userId = user.id
  const conversation = awaitingConfirmation(userId)
  const made = aPlan(userId, conversation.id)
  const failed = aPlan(userId, conversation.id, { generation: { kind: 'failed', run: 1, reason: 'No answer.' } })
  const chapters = [aLockedChapter(made.id, 1, { price: 10 })]
  await seed(unitOfWork, { conversations: [conversation], plans: [made, failed], chapters })
  const tutor = makeTutor({ model, unitOfWork, ids, clock, spending: { prices: PRICES, dailyBudget: null } })
  return {
    fixture,
    model,
    user,
    conversation,
    confirm: () => fixture.useCases.confirmAndGenerate({ userId, conversationId: conversation.id }),
    retry: () => fixture.useCases.retryGeneration({ userId, planId: failed.id }),
    unlock: () => fixture.useCases.unlockNextChapter({ userId, planId: made.id, chapterId: chapters[0]?.id }),
    /** A call that answers at great length. */
    spendTheDay: async () => {
      model.script('word '.repeat(40_000))
      await tutor.ask(A_PLAN, ABOUT, ok)
    },
    everything: () =>
      keep(unitOfWork, async ({ conversations, wallets }) => ({
        conversation: await conversations.find(conversation.id),
        entries: await wallets.entries(userId),
        plans: await fixture.readModels.listLearningPlans(userId),
        jobs: fixture.jobs.live(),
      })),
  }
}
