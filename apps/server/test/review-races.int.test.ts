import { DAY, type Standing } from '@app/domain'
import { anOpenChapter, newAttemptId, newChapterId, seedPlan, someQuestion } from '@app/domain/testing'
import { makeScheduler } from '@app/fsrs'
import { rounds, times } from '@app/testing/long-run'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

/** A learner with two tabs, on real PostgreSQL. What protects them: the lock of the user in take-check.ts and review-cards.ts. */
describe('reviews in several tabs', () => {
  let domain: DomainOnPostgres
  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'), { connections: 12 })
  })
  afterAll(() => domain?.close())

  const begin = async () => {
    const questions = [1, 2, 3].map(() => someQuestion({ id: newAttemptId() }))
    const { user, chapters } = await seedPlan(domain.postgres.unitOfWork, {
      chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions })],
    })
    const chapterId = chapters[0]?.id ?? newChapterId()
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 'a']))
    const log = async () =>
      (await domain.postgres.readModels.personalData(user.id))?.cards.flatMap(({ reviews }) => reviews) ?? []
    return { userId: user.id, chapterId, answers, ids: questions.map(({ id }) => id), log }
  }

  it.each(times(rounds(4, 100)))('should grade a card once a day, twice at once (%i)', async () => {
    const { useCases, clock, postgres } = domain
    const { userId, chapterId, answers, ids, log } = await begin()
    await useCases.takeCheck({ userId, chapterId, attemptId: newAttemptId(), answers })
    clock.advance(3 * DAY)
    const [cardId = ''] = ids
    const [same, other] = [newAttemptId(), newAttemptId()]
    const review = (reviewId: string, answer: string) => useCases.reviewCard({ userId, cardId, reviewId, answer })
    const replies = await Promise.all([review(same, 'a'), review(other, 'a'), review(same, 'a'), review(other, 'a')])
    const first = makeScheduler().next(null, 0, 'good')
    const { days } = makeScheduler().next(first.memory, 3, 'good')
    const nextAt = new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
    for (const reply of replies) expect(reply).toMatchObject({ ok: true, value: { right: true, nextAt } })
    const reviews = await log()
    expect(reviews).toHaveLength(5)
    const moving = reviews.filter(({ day, before }) => before !== null && (before as Standing).reviewedOn !== day)
    expect(moving).toHaveLength(1)
    expect(await postgres.readModels.dueCards(userId, nextAt, 50)).toMatchObject({ due: 3 })
  })

  it.each(times(rounds(4, 100)))(
    'should make one card of each question, whatever attempts come at once (%i)',
    async () => {
      const { useCases } = domain
      const { userId, chapterId, answers, ids, log } = await begin()
      const [same, other] = [newAttemptId(), newAttemptId()]
      const take = (attemptId: string) => useCases.takeCheck({ userId, chapterId, attemptId, answers })
      const replies = await Promise.all([take(same), take(other), take(same), take(other)])
      expect(replies.every(({ ok }) => ok)).toBe(true)
      const reviews = await log()
      expect(reviews).toHaveLength(2 * ids.length)
      expect(reviews.filter(({ before }) => before === null)).toHaveLength(ids.length)
    },
  )
})
