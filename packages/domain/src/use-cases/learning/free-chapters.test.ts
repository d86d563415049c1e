import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aFitPlanAnswer, fitAnswerTo, keep, makeFixture, seedUser } from '../../../testing/index.ts'
import { isUnlocked } from '../../chapters/chapter.ts'
import type { LanguageModel } from '../../ports/language-model.ts'
import { after, DAY, MINUTE } from '../../shared/duration.ts'
import type { ConversationId, PlanId, UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { UNLIMITED } from '../tutoring/daily-budget.ts'

const ASKS = { wants: 'plan-now' }
const OUTLINE = { ...aFitPlanAnswer({ goal: 'Chess' }, ['Boards', 'Forks', 'Pins', 'Mates']), title: 'Chess' }

describe('the free chapter', () => {
  it('should be one for each conversation and its copies, whatever is confirmed, reopened, replaced, shared, dropped, moved or unlocked', async () => {
    const step = fc.constantFrom<Step[]>(
      'yes',
      'reopen',
      'cancel',
      'unlock',
      'unlock-all',
      'fail',
      'drop',
      'move',
      'undo',
      'copy',
    )
    const steps = fc.array(step, { minLength: 4, maxLength: 14 })
    // the way in which one conversation once gave sixty
    const known: Step[] = Array<Step[]>(3).fill(['yes', 'reopen', 'unlock', 'drop']).flat()
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const learner = await aLearner()
        const talk = await learner.talk()
        for (const one of taken) await learner.take(one, talk)
        expect(await learner.freeChapters()).toBeLessThanOrEqual(1)
      }),
      { numRuns: 25, examples: [[known], [['yes', 'copy', 'unlock', 'copy', 'unlock']]] },
    )
  })

  it('should be used up for all later plans of its conversation, and be there for another conversation', async () => {
    const learner = await aLearner()
    const talk = await learner.talk()
    const first = await learner.confirm(talk)
    await learner.take('reopen', talk)
    expect(await learner.unlock(first)).toMatchObject({ ok: true })
    const second = await learner.confirm(talk)
    expect(await learner.prices(second)).toEqual([10, 10, 10, 10])
    // replaced under its id, it has none either
    await learner.take('reopen', talk)
    expect(await learner.confirm(talk)).toBe(second)
    expect(await learner.prices(second)).toEqual([10, 10, 10, 10])
    expect(await learner.prices(await learner.confirm(await learner.talk()))).toEqual([0, 10, 10, 10])
  })

  it('should be tried again for nothing after it could not be written', async () => {
    const learner = await aLearner()
    const talk = await learner.talk()
    const plan = await learner.confirm(talk)
    await learner.take('fail', talk)
    expect(await learner.prices(plan)).toEqual([0, 10, 10, 10])
    await learner.unlock(plan)
    expect(await learner.freeChapters()).toBe(1)
  })
})

describe('a limit of free chapters a month', () => {
  it('should refuse another plan before it is made, and end with the month', async () => {
    const learner = await aLearner(1)
    await learner.unlock(await learner.confirm(await learner.talk()))
    const next = await learner.talk()
    expect(await learner.yes(next)).toEqual(REFUSED)
    expect(await learner.plans()).toHaveLength(1)
    learner.wait(31 * DAY)
    expect(await learner.yes(next)).toMatchObject({ ok: true })
  })

  it('should count no plan whose free chapter was never unlocked, and hold for plans that were made before', async () => {
    const learner = await aLearner(1)
    const plans = [await learner.confirm(await learner.talk()), await learner.confirm(await learner.talk())] as const
    await learner.unlock(plans[0])
    for (const unlock of ['unlockNextChapter', 'unlockAll'] as const) {
      expect(await learner.use[unlock]({ userId: learner.id, planId: plans[1] })).toEqual(REFUSED)
    }
    expect(await learner.freeChapters()).toBe(1)
    // what is paid goes on, and so does a plan without a free chapter
    await learner.unlock(plans[0])
    learner.wait(31 * DAY)
    await learner.unlock(plans[1])
    expect(await learner.freeChapters()).toBe(2)
  })

  it('should be said before credits are missed: those would not help', async () => {
    const learner = await aLearner(1, 0)
    const plans = [await learner.confirm(await learner.talk()), await learner.confirm(await learner.talk())] as const
    await learner.unlock(plans[0])
    expect(await learner.use.unlockAll({ userId: learner.id, planId: plans[1] })).toEqual(REFUSED)
  })

  it('should not count a chapter that is written again', async () => {
    const learner = await aLearner(1)
    const plan = await learner.confirm(await learner.talk())
    await learner.unlock(plan)
    learner.wait(31 * DAY)
    await learner.rewrite(plan)
    expect(await learner.yes(await learner.talk())).toMatchObject({ ok: true })
  })
})

