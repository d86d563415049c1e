import { describe, expect } from 'vitest'
import { EARLIER_FAILED } from '../../../src/chapters/unlock.ts'
import type { Question } from '../../../src/check/question.ts'
import type { TroubledChapter, TroubledPage, TroubledQuery } from '../../../src/ports/read-models/admin-chapters.ts'
import { after as laterBy, MINUTE } from '../../../src/shared/duration.ts'
import { aLockedChapter, anOpenChapter, aPreparingChapter, later, newChapterId, newUserId } from '../../builders.ts'
import { someQuestion } from '../../content.ts'
import { aModelCall } from '../../record-builders.ts'
import { keep, seedPlan } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { OpenStorage, StorageFactory } from '../storage.ts'
import { uniqueTime } from '../unique-time.ts'

export function describeChapterReadModels(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: chapters that admins look at`, () => {
    it('should be those that failed, were locked again, written again or reported, the latest first', async (storage) => {
      const { learnerId, titles } = await seedTroubled(storage)
      const page = await storage.adminReadModels.troubledChapters({ ...ALL, learnerId })
      expect(titles(page)).toEqual(['Chapter 8', 'Chapter 7', 'Chapter 6', 'Chapter 3', 'Chapter 5', 'Chapter 4'])
      expect(page.next).toBeNull()
    })

    it('should be narrowed to one kind, each by its own time', async (storage) => {
      const { learnerId, titles } = await seedTroubled(storage)
      const found = async (trouble: TroubledQuery['trouble']) =>
        titles(await storage.adminReadModels.troubledChapters({ ...ALL, learnerId, trouble }))
      expect(await found('failed')).toEqual(['Chapter 3'])
      expect(await found('locked-again')).toEqual(['Chapter 4'])
      expect(await found('tried-again')).toEqual(['Chapter 7', 'Chapter 5'])
      expect(await found('rewritten')).toEqual([])
      expect(await found('reported')).toEqual(['Chapter 8', 'Chapter 6'])
    })

    it('should be found without a learner, too, and page without a gap or a repetition', async (storage) => {
      const { chapters, all } = await seedTroubled(storage)
      for (const [trouble, most] of [
        [null, all.length],
        ['reported', 2],
        ['failed', 1],
      ] as const) {
        const seen: string[] = []
        let after: TroubledQuery['after'] = null
        do {
          const page: TroubledPage = await storage.adminReadModels.troubledChapters({
            ...ALL,
            trouble,
            after,
            limit: 2,
          })
          seen.push(...page.chapters.map(({ id }) => id))
          after = page.next
        } while (after !== null && seen.length < 1_000)
        // others share the storage
        expect(seen.filter((id) => chapters.some((one) => one.id === id))).toHaveLength(most)
        expect(new Set(seen).size).toBe(seen.length)
      }
    })

    it('should say whose each is, and what came of its reports', async (storage) => {
      const { learnerId, plan, user, from } = await seedTroubled(storage)
      const { chapters } = await storage.adminReadModels.troubledChapters({ ...ALL, learnerId, limit: 4 })
      const none = { verifying: 0, 'key-held': 0, void: 0 }
      const whose = { planTitle: plan.title, learnerId: user.id, learnerName: user.username }
      expect(chapters[0]).toEqual({
        ...{
          id: expect.any(String),
          number: 8,
          title: 'Chapter 8',
          ...whose,
          contentStatus: 'COMPLETE',
          failure: null,
        },
        ...{
          attempts: 1,
          versions: 1,
          reports: { verifying: 1, 'key-held': 1, void: 1 },
          since: laterBy(from, 9 * MINUTE),
        },
      })
      expect(chapters[1]).toMatchObject({ contentStatus: 'GENERATING', attempts: 3, reports: none })
      const failure = { code: 'failed', reason: 'No answer.', at: laterBy(from, 3 * MINUTE) }
      expect(chapters[3]).toMatchObject({ contentStatus: 'FAILED', failure, attempts: 2, since: failure.at })
    })

    it('should keep the time of a report when its chapter is saved again, and lose it with the report', async (storage) => {
      const { learnerId, chapters, titles } = await seedTroubled(storage)
      const [reported, old] = chapters.slice(-3).filter((one) => one.kind === 'open')
      if (!reported || !old) throw new Error('two were made')
      const asked = { ...ALL, learnerId, trouble: 'reported' } as const
      await keep(storage.unitOfWork, async ({ chapters: all }) => {
        await all.save({ ...reported, completedAt: later(1) })
        await all.save({ ...old, questions: [someQuestion()] })
      })
      expect(titles(await storage.adminReadModels.troubledChapters(asked))).toHaveLength(1)
    })
  })

  describe(`${name}: chapters with several versions that admins look at`, () => {
    it('should be there by a report of any of them, with all verdicts, and as rewritten by the latest', async (storage) => {
      const { learnerId, chapters, from, titles, reported } = await seedTroubled(storage)
      const [well] = chapters
      if (well?.kind !== 'open') throw new Error('one was made')
      const at = (minutes: number): Date => laterBy(from, minutes * MINUTE)
      const former = [reported(20, { keyHeld: true }), someQuestion({ id: newUserId() })]
      const version = { chapterId: well.id, number: 1, request: null, content: well.content, generatedAt: at(10) }
      const versions = { ...well.versions, shown: 2, count: 2, runs: 1 }
      const save = (questions: readonly Question[]) =>
        keep(storage.unitOfWork, async ({ chapters: all, chapterVersions }) => {
          await all.save({ ...well, versions, generatedAt: at(30), questions: [reported(15)] })
          await chapterVersions.save({ ...version, questions })
        })
      await save(former)
      const found = (trouble: TroubledQuery['trouble']) =>
        storage.adminReadModels.troubledChapters({ ...ALL, learnerId, trouble })
      const one = { title: 'Chapter 1', versions: 2, reports: { verifying: 1, 'key-held': 1, void: 0 } }
      expect((await found('reported')).chapters[0]).toMatchObject({ ...one, since: at(20) })
      expect((await found('rewritten')).chapters).toMatchObject([{ ...one, since: at(30) }])
      expect((await found(null)).chapters[0]).toMatchObject({ ...one, since: at(30) })
      expect((await storage.adminReadModels.chapter(well.id))?.reportedElsewhere).toEqual(former.slice(0, 1))
      // a report that is taken back
      await save([someQuestion()])
      expect((await found('reported')).chapters[0]).toMatchObject({ title: 'Chapter 1', since: at(15) })
      await keep(storage.unitOfWork, ({ chapterVersions }) => chapterVersions.remove(well.id, 1))
      expect(titles(await found('rewritten'))).toEqual([])
    })
  })

  describe(`${name}: a chapter as an admin reads it`, () => {
    it('should be there with its content, questions, parts and calls, whatever its state', async (storage) => {
      const { user, plan, chapters } = await seedPlan(storage.unitOfWork, {
        chaptersOf: ({ id }) => [
          anOpenChapter(id, 1, { questions: [someQuestion({ reported: 'Both are right.' })] }),
          aPreparingChapter(id, 2, { step: 'generating' }),
          aLockedChapter(id, 3, { failure: 'No answer.', attempt: 1, objectives: ['Bake'] }),
        ],
      })
      const [open, preparing, failed] = chapters
      if (open?.kind !== 'open' || !preparing || !failed) throw new Error('three were made')
      const part = { chapterId: failed.id, name: 'recap', task: 'words', made: { keyPoints: ['a'] }, model: 'any' }
      const before = aModelCall({ chapterId: failed.id, startedAt: later(1), purpose: 'section', version: 2, cost: 7 })
      const after = aModelCall({
        chapterId: failed.id,
        startedAt: later(2),
        outcome: 'bad-answer',
        faults: ['refusal'],
      })
      await keep(storage.unitOfWork, async ({ chapterParts, modelCalls }) => {
        await chapterParts.save({ ...part, at: later(2) })
        await chapterParts.save({ ...part, name: 'section-1', at: later(1) })
        for (const one of [before, after, aModelCall({ chapterId: open.id })]) await modelCalls.add(one)
      })
      const read = storage.adminReadModels.chapter
      const whose = {
        planTitle: plan.title,
        learnerId: user.id,
        learnerName: user.username,
        chapterCount: 3,
        helpTurns: 0,
      }
      expect(await read(open.id)).toEqual({
        ...{
          id: open.id,
          number: 1,
          title: 'Chapter 1',
          ...whose,
          contentStatus: 'COMPLETE',
          failure: null,
          attempts: 1,
          versions: 1,
        },
        ...{ summary: open.summary, objectives: [], minutes: 60, price: 0 },
        ...{ unlockedAt: open.unlockedAt, generatedAt: open.generatedAt, content: open.content },
        ...{
          questions: open.questions,
          reportedElsewhere: [],
          parts: [],
          calls: [expect.objectContaining({ purpose: 'reply' })],
        },
      })
      expect(await read(preparing.id)).toMatchObject({ contentStatus: 'GENERATING', content: null, questions: [] })
      const kept = await read(failed.id)
      expect(kept).toMatchObject({ failure: { reason: 'No answer.' }, objectives: ['Bake'], unlockedAt: null })
      expect(kept?.parts).toEqual([
        { name: 'section-1', made: part.made, model: 'any', at: later(1) },
        { name: 'recap', made: part.made, model: 'any', at: later(2) },
      ])
      expect(kept?.calls).toEqual(
        [after, before].map(({ id: _id, userId: _user, planId: _plan, chapterId: _chapter, ...call }) => ({
          ...call,
          requestId: null,
        })),
      )
      expect(await read(newChapterId())).toBeNull()
    })
  })
}

// Helpers

const ALL: TroubledQuery = { trouble: null, learnerId: null, after: null, limit: 100 }

/** Chapters 1 and 2 are well. The times of the others are minutes after `from`, as their numbers say. */
async function seedTroubled({ unitOfWork }: OpenStorage) {
  const from = uniqueTime()
  const at = (minutes: number): Date => laterBy(from, minutes * MINUTE)
  const reported = (minutes: number, changes = {}) =>
    someQuestion({ id: newUserId(), reported: 'Both are right.', reportedAt: at(minutes).toISOString(), ...changes })
  const { user, plan, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, { questions: [someQuestion()] }),
      aLockedChapter(id, 2),
      aLockedChapter(id, 3, { attempt: 2, failure: { code: 'failed', reason: 'No answer.', at: at(3) } }),
      aLockedChapter(id, 4, { attempt: 1, failure: { ...EARLIER_FAILED, at: at(1) } }),
      anOpenChapter(id, 5, { attempt: 2, unlockedAt: at(2) }),
      // of a report to an earlier version only this time is known
      anOpenChapter(id, 6, { generatedAt: at(6), questions: [someQuestion({ reported: 'Why?' })] }),
      aPreparingChapter(id, 7, { attempt: 3, step: 'generating', unlockedAt: at(7) }),
      anOpenChapter(id, 8, {
        questions: [reported(8, { isVoid: true }), reported(9), reported(5, { keyHeld: true }), someQuestion()],
      }),
    ],
  })
  const all = [3, 4, 5, 6, 7, 8]
  const titles = (page: TroubledPage): readonly TroubledChapter['title'][] => page.chapters.map(({ title }) => title)
  return { from, user, learnerId: user.id, plan, chapters, titles, all, reported }
}
