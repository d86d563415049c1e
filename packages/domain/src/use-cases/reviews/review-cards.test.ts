import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  anOpenChapter,
  type Fixture,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newAttemptId,
  newChapterId,
  newUserId,
  seedPlan,
  seedUser,
  someQuestion,
} from '../../../testing/index.ts'
import type { Question } from '../../check/question.ts'
import type { Standing } from '../../reviews/card.ts'
import type { Grade } from '../../reviews/scheduler.ts'
import { DAY, HOUR } from '../../shared/duration.ts'
import type { ChapterId, PlanId, UserId } from '../../shared/ids.ts'

const { options: _options, key: _key, ...ASKED } = someQuestion() as Extract<Question, { kind: 'single' }>
const GREY = 'Grey is the color of its flour.'
const OPTIONS = [
  { id: 'a', text: 'It has doubled' },
  { id: 'b', text: 'It is grey', misconception: GREY },
  { id: 'c', text: 'It has no smell' },
]
const QUESTIONS: readonly Question[] = [
  someQuestion({ id: 'q1', options: OPTIONS, section: 's2' }),
  { ...ASKED, id: 'q2', kind: 'number', key: 250, tolerance: 5, unit: 'g' },
  someQuestion({ id: 'q3', isVoid: true }),
  someQuestion({ id: 'q4', set: 2 }),
]

let fixture: Fixture
let model: ReturnType<typeof makeScriptedLanguageModel>
let userId: UserId
let planId: PlanId
let chapterId: ChapterId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { title: 'Ripeness', questions: QUESTIONS })],
  })
  userId = user.id
  planId = plan.id
  chapterId = chapters[0]?.id as ChapterId // one was seeded
})

const take = (answers: Record<string, unknown>, attemptId = newAttemptId()) =>
  fixture.useCases.takeCheck({ userId, chapterId, attemptId, answers })
const read = (timeZone: string | null = null) => fixture.useCases.readReviews({ userId, timeZone, limit: 50 })
const due = async () => (await read()).cards.map(({ id }) => id)
const answer = (cardId: string, said: unknown, reviewId = newAttemptId()) =>
  fixture.useCases.reviewCard({ userId, cardId, reviewId, answer: said })
const grade = (cardId: string, reviewId: string, given: Grade) =>
  fixture.useCases.reviewCard({ userId, cardId, reviewId, grade: given })
const log = async () => (await fixture.readModels.personalData(userId))?.cards.flatMap(({ reviews }) => reviews) ?? []

