import { describe, expect } from 'vitest'
import type { ChapterVersion } from '../../../src/chapters/versions.ts'
import { ONE_VERSION } from '../../../src/chapters/versions.ts'
import type { ReadModels } from '../../../src/ports/read-models/learner.ts'
import type { ChapterId } from '../../../src/shared/ids.ts'
import { anAttempt } from '../../attempt-builder.ts'
import { anOpenChapter, later, newUserId } from '../../builders.ts'
import { someContent, someQuestion } from '../../content.ts'
import { keep, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeChapterVersionRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: versions of chapters`, () => {
    const begin = async (unitOfWork: Parameters<typeof keep>[0]) => {
      const { user, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [
          anOpenChapter(id, 1, { questions: [someQuestion()], versions: REWRITTEN }),
          anOpenChapter(id, 2),
        ],
      })
      const [first, second] = chapters
      if (!first || !second) throw new Error('Two chapters were seeded.')
      const versionsOf = (id: ChapterId) => keep(unitOfWork, ({ chapterVersions }) => chapterVersions.ofChapter(id))
      const save = (...versions: readonly ChapterVersion[]) =>
        keep(unitOfWork, async ({ chapterVersions }) => {
          for (const version of versions) await chapterVersions.save(version)
        })
      return { user, first, second, versionsOf, save }
    }

    it('should give back the versions of a chapter in their order, each as it was saved last', async ({
      unitOfWork,
    }) => {
      const { first, second, versionsOf, save } = await begin(unitOfWork)
      const [one, three, foreign] = [aVersion(first.id), aVersion(first.id, { number: 3, ...ODD }), aVersion(second.id)]
      await save(three, one, foreign)
      expect(await versionsOf(first.id)).toEqual([one, three])
      const again = { ...three, request: null, questions: [], generatedAt: later(5) }
      await save(again)
      expect(await versionsOf(first.id)).toEqual([one, again])
      expect(await versionsOf(second.id)).toEqual([foreign])
    })

    it('should remove one, or undo that, and lose all with their chapter', async ({ unitOfWork }) => {
      const { user, first, second, versionsOf, save } = await begin(unitOfWork)
      await save(aVersion(first.id), aVersion(first.id, { number: 2 }), aVersion(second.id))
      await undo(unitOfWork, ({ chapterVersions }) => chapterVersions.remove(first.id, 1))
      await keep(unitOfWork, ({ chapterVersions }) => chapterVersions.remove(first.id, 2))
      expect((await versionsOf(first.id)).map(({ number }) => number)).toEqual([1])
      await keep(unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      })
      expect([...(await versionsOf(first.id)), ...(await versionsOf(second.id))]).toEqual([])
    })

    it('should find a chapter by a question of a version that is not shown', async ({ unitOfWork }) => {
      const { user, first, save } = await begin(unitOfWork)
      await save(aVersion(first.id, { questions: [someQuestion({ id: 'q-former' })] }))
      const find = (userId: typeof user.id, id: string) =>
        keep(unitOfWork, ({ chapters }) => chapters.findByQuestion(userId, id))
      expect(await find(user.id, 'q-former')).toEqual(first)
      expect(await find(newUserId(), 'q-former')).toBeNull()
    })

    it('should know the chapters that are being rewritten, with their owners', async ({ unitOfWork }) => {
      const own = await begin(unitOfWork)
      const foreign = await begin(unitOfWork)
      const failed = { ...REWRITTEN, rewrite: { ...PENDING, kind: 'failed', reason: 'Busy' } } as const
      await keep(unitOfWork, ({ chapters }) =>
        chapters.save({ ...anOpenChapter(own.first.planId, 2), id: own.second.id, versions: failed }),
      )
      await keep(unitOfWork, async ({ chapters }) => {
        const expected = { chapter: own.first, userId: own.user.id }
        expect(await chapters.unfinished(own.user.id)).toEqual([expected])
        const all = await chapters.unfinished(null)
        expect(all).toContainEqual(expected)
        expect(all).toContainEqual({ chapter: foreign.first, userId: foreign.user.id })
      })
    })

    it('should read with a chapter which version is shown, and all of them with the personal data', async ({
      unitOfWork,
      readModels,
    }) => {
      const { user, first, second, save } = await begin(unitOfWork)
      await save(aVersion(first.id, ODD))
      const versionsOf = async (id: ChapterId) => (await readModels.chapter(user.id, id))?.versions
      expect(await versionsOf(first.id)).toEqual(REWRITTEN)
      expect(await versionsOf(second.id)).toEqual(ONE_VERSION)
      const [one, two] = await exported(readModels, user.id)
      expect(one).toMatchObject({ versions: REWRITTEN })
      expect(one?.otherVersions).toEqual([{ ...aVersion(first.id, ODD), questions: [expect.anything()] }])
      expect(JSON.stringify(one?.otherVersions)).not.toMatch(/"key"|yeast/)
      expect(two).toMatchObject({ otherVersions: [] })
    })

    it('should know the marks of all attempts at a chapter', async ({ unitOfWork }) => {
      const { first, second } = await begin(unitOfWork)
      const attempts = [{ q1: true }, { q1: false, q9: true }].map((marks) => anAttempt(first.id, { marks }))
      await keep(unitOfWork, async ({ checkAttempts }) => {
        for (const attempt of [...attempts, anAttempt(second.id)]) await checkAttempts.add(attempt)
      })
      const marks = await keep(unitOfWork, ({ checkAttempts }) => checkAttempts.marksOf(first.id))
      expect(marks).toHaveLength(2)
      expect(marks).toEqual(expect.arrayContaining(attempts.map((attempt) => attempt.marks)))
    })
  })
}

// Helpers

const REQUEST = { how: 'other', words: 'As “a poem” \\ 🦊' } as const
const PENDING = { kind: 'pending', run: 2, from: 2, request: { how: 'shorter', words: null } } as const
const REWRITTEN = { shown: 2, request: REQUEST, count: 2, runs: 2, rewrite: PENDING } as const

const aVersion = (chapterId: ChapterId, changes: Partial<ChapterVersion> = {}): ChapterVersion => ({
  ...{ chapterId, number: 1, request: null, content: someContent(), questions: [], generatedAt: later(1) },
  ...changes,
})

const ODD: Partial<ChapterVersion> = {
  request: REQUEST,
  content: someContent({ introduction: '<b>"\\ \n\t ~ 🦄', learningObjectives: [] }),
  questions: [someQuestion({ id: 'q-odd', explanation: 'a\u2028b' })],
}

const exported = async (readModels: ReadModels, userId: Parameters<ReadModels['personalData']>[0]) =>
  (await readModels.personalData(userId))?.plans.flatMap(({ chapters }) => chapters) ?? []
