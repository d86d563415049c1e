import { describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  fitAnswerTo,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedAnswer,
  seedPlan,
} from '../../../testing/index.ts'
import type { OpenChapter } from '../../chapters/chapter.ts'
import type { Job } from '../../ports/jobs.ts'
import type { LanguageModel } from '../../ports/language-model.ts'
import { DAY } from '../../shared/duration.ts'
import type { Task } from '../../tutoring/task.ts'
import type { Spending } from '../tutoring/daily-budget.ts'

const OBJECTIVES = ['Feed a starter', 'Judge its ripeness', 'Bake with it']
/** A blueprint, an opening, a section for each objective, a review, a recap and exercises. */
const TEXT = OBJECTIVES.length + 5

describe('the check of a chapter', () => {
  it('should follow a text that is COMPLETE and paid for, and leave no parts', async () => {
    const { fixture, user, chapterId, chapter, page, openText, checkJob, run, keptParts, asked } = await setUp()
    await openText()
    expect(asked()).toHaveLength(TEXT)
    expect(await fixture.readModels.credits(user.id)).toBe(5)
    expect(await page()).toMatchObject({ contentStatus: 'COMPLETE', check: null, noCheck: 'pending' })
    expect(await fixture.useCases.takeCheck({ userId: user.id, chapterId, attemptId: 'a', answers: {} })).toMatchObject(
      {
        error: { kind: 'no-check' },
      },
    )
    const text = (await chapter()).content
    expect(await run(checkJob())).toBe('done')
    expect(asked().slice(TEXT)).toEqual(['questions', 'solve', 'questions', 'solve'])
    expect((await page())?.check?.questions.length).toBeGreaterThanOrEqual(3)
    const { isCheckPending: _, ...same } = text
    expect((await chapter()).content).toEqual(same)
    expect((await page())?.noCheck).toBeNull()
    expect(await keptParts()).toEqual([])
  })

  it('should come with the text of a tutor whose lessons are there already', async () => {
    const { openText, page, fixture } = await setUp({ writes: 'en' })
    await openText()
    expect((await page())?.check?.questions.length).toBeGreaterThanOrEqual(3)
    expect(fixture.jobs.live()).toEqual([])
  })

  it.each([1, 2, 3, 4])('should repeat nothing but the call in flight after a crash in call %i', async (call) => {
    const { openText, checkJob, run, page, asked, on } = await setUp()
    await openText()
    on(TEXT + call, () => {
      throw new Error('crashed')
    })
    await expect(run(checkJob())).rejects.toThrow('crashed')
    await run(checkJob())
    expect((await page())?.check).not.toBeNull()
    expect(asked()).toHaveLength(TEXT + 5)
  })

  it('should be written once, however many runs there are', async () => {
    const { openText, checkJob, run, chapter, asked } = await setUp()
    await openText()
    const job = checkJob()
    await Promise.all([run(job), run(job)])
    const { questions } = await chapter()
    const before = asked().length
    expect(await run(job)).toBe('done')
    expect((await chapter()).questions).toEqual(questions)
    expect(asked()).toHaveLength(before)
  })

  it('should wait for a model that is away, and end without one after a day', async () => {
    const { openText, checkJob, run, page, model, fixture } = await setUp()
    await openText()
    fixture.clock.advance(1_000)
    model.scriptParts(() => ({ kind: 'model-unavailable', retryAfterMs: null, detail: '' }))
    expect(await run(checkJob())).toBe('not-yet')
    expect(await page()).toMatchObject({ noCheck: 'pending' })
    expect(await fixture.useCases.assistantAwaySince()).toEqual(fixture.clock.now())
    await fixture.runner.drain()
    fixture.clock.advance(DAY)
    await fixture.runner.drain()
    expect(await page()).toMatchObject({ contentStatus: 'COMPLETE', check: null, noCheck: 'unwritten' })
    expect(fixture.jobs.live()).toEqual([])
  })

  it.each([
    [0, 'unwritten'],
    [1, 'unsolved'],
  ] as const)('should end in words where the day allows %i more calls', async (more, noCheck) => {
    const { openText, checkJob, run, page, asked, keptParts } = await setUp({
      spending: { callsPerLearner: TEXT + more },
    })
    await openText()
    expect(await run(checkJob())).toBe('done')
    expect(await page()).toMatchObject({ contentStatus: 'COMPLETE', check: null, noCheck })
    expect(asked()).toHaveLength(TEXT + more)
    expect(await keptParts()).toEqual([])
  })

  it('should wait for a place where others of its learner run', async () => {
    const { openText, checkJob, run, page, on } = await setUp({ spending: { callsPerLearner: 100, callsAtOnce: 1 } })
    await openText()
    on(TEXT + 1, async () => expect(await run(checkJob())).toBe('not-yet'))
    await run(checkJob())
    expect((await page())?.check).not.toBeNull()
  })

  it('should end quietly when the account is deleted meanwhile', async () => {
    const { openText, checkJob, run, fixture, user, asked, on } = await setUp()
    await openText()
    on(TEXT + 1, () =>
      keep(fixture.unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      }),
    )
    expect(await run(checkJob())).toBe('done')
    expect(asked()).toHaveLength(TEXT + 1)
  })

  it('should be that of its own version when another one is written meanwhile', async () => {
    const { openText, checkJob, run, fixture, user, chapterId, chapter, page, keptParts, on, asked } = await setUp()
    await openText()
    const first = checkJob()
    on(TEXT + 2, async () => {
      await fixture.useCases.rewriteChapter({ userId: user.id, chapterId, how: 'simpler' })
      const rewriting = fixture.jobs.live().find(({ kind }) => kind === 'rewrite-chapter')
      if (!rewriting) throw new Error('A rewrite is a job.')
      expect(await run(rewriting)).toBe('done')
    })
    expect(await run(first)).toBe('done')
    expect(await page()).toMatchObject({ versions: { shown: 2 }, noCheck: 'pending' })
    await run(checkJob(2))
    const { questions } = await chapter()
    expect(questions.length).toBeGreaterThanOrEqual(3)
    expect(await keptParts()).toEqual([])
    expect(asked().filter((kind) => kind === 'questions')).toHaveLength(4)
    await fixture.useCases.showVersion({ userId: user.id, chapterId, number: 1 })
    const former = await chapter()
    expect(former.questions.length).toBeGreaterThanOrEqual(3)
    expect(former.questions).not.toEqual(questions)
    expect(former.content.isCheckPending).toBeUndefined()
  })

  it('should be taken up again when its job is lost, also by a version that is shown again', async () => {
    const { openText, checkJob, fixture, user, chapterId, page } = await setUp()
    await openText()
    const job = checkJob()
    const own = { userId: user.id, chapterId }
    fixture.jobs.finish(job)
    expect(await fixture.useCases.checkStuckPlans(user.id)).toHaveLength(1)
    expect(fixture.jobs.live()).toEqual([job])
    fixture.jobs.finish(job)
    await fixture.useCases.rewriteChapter({ ...own, how: 'simpler' })
    await fixture.runner.drain()
    expect((await page())?.check).not.toBeNull()
    await fixture.useCases.showVersion({ ...own, number: 1 })
    expect(fixture.jobs.live()).toEqual([job])
    await fixture.runner.drain()
    expect((await page())?.check).not.toBeNull()
  })
})

