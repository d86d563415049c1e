import { describe, expect, it } from 'vitest'
import { PARTS, setUpPlan } from '../../../test/preparing.ts'
import { keep } from '../../../testing/index.ts'
import type { Chapter } from '../../chapters/chapter.ts'

describe('a chapter that is unlocked while it is prepared', () => {
  it('should be asked for part by part, none twice, wherever the unlock comes', async () => {
    for (let call = 1; call <= PARTS; call += 1) {
      const { startPreparing, unlock, drain, second, chapter, asked, on, fixture, user } = await setUpPlan({
        isFirstOpen: true,
      })
      on(call, async () => {
        await unlock(second)
        // its own job finds that it is being prepared
        const job = fixture.jobs.live().find(({ kind }) => kind === 'write-chapter')
        if (!job) throw new Error('Unlocking enqueues the writing.')
        expect(await fixture.handlers.run(job)).toBe('not-yet')
        expect(await chapter(second)).toMatchObject({ kind: 'preparing', step: 'generating' })
      })
      await startPreparing()
      expect(await chapter(second)).toMatchObject({ kind: 'open' })
      expect(asked()).toHaveLength(PARTS)
      await drain()
      // those of the chapter behind it
      expect(asked()).toHaveLength(2 * PARTS)
      expect(await fixture.readModels.credits(user.id)).toBe(5)
      expect(fixture.runner.errors).toEqual([])
    }
  })
})

describe('a prepared chapter whose plan changes', () => {
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
    const changes = {
      drop: ({ fixture, user, plan, second }) =>
        fixture.useCases.dropChapter({ userId: user.id, planId: plan.id, chapterId: second }),
      order: ({ fixture, user, plan, first, second, third }) =>
        fixture.useCases.orderChapters({ userId: user.id, planId: plan.id, chapterIds: [first, third, second] }),
      remove: ({ fixture, user }) =>
        keep(fixture.unitOfWork, async ({ users }) => {
          await users.lock(user.id)
          await users.remove(user.id)
        }),
    } satisfies Record<string, (one: Awaited<ReturnType<typeof setUpPlan>>) => Promise<unknown>>
    for (const change of Object.values(changes)) {
      const all = await setUpPlan({ isFirstOpen: true })
      all.on(3, () => change(all))
      await all.startPreparing()
      expect(await all.parts(all.second)).toEqual([])
      expect(all.asked()).toHaveLength(3)
      expect(all.fixture.runner.errors).toEqual([])
    }
  })
})
