import { describe, expect } from 'vitest'
import type { Marks } from '../../../src/check/score.ts'
import type { ReadModels } from '../../../src/ports/read-models/learner.ts'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { ok } from '../../../src/shared/result.ts'
import { anAttempt } from '../../attempt-builder.ts'
import { anOpenChapter, later, newChapterId, newUserId } from '../../builders.ts'
import { someQuestion } from '../../content.ts'
import { keep, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

async function begin(unitOfWork: UnitOfWork, readModels: ReadModels) {
  const { user, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, { questions: [someQuestion({ id: 'q1-first' })] }),
      anOpenChapter(id, 2),
    ],
  })
  const [first, second] = chapters
  if (!first || !second) throw new Error('Two chapters were seeded.')
  const marksOf = async (userId: UserId) =>
    (await readModels.personalData(userId))?.plans.flatMap((plan) =>
      plan.chapters.flatMap(({ attempts }) => attempts.map(({ marks }) => marks)),
    ) ?? []
  return { user, first, second, marksOf }
}

export function describeCheckAttemptRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: attempts at checks`, () => {
    const ODD = { q1: ['a', 'c'], q2: 1.5, q3: '"0,5"\\ kg 🦊', q4: null }

    it('should keep the first of an id, and answer it ever after', async ({ unitOfWork, readModels }) => {
      const { user, first, second, marksOf } = await begin(unitOfWork, readModels)
      const attempt = anAttempt(first.id, { answers: ODD, marks: { q1: true, q2: false } })
      const add = (one: typeof attempt) => keep(unitOfWork, ({ checkAttempts }) => checkAttempts.add(one))
      expect(await add(attempt)).toEqual(attempt)
      expect(await add({ ...attempt, answers: {}, marks: {}, at: later(5) })).toEqual(attempt)
      // another chapter's attempts have ids of their own
      const other = { ...attempt, chapterId: second.id }
      expect(await add(other)).toEqual(other)
      expect(await marksOf(user.id)).toEqual([attempt.marks, attempt.marks])
    })

    it('should keep one of two that come at once, however they commit', async ({ unitOfWork, readModels }) => {
      const { user, first, second, marksOf } = await begin(unitOfWork, readModels)
      const stored: Marks[] = []
      for (const [chapter, autocommit] of [[first, true] as const, [second, false] as const]) {
        const one = anAttempt(chapter.id)
        const other = { ...one, marks: { q1: false } }
        const [kept, again, ...others] = await Promise.all(
          [one, other, one, other].map((each) =>
            unitOfWork.run(async ({ checkAttempts }) => ok(await checkAttempts.add(each)), { autocommit }),
          ),
        )
        expect([again, ...others]).toEqual([kept, kept, kept])
        if (kept) stored.push(kept.value.marks)
        expect(await marksOf(user.id)).toEqual(stored)
      }
    })

    it('should answer the last attempt with each of the marks, in the order in which they were made', async ({
      unitOfWork,
      readModels,
    }) => {
      const { first, second } = await begin(unitOfWork, readModels)
      const [wrong, right] = [{ q1: false }, { q1: true }]
      const taken = [[wrong, 1] as const, [right, 2] as const, [wrong, 3] as const]
      await keep(unitOfWork, async ({ checkAttempts }) => {
        for (const [marks, hours] of taken)
          await checkAttempts.add(anAttempt(first.id, { answers: { q1: `${hours}` }, marks, at: later(hours) }))
        await checkAttempts.add(anAttempt(second.id, { marks: wrong, at: later(9) }))
      })
      const marked = await keep(unitOfWork, ({ checkAttempts }) => checkAttempts.markedAt(first.id))
      expect(marked).toEqual([
        { marks: right, answers: { q1: '2' }, at: later(2) },
        { marks: wrong, answers: { q1: '3' }, at: later(3) },
      ])
    })

    it('should undo, refuse a chapter that is not there, and go with theirs', async ({ unitOfWork, readModels }) => {
      const { user, first, marksOf } = await begin(unitOfWork, readModels)
      await undo(unitOfWork, ({ checkAttempts }) => checkAttempts.add(anAttempt(first.id)))
      expect(await marksOf(user.id)).toEqual([])
      const lost = anAttempt(newChapterId())
      await expect(keep(unitOfWork, ({ checkAttempts }) => checkAttempts.add(lost))).rejects.toThrow()
      await keep(unitOfWork, ({ checkAttempts }) => checkAttempts.add(anAttempt(first.id)))
      await keep(unitOfWork, async ({ users }) => {
        await users.lock(user.id)
        await users.remove(user.id)
      })
      expect(await marksOf(user.id)).toEqual([])
    })

    it('should find a chapter by a question, for its learner alone', async ({ unitOfWork, readModels }) => {
      const { user, first } = await begin(unitOfWork, readModels)
      const find = (userId: typeof user.id, id: string) =>
        keep(unitOfWork, ({ chapters }) => chapters.findByQuestion(userId, id))
      expect(await find(user.id, 'q1-first')).toEqual(first)
      expect(await find(user.id, 'q9')).toBeNull()
      expect(await find(newUserId(), 'q1-first')).toBeNull()
    })
  })
}
