import type { ReviewRepository } from '../../../src/ports/repositories.ts'
import type { Card, Review } from '../../../src/reviews/card.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export const memoryReviewRepository = (transaction: Transaction): ReviewRepository => ({
  find: async (userId, cardIds, reviewId) => {
    const found: { readonly card: Card; readonly review: Review | null }[] = []
    for (const cardId of cardIds) {
      const card = await transaction.get('cards', keyOf({ userId, id: cardId }))
      const review = await transaction.get('reviews', reviewKey({ userId, cardId, id: reviewId }))
      if (card) found.push({ card, review })
    }
    return found
  },
  save: async (made) => {
    for (const { card, review } of made) {
      const { memory, reviewedOn, dueOn, misses } = card
      const chapter = await transaction.get('chapters', card.chapterId)
      await transaction.ensure(chapter !== null, `There is no chapter ${card.chapterId} to have a card of.`)
      await transaction.lock(rowKey('cards', keyOf(card)))
      const before = (await transaction.get('cards', keyOf(card))) ?? card
      await transaction.put('cards', keyOf(card), { ...before, memory, reviewedOn, dueOn, misses })
      const logged = (await transaction.get('reviews', reviewKey(review))) ?? review
      await transaction.put('reviews', reviewKey(review), { ...logged, grade: review.grade })
    }
  },
  voidCard: async (userId, id) => {
    await transaction.lock(rowKey('cards', keyOf({ userId, id })))
    const card = await transaction.get('cards', keyOf({ userId, id }))
    if (card) await transaction.put('cards', keyOf(card), { ...card, isVoid: true })
  },
  onDay: async (userId, day) => {
    const theirs = (await transaction.scan('cards')).filter((card) => card.userId === userId)
    const reviews = (await transaction.scan('reviews')).filter((review) => review.userId === userId)
    return {
      due: theirs.filter(({ dueOn, isVoid }) => dueOn <= day && !isVoid).length,
      isBegun: reviews.some((review) => review.day >= day),
    }
  },
})

const keyOf = ({ userId, id }: Pick<Card, 'userId' | 'id'>): string => `${userId}:${id}`
const reviewKey = ({ userId, cardId, id }: Pick<Review, 'userId' | 'cardId' | 'id'>): string =>
  `${userId}:${cardId}:${id}`

/** Of a user who goes. */
export async function removeCards(transaction: Transaction, userId: UserId): Promise<void> {
  const isTheirs = (row: { readonly userId: UserId }): boolean => row.userId === userId
  for (const card of (await transaction.scan('cards')).filter(isTheirs)) await transaction.remove('cards', keyOf(card))
  for (const review of (await transaction.scan('reviews')).filter(isTheirs))
    await transaction.remove('reviews', reviewKey(review))
}
