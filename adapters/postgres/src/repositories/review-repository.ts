import {
  type Card,
  type DayOfReviews,
  parseQuestions,
  type Review,
  type Reviewed,
  type ReviewRepository,
  type UserId,
} from '@app/domain'
import { sql } from 'kysely'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { pick } from './statements.ts'

export const makeReviewRepository = ({ toRead, write }: Transaction): ReviewRepository => ({
  find: async (userId, cardIds, reviewId) => {
    if (cardIds.length === 0) return []
    const rows = await toRead()
      .selectFrom('cards')
      .leftJoin('reviews', (join) =>
        join
          .onRef('reviews.userId', '=', 'cards.userId')
          .onRef('reviews.cardId', '=', 'cards.id')
          .on('reviews.id', '=', reviewId),
      )
      .selectAll('cards')
      .select(['reviews.day', 'reviews.at', 'reviews.answer', 'reviews.isRight', 'reviews.grade', 'reviews.before'])
      .where('cards.userId', '=', userId)
      .where('cards.id', 'in', cardIds)
      .execute()
    return rows.flatMap(({ day, at, answer, isRight: right, grade, before, ...row }) => {
      const card = cardFrom(row)
      if (!card) return []
      const isThere = day !== null && at !== null && grade !== null
      const of = { userId, cardId: card.id, id: reviewId }
      return [{ card, review: isThere ? { ...of, day, at, answer, right, grade, before } : null }]
    })
  },

  save: async (made) => {
    if (made.length === 0) return
    await write((database) =>
      database
        .with('standing', (query) =>
          query
            .insertInto('cards')
            .values(made.map(cardRow))
            .onConflict((conflict) =>
              conflict.columns(['userId', 'id']).doUpdateSet(({ ref }) => ({
                stability: ref('excluded.stability'),
                difficulty: ref('excluded.difficulty'),
                reviewedOn: ref('excluded.reviewedOn'),
                dueOn: ref('excluded.dueOn'),
                misses: ref('excluded.misses'),
              })),
            ),
        )
        .insertInto('reviews')
        .values(made.map(reviewRow))
        .onConflict((conflict) =>
          conflict.columns(['userId', 'cardId', 'id']).doUpdateSet(({ ref }) => ({ grade: ref('excluded.grade') })),
        ),
    )
  },

  onDay: async (userId, day) => {
    const { rows } = await sql<DayOfReviews>`
      SELECT (SELECT count(*)::integer FROM cards WHERE user_id = ${userId} AND due_on <= ${day} AND NOT is_void) AS due,
             EXISTS (SELECT FROM reviews WHERE user_id = ${userId} AND day >= ${day}) AS "isBegun"`.execute(toRead())
    const [found] = rows
    if (!found) throw new Error('A statement without a table in its FROM has one row.')
    return found
  },

  voidCard: (userId: UserId, cardId: string) =>
    write((database) =>
      database.updateTable('cards').set({ isVoid: true }).where('userId', '=', userId).where('id', '=', cardId),
    ),
})

/** Null where its question is damaged. */
function cardFrom({ stability, difficulty, ...row }: Row<'cards'>): Card | null {
  const [question] = parseQuestions([row.question]) ?? []
  return question ? { ...row, question, memory: { stability, difficulty } } : null
}

const cardRow = ({ card: { memory, ...card } }: Reviewed): Row<'cards'> => ({ ...card, ...memory })

const reviewRow = ({ review }: Reviewed): Row<'reviews'> => ({
  ...pick(review, ['userId', 'cardId', 'id', 'day', 'at', 'grade', 'before']),
  isRight: review.right,
  answer: jsonOf(review),
})

/** A text or a number alone would not go as JSON. */
const jsonOf = ({ answer }: Review): unknown => (answer === null ? null : JSON.stringify(answer))