describe('an attempt at a check', () => {
  it('should make cards of the questions that it was about, but for void ones', async () => {
    await take({ q1: 'b', q2: 250 })
    expect(await read()).toEqual({ due: 0, nextDue: '2026-01-16', cards: [] })
    fixture.clock.advance(DAY)
    const { due: count, nextDue, cards } = await read()
    expect([count, nextDue]).toEqual([1, '2026-01-18'])
    const { options = [], ...question } = cards[0]?.question ?? {}
    expect(cards).toMatchObject([
      {
        ...{ id: 'q1', planId, chapterId, chapterNumber: 1, chapterTitle: 'Ripeness', misses: 1, section: 's2' },
        planTitle: 'Sourdough from scratch',
      },
    ])
    const { prompt, objective } = someQuestion()
    expect(question).toEqual({ id: 'q1', kind: 'single', prompt, objective })
    expect(options.map(({ id, text }) => `${id} ${text}`).toSorted()).toEqual(
      OPTIONS.map((one) => `${one.id} ${one.text}`),
    )
    expect(JSON.stringify(cards)).not.toMatch(/key|explanation|misconception|Grey is/)
  })

  it('should change nothing when it is sent again, and grade the cards as another one', async () => {
    const id = newAttemptId()
    await take({ q1: 'a', q2: 250 }, id)
    fixture.clock.advance(3 * DAY)
    await take({ q1: 'b' }, id)
    expect(await log()).toHaveLength(2)
    expect(await due()).toEqual(['q1', 'q2'])
    await take({ q1: 'a', q2: null })
    expect(await due()).toEqual([])
    // q2 was not answered, and counts as missed
    expect(await read()).toMatchObject({ nextDue: '2026-01-19' })
    expect(await log()).toHaveLength(4)
  })

  it('should make cards of the second set as well, and keep those of a former version', async () => {
    await take({ q1: 'a', q2: null })
    await take({ q4: 'b' })
    const rewritten = [someQuestion({ id: 'q9' })]
    await keep(fixture.unitOfWork, async ({ plans, chapters }) => {
      await plans.lock(planId)
      const chapter = await chapters.find(chapterId)
      if (chapter?.kind === 'open') await chapters.save({ ...chapter, questions: rewritten })
    })
    fixture.clock.advance(4 * DAY)
    expect((await due()).toSorted()).toEqual(['q1', 'q2', 'q4'])
    await take({ q9: 'a' })
    fixture.clock.advance(4 * DAY)
    expect((await due()).toSorted()).toEqual(['q1', 'q2', 'q4', 'q9'])
  })

  it('should never show what is to be put in order in its order', async () => {
    const key = fc.shuffledSubarray(
      OPTIONS.map(({ id }) => id),
      { minLength: 3 },
    )
    const check = async (id: string, key: readonly string[], days: number) => {
      const { unitOfWork, useCases, clock } = makeFixture({ model })
      const questions: Question[] = [{ ...ASKED, id, kind: 'order', options: OPTIONS, key }]
      const { user, chapters } = await seedPlan(unitOfWork, {
        chaptersOf: (plan) => [anOpenChapter(plan.id, 1, { questions })],
      })
      const own = { userId: user.id, chapterId: chapters[0]?.id as ChapterId } // one was seeded
      await useCases.takeCheck({ ...own, attemptId: newAttemptId(), answers: { [id]: null } })
      clock.advance(days * DAY)
      const { cards } = await useCases.readReviews({ userId: user.id, timeZone: null, limit: 1 })
      const shown = cards[0]?.question.options?.map((option) => option.id) ?? []
      expect(shown).not.toEqual(key)
      expect(shown.toSorted()).toEqual(key.toSorted())
    }
    await fc.assert(fc.asyncProperty(fc.uuid(), key, fc.integer({ min: 1, max: 2_000 }), check))
  })

  it('should make no cards where it is refused', async () => {
    const [locked] = await keep(fixture.unitOfWork, async ({ chapters }) => {
      await chapters.addAll([aLockedChapter(planId, 2)])
      return (await chapters.ofPlan(planId)).slice(1)
    })
    const attempt = { userId, attemptId: newAttemptId(), answers: { q1: 'z' } }
    for (const [id, kind] of [
      [locked?.id, 'chapter-locked'],
      [chapterId, 'answer-unfit'],
      [newChapterId(), 'chapter-not-found'],
    ] as const)
      expect(await fixture.useCases.takeCheck({ ...attempt, chapterId: id ?? chapterId })).toMatchObject({
        error: { kind },
      })
    expect(await log()).toEqual([])
  })

  it('should leave alone what is not named: help asks one question of a set', async () => {
    await take({ q1: 'a' })
    expect((await log()).map(({ cardId }) => cardId)).toEqual(['q1'])
    fixture.clock.advance(4 * DAY)
    expect(await due()).toEqual(['q1'])
  })

  it('should make one card of each question where two come at once', async () => {
    await Promise.all([take({ q1: 'a', q2: 250 }), take({ q1: 'b', q2: null })])
    const reviews = await log()
    expect(reviews).toHaveLength(4)
    expect(reviews.filter(({ before }) => before === null)).toHaveLength(2)
  })
})

describe('a question whose key does not hold', () => {
  const refute = async (questionId: string) => {
    expect(await fixture.useCases.reportQuestion({ userId, questionId, reason: 'Both are' })).toMatchObject({
      ok: true,
    })
    model.scriptParts(() => ({ answers: [{ question: 1, answer: ['It is grey'] }] }))
    await fixture.runner.drain()
  }

  it('should take its card away, for good', async () => {
    await take({ q1: 'b', q2: 3 })
    await refute('q1')
    fixture.clock.advance(DAY)
    expect(await due()).toEqual(['q2'])
    expect(await answer('q1', 'a')).toEqual({ ok: false, error: { kind: 'card-not-found' } })
    await take({ q2: 250 })
    expect(await log()).toHaveLength(3)
  })

  it('should take away one that was made meanwhile, when it is reported once more', async () => {
    await take({ q1: 'b', q2: null })
    await keep(fixture.unitOfWork, async ({ plans, chapters }) => {
      await plans.lock(planId)
      const chapter = await chapters.find(chapterId)
      const questions = QUESTIONS.map((one) => ({ ...one, isVoid: true }))
      if (chapter?.kind === 'open') await chapters.save({ ...chapter, questions })
    })
    await fixture.useCases.reportQuestion({ userId, questionId: 'q1', reason: 'Both are' })
    fixture.clock.advance(DAY)
    expect(await due()).toEqual(['q2'])
  })
})

