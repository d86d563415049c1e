import { beforeEach, describe, expect, it } from 'vitest'
import { aBrief, aFitPlanAnswer, type Fixture, makeFixture, newPlanId, seedUser } from '../../../testing/index.ts'
import { makeCounterIdSource } from '../../../testing/memory/id-source.ts'
import { makeMemoryMarkdown } from '../../../testing/memory/markdown.ts'
import { makeMemorySafetyCheck } from '../../../testing/memory/safety-check.ts'
import type { DraftOutline, OutlineItem } from '../../plans/draft-outline.ts'
import type { Job } from '../../ports/jobs.ts'
import type { Answer, Asking, LanguageModel } from '../../ports/language-model.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import { promptFor } from '../../tutoring/prompt-for.ts'
import { sentencesOf } from '../../tutoring/reply/sentences.ts'
import type { PlanTask } from '../../tutoring/task.ts'
import { makeShowOutline } from './show-outline.ts'

const PLAN = aFitPlanAnswer({ goal: 'Chess' }, ['Boards', 'Forks', 'Pins'])
const TEXT = JSON.stringify(PLAN)
const TASK: PlanTask = { kind: 'plan', brief: aBrief() }
/** A sentence of the instructions. */
const [RULES = ''] = sentencesOf(promptFor(TASK).messages[0]?.content ?? '')
const ITEMS = [
  { title: PLAN.title },
  { description: PLAN.description },
  ...PLAN.chapters.map(({ title, summary }, index) => ({ chapter: { number: index + 1, title, summary } })),
]

let model: StallingModel
let fixture: Fixture
let ana: UserId

beforeEach(async () => {
  model = stallingModel()
  fixture = makeFixture({ model })
  ana = (await seedUser(fixture.unitOfWork, 15)).id
})

describe('a plan that is being written', () => {
  it('should show what has come of it while the model stalls, and the whole of it at the end', async () => {
    const planId = await confirmed()
    expect(await progress(planId)).toEqual({ status: 'PENDING', outline: null })
    const run = fixture.runner.drain()
    await model.asked(1)
    expect(await progress(planId)).toEqual({ status: 'GENERATING', outline: null })

    model.say(TEXT.slice(0, TEXT.indexOf('"objectives"')))
    expect(await shown(planId, 3)).toEqual(ITEMS.slice(0, 3))
    model.say(TEXT.slice(TEXT.indexOf('"objectives"'), TEXT.indexOf('"Pins"') + 3))
    expect(await shown(planId, 4)).toEqual(ITEMS.slice(0, 4))

    model.say(TEXT.slice(TEXT.indexOf('"Pins"') + 3))
    model.finish(TEXT)
    await run
    expect(await progress(planId)).toEqual({ status: 'COMPLETE', outline: { id: 'run-1', items: ITEMS } })
  })

  it('should show nothing of it that the plan is then refused for', async () => {
    const planId = await confirmed()
    const run = fixture.runner.drain()
    await model.asked(1)
    const said = { ...PLAN, title: 'Pay to DE89 3704 0044 0532 0130 00', description: RULES }
    const [first, ...others] = said.chapters
    const text = JSON.stringify({ ...said, chapters: [{ ...first, title: '[Chapter title]' }, ...others] })
    model.say(text)
    expect(await shown(planId, 2)).toEqual(
      others.map(({ title, summary }, index) => ({ chapter: { number: index + 1, title, summary } })),
    )
    model.finish(text)
    await model.asked(2)
    model.finish(TEXT, 2)
    await run
    expect(await progress(planId)).toMatchObject({ status: 'COMPLETE', outline: { items: ITEMS } })
  })

  it('should begin anew with a second attempt, without what the first has shown', async () => {
    const planId = await confirmed()
    const run = fixture.runner.drain()
    await model.asked(1)
    model.say('{"title":"Chess","chapters":[{"title":"Only one","summary":"A chapter."}]}')
    await shown(planId, 2)
    const first = (await progress(planId))?.outline?.id
    model.finish('{"title":"Chess","chapters":[{"title":"Only one","summary":"A chapter."}]}')
    await model.asked(2)
    expect(await shown(planId, 0)).toEqual([])
    model.say(TEXT.slice(0, TEXT.indexOf('"description"')))
    expect(await shown(planId, 1)).toEqual(ITEMS.slice(0, 1))
    expect((await progress(planId))?.outline?.id).not.toBe(first)
    model.finish(TEXT)
    await run
    expect(await progress(planId)).toMatchObject({ status: 'COMPLETE' })
  })

  it('should show nothing of a run that was superseded', async () => {
    const planId = await confirmed()
    const [old] = fixture.jobs.live()
    const run = fixture.handlers.run(old as Job)
    await model.asked(1)
    fixture.jobs.finish(old as Job)
    await fixture.handlers.abandon(old as Job)
    await fixture.useCases.retryGeneration({ userId: ana, planId })
    const newer = fixture.handlers.run(fixture.jobs.live()[0] as Job)
    await model.asked(2)
    model.say(TEXT.slice(0, 80), 1)
    for (let turn = 0; turn < 50; turn += 1) await null
    expect(await progress(planId)).toEqual({ status: 'GENERATING', outline: null })
    model.say(TEXT, 2)
    expect(await shown(planId, ITEMS.length)).toEqual(ITEMS)
    model.finish(TEXT, 1)
    await run
    expect(await shown(planId, ITEMS.length)).toEqual(ITEMS)
    model.finish(TEXT, 2)
    await newer
    expect(await progress(planId)).toMatchObject({ status: 'COMPLETE', outline: { id: 'run-2' } })
  })
})

