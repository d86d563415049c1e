import * as api from '@app/contract'
import {
  aLockedChapter,
  anOpenChapter,
  aPlan,
  aPreparingChapter,
  awaitingLearner,
  makeMemoryRateLimiter,
  makeSettableClock,
  newChapterId,
  newPlanId,
  seed,
  seedPlan,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type Reply, type World } from '../../test/world.ts'

describe('editing a plan', () => {
  it('should answer the plan as it then is, with its next version', async () => {
    const { plan, ids, rename, reword, drop, order, undo } = await open()
    const [one, two, three] = ids
    expect(await rename(' Rye  bread ')).toMatchObject({ id: plan.id, title: 'Rye bread', version: 1 })
    const words = { title: 'Shape', summary: '' }
    const reworded = await reword(two, words)
    expect(reworded).toMatchObject({ version: 2, chapters: [{ id: one }, { id: two, ...words }, { id: three }] })
    const ordered = await order([three, one, two])
    expect(ordered.chapters.map(({ id, number, price }) => [id, number, price])).toEqual([
      [three, 1, 0],
      [one, 2, 10],
      [two, 3, 10],
    ])
    expect((await drop(one)).chapters.map(({ id }) => id)).toEqual([three, two])
    const back = await undo(4)
    expect(back).toEqual({ ...ordered, version: 5 })
    // an undo can be undone as well, and nothing is an edit that changes nothing
    expect((await undo(5)).chapters).toHaveLength(2)
    expect(await rename('Rye bread')).toMatchObject({ version: 6 })
  })

  it('should keep words in one line, without links and what cannot be seen', async () => {
    const { rename, ids, reword } = await open()
    expect((await rename('Rye\u202E\n\u200Bbread see https://example.org/x')).title).toBe('Rye bread see')
    expect((await reword(ids[0], { summary: 'a\u0007 b\n\nc' })).chapters[0]?.summary).toBe('a b c')
  })

  it('should refuse words that cannot be kept, in words that are kind', async () => {
    const { ask, world } = await open()
    expectRefusal(await ask(api.renamePlan, { title: '\u200B\u2060' }), 400, 'invalid-input')
    for (const title of ['  ', 'x'.repeat(151)]) {
      expectRefusal(await ask(api.renamePlan, { title }), 400, 'invalid-input')
    }
    const unsafe = expectRefusal(
      await ask(api.renamePlan, { title: 'How to build a pipe bomb' }),
      400,
      'words-declined',
    )
    expect(unsafe).toMatchObject({ reason: 'unsafe', reply: expect.stringMatching(/\w+/) })
    const crisis = await ask(api.renamePlan, { title: 'I want to kill myself' })
    expect(expectRefusal(crisis, 400, 'words-declined')).toMatchObject({ reason: 'crisis' })
    expect(world.declined).toEqual(['unsafe', 'crisis'])
    expect(JSON.stringify(world.logged)).not.toContain('pipe bomb')
  })

  it('should leave alone what is unlocked', async () => {
    const { ids, ask } = await open((id) => [anOpenChapter(id, 1), aPreparingChapter(id, 2), aLockedChapter(id, 3)])
    for (const chapter_id of ids.slice(0, 2)) {
      expectRefusal(await ask(api.rewordChapter, { chapter_id, title: 'x' }), 409, 'chapter-unlocked')
      expectRefusal(await ask(api.dropChapter, { chapter_id }), 409, 'chapter-unlocked')
    }
    const [one, two, three] = ids
    for (const chapter_ids of [
      [two, one, three],
      [one, three, two],
    ]) {
      expectRefusal(await ask(api.orderChapters, { chapter_ids }), 409, 'chapter-unlocked')
    }
  })

  it('should refuse what makes no plan', async () => {
    const { ids, ask, drop } = await open((id) => {
      const first = aLockedChapter(id, 1, { title: 'Flour' })
      return [first, aLockedChapter(id, 2, { title: 'Dough', prerequisites: [first.id] }), aLockedChapter(id, 3)]
    })
    const [one, two, three] = ids
    const later = await ask(api.orderChapters, { chapter_ids: [two, one, three] })
    expect(expectRefusal(later, 409, 'prerequisite-later')).toMatchObject({
      chapter: 'Dough',
      prerequisite: 'Flour',
      error: 'The chapter “Dough” builds on “Flour”, so it has to come later.',
    })
    expectRefusal(await ask(api.orderChapters, { chapter_ids: [one, two] }), 409, 'plan-changed')
    expectRefusal(await ask(api.dropChapter, { chapter_id: newChapterId() }), 404, 'chapter-not-found')
    await drop(three)
    expectRefusal(await ask(api.dropChapter, { chapter_id: one }), 409, 'plan-too-short')
    expectRefusal(await ask(api.undoEdit, { version: 0 }), 409, 'plan-changed')
  })

  it('should wait until the plan is there, and find no plan of another learner', async () => {
    const { world, user, token, plan } = await open()
    const conversation = awaitingLearner(user.id)
    const pending = aPlan(user.id, conversation.id, { generation: { kind: 'pending', run: 1 } })
    await seed(world.unitOfWork, { conversations: [conversation], plans: [pending] })
    const rename = (id: string, own = token) => world.call(api.renamePlan, { id, title: 'x' }, own)
    expectRefusal(await rename(pending.id), 409, 'plan-not-complete')
    expectRefusal(await rename(newPlanId()), 404, 'plan-not-found')
    const { token: stranger } = await world.learner()
    expectRefusal(await rename(plan.id, stranger), 404, 'plan-not-found')
    expectRefusal(await world.call(api.archivePlan, { id: plan.id }, stranger), 404, 'plan-not-found')
  })

  it('should be refused to the tab that has not seen the edit of the other', async () => {
    const { ids, ask, undo } = await open()
    expectSuccess(api.dropChapter, await ask(api.dropChapter, { chapter_id: ids[2], version: 0 }))
    expectRefusal(await ask(api.renamePlan, { title: 'x', version: 0 }), 409, 'plan-changed')
    expectRefusal(await ask(api.orderChapters, { chapter_ids: [...ids], version: 0 }), 409, 'plan-changed')
    expectRefusal(await ask(api.undoEdit, { version: 0 }), 409, 'plan-changed')
    expect((await undo(1)).chapters.map(({ id }) => id)).toEqual(ids)
  })

  it('should not undo what an unlock rests on, and undo what it does not', async () => {
    const { world, token, plan, ids, ask, order, rename, undo } = await open()
    const unlock = () => world.call(api.unlockNextChapter, { id: plan.id }, token)
    await order([...ids].toReversed())
    expectSuccess(api.unlockNextChapter, await unlock())
    expectRefusal(await ask(api.undoEdit, { version: 1 }), 409, 'chapter-unlocked')
    await rename('x')
    expect(await undo(2)).toMatchObject({ title: plan.title, chapters: [{ id: ids[2], isUnlocked: true }, {}, {}] })
  })

  it('should have nothing to undo at first', async () => {
    const { ask } = await open()
    expectRefusal(await ask(api.undoEdit, { version: 0 }), 409, 'nothing-to-undo')
  })

  it('should have 30 edits a day, of whatever kind, and still take the last one back', async () => {
    const clock = makeSettableClock()
    const { ids, ask, rename, undo } = await open(undefined, { rateLimiter: makeMemoryRateLimiter({ clock }) })
    for (let count = 1; count < 30; count += 1) await rename(`Plan ${count}`)
    expectSuccess(api.dropChapter, await ask(api.dropChapter, { chapter_id: ids[2] }))
    expectRefusal(await ask(api.renamePlan, { title: 'x' }), 429, 'too-many-tries')
    expectRefusal(await ask(api.orderChapters, { chapter_ids: [...ids] }), 429, 'too-many-tries')
    expect((await undo(30)).chapters).toHaveLength(3)
  })
})

