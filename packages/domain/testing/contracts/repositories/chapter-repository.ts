import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Chapter } from '../../../src/chapters/chapter.ts'
import { unlockAll } from '../../../src/chapters/unlock.ts'
import type { Repositories } from '../../../src/ports/repositories.ts'
import type { PlanId } from '../../../src/shared/ids.ts'
import { anyChapter } from '../../arbitraries.ts'
import {
  aLockedChapter,
  anOpenChapter,
  aPreparingChapter,
  later,
  NOW,
  newChapterId,
  newEntryId,
} from '../../builders.ts'
import { someContent } from '../../content.ts'
import { aNote } from '../../record-builders.ts'
import { keep, seed, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type StorageFactory } from '../storage.ts'

const VARIANTS: readonly [string, (planId: PlanId, number: number) => Chapter][] = [
  ['locked', (planId, number) => aLockedChapter(planId, number)],
  [
    'locked after a failure',
    (planId, number) => aLockedChapter(planId, number, { attempt: 2, failure: 'Timed out 😕' }),
  ],
  ['waiting, free', (planId) => aPreparingChapter(planId, 1)],
  ['waiting, paid', (planId) => aPreparingChapter(planId, 2)],
  ['being written', (planId) => aPreparingChapter(planId, 3, { step: 'generating', attempt: 7, unlockedAt: later(9) })],
  ['open', (planId, number) => anOpenChapter(planId, number)],
  ['complete', (planId, number) => anOpenChapter(planId, number, { completedAt: later(86_400_001) })],
  [
    'noted',
    (planId, number) =>
      anOpenChapter(planId, number, { place: 's2', notes: [aNote(), aNote({ sectionId: 's2', text: '' })] }),
  ],
  ['read', (planId, number) => anOpenChapter(planId, number, { readAt: later(7), ticked: ['{a}, "b" \\', ''] })],
  [
    'open with unusual content',
    (planId, number) =>
      anOpenChapter(planId, number, {
        title: 'Ünï "code" 漢字 🧪',
        content: someContent({
          introduction: '<b>"\\ \n\t ~ 🦄',
          learningObjectives: [],
          curatedResources: [],
        }),
      }),
  ],
]

