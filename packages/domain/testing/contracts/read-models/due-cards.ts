import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { Question } from '../../../src/check/question.ts'
import type { Card } from '../../../src/reviews/card.ts'
import { inSession } from '../../../src/reviews/session.ts'
import { anOpenChapter, later, newAttemptId, newChapterId, newUserId } from '../../builders.ts'
import { someQuestion } from '../../content.ts'
import { aCard, aReview } from '../../review-builders.ts'
import { keep, seedPlan } from '../../seed.ts'
import { itOn } from '../it-on.ts'
import { FEW, type OpenStorage, type StorageFactory } from '../storage.ts'

const { options: _options, key: _key, ...ASKED } = someQuestion() as Extract<Question, { kind: 'single' }>

async function begin({ unitOfWork }: OpenStorage) {
  const { user, plan, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [1, 2, 3].map((number) => anOpenChapter(id, number)),
  })
  const card = (chapter: number, changes: Partial<Card> = {}) =>
    aCard(user.id, chapters[chapter]?.id ?? newChapterId(), { reviewedOn: '2026-01-01', ...changes })
  const save = (...cards: readonly Card[]) =>
    keep(unitOfWork, ({ reviews }) => reviews.save(cards.map((one) => ({ card: one, review: aReview(one) }))))
  return { user, plan, chapters, card, save }
}

