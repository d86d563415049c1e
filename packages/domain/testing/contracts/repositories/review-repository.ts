import { describe, expect } from 'vitest'
import type { UnitOfWork } from '../../../src/ports/unit-of-work.ts'
import { regrade } from '../../../src/reviews/card.ts'
import { anOpenChapter, later, newAttemptId, newChapterId, newUserId } from '../../builders.ts'
import { someQuestion } from '../../content.ts'
import { makeMemoryScheduler } from '../../memory/scheduler.ts'
import { aCard, aReview, reviewedOn } from '../../review-builders.ts'
import { keep, seedPlan, undo } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import type { StorageFactory } from '../storage.ts'

async function begin(unitOfWork: UnitOfWork) {
  const { user, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
  const card = aCard(user.id, chapters[0]?.id ?? newChapterId())
  const find = (ids = [card.id], reviewId = newAttemptId(), userId = user.id) =>
    keep(unitOfWork, ({ reviews }) => reviews.find(userId, ids, reviewId))
  return { user, card, find }
}

export function describeReviewRepository(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: cards and their reviews`, () => {
    it('should find what was kept, for its learner alone, with the review of that id', async ({ unitOfWork }) => {
      const { card, find } = await begin(unitOfWork)
      const other = aCard(card.userId, card.chapterId, { misses: 2, question: someQuestion({ id: newAttemptId() }) })
      const [review, its] = [aReview(card), aReview(other, { right: false, grade: 'again' })]
      await keep(unitOfWork, ({ reviews }) =>
        reviews.save([
          { card, review },
          { card: other, review: its },
        ]),
      )
      expect(await find()).toEqual([{ card, review: null }])
      expect(await find([card.id], review.id)).toEqual([{ card, review }])
      const both = await find([card.id, other.id, 'none'], its.id)
      expect(both).toHaveLength(2)
      expect(both).toEqual(
        expect.arrayContaining([
          { card, review: null },
          { card: other, review: its },
        ]),
      )
      expect(await find([card.id], review.id, newUserId())).toEqual([])
      expect(await find([])).toEqual([])
      await keep(unitOfWork, ({ reviews }) => reviews.save([]))
    })

    it('should keep an answer as it is: a text, a number, several, none', async ({ unitOfWork }) => {
      const { card, find } = await begin(unitOfWork)
      for (const answer of ['"0,5"\\ kg 🦊', 'null', 2.5, ['a', 'c'], null]) {
        const review = aReview(card, { answer, right: null })
        await keep(unitOfWork, ({ reviews }) => reviews.save([{ card, review }]))
        expect(await find([card.id], review.id)).toEqual([{ card, review }])
      }
    })

    it('should replace where a card stands and the grade of a review, and nothing else', async ({ unitOfWork }) => {
      const { card, find } = await begin(unitOfWork)
      await keep(unitOfWork, ({ reviews }) => reviews.save([{ card, review: aReview(card) }]))
      const made = reviewedOn(card, '2026-01-18', { at: later(5) })
      await keep(unitOfWork, ({ reviews }) => reviews.save([made]))
      expect(await find([card.id], made.review.id)).toEqual([made])
      const changed = regrade(makeMemoryScheduler(), made, 'hard')
      const spoilt = { card: { ...changed.card, question: someQuestion(), isVoid: true }, review: changed.review }
      const rewritten = { ...spoilt, review: { ...spoilt.review, right: false, answer: 'b', before: null } }
      await keep(unitOfWork, ({ reviews }) => reviews.save([{ ...rewritten, card: { ...spoilt.card, id: card.id } }]))
      expect(await find([card.id], made.review.id)).toEqual([changed])
    })

    it('should make a card void, which stays so however it is graded', async ({ unitOfWork }) => {
      const { user, card, find } = await begin(unitOfWork)
      await keep(unitOfWork, ({ reviews }) => reviews.save([{ card, review: aReview(card) }]))
      await keep(unitOfWork, ({ reviews }) => reviews.voidCard(newUserId(), card.id))
      await keep(unitOfWork, ({ reviews }) => reviews.voidCard(user.id, 'none'))
      expect(await find()).toEqual([{ card, review: null }])
      await keep(unitOfWork, ({ reviews }) => reviews.voidCard(user.id, card.id))
      await keep(unitOfWork, ({ reviews }) => reviews.save([reviewedOn(card, '2026-01-18')]))
      expect(await find()).toMatchObject([{ card: { isVoid: true, reviewedOn: '2026-01-18' } }])
    })

    it('should say of a day what is due on it, and whether it has begun', async ({ unitOfWork }) => {
      const { user, card } = await begin(unitOfWork)
      const onDay = (day: string, userId = user.id) => keep(unitOfWork, ({ reviews }) => reviews.onDay(userId, day))
      expect(await onDay('2026-01-15')).toEqual({ due: 0, isBegun: false })
      const gone = aCard(user.id, card.chapterId, { isVoid: true })
      await keep(unitOfWork, ({ reviews }) =>
        reviews.save([card, aCard(user.id, card.chapterId), gone].map((one) => ({ card: one, review: aReview(one) }))),
      )
      expect(await onDay('2026-01-14')).toEqual({ due: 0, isBegun: true })
      expect(await onDay('2026-01-15')).toEqual({ due: 0, isBegun: true })
      expect(await onDay('2026-01-17')).toEqual({ due: 0, isBegun: false })
      expect(await onDay('2026-01-18')).toEqual({ due: 2, isBegun: false })
      await keep(unitOfWork, ({ reviews }) => reviews.save([reviewedOn(card, '2026-01-18')]))
      expect(await onDay('2026-01-18')).toEqual({ due: 1, isBegun: true })
      expect(await onDay('2026-01-18', newUserId())).toEqual({ due: 0, isBegun: false })
    })

    it('should undo, and refuse a chapter that is not there', async ({ unitOfWork }) => {
      const { card, find } = await begin(unitOfWork)
      await undo(unitOfWork, ({ reviews }) => reviews.save([{ card, review: aReview(card) }]))
      expect(await find()).toEqual([])
      const lost = { ...card, chapterId: newChapterId() }
      await expect(
        keep(unitOfWork, ({ reviews }) => reviews.save([{ card: lost, review: aReview(lost) }])),
      ).rejects.toThrow()
    })

    it('should have cards of the same question of different learners', async ({ unitOfWork }) => {
      const [one, other] = [await begin(unitOfWork), await begin(unitOfWork)]
      const theirs = { ...other.card, id: one.card.id, question: one.card.question }
      await keep(unitOfWork, ({ reviews }) =>
        reviews.save([one.card, theirs].map((card) => ({ card, review: aReview(card) }))),
      )
      await keep(unitOfWork, ({ reviews }) => reviews.voidCard(other.user.id, theirs.id))
      expect(await one.find()).toEqual([{ card: one.card, review: null }])
    })
  })
}
