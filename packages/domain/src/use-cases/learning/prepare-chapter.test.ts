import { describe, expect, it } from 'vitest'
import { PARTS, setUpPlan } from '../../../test/preparing.ts'
import { fitAnswerTo, keep } from '../../../testing/index.ts'
import type { LockedChapter } from '../../chapters/chapter.ts'
import type { ChapterContent } from '../../chapters/content.ts'

describe('preparing a chapter ahead', () => {
  it('should write the next chapter once the one before it is open, and open it without a call when it is unlocked', async () => {
    const { first, second, unlock, drain, chapter, asked, parts, fixture, user } = await setUpPlan()
    await unlock(first)
    await drain()
    expect((await chapter(first))?.kind).toBe('open')
    expect(await chapter(second)).toMatchObject({ kind: 'locked', attempt: 0, failure: null })
    expect(await parts(second)).toHaveLength(PARTS)
    expect(await fixture.readModels.credits(user.id)).toBe(15)
    const before = asked().length
    expect(before).toBe(2 * PARTS)

    const unlocked = await unlock(second)
    expect(unlocked).toMatchObject({ ok: true, value: { kind: 'unlocked', chapter: { id: second, kind: 'open' } } })
    expect(asked()).toHaveLength(before)
    const opened = await chapter(second)
    expect(opened?.kind === 'open' && opened.questions.length).toBeGreaterThanOrEqual(3)
    expect(await parts(second)).toEqual([])
    expect(await fixture.readModels.credits(user.id)).toBe(5)
  })

  it('should come after the check of the chapter before it, which its learner waits for', async () => {
    const { first, unlock, fixture } = await setUpPlan()
    await unlock(first)
    const [writing] = fixture.jobs.live()
    if (!writing) throw new Error('Unlocking enqueues the writing.')
    await fixture.handlers.run(writing)
    fixture.jobs.finish(writing)
    const [check, ...others] = fixture.jobs.live()
    expect([check?.kind, others]).toEqual(['write-check', []])
    if (check) await fixture.handlers.run(check)
    expect(fixture.jobs.live().map(({ kind }) => kind)).toEqual(['write-check', 'prepare-chapter'])
  })

  it('should go on where another check of the chapter before it comes meanwhile', async () => {
    const { first, second, prepare, on, asked, parts, fixture } = await setUpPlan({ isFirstOpen: true })
    const change = (content: Partial<ChapterContent>) =>
      keep(fixture.unitOfWork, async ({ chapters }) => {
        const found = await chapters.find(first)
        if (found?.kind === 'open') await chapters.save({ ...found, content: { ...found.content, ...content } })
      })
    await change({ isCheckPending: true })
    on(3, () => change({ isCheckPending: undefined, noCheck: 'refuted' }))
    expect(await prepare()).toBe('done')
    expect(asked()).toHaveLength(PARTS)
    expect(await parts(second)).toHaveLength(PARTS)
  })

  it('should show nothing of it before it is unlocked', async () => {
    const { second, prepare, parts, fixture, user, plan } = await setUpPlan({ isFirstOpen: true })
    const about = async () => {
      const { readModels } = fixture
      const data = await readModels.personalData(user.id)
      return JSON.stringify([
        await readModels.chapter(user.id, second),
        await readModels.chapterProgress(user.id, second, 0),
        (await readModels.plan(user.id, plan.id))?.chapters[1],
        data?.plans[0]?.chapters[1],
      ])
    }
    const before = await about()
    await prepare()
    expect(await parts(second)).toHaveLength(PARTS)
    expect(await about()).toBe(before)
  })

  it('should prepare no more than one chapter of a plan', async () => {
    const { first, third, unlock, drain, parts } = await setUpPlan()
    await unlock(first)
    await drain()
    await drain()
    expect(await parts(third)).toEqual([])
  })

  it('should be off where it is not asked for', async () => {
    const { first, second, unlock, drain, parts, asked } = await setUpPlan({ prepareAhead: false })
    await unlock(first)
    await drain()
    expect(await parts(second)).toEqual([])
    expect(asked()).toHaveLength(PARTS)
  })

  it.each<[string, Partial<LockedChapter>]>([
    ['of which is not known what it teaches', { outlining: 'pending' }],
    ['whose writing came to nothing before', { failure: { code: 'failed', reason: 'No answer.', at: new Date(0) } }],
  ])('should not prepare a chapter %s', async (_, change) => {
    const { prepare, asked } = await setUpPlan({ next: change, isFirstOpen: true })
    expect(await prepare()).toBe('done')
    expect(asked()).toEqual([])
  })

  it('should not prepare a chapter of a plan that is put away', async () => {
    const { prepare, asked, fixture, user, plan } = await setUpPlan({ isFirstOpen: true })
    await fixture.useCases.archivePlan({ userId: user.id, planId: plan.id, isArchived: true })
    await prepare()
    expect(asked()).toEqual([])
  })

  it('should end with the call in flight when its plan is put away', async () => {
    const { startPreparing, asked, parts, second, on, fixture, user, plan } = await setUpPlan({ isFirstOpen: true })
    on(2, () => fixture.useCases.archivePlan({ userId: user.id, planId: plan.id, isArchived: true }))
    await startPreparing()
    expect(asked()).toHaveLength(2)
    expect(await parts(second)).toHaveLength(2)
  })

  it('should repeat nothing but the call in flight, wherever a crash ends it', async () => {
    for (let call = 1; call <= PARTS; call += 1) {
      const { prepare, second, asked, parts, on } = await setUpPlan({ isFirstOpen: true })
      on(call, () => {
        throw new Error('crashed')
      })
      await expect(prepare()).rejects.toThrow('crashed')
      await prepare()
      expect(await parts(second)).toHaveLength(PARTS)
      expect(asked()).toHaveLength(PARTS + 1)
    }
  })

  it('should end without a word where the model gives nothing, and be written when it is unlocked', async () => {
    const { prepare, model, unlock, drain, second, chapter, asked } = await setUpPlan({
      isFirstOpen: true,
      prepareAhead: false,
    })
    model.scriptParts((task) => (task.kind === 'recap' ? '?' : fitAnswerTo(task)))
    expect(await prepare()).toBe('done')
    expect(await chapter(second)).toMatchObject({ kind: 'locked', failure: null })
    model.scriptParts(null)
    const before = asked().length
    await unlock(second)
    await drain()
    expect(await chapter(second)).toMatchObject({ kind: 'open' })
    expect(asked().slice(before).toSorted()).toEqual([
      ...['exercises', 'questions', 'questions', 'recap', 'review', 'solve', 'solve'],
    ])
  })
})

describe('what learners wait for', () => {
  it('should have half of the day’s calls and budget to itself', async () => {
    const { prepare, asked } = await setUpPlan({ isFirstOpen: true, spending: { callsPerLearner: 8 } })
    await prepare()
    expect(asked()).toHaveLength(4)
  })

  it('should go first: nothing is prepared while a call of theirs runs', async () => {
    const { prepare, asked, unlock, second, drain, on } = await setUpPlan({ isFirstOpen: true })
    on(1, async () => {
      expect(await prepare()).toBe('not-yet')
      expect(asked()).toHaveLength(1)
    })
    await unlock(second)
    await drain()
    expect(asked().length).toBeGreaterThan(1)
  })
})