describe('a review', () => {
  beforeEach(async () => {
    await take({ q1: 'a', q2: 1 })
    fixture.clock.advance(3 * DAY)
  })

  it('should say what is right and why, when it comes back, and the same ever after', async () => {
    const id = newAttemptId()
    const first = await answer('q1', 'b', id)
    expect(first).toEqual({
      ok: true,
      value: {
        ...{ questionId: 'q1', right: false, key: 'a', explanation: ASKED.explanation, section: 's2' },
        ...{ feedback: [{ option: 'b', text: GREY }], grade: 'again', nextAt: '2026-01-19' },
      },
    })
    expect(await answer('q1', 'a', id)).toEqual(first)
    fixture.clock.advance(DAY)
    await answer('q1', 'a')
    expect(await answer('q1', 'a', id)).toEqual(first)
    expect(await grade('q1', id, 'easy')).toEqual(first)
    expect(await due()).toEqual(['q2'])
  })

  it('should be graded as its learner says, right after it or without an answer', async () => {
    const id = newAttemptId()
    expect(await answer('q1', 'a', id)).toMatchObject({ value: { right: true, grade: 'good', nextAt: '2026-02-02' } })
    expect(await grade('q1', id, 'hard')).toMatchObject({ value: { right: true, grade: 'hard', nextAt: '2026-01-26' } })
    expect(await grade('q1', id, 'easy')).toMatchObject({ value: { right: true, grade: 'easy', nextAt: '2026-02-11' } })
    expect(await answer('q1', 'b', id)).toMatchObject({ value: { right: true, grade: 'easy' } })
    expect(await grade('q2', newAttemptId(), 'good')).toMatchObject({
      value: { right: null, grade: 'good', key: '250 g' },
    })
    expect(await log()).toHaveLength(4)
  })

  it('should move nothing when it is the second of its day: a miss comes back in the session', async () => {
    const missed = await answer('q1', 'c')
    fixture.clock.advance(HOUR)
    expect(await answer('q1', 'a')).toMatchObject({ value: { right: true, grade: 'good', nextAt: '2026-01-19' } })
    expect(missed).toMatchObject({ value: { nextAt: '2026-01-19' } })
    expect(await log()).toHaveLength(4)
  })

  it('should wait for its day', async () => {
    await answer('q1', 'a')
    fixture.clock.advance(DAY)
    expect(await answer('q1', 'a')).toEqual({ ok: false, error: { kind: 'card-not-due' } })
    expect(await grade('q1', newAttemptId(), 'easy')).toEqual({ ok: false, error: { kind: 'card-not-due' } })
    expect(await log()).toHaveLength(3)
  })

  it('should be on the last day again when the clock jumps a day back', async () => {
    await answer('q1', 'a')
    fixture.clock.advance(-DAY)
    expect(await answer('q1', 'b')).toMatchObject({ ok: true, value: { right: false, nextAt: '2026-02-02' } })
    fixture.clock.advance(2 * DAY)
    expect(await answer('q1', 'a')).toEqual({ ok: false, error: { kind: 'card-not-due' } })
  })

  it.each([
    ['q1', ['a']],
    ['q1', 'z'],
    ['q1', 3],
    ['q1', 'a'.repeat(501)],
    ['q2', ['250']],
    ['q1', undefined],
  ])('should refuse an answer that %s cannot have: %j', async (id, said) => {
    expect(await answer(id, said)).toEqual({ ok: false, error: { kind: 'answer-unfit' } })
    expect(await log()).toHaveLength(2)
  })

  it('should refuse a number that cannot be read, and both an answer and a grade', async () => {
    const unreadable = { kind: 'answer-unreadable', questionIds: ['q2'] }
    expect(await answer('q2', 'a lot')).toEqual({ ok: false, error: unreadable })
    const both = { userId, cardId: 'q1', reviewId: newAttemptId(), answer: 'a', grade: 'easy' } as const
    expect(await fixture.useCases.reviewCard(both)).toEqual({ ok: false, error: { kind: 'answer-unfit' } })
    expect(await answer('q2', null)).toMatchObject({ value: { right: false, grade: 'again' } })
  })

  it('should be of a card that there is, and of its learner alone', async () => {
    const { id: other } = await seedUser(fixture.unitOfWork)
    for (const [who, cardId] of [
      [userId, 'q3'],
      [userId, 'q4'],
      [other, 'q1'],
      [newUserId(), 'q1'],
    ] as const)
      expect(await fixture.useCases.reviewCard({ userId: who, cardId, reviewId: newAttemptId(), answer: 'a' })).toEqual(
        {
          ok: false,
          error: { kind: 'card-not-found' },
        },
      )
    expect(await fixture.useCases.readReviews({ userId: other, timeZone: null, limit: 50 })).toEqual({
      ...{ due: 0, nextDue: null, cards: [] },
    })
  })

  it('should be one of two at once that moves the card', async () => {
    const [one, other, same] = await (async () => {
      const id = newAttemptId()
      return Promise.all([answer('q1', 'a', id), answer('q1', 'b'), answer('q1', 'a', id)])
    })()
    expect(one).toEqual(same)
    expect(other).toMatchObject({ ok: true, value: { nextAt: '2026-02-02' } })
    const reviews = await log()
    expect(reviews).toHaveLength(4)
    const moving = reviews.filter(({ day, before }) => before !== null && (before as Standing).reviewedOn !== day)
    expect(moving).toHaveLength(1)
  })
})