export function describeDueCards(name: string, open: StorageFactory): void {
  const it = itOn(open)
  describe(`${name}: cards that are due`, () => {
    it('should be those of a day and before, with where they are from, and the next day', async (storage) => {
      const { user, plan, chapters, card, save } = await begin(storage)
      const read = (day: string, limit = 50) => storage.readModels.dueCards(user.id, day, limit)
      expect(await read('2026-02-01')).toEqual({ due: 0, nextDue: null, cards: [] })
      const [early, late, later] = [
        card(1, { dueOn: '2026-01-31', misses: 2 }),
        card(0, { dueOn: '2026-02-01' }),
        card(0, { dueOn: '2026-02-10' }),
      ]
      const gone = ['2026-02-01', '2026-02-02'].map((dueOn) => card(2, { dueOn, isVoid: true }))
      await save(late, later, early, ...gone, card(2, { dueOn: '2026-03-01' }))
      const found = await read('2026-02-01')
      expect(found).toMatchObject({ due: 2, nextDue: '2026-02-10' })
      const { id, chapterId, question, dueOn, misses } = early
      expect(inSession(found.cards, 50)).toEqual([
        {
          ...{ id, chapterId, question, dueOn, misses, planId: plan.id, planTitle: plan.title },
          ...{ chapterNumber: 2, chapterTitle: chapters[1]?.title },
        },
        expect.objectContaining({ id: late.id, misses: 0, chapterNumber: 1 }),
      ])
      expect(await read('2026-01-31')).toMatchObject({ due: 1, nextDue: '2026-02-01', cards: { length: 1 } })
      expect(await read('2026-02-01', 0)).toEqual({ due: 2, nextDue: '2026-02-10', cards: [] })
      expect(await storage.readModels.dueCards(newUserId(), '2026-02-01', 50)).toMatchObject({ due: 0, cards: [] })
    })

    it('should have the first of a session among them, however many there are', async (storage) => {
      const anyCard = fc.record({ chapter: fc.nat(2), isWord: fc.boolean(), day: fc.integer({ min: 1, max: 9 }) })
      const property = fc.asyncProperty(
        fc.array(anyCard, { minLength: 12, maxLength: 30 }),
        fc.nat(8),
        async (any, limit) => {
          const { user, card, save } = await begin(storage)
          const cards = any.map(({ chapter, isWord, day }) => {
            const id = newAttemptId()
            const word = { ...ASKED, id, kind: 'short', key: 'x', accepted: [] } as const
            return card(chapter, { question: isWord ? word : someQuestion({ id }), dueOn: `2026-02-0${day}` })
          })
          await save(...cards)
          const due = cards.filter(({ dueOn }) => dueOn <= '2026-02-05')
          const found = await storage.readModels.dueCards(user.id, '2026-02-05', limit)
          expect(found.due).toBe(due.length)
          const ids = (some: readonly Pick<Card, 'id'>[]) => some.map(({ id }) => id)
          expect(ids(inSession(found.cards, limit))).toEqual(ids(inSession(due, limit)))
        },
      )
      await fc.assert(property, FEW)
    })
  })

  describe(`${name}: what was done in a week`, () => {
    it('should be reviews that are no first answers, and completed chapters, from the day before on', async (storage) => {
      const since = new Date('2026-01-12T00:00:00Z')
      const at = ['2026-01-10T23:59:59Z', '2026-01-11T00:00:00Z', '2026-01-20T00:00:00Z'].map((time) => new Date(time))
      const { user, chapters } = await seedPlan(storage.unitOfWork, {
        chaptersOf: ({ id }) => [
          ...at.map((completedAt, index) => anOpenChapter(id, index + 1, { completedAt, minutes: index + 1 })),
          anOpenChapter(id, 4, { completedAt: at[2] ?? null, minutes: null }),
          anOpenChapter(id, 5, { minutes: 90 }),
        ],
      })
      const card = aCard(user.id, chapters[0]?.id ?? newChapterId())
      const days = ['2026-01-11', '2026-01-12', '2026-01-14']
      const reviews = days.map((day) => aReview(card, { day, before: standing(card) }))
      for (const review of [aReview(card, { day: '2026-01-13' }), ...reviews])
        await keep(storage.unitOfWork, (repositories) => repositories.reviews.save([{ card, review }]))
      const record = await storage.readModels.studyRecord(user.id, since)
      expect(record.reviews).toBe(2)
      expect(record.completed).toHaveLength(3)
      expect(record.completed).toEqual(
        expect.arrayContaining([
          { at: at[1], minutes: 2 },
          { at: at[2], minutes: 3 },
          { at: at[2], minutes: null },
        ]),
      )
      expect(await storage.readModels.studyRecord(newUserId(), since)).toEqual({ reviews: 0, completed: [] })
    })
  })

  describe(`${name}: what was recalled`, () => {
    it('should be held from the third day on, of all cards of a chapter that count', async (storage) => {
      const { user, plan, chapters, card } = await begin(storage)
      const about = (objective: string) => someQuestion({ id: newAttemptId(), objective })
      const [one, other, wrong, gone, elsewhere] = [
        card(0, { question: about('Bake') }),
        card(0, { question: about('Bake') }),
        card(0, { question: about('Knead') }),
        card(0, { question: about('Cool'), isVoid: true }),
        card(1, { question: about('Bake') }),
      ]
      const days = ['2026-01-01', '2026-01-04', '2026-01-09']
      const reviews = [
        ...[one, other, one].map((card, at) => ({ card, review: aReview(card, { day: days[at] as string }) })),
        ...days.map((day) => ({ card: wrong, review: aReview(wrong, { day, right: null }) })),
        { card: wrong, review: aReview(wrong, { day: '2026-01-12', right: false }) },
        ...days.map((day) => ({ card: gone, review: aReview(gone, { day }) })),
        // twice on a day
        ...['2026-01-04', '2026-01-12', '2026-01-12'].map((day) => ({
          card: elsewhere,
          review: aReview(elsewhere, { day }),
        })),
      ]
      for (const made of reviews) await keep(storage.unitOfWork, (repositories) => repositories.reviews.save([made]))
      const page = await storage.readModels.plan(user.id, plan.id)
      expect(page?.chapters.map(({ held }) => held)).toEqual([['Bake'], [], []])
      const held = async (at: number) =>
        (await storage.readModels.chapter(user.id, chapters[at]?.id ?? newChapterId()))?.held
      expect([await held(0), await held(1)]).toEqual([['Bake'], []])
    })
  })

  describe(`${name}: cards of an account`, () => {
    it('should be in the export with their reviews, and counted for support, without words', async (storage) => {
      const { user, card, save } = await begin(storage)
      const [one, gone] = [card(0), card(1, { isVoid: true })]
      await save(one, gone)
      const second = aReview(one, { answer: 'b', right: false, grade: 'again', at: later(9), before: standing(one) })
      await keep(storage.unitOfWork, ({ reviews }) => reviews.save([{ card: one, review: second }]))
      const data = await storage.readModels.personalData(user.id)
      const { question: _question, memory, ...kept } = one
      const { right: isRight, ...logged } = second
      expect(data?.cards).toHaveLength(2)
      expect(data?.cards).toContainEqual({
        ...{ ...kept, ...memory },
        reviews: [expect.objectContaining({ grade: 'good', isRight: true, before: null }), { ...logged, isRight }],
      })
      expect(JSON.stringify(data?.cards)).not.toContain(someQuestion().explanation)
      const account = await storage.adminReadModels.account(user.id)
      expect(account).toMatchObject({ cards: 1, timeZone: null })
    })
  })
}

const standing = ({ memory, reviewedOn, dueOn, misses }: Card) => ({ memory, reviewedOn, dueOn, misses })