// Helpers

const REFUSED = { ok: false, error: { kind: 'free-chapters-used' } }

type Step = 'yes' | 'reopen' | 'cancel' | 'unlock' | 'unlock-all' | 'fail' | 'drop' | 'move' | 'undo' | 'copy'

async function aLearner(freeChaptersPerMonth: number | null = null, credits = 1_000) {
  let isFailing = false
  const model: LanguageModel = {
    name: 'scripted',
    model: 'scripted',
    ask: async (task) => {
      if (isFailing) return err({ kind: 'model-rejected', detail: 'No.' })
      const answer = task.kind === 'plan' ? OUTLINE : task.kind === 'reply' ? ASKS : fitAnswerTo(task)
      const text = JSON.stringify(answer)
      return ok({ text, model: 'scripted', ended: 'stop', inputTokens: 1, outputTokens: 1 })
    },
  }
  const fixture = makeFixture({ model, spending: { ...UNLIMITED, freeChaptersPerMonth } })
  const { useCases: use, readModels, unitOfWork, runner, clock } = fixture
  const id: UserId = (await seedUser(unitOfWork, credits)).id
  const plans = () => readModels.listLearningPlans(id)
  const wait = (milliseconds: number) => clock.set(after(clock.now(), milliseconds))
  const ofPlan = (planId: PlanId) => keep(unitOfWork, ({ chapters }) => chapters.ofPlan(planId))

  const talk = async (): Promise<ConversationId> => {
    const started = await use.initiateConversation({ userId: id, goal: 'Chess. Just make the plan.' })
    if (!started.ok) throw new Error(started.error.kind)
    return started.value.conversationId
  }
  const yes = async (conversationId: ConversationId) => {
    const said = await use.confirmAndGenerate({ userId: id, conversationId })
    await runner.drain()
    return said
  }
  const confirm = async (conversationId: ConversationId): Promise<PlanId> => {
    const said = await yes(conversationId)
    if (!said.ok) throw new Error(said.error.kind)
    return said.value.planId
  }
  const unlock = async (planId: PlanId) => {
    // not the same click again
    wait(MINUTE)
    const unlocked = await use.unlockNextChapter({ userId: id, planId })
    await runner.drain()
    return unlocked
  }
  const reopen = async (conversationId: ConversationId) => {
    await use.reopenConversation({ userId: id, conversationId })
    await use.continueConversation({ userId: id, conversationId, message: 'Two evenings a week' })
  }

  /** What the newest plan, or the conversation, lets happen. */
  const take = async (step: Step, conversationId: ConversationId): Promise<void> => {
    const plan = (await plans())[0]
    if (step === 'yes') await yes(conversationId)
    if (step === 'reopen') await reopen(conversationId)
    if (step === 'cancel') await use.cancelConversation({ userId: id, conversationId })
    if (!plan) return
    const own = { userId: id, planId: plan.id }
    const chapterIds = plan.chapters.map((chapter) => chapter.id)
    isFailing = step === 'fail'
    if (step === 'unlock' || step === 'fail') await unlock(plan.id)
    if (step === 'unlock-all') await use.unlockAll(own)
    const locked = plan.chapters.find(({ isUnlocked }) => !isUnlocked)
    if (step === 'drop' && locked) await use.dropChapter({ ...own, chapterId: locked.id })
    if (step === 'move') await use.orderChapters({ ...own, chapterIds: chapterIds.toReversed() })
    if (step === 'undo') {
      const edited = await keep(unitOfWork, (all) => all.plans.find(plan.id))
      await use.undoEdit({ ...own, version: edited?.edits ?? 0 })
    }
    if (step === 'copy') {
      const shared = await use.sharePlan(own)
      if (shared.ok) await use.startSharedPlan({ userId: id, token: shared.value })
    }
    await runner.drain()
    isFailing = false
  }

  const rewrite = async (planId: PlanId): Promise<void> => {
    const [first] = await ofPlan(planId)
    if (!first) throw new Error('a plan has chapters')
    const asked = await use.rewriteChapter({ userId: id, chapterId: first.id, how: 'simpler' })
    expect(asked).toMatchObject({ ok: true })
    await runner.drain()
  }

  return {
    ...{ id, use, plans, talk, yes, confirm, unlock, rewrite, take, wait },
    prices: async (planId: PlanId) => (await ofPlan(planId)).map(({ price }) => price),
    /** Unlocked for nothing, in all plans. */
    freeChapters: async () => {
      const chapters = await Promise.all((await plans()).map((plan) => ofPlan(plan.id)))
      return chapters.flat().filter((chapter) => chapter.price === 0 && isUnlocked(chapter)).length
    },
  }
}
