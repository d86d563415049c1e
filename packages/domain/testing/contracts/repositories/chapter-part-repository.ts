import { describe, expect } from 'vitest'
import { beginWriting } from '../../../src/chapters/chapter.ts'
import type { ChapterPart } from '../../../src/chapters/chapter-progress.ts'
import type { ChapterId } from '../../../src/shared/ids.ts'
import { aLockedChapter, aPreparingChapter, later, NOW, newChapterId, newUserId } from '../../builders.ts'
import { keep, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeChapterPartRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: parts of chapters`, () => {
    const begin = async (unitOfWork: Parameters<typeof keep>[0]) => {
      const { plan, user, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [aPreparingChapter(id, 1), aLockedChapter(id, 2)],
      })
      const [first, second] = chapters
      if (!first || !second) throw new Error('Two chapters were seeded.')
      const partsOf = (id: ChapterId) => keep(unitOfWork, ({ chapterParts }) => chapterParts.ofChapter(id))
      const save = (...parts: readonly ChapterPart[]) =>
        keep(unitOfWork, async ({ chapterParts }) => {
          for (const part of parts) await chapterParts.save(part)
        })
      return { plan, user, first: first.id, second: second.id, partsOf, save }
    }
    const aPart = (chapterId: ChapterId, changes: Partial<ChapterPart> = {}): ChapterPart => ({
      chapterId,
      name: 'section-1',
      task: { kind: 'section', brief: { goal: '"Brot" \\ 🦊' }, earlier: [null, 1.5, 'a\u2028b'] },
      made: ['a list', { heading: '<b>Crumb</b>' }],
      model: 'a-model',
      at: NOW,
      ...changes,
    })

    it('should give back the parts of a chapter by their names, each as it was saved last', async ({ unitOfWork }) => {
      const { first, second, partsOf, save } = await begin(unitOfWork)
      const [one, two, foreign] = [aPart(first), aPart(first, { name: 'recap', made: null }), aPart(second)]
      await save(one, two, foreign)
      expect(await partsOf(first)).toEqual([two, one])
      const again = { ...one, task: 'anew', made: 7, model: 'another', at: later(5) }
      await save(again)
      expect(await partsOf(first)).toEqual([two, again])
      expect(await partsOf(second)).toEqual([foreign])
    })

    it("should remove one chapter's parts, or undo that", async ({ unitOfWork }) => {
      const { first, second, partsOf, save } = await begin(unitOfWork)
      await save(aPart(first), aPart(second))
      await undo(unitOfWork, ({ chapterParts }) => chapterParts.removeOf(first))
      expect(await partsOf(first)).toHaveLength(1)
      await keep(unitOfWork, ({ chapterParts }) => chapterParts.removeOf(first))
      expect(await partsOf(first)).toEqual([])
      expect(await partsOf(second)).toHaveLength(1)
    })

    it('should remove those of some names', async ({ unitOfWork }) => {
      const { first, second, partsOf, save } = await begin(unitOfWork)
      const names = ['opening', 'section-1', 'section-2']
      await save(...names.map((name) => aPart(first, { name })), aPart(second))
      await keep(unitOfWork, ({ chapterParts }) => chapterParts.removeOf(first, ['section-1', 'opening', 'recap']))
      expect((await partsOf(first)).map(({ name }) => name)).toEqual(['section-2'])
      expect(await partsOf(second)).toHaveLength(1)
    })

    it('should show what is kept of a chapter that is GENERATING, without a gap, and of no other', async ({
      unitOfWork,
      readModels,
    }) => {
      const { first, second, user, save } = await begin(unitOfWork)
      const at = (from: number, id = first) => readModels.chapterProgress(user.id, id, from)
      const opening = { introduction: 'Bread.', learningObjectives: ['Bake'], curatedResources: [] }
      const section = (place: number) => ({ heading: `Part ${place}`, body: `Knead *${place}* times.` })
      const shown = (place: number) => ({ section: { ...section(place), id: `s${place}`, minutes: 1 } })
      const parts = [1, 2, 10].map((place) => aPart(first, { name: `section-${place}`, made: section(place) }))
      const whole = [aPart(first, { name: 'opening', made: opening }), aPart(first, { name: 'recap' }), ...parts]
      await save(...whole, ...whole.map((part) => ({ ...part, chapterId: second })))
      const progress = { isUnlocked: true, attempt: 1 }
      const draft = async (id = first) => (await readModels.chapter(user.id, id))?.draft
      expect(await at(0)).toEqual({ ...progress, status: 'PENDING', items: [] })
      expect(await draft()).toBeNull()
      await keep(unitOfWork, async ({ chapters }) => {
        const found = await chapters.find(first)
        if (found?.kind === 'preparing') await chapters.save(beginWriting(found))
      })
      expect(await at(0)).toEqual({ ...progress, status: 'GENERATING', items: [{ opening }, shown(1), shown(2)] })
      const { introduction, learningObjectives } = opening
      const sections = [shown(1), shown(2)].map(({ section: one }) => one)
      expect(await draft()).toEqual({ introduction, learningObjectives, sections })
      expect((await at(2))?.items).toEqual([shown(2)])
      expect((await at(3))?.items).toEqual([])
      expect(await at(0, second)).toEqual({ status: 'PENDING', isUnlocked: false, attempt: 0, items: [] })
      expect(await draft(second)).toBeNull()
      expect(await readModels.chapterProgress(newUserId(), first, 0)).toBeNull()
      expect(await at(0, newChapterId())).toBeNull()
    })

    it('should lose them with their chapter', async ({ unitOfWork }) => {
      const { first, second, user, partsOf, save } = await begin(unitOfWork)
      await save(aPart(first), aPart(second))
      await keep(unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      })
      expect([...(await partsOf(first)), ...(await partsOf(second))]).toEqual([])
    })
  })
}