export function describeChapterRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: chapters`, () => {
    it('should count the free chapters of a user that were unlocked since a moment, whenever they were written', async ({
      unitOfWork,
    }) => {
      const chaptersOf = ({ id: planId }: { readonly id: PlanId }): readonly Chapter[] => [
        aPreparingChapter(planId, 1, { price: 0, unlockedAt: later(9) }),
        anOpenChapter(planId, 2, { price: 0, unlockedAt: later(5), generatedAt: later(20) }),
        anOpenChapter(planId, 3, { price: 0, unlockedAt: later(9), generatedAt: later(20) }),
        aLockedChapter(planId, 4, { price: 0 }),
        anOpenChapter(planId, 5, { price: 10, unlockedAt: later(9), generatedAt: later(20) }),
      ]
      const { user } = await seedPlan(unitOfWork, { chaptersOf })
      await seedPlan(unitOfWork, { chaptersOf })
      const count = (since: Date) => keep(unitOfWork, ({ chapters }) => chapters.countFree(user.id, since))
      expect(await Promise.all([later(0), later(5), later(6), later(10)].map(count))).toEqual([3, 3, 2, 0])
    })

    for (const [variant, build] of VARIANTS) {
      it(`should give back a chapter that is ${variant}, as it was added and as it was saved`, async ({
        unitOfWork,
      }) => {
        const { plan, chapters } = await seedPlan(unitOfWork, {
          chaptersOf: ({ id }) => [build(id, 1), aLockedChapter(id, 4)],
        })
        const [added, locked] = [...chapters]
        if (!added || !locked) throw new Error('Two chapters were seeded.')
        expect(await keep(unitOfWork, (repositories) => repositories.chapters.find(added.id))).toEqual(added)

        const changed = { ...build(plan.id, 4), id: locked.id, number: 4 }
        await keep(unitOfWork, (repositories) => repositories.chapters.save(changed))
        expect(await keep(unitOfWork, (repositories) => repositories.chapters.find(locked.id))).toEqual(changed)

        // And back: what the later state had and the earlier one has not must be gone.
        await keep(unitOfWork, (repositories) => repositories.chapters.save(locked))
        expect(await keep(unitOfWork, (repositories) => repositories.chapters.find(locked.id))).toEqual(locked)
      })
    }

    it('should give back any chapter', async ({ unitOfWork }) => {
      const { plan } = await seedPlan(unitOfWork, { chaptersOf: () => [] })
      let number = 0
      const saveAndFind = async (any: Chapter): Promise<void> => {
        number += 1
        const locked = aLockedChapter(plan.id, number)
        const chapter = { ...any, id: locked.id, number }
        await seed(unitOfWork, { chapters: [locked] })
        await keep(unitOfWork, ({ chapters }) => chapters.save(chapter))
        expect(await keep(unitOfWork, ({ chapters }) => chapters.find(chapter.id))).toEqual(chapter)
      }
      await fc.assert(fc.asyncProperty(anyChapter(plan.id), saveAndFind), FEW)
    })

    it('should find null where there is no chapter', async ({ unitOfWork }) => {
      expect(await keep(unitOfWork, ({ chapters }) => chapters.find(newChapterId()))).toBeNull()
    })

    it("should list a plan's chapters in order, however they were added, and no others", async ({ unitOfWork }) => {
      const numbers = [10, 3, 1, 2, 11]
      const { plan, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => numbers.map((number) => aLockedChapter(id, number)),
      })
      await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
      const listed = await keep(unitOfWork, (repositories) => repositories.chapters.ofPlan(plan.id))
      expect(listed).toEqual(chapters.toSorted((a, b) => a.number - b.number))
    })

    it('should list the chapters in preparation with their owner, of one user or of all', async ({ unitOfWork }) => {
      const chaptersOf = ({ id }: { id: PlanId }): readonly Chapter[] => [
        anOpenChapter(id, 1),
        aPreparingChapter(id, 2, { step: 'generating' }),
        aLockedChapter(id, 3),
      ]
      const own = await seedPlan(unitOfWork, { chaptersOf })
      const foreign = await seedPlan(unitOfWork, { chaptersOf })

      await keep(unitOfWork, async ({ chapters }) => {
        const expected = { chapter: own.chapters[1], userId: own.user.id }
        expect(await chapters.unfinished(own.user.id)).toEqual([expected])
        const all = await chapters.unfinished(null)
        expect(all).toContainEqual(expected)
        expect(all).toContainEqual({ chapter: foreign.chapters[1], userId: foreign.user.id })
      })
    })

    it('should save several movements and chapters together, or none of them', async ({ unitOfWork }) => {
      const chaptersOf = ({ id }: { id: PlanId }): readonly Chapter[] =>
        [1, 2, 3].map((number) => aLockedChapter(id, number, { price: 10 }))
      const { user, plan, chapters } = await seedPlan(unitOfWork, { credits: 30, chaptersOf })
      const unlockAllOf = async ({ wallets, chapters: stored }: Repositories) => {
        const wallet = await wallets.lock(user.id)
        const request = { chapters, wallet, wanted: null, now: NOW, newEntryId }
        const unlocking = unlockAll(request)
        if (!unlocking.ok) throw new Error(unlocking.error.kind)
        for (const payment of unlocking.value.payments) await wallets.save(payment)
        for (const chapter of unlocking.value.chapters) await stored.save(chapter)
      }
      const balance = () => keep(unitOfWork, async ({ wallets }) => (await wallets.lock(user.id)).balance)
      const stored = () => keep(unitOfWork, (repositories) => repositories.chapters.ofPlan(plan.id))
      await undo(unitOfWork, unlockAllOf)
      expect([await balance(), await stored()]).toEqual([30, chapters])
      await keep(unitOfWork, unlockAllOf)
      expect(await balance()).toBe(0)
      expect((await stored()).map(({ kind }) => kind)).toEqual(['preparing', 'preparing', 'preparing'])
      const waiting = await keep(unitOfWork, (repositories) => repositories.chapters.unfinished(user.id))
      expect(new Set(waiting.map(({ chapter }) => chapter.id))).toEqual(new Set(chapters.map(({ id }) => id)))
    })

    it('should list the chapters of which is being written what they teach, of one user or of all', async ({
      unitOfWork,
    }) => {
      const some = ({ id }: { readonly id: PlanId }) => [
        aLockedChapter(id, 1),
        aLockedChapter(id, 2, { outlining: 'pending' }),
        aLockedChapter(id, 3, { outlining: 'failed' }),
        aPreparingChapter(id, 4),
      ]
      const [own, foreign] = [
        await seedPlan(unitOfWork, { chaptersOf: some }),
        await seedPlan(unitOfWork, { chaptersOf: some }),
      ]
      await keep(unitOfWork, async ({ chapters }) => {
        const expected = { chapter: own.chapters[1], userId: own.user.id }
        const ofOwn = await chapters.unfinished(own.user.id)
        expect(ofOwn.filter(({ chapter }) => chapter.kind === 'locked')).toEqual([expected])
        const all = await chapters.unfinished(null)
        expect(all).toContainEqual(expected)
        expect(all).toContainEqual({ chapter: foreign.chapters[1], userId: foreign.user.id })
      })
    })

    it('should know the chapters whose check is still to come', async ({ unitOfWork }) => {
      const pending = someContent({ isCheckPending: true })
      const { user, chapters: seeded } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [anOpenChapter(id, 1), anOpenChapter(id, 2, { content: pending })],
      })
      await keep(unitOfWork, async ({ chapters }) =>
        expect(await chapters.unfinished(user.id)).toEqual([{ chapter: seeded[1], userId: user.id }]),
      )
    })

    it('should refuse a second chapter with the same number in one plan', async ({ unitOfWork }) => {
      const { plan, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
      await expect(seed(unitOfWork, { chapters: [aLockedChapter(plan.id, 1)] })).rejects.toThrow()
      expect(await keep(unitOfWork, (repositories) => repositories.chapters.ofPlan(plan.id))).toEqual(chapters)
    })

    it('should undo added and saved chapters', async ({ unitOfWork }) => {
      const { plan, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aLockedChapter(id, 1)] })
      await undo(unitOfWork, async (repositories) => {
        await repositories.chapters.addAll([aLockedChapter(plan.id, 2), aLockedChapter(plan.id, 3)])
        for (const { id } of chapters) await repositories.chapters.save({ ...anOpenChapter(plan.id, 1), id })
      })
      expect(await keep(unitOfWork, (repositories) => repositories.chapters.ofPlan(plan.id))).toEqual(chapters)
    })
  })
}