// Helpers

type Options = { readonly writes?: string; readonly spending?: Partial<Spending> }

/** A chapter that costs ten credits, and a model that is watched. */
async function setUp({ writes, spending = {} }: Options = {}) {
  const model = makeScriptedLanguageModel()
  model.script(
    ...Array.from(
      { length: 4 },
      () =>
        (task: Task): ScriptedAnswer =>
          fitAnswerTo(task),
    ),
  )
  const asked: Task['kind'][] = []
  const hooks = new Map<number, () => unknown>()
  const watched: LanguageModel = {
    ...model,
    ...(writes !== undefined && { writes }),
    ask: async (task, listening) => {
      asked.push(task.kind)
      await hooks.get(asked.length)?.()
      return model.ask(task, listening)
    },
  }
  const fixture = makeFixture({ model: watched, spending: { prices: {}, dailyBudget: null, ...spending } })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    credits: 15,
    chaptersOf: ({ id }) => [aLockedChapter(id, 1, { title: 'Starter', price: 10, objectives: OBJECTIVES })],
  })
  const [{ id: chapterId } = { id: undefined }] = chapters
  if (!chapterId) throw new Error('A chapter was seeded.')
  const jobOf = (kind: Job['kind'], version = 1): Job => {
    const job = fixture.jobs.live().find((one) => one.kind === kind && (!('version' in one) || one.version === version))
    if (!job) throw new Error(`There is no job ${kind}.`)
    return job
  }
  const run = (job: Job) => fixture.handlers.run(job)
  return {
    ...{ fixture, model, user, chapterId, run },
    asked: () => asked,
    /** Does something as that call begins. */
    on: (call: number, hook: () => unknown) => hooks.set(call, hook),
    checkJob: (version?: number) => jobOf('write-check', version),
    chapter: async () => (await keep(fixture.unitOfWork, ({ chapters: all }) => all.find(chapterId))) as OpenChapter,
    page: () => fixture.readModels.chapter(user.id, chapterId),
    keptParts: () => keep(fixture.unitOfWork, ({ chapterParts }) => chapterParts.ofChapter(chapterId)),
    /** Unlocks it and writes its text. */
    openText: async () => {
      await fixture.useCases.unlockNextChapter({ userId: user.id, planId: plan.id, chapterId })
      const job = jobOf('write-chapter')
      expect(await run(job)).toBe('done')
      fixture.jobs.finish(job)
    },
  }
}