describe('archiving a plan', () => {
  it('should take it out of the list, where it comes back, and change nothing else', async () => {
    const { world, token, plan, ask } = await open()
    const list = async (archived?: 'true' | 'false') => {
      const query = archived ? `?archived=${archived}` : ''
      const reply = await world.send('GET', `/api/learning-plans${query}`, { token })
      return expectSuccess(api.listLearningPlans, reply).map(({ id, archived }) => [id, archived])
    }
    for (let time = 0; time < 2; time += 1) {
      const archived = expectSuccess(api.archivePlan, await ask(api.archivePlan, {}))
      expect(archived).toMatchObject({ archived: true, version: 0 })
    }
    expect(await list()).toEqual([])
    expect(await list('false')).toEqual([])
    expect(await list('true')).toEqual([[plan.id, true]])
    expectRefusal(await world.send('GET', '/api/learning-plans?archived=x', { token }), 400, 'invalid-input')
    expectSuccess(api.unlockNextChapter, await world.call(api.unlockNextChapter, { id: plan.id }, token))

    const back = expectSuccess(api.unarchivePlan, await ask(api.unarchivePlan, {}))
    expect(back).toMatchObject({ archived: false })
    expect(await list()).toEqual([[plan.id, false]])
    expect(await list('true')).toEqual([])
  })
})

// Helpers

type ChaptersOf = (planId: ReturnType<typeof newPlanId>) => NonNullable<Parameters<typeof seed>[1]['chapters']>

const threeLocked: ChaptersOf = (id) => [1, 2, 3].map((number) => aLockedChapter(id, number))

/** A learner with a plan, and what they can do with it. */
async function open(chaptersOf: ChaptersOf = threeLocked, changes: Parameters<typeof openWorld>[0] = {}) {
  const world: World = await openWorld(changes)
  const { user, plan, chapters } = await seedPlan(world.unitOfWork, {
    credits: 50,
    chaptersOf: ({ id }) => chaptersOf(id),
  })
  const token = await world.signIn(user)
  const [one = '', two = '', three = ''] = chapters.map(({ id }) => String(id))

  /** The plan itself is named already. */
  const ask = <E extends api.Endpoint>(endpoint: E, input: Omit<api.InputOf<E>, 'id'>): Promise<Reply> =>
    // the id completes what the endpoint takes
    world.call(endpoint, { ...input, id: plan.id } as unknown as api.InputOf<E>, token)
  const edit = async <E extends api.Endpoint>(
    endpoint: E,
    input: Omit<api.InputOf<E>, 'id'>,
  ): Promise<api.PlanDetails> => expectSuccess(api.readLearningPlan, await ask(endpoint, input))

  return {
    world,
    user,
    token,
    plan,
    ids: [one, two, three] as const,
    ask,
    rename: (title: string) => edit(api.renamePlan, { title }),
    reword: (chapter_id: string, words: { title?: string; summary?: string }) =>
      edit(api.rewordChapter, { chapter_id, ...words }),
    drop: (chapter_id: string) => edit(api.dropChapter, { chapter_id }),
    order: (chapter_ids: string[]) => edit(api.orderChapters, { chapter_ids }),
    undo: (version: number) => edit(api.undoEdit, { version }),
  }
}
