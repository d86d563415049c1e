import { describe, expect } from 'vitest'
import { ONE_VERSION } from '../../../src/chapters/versions.ts'
import { questionData } from '../../../src/check/shown-check.ts'
import { anAttempt } from '../../attempt-builder.ts'
import { aLockedChapter, anOpenChapter, aPreparingChapter, later, newChapterId, newUserId } from '../../builders.ts'
import { someContent, someQuestion } from '../../content.ts'
import { keep, seedPlan } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

export function describeCheckReadModels(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: what is read of checks`, () => {
    it('should show a check without its keys, and the best of all attempts at it', async ({
      unitOfWork,
      readModels,
    }) => {
      const questions = [
        someQuestion(),
        someQuestion({ id: 'q2', reported: 'Both are' }),
        someQuestion({ id: 'q3', isVoid: true }),
      ]
      const { user, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions }), anOpenChapter(id, 2, { questions })],
      })
      const [first, second] = chapters.map(({ id }) => id)
      if (!first || !second) throw new Error('Two chapters were seeded.')
      const check = async () => (await readModels.chapter(user.id, first))?.check
      const [q1, q2] = [
        { id: 'q1', isReported: false },
        { id: 'q2', isReported: true },
      ]
      expect(await check()).toMatchObject({ questions: [q1, q2], best: null })
      expect(JSON.stringify(await check())).not.toMatch(/key|explanation|yeast|isVoid/)
      const all = [
        // the last one was about a question alone
        ...[{}, { q1: true, q2: false, q3: true }, { q1: false, q2: false }, { q2: true }].map((marks) =>
          anAttempt(first, { marks }),
        ),
        anAttempt(second, { marks: { q1: true, q2: true } }),
      ]
      await keep(unitOfWork, async ({ checkAttempts }) => {
        for (const attempt of all) await checkAttempts.add(attempt)
      })
      expect(await check()).toMatchObject({ best: { right: 1, of: 2, passed: false } })
      expect((await readModels.chapter(user.id, first))?.shown).toEqual([someQuestion().objective])
    })

    it('should show the set that the last attempt was not about', async ({ unitOfWork, readModels }) => {
      const questions = [
        someQuestion({ options: [{ id: 'a', text: 'Yes', misconception: 'Nobody knows better.' }], section: 's1' }),
        someQuestion({ id: 'q2', set: 2 }),
        someQuestion({ id: 'q3', isVoid: true, reported: 'Wrong' }),
      ]
      const { user, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions })],
      })
      const id = chapters[0]?.id ?? newChapterId()
      const check = async () => (await readModels.chapter(user.id, id))?.check
      const take = (marks: Record<string, boolean>, hour: number) =>
        keep(unitOfWork, ({ checkAttempts }) => checkAttempts.add(anAttempt(id, { marks, at: later(hour) })))
      expect(await check()).toMatchObject({ questions: [{ id: 'q1' }], best: null, refuted: ['q3'] })
      expect(JSON.stringify(await check())).not.toMatch(/Nobody|misconception|s1/)
      await take({ q1: false }, 1)
      expect(await check()).toMatchObject({ questions: [{ id: 'q2' }], best: { right: 0, of: 1 } })
      await take({ q2: false }, 3)
      expect(await check()).toMatchObject({ questions: [{ id: 'q1' }] })
      // the same marks once more: the latest try counts
      await take({ q1: false }, 5)
      expect(await check()).toMatchObject({ questions: [{ id: 'q2' }] })
      // whichever came in first
      await take({ q2: true }, 4)
      expect(await check()).toMatchObject({ questions: [{ id: 'q2' }], best: { right: 1, of: 1, passed: true } })
    })

    it('should read the questions of all versions to mark an attempt by, for its learner alone', async ({
      unitOfWork,
      readModels,
    }) => {
      const [first = [], second = [], third = []] = ['q1', 'q2', 'q3'].map((id) => [someQuestion({ id })])
      const { user, plan, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [
          anOpenChapter(id, 1, { questions: second, versions: { ...ONE_VERSION, shown: 2, count: 3 } }),
          anOpenChapter(id, 2),
          aPreparingChapter(id, 3),
          aLockedChapter(id, 4),
        ],
      })
      const [open, bare, ...unread] = chapters.map(({ id }) => id)
      if (!open || !bare) throw new Error('Four chapters were seeded.')
      await keep(unitOfWork, async ({ plans, chapterVersions }) => {
        await plans.lock(plan.id)
        for (const [number, questions] of [[3, third] as const, [1, first] as const]) {
          const made = { content: someContent(), request: null, generatedAt: later(number) }
          await chapterVersions.save({ ...made, chapterId: open, number, questions })
        }
      })
      expect(await readModels.checkToMark(user.id, open)).toEqual({ isOpen: true, versions: [second, first, third] })
      expect(await readModels.checkToMark(user.id, bare)).toEqual({ isOpen: true, versions: [[]] })
      for (const id of unread)
        expect(await readModels.checkToMark(user.id, id)).toEqual({ isOpen: false, versions: [] })
      expect(await readModels.checkToMark(newUserId(), open)).toBeNull()
      expect(await readModels.checkToMark(user.id, newChapterId())).toBeNull()
    })

    it('should say why there is none', async ({ unitOfWork, readModels }) => {
      const { user, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [
          anOpenChapter(id, 1, { questions: [someQuestion({ isVoid: true })] }),
          anOpenChapter(id, 2, { content: someContent({ noCheck: 'unsolved' }) }),
          anOpenChapter(id, 3),
          anOpenChapter(id, 4, { content: someContent({ isCheckPending: true }) }),
        ],
      })
      const pages = await Promise.all(chapters.map(({ id }) => readModels.chapter(user.id, id)))
      expect(pages.map((page) => page?.noCheck)).toEqual(['refuted', 'unsolved', null, 'pending'])
    })

    it('should have questions without their keys, and all attempts at them', async ({ unitOfWork, readModels }) => {
      const question = someQuestion({ reported: 'Mine "doubled", too' })
      const { user, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions: [question] })],
      })
      const id = chapters[0]?.id ?? newChapterId()
      const [late, early] = [
        anAttempt(id, { at: later(2) }),
        anAttempt(id, { answers: { q1: 'b' }, marks: { q1: false } }),
      ]
      await keep(unitOfWork, async ({ checkAttempts }) => {
        for (const attempt of [late, early]) await checkAttempts.add(attempt)
      })
      const chapter = (await readModels.personalData(user.id))?.plans[0]?.chapters[0]
      expect(chapter?.attempts).toEqual([early, late])
      expect(chapter?.questions).toEqual([questionData(question)])
      expect(JSON.stringify(chapter?.questions)).not.toContain('"key"')
    })
  })
}
