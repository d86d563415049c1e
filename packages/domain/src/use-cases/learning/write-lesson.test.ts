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
import type { Chapter, OpenChapter } from '../../chapters/chapter.ts'
import { setsOf } from '../../check/score.ts'
import type { Job } from '../../ports/jobs.ts'
import type { LanguageModel } from '../../ports/language-model.ts'
import { MINUTE } from '../../shared/duration.ts'
import type { Task } from '../../tutoring/task.ts'
import type { Spending } from '../tutoring/daily-budget.ts'

const OBJECTIVES = ['Feed a starter', 'Judge its ripeness', 'Bake with it']
/** A blueprint, an opening, a section for each objective, a review, a recap and exercises. */
const TEXT = OBJECTIVES.length + 5
/** With two sets of questions, and their solutions. */
const PARTS = TEXT + 4
const EIGHT = Array.from({ length: 8 }, (_, place) => `Bake bread number ${place + 1}`)

describe('writeLesson', () => {
  it('should write an opening, a section for each objective in their order, a recap and a check', async () => {
    const { unlock, drain, chapter, asked, keptParts } = await setUp()
    await unlock()
    await drain()
    const { content, questions } = (await chapter()) as OpenChapter
    expect(setsOf(questions)).toHaveLength(2)
    for (const set of setsOf(questions))
      expect(new Set(set.map(({ objective, section }) => `${section} ${objective}`))).toEqual(
        new Set(OBJECTIVES.map((objective, place) => `s${place + 1} ${objective}`)),
      )
    expect(content.learningObjectives).toEqual(OBJECTIVES)
    expect(content.sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['s1', 'Feed a starter'],
      ['s2', 'Judge its ripeness'],
      ['s3', 'Bake with it'],
    ])
    expect(Math.min(...content.sections.map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(2)
    expect(content.keyPoints.length).toBeGreaterThanOrEqual(3)
    expect(content.practice?.doneWhen).toContain('next day')
    expect(content.sections.map(({ objective }) => objective)).toEqual(OBJECTIVES)
    expect(content.exercises).toHaveLength(3)
    expect(content.state).toContain('pieces')
    expect(asked()).toHaveLength(PARTS)
    expect(await keptParts()).toEqual([])
  })

  it('should open without a second set, or exercises, where none comes', async () => {
    const { model, unlock, drain, chapter } = await setUp()
    model.scriptParts((task) =>
      task.kind === 'exercises' || ('besides' in task && task.besides) ? '?' : fitAnswerTo(task),
    )
    await unlock()
    await drain()
    const { content, questions } = (await chapter()) as OpenChapter
    expect(setsOf(questions)).toHaveLength(1)
    expect(questions.length).toBeGreaterThanOrEqual(4)
    expect(content.noCheck).toBeUndefined()
    expect(content.exercises).toBeUndefined()
  })

  it('should let the opening name the objectives of a plan that promised none', async () => {
    const { unlock, drain, chapter } = await setUp({ objectives: [] })
    await unlock()
    await drain()
    const { content } = (await chapter()) as OpenChapter
    expect(content.sections.map(({ heading }) => heading)).toEqual(content.learningObjectives)
    expect(content.sections.length).toBeGreaterThanOrEqual(2)
  })

  it('should repeat nothing but the call in flight, wherever a crash ends it', async () => {
    for (let call = 1; call <= TEXT; call += 1) {
      const { unlock, run, chapter, asked, crashAt } = await setUp()
      crashAt(call)
      const job = await unlock()
      await expect(run(job)).rejects.toThrow('crashed')
      await run(job)
      expect(await chapter()).toMatchObject({ kind: 'open' })
      expect(asked()).toHaveLength(TEXT + 1)
      expect(new Set(asked()).size).toBe(TEXT)
    }
  })

  it('should ask for no more parts once another run, or none, is awaited', async () => {
    const { fixture, unlock, run, chapter, asked, onCall } = await setUp()
    const job = await unlock()
    onCall(() => {
      onCall(() => {})
      void keep(fixture.unitOfWork, async ({ chapters }) => {
        const one = await chapters.find(job.chapterId)
        if (one?.kind === 'preparing') await chapters.save({ ...one, attempt: one.attempt + 1 })
      })
    })
    expect(await run(job)).toBe('done')
    expect(asked()).toHaveLength(1)
    expect(await chapter()).toMatchObject({ kind: 'preparing' })
  })

  it('should make room after ten minutes, and come again for what is missing as long as it gets on', async () => {
    const { fixture, unlock, run, chapter, asked, onCall } = await setUp()
    onCall(() => fixture.clock.advance(6 * MINUTE))
    const job = await unlock()
    const outcomes = [await run(job)]
    while (outcomes.at(-1) === 'not-yet') outcomes.push(await run(job))
    expect(outcomes.at(-1)).toBe('done')
    expect(outcomes.length).toBeGreaterThan(2)
    expect(await chapter()).toMatchObject({ kind: 'open' })
    expect(asked()).toHaveLength(TEXT)
  })

  it('should charge nothing for a chapter that lacks a part, and go on from what is written', async () => {
    const { fixture, model, user, unlock, drain, chapter, asked, keptParts } = await setUp()
    model.scriptParts((task) => (task.kind === 'recap' ? '?' : fitAnswerTo(task)))
    await unlock()
    await drain()
    expect(await chapter()).toMatchObject({ kind: 'locked', failure: { reason: expect.stringContaining('Nothing') } })
    expect(await keptParts()).toEqual(expect.arrayContaining(['opening', 'section-1', 'section-2', 'section-3']))
    model.scriptParts(null)
    await unlock()
    await drain()
    expect(await chapter()).toMatchObject({ kind: 'open' })
    expect(asked().filter((part) => part.startsWith('section'))).toHaveLength(OBJECTIVES.length)
    expect(await fixture.readModels.credits(user.id)).toBe(15)
  })

  it('should write anew what was written for another outline', async () => {
    const { fixture, model, user, plan, unlock, drain, chapter, asked } = await setUp()
    model.scriptParts((task) => (task.kind === 'recap' ? '?' : fitAnswerTo(task)))
    const { chapterId } = await unlock()
    await drain()
    model.scriptParts(null)
    await fixture.useCases.rewordChapter({ userId: user.id, planId: plan.id, chapterId, title: 'Rye' })
    await unlock()
    await drain()
    expect(await chapter()).toMatchObject({ kind: 'open', title: 'Rye' })
    expect(asked().filter((part) => part.startsWith('section'))).toHaveLength(2 * OBJECTIVES.length)
  })

  it.each([
    [1, 1],
    [2, 2],
    [undefined, 4],
  ])('should with a limit of %s calls make %i at once, and never more', async (callsAtOnce, expected) => {
    const { unlock, drain, most } = await setUp({ objectives: EIGHT }, callsAtOnce === undefined ? {} : { callsAtOnce })
    await unlock()
    await drain()
    expect(most()).toBe(expected)
  })

  it('should be readable after two calls, and whole after six with eight sections', async () => {
    const { unlock, run, inRounds } = await setUp({ objectives: EIGHT })
    const sections = EIGHT.map((_, place) => `section-${place}`)
    const job = await unlock()
    expect(await inRounds(() => run(job))).toEqual([
      ['blueprint'],
      ['chapter', ...sections.slice(0, 3)],
      sections.slice(3, 7),
      sections.slice(7),
      ['exercises', 'recap'],
      ['review'],
    ])
  })

  it('should not let two sections say the same', async () => {
    const { model, unlock, drain, chapter } = await setUp()
    const same = (task: Task): ScriptedAnswer => {
      const first = task.kind === 'section' && { ...task, place: task.place === 2 ? 0 : task.place }
      return first && !task.faults?.length
        ? { ...fitAnswerTo(first), heading: OBJECTIVES[first.place === 0 ? 2 : first.place] }
        : fitAnswerTo(task)
    }
    model.scriptParts(same)
    await unlock()
    await drain()
    const refused = model.tasks.flatMap(({ faults = [] }) => faults.map(({ code }) => code))
    expect(refused).toContain('repeats-earlier')
    expect(await chapter()).toMatchObject({ kind: 'open' })
  })
})

// Helpers

async function setUp(
  outline: Partial<Chapter & { kind: 'locked' }> = { objectives: OBJECTIVES },
  spending: Partial<Spending> = {},
) {
  const model = makeScriptedLanguageModel()
  model.script(...Array.from({ length: 8 }, () => fitAnswerTo))
  let [calls, crashing, running, most] = [0, 0, 0, 0]
  let onCall = (): void => {}
  /** Set: calls wait until all that begin beside each other have begun. */
  let round: Map<string, () => void> | null = null
  const asked: string[] = []
  const nameOf = (task: Task): string => {
    if (task.kind === 'section') return `section-${task.place}`
    return task.kind === 'solve'
      ? `solve: ${task.questions[0]?.prompt}`
      : `${task.kind}${'besides' in task ? '-2' : ''}`
  }
  const watched: LanguageModel = {
    ...model,
    ask: async (task, listening) => {
      calls += 1
      asked.push(nameOf(task))
      if (calls === crashing) throw new Error('crashed')
      onCall()
      const name = asked.at(-1) ?? ''
      await new Promise<void>((begin) => (round ? round.set(name, begin) : begin()))
      running += 1
      most = Math.max(most, running)
      const answered = await model.ask(task, listening)
      running -= 1
      return answered
    },
  }
  const fixture = makeFixture({ model: watched, spending: { prices: {}, dailyBudget: null, ...spending } })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    credits: 15,
    chaptersOf: ({ id }) => [aLockedChapter(id, 1, { title: 'Starter', price: 0, ...outline })],
  })
  const [{ id: chapterId } = { id: undefined }] = chapters
  if (!chapterId) throw new Error('A chapter was seeded.')
  return {
    fixture,
    model,
    user,
    plan,
    asked: () => asked,
    most: () => most,
    onCall: (hook: () => void) => {
      onCall = hook
    },
    crashAt: (call: number) => {
      crashing = call
    },
    run: (job: Job) => fixture.handlers.run(job),
    /** What is asked at once, one time after the other. */
    inRounds: async (work: () => Promise<unknown>) => {
      const rounds: string[][] = []
      const calls = new Map<string, () => void>()
      round = calls
      let isOver = false
      const over = work().finally(() => {
        isOver = true
      })
      while (!isOver) {
        await new Promise((resolve) => setImmediate(resolve))
        if (calls.size > 0) rounds.push([...calls.keys()].toSorted())
        const begun = [...calls.values()]
        calls.clear()
        for (const begin of begun) begin()
      }
      await over
      return rounds
    },
    drain: () => fixture.runner.drain(),
    chapter: () => keep(fixture.unitOfWork, ({ chapters: stored }) => stored.find(chapterId)),
    keptParts: () =>
      keep(fixture.unitOfWork, async ({ chapterParts }) =>
        (await chapterParts.ofChapter(chapterId)).map(({ name }) => name),
      ),
    unlock: async () => {
      await fixture.useCases.unlockNextChapter({ userId: user.id, planId: plan.id, chapterId })
      const job = fixture.jobs.live().at(-1)
      if (job?.kind !== 'write-chapter') throw new Error('Unlocking enqueues the writing.')
      return job
    },
  }
}