describe('the day of a learner', () => {
  it('should end at midnight in their time zone', async () => {
    const { useCases, clock } = fixture
    expect(await useCases.changeSettings({ userId, timeZone: 'america/new_york' })).toEqual({
      ok: true,
      value: { timeZone: 'America/New_York', weeklyGoal: null, reviewReminder: false },
    })
    // the 15th still where they are
    clock.set(new Date('2026-01-16T04:30:00Z'))
    await take({ q1: 'b', q2: null })
    expect((await read('America/New_York')).nextDue).toBe('2026-01-16')
    clock.set(new Date('2026-01-16T05:30:00Z'))
    expect((await read('America/New_York')).due).toBe(2)
    expect(await answer('q1', 'a')).toMatchObject({ ok: true, value: { right: true } })
  })

  it('should be of a zone that is known, which may be taken back', async () => {
    const { useCases } = fixture
    const unknown = await useCases.changeSettings({ userId, timeZone: 'Mars/Olympus_Mons' })
    expect(unknown).toEqual({ ok: false, error: { kind: 'unknown-time-zone' } })
    expect(await useCases.changeSettings({ userId, timeZone: '' })).toEqual(unknown)
    await useCases.changeSettings({ userId, timeZone: 'Asia/Tokyo' })
    expect(await useCases.changeSettings({ userId })).toMatchObject({ value: { timeZone: 'Asia/Tokyo' } })
    expect(await useCases.changeSettings({ userId, timeZone: null })).toMatchObject({ value: { timeZone: null } })
    expect(await useCases.changeSettings({ userId: newUserId(), timeZone: 'UTC' })).toMatchObject({
      value: { timeZone: null },
    })
  })
})

describe('an objective', () => {
  it('should be held when it was recalled on three different days', async () => {
    const held = async () => [
      (await fixture.readModels.chapter(userId, chapterId))?.held,
      (await fixture.readModels.plan(userId, planId))?.chapters[0]?.held,
    ]
    await take({ q1: 'a' })
    await take({ q1: 'a' })
    fixture.clock.advance(3 * DAY)
    await answer('q1', 'a')
    expect(await held()).toEqual([[], []])
    fixture.clock.advance(15 * DAY)
    await grade('q1', newAttemptId(), 'good')
    expect(await held()).toEqual([[], []])
    await answer('q1', 'a')
    const { objective } = someQuestion()
    expect(await held()).toEqual([[objective], [objective]])
    expect((await fixture.readModels.chapter(userId, chapterId))?.shown).toEqual([objective])
  })
})
