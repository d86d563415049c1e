import { describe, expect, it } from 'vitest'
import { setUpPlan } from '../../../test/preparing.ts'
import { aBrief, fitAnswerTo, keep, newUserId } from '../../../testing/index.ts'
import { DAY } from '../../shared/duration.ts'
import type { SectionDraft } from '../../tutoring/parts/section-draft.ts'

describe('readPlan', () => {
  it('should date the chapters, and say how it is going today', async () => {
    const { fixture, user, plan, own, first } = await setUpPlan({ isFirstOpen: true, prepareAhead: false })
    const brief = aBrief({ set: { minutesPerWeek: { value: 60, turns: 1 } } })
    await keep(fixture.unitOfWork, ({ plans }) => plans.save({ ...plan, brief, thread: 'a loaf for Sunday' }))
    const read = async () => {
      const page = await fixture.useCases.readPlan(own)
      return { thread: page?.thread, pace: page?.pace, weeks: page?.chapters.map(({ week }) => week) }
    }
    fixture.clock.set(plan.createdAt)
    expect(await read()).toEqual({ thread: 'a loaf for Sunday', pace: 'on-track', weeks: [1, 2, 3] })
    fixture.clock.advance(7 * DAY)
    expect((await read()).pace).toBe('behind')
    await fixture.useCases.toggleCompletion({ userId: user.id, chapterId: first })
    expect((await read()).pace).toBe('on-track')
    expect(await fixture.useCases.readPlan({ ...own, userId: newUserId() })).toBe(null)
  })
})

describe('previewPlan', () => {
  it('should give the first section of the next chapter once it is prepared, and nothing else of it', async () => {
    const { prepare, preview, second, parts, own, fixture } = await setUp()
    expect(await preview()).toBe(null)
    await prepare()
    const section = (await parts(second)).find(({ name }) => name === 'section-1')?.made as SectionDraft
    expect(await preview()).toEqual({ chapterId: second, heading: section.heading, body: section.body })
    expect(await fixture.useCases.previewPlan({ ...own, userId: newUserId() })).toMatchObject({
      error: { kind: 'plan-not-found' },
    })
  })

  it('should give it as a second look has corrected it', async () => {
    const { prepare, preview, model, on } = await setUp()
    model.scriptParts((task) =>
      task.kind === 'review'
        ? { errors: [{ quote: task.texts.sections[0]?.body.split('\n')[0], wrong: 'It is dull.', instead: 'Mended.' }] }
        : fitAnswerTo(task),
    )
    on(3, async () => expect(await preview()).toBe(null))
    await prepare()
    expect(await preview()).toMatchObject({ body: expect.stringMatching(/^Mended\.\n/) })
  })

  it('should give nothing while it is written anew', async () => {
    const world = await setUp()
    await world.prepare()
    await answerAnew(world)
    world.fixture.clock.advance(DAY)
    world.on(world.asked().length + 4, () => {
      throw new Error('crashed')
    })
    await expect(world.prepare()).rejects.toThrow('crashed')
    expect(await world.preview()).toBe(null)
    await world.prepare()
    expect(await world.preview()).not.toBe(null)
  })

  it.each<[string, (world: Awaited<ReturnType<typeof setUp>>) => Promise<unknown>]>([
    ['the plan has another title', ({ own, fixture }) => fixture.useCases.renamePlan({ ...own, title: 'Rye' })],
    ['the learner has other answers', answerAnew],
    ['the plan is put away', ({ own, fixture }) => fixture.useCases.archivePlan({ ...own, isArchived: true })],
    ['the chapter is unlocked', ({ unlock, second }) => unlock(second)],
  ])('should give nothing once %s', async (_, change) => {
    const world = await setUp()
    await world.prepare()
    expect(await world.preview()).not.toBe(null)
    await change(world)
    expect(await world.preview()).toBe(null)
  })
})

// Helpers

function answerAnew({ plan, fixture }: Awaited<ReturnType<typeof setUp>>) {
  const brief = aBrief({ set: { constraints: { value: ['no nuts'], turns: 9 } } })
  return keep(fixture.unitOfWork, ({ plans }) => plans.save({ ...plan, brief }))
}

async function setUp() {
  const world = await setUpPlan({ isFirstOpen: true, prepareAhead: false })
  const preview = async () => {
    const found = await world.fixture.useCases.previewPlan(world.own)
    return found.ok ? found.value : found
  }
  return { ...world, preview }
}