describe('makeShowOutline', () => {
  it('should save as much as has come, now and then', async () => {
    const { saved, wake, begin, close } = saver()
    const feed = begin()
    for (const character of TEXT) feed(character)
    await turns()
    expect(saved).toEqual([])
    wake()
    await turns()
    expect(saved).toEqual([ITEMS.length])
    wake()
    await turns()
    expect(saved).toEqual([ITEMS.length])
    await close()
    begin()(TEXT)
    await turns()
    expect(saved).toEqual([ITEMS.length])
  })

  it('should not mind that nothing can be saved', async () => {
    const { begin, close, wake, saved } = saver(true)
    begin()(TEXT)
    await turns()
    wake()
    await turns()
    await close()
    expect(saved).toEqual([])
  })
})

// Helpers

const IN_A_HURRY = 'Chess. Just make the plan.'

async function confirmed(): Promise<PlanId> {
  const started = await fixture.useCases.initiateConversation({ userId: ana, goal: IN_A_HURRY })
  if (!started.ok) throw new Error(started.error.kind)
  const plan = await fixture.useCases.confirmAndGenerate({ userId: ana, conversationId: started.value.conversationId })
  if (!plan.ok) throw new Error(plan.error.kind)
  return plan.value.planId
}

const progress = (planId: PlanId) => fixture.readModels.planProgress(ana, planId)

/** The items, as soon as there are so many: each is saved in a moment. */
async function shown(planId: PlanId, count: number): Promise<readonly OutlineItem[] | undefined> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const items = (await progress(planId))?.outline?.items
    if (items?.length === count) return items
  }
  return (await progress(planId))?.outline?.items
}

const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Shows an outline; `saved` has how many items were saved each time. */
function saver(isDown = false) {
  const saved: number[] = []
  let wake = (): void => {}
  const plans = { saveDraft: async (_id: unknown, _run: unknown, { items }: DraftOutline) => saved.push(items.length) }
  const unitOfWork = {
    run: async (work: (repositories: unknown) => Promise<unknown>) => {
      if (isDown) throw new Error('The database is down.')
      return work({ plans })
    },
  } as unknown as UnitOfWork // the one repository that is asked for
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve
    })
  const safety = makeMemorySafetyCheck()
  const deps = { unitOfWork, ids: makeCounterIdSource(), pause, markdown: makeMemoryMarkdown(), safety }
  return { saved, wake: () => wake(), ...makeShowOutline(deps, { planId: newPlanId(), run: 1, task: TASK }) }
}

type StallingModel = LanguageModel & {
  /** Waits until it has been asked for so many plans. */
  readonly asked: (calls: number) => Promise<void>
  /** Says words of its last answer, or of an earlier one (from 1), and stalls again. */
  readonly say: (text: string, call?: number) => void
  readonly finish: (text: string, call?: number) => void
}

type Call = { readonly asking: Asking | undefined; readonly answer: (result: Result<Answer, never>) => void }

function stallingModel(): StallingModel {
  const calls: Call[] = []
  const answered = (text: string) => ok({ text, model: 'x', ended: 'stop', inputTokens: 1, outputTokens: 1 } as const)
  return {
    name: 'stalling',
    model: 'stalling',
    ask: async (task, asking) => {
      if (task.kind !== 'plan') return answered('{"wants":"plan-now"}')
      return new Promise((answer) => {
        calls.push({ asking, answer })
      })
    },
    asked: async (count) => {
      while (calls.length < count) await turns()
    },
    say: (text, call = calls.length) => calls[call - 1]?.asking?.onText?.(text),
    finish: (text, call = calls.length) => calls[call - 1]?.answer(answered(text)),
  }
}
