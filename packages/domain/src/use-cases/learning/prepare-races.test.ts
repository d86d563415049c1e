import { describe, expect, it } from 'vitest'
import { PARTS, setUpPlan, TEXT } from '../../../test/preparing.ts'
import { keep } from '../../../testing/index.ts'
import type { Chapter } from '../../chapters/chapter.ts'

describe('a chapter that is unlocked while it is prepared', () => {
  it('should be asked for part by part, none twice, wherever the unlock comes', async () => {
    for (let call = 1; call <= PARTS; call += 1) {
      const { startPreparing, unlock, drain, second, chapter, parts, asked, on, fixture, user } = await setUpPlan({
        isFirstOpen: true,
      })
      on(call, async () => {
        await unlock(second)
        const [kind, state] =
          call <= TEXT
            ? (['write-chapter', { kind: 'preparing', step: 'generating' }] as const)
            : (['write-check', { kind: 'open', content: { isCheckPending: true } }] as const)
        // its own job finds that it is being prepared
        const job = fixture.jobs.live().find((one) => one.kind === kind)
        if (!job) throw new Error(`Unlocking enqueues ${kind}.`)
        expect(await fixture.handlers.run(job)).toBe('not-yet')
        expect(await chapter(second)).toMatchObject(state)
      })
      await startPreparing()
      await drain()
      const opened = await chapter(second)
      expect(opened?.kind === 'open' && opened.questions.length).toBeGreaterThanOrEqual(3)
      expect(await parts(second)).toEqual([])
      // with those of the chapter behind it
      expect(asked()).toHaveLength(2 * PARTS)
      expect(await fixture.readModels.credits(user.id)).toBe(5)
      expect(fixture.runner.errors).toEqual([])
    }
  })
})

describe('a chapter that is opened by its unlock just before what prepares it ends', () => {
  it('should have the next one prepared all the same', async () => {
    const { prepare, job, unlock, drain, second, third, chapter, parts, fixture } = await setUpPlan({
      isFirstOpen: true,
    })
    // its run is over, and the queue does not know it yet
    await keep(fixture.unitOfWork, ({ jobs }) => jobs.enqueue(job))
    await prepare()
    await unlock(second)
    expect(await chapter(second)).toMatchObject({ kind: 'open' })
    fixture.jobs.finish(job)
    await drain()
    expect(await parts(third)).toHaveLength(PARTS)
  })
})

describe('a prepared chapter whose plan changes', () => {
  const edits = {
    rename: ({ own, fixture }) => fixture.useCases.renamePlan({ ...own, title: 'Rye in a week' }),
    reword: ({ own, fixture, second }) => fixture.useCases.rewordChapter({ ...own, chapterId: second, title: 'Rye' }),
    drop: ({ own, fixture, second }) => fixture.useCases.dropChapter({ ...own, chapterId: second }),
    move: ({ own, fixture, first, second, third }) =>
      fixture.useCases.orderChapters({ ...own, chapterIds: [first, third, second] }),
    add: ({ own, fixture, first }) => fixture.useCases.addChapter({ ...own, title: 'Rye', after: first }),
    revise: async ({ own, fixture, drain }) => {
      await fixture.useCases.requestRevision({ ...own, request: 'Drop the first one that is locked.' })
      await drain()
      return fixture.useCases.acceptRevision(own)
    },
    'put back': async ({ own, fixture, second }) => {
      await fixture.useCases.dropChapter({ ...own, chapterId: second })
      return fixture.useCases.undoEdit({ ...own, version: 1 })
    },
  } satisfies Record<string, (one: Awaited<ReturnType<typeof setUpPlan>>) => Promise<{ readonly ok: boolean }>>

  it.each(Object.entries(edits))('should be prepared anew for what comes next then: %s', async (_, edit) => {
    const all = await setUpPlan({ isFirstOpen: true })
    await all.startPreparing()
    expect(await all.parts(all.second)).toHaveLength(PARTS)
    expect((await edit(all)).ok).toBe(true)
    await all.drain()
    const next = await all.next()
    const before = all.asked().length
    expect(await all.unlock(next)).toMatchObject({ ok: true, value: { chapter: { id: next, kind: 'open' } } })
    expect(all.asked()).toHaveLength(before)
    expect(all.fixture.runner.errors).toEqual([])
  })

  it('should be prepared once for several edits in a row, when they are over', async () => {
    const { own, fixture, second } = await setUpPlan({ isFirstOpen: true })
    for (const title of ['Rye', 'Spelt', 'Wheat'])
      await fixture.useCases.rewordChapter({ ...own, chapterId: second, title })
    const live = fixture.jobs.live()
    expect(live).toMatchObject([{ kind: 'prepare-chapter', chapterId: second }])
    expect(live.map((job) => fixture.jobs.delayOf(job)?.least)).toEqual([15_000])
  })

  it('should be written for its new words, whenever those come', async () => {
    for (let call = 0; call <= PARTS; call += 1) {
      const { startPreparing, unlock, drain, second, chapter, on, fixture, user, plan } = await setUpPlan({
        isFirstOpen: true,
      })
      const reword = () =>
        fixture.useCases.rewordChapter({ userId: user.id, planId: plan.id, chapterId: second, title: 'Rye' })
      if (call > 0) on(call, reword)
      await startPreparing()
      if (call === 0) await reword()
      await unlock(second)
      await drain()
      const { content } = (await chapter(second)) as Extract<Chapter, { kind: 'open' }>
      expect(content.introduction).toContain('Rye')
    }
  })

  it('should leave nothing of a chapter that is dropped, put behind another one, or deleted with its account', async () => {
    const remove = ({ fixture, user }: Awaited<ReturnType<typeof setUpPlan>>) =>
      keep(fixture.unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      })
    for (const change of [edits.drop, edits.move, remove]) {
      const all = await setUpPlan({ isFirstOpen: true })
      all.on(3, () => change(all))
      await all.startPreparing()
      expect(await all.parts(all.second)).toEqual([])
      expect(await all.parts(all.third)).toHaveLength(change === remove ? 0 : PARTS)
      expect(all.asked()).toHaveLength(change === remove ? 3 : 3 + PARTS)
      expect(all.fixture.runner.errors).toEqual([])
    }
  })
})
