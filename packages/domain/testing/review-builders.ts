import { type Card, type Review, type Reviewed, reviewCard } from '../src/reviews/card.ts'
import type { ChapterId, UserId } from '../src/shared/ids.ts'
import { NOW, newAttemptId } from './builders.ts'
import { someQuestion } from './content.ts'
import { makeMemoryScheduler } from './memory/scheduler.ts'

/** Answered right on the day of NOW, so due three days later. */
export function aCard(userId: UserId, chapterId: ChapterId, changes: Partial<Card> = {}): Card {
  const question = changes.question ?? someQuestion({ id: newAttemptId() })
  const standing = { memory: { stability: 3, difficulty: 5 }, reviewedOn: '2026-01-15', dueOn: '2026-01-18', misses: 0 }
  return { ...standing, userId, id: question.id, chapterId, question, isVoid: false, ...changes }
}

/** The first review of a card. */
export const aReview = ({ userId, id: cardId, reviewedOn }: Card, changes: Partial<Review> = {}): Review => ({
  ...{ userId, cardId, id: newAttemptId(), day: reviewedOn, at: NOW, answer: 'a', right: true, grade: 'good' },
  before: null,
  ...changes,
})

/** A card as a right answer leaves it on that day. */
export const reviewedOn = (card: Card, today: string, changes: Partial<Review> = {}): Reviewed =>
  reviewCard(makeMemoryScheduler(), card, aReview(card, changes), today)
