import type { CheckAttempt, CheckAttemptRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'

export const makeCheckAttemptRepository = ({ toRead, toWrite }: Transaction): CheckAttemptRepository => ({
  add: async (attempt): Promise<CheckAttempt> => {
    const { chapterId, id } = attempt
    const database = await toWrite()
    const added = await database
      .insertInto('check_attempts')
      .values(attempt)
      .onConflict((conflict) => conflict.columns(['chapterId', 'id']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added) return added
    const kept = database.selectFrom('check_attempts').selectAll()
    return kept.where('chapterId', '=', chapterId).where('id', '=', id).executeTakeFirstOrThrow()
  },

  marksOf: async (chapterId) => {
    const attempts = toRead().selectFrom('check_attempts').select('marks').where('chapterId', '=', chapterId)
    return (await attempts.distinct().execute()).map(({ marks }) => marks)
  },

  markedAt: (chapterId) => {
    const attempts = toRead().selectFrom('check_attempts').where('chapterId', '=', chapterId)
    const last = attempts.distinctOn('marks').select(['marks', 'answers', 'at']).orderBy('marks').orderBy('at', 'desc')
    return toRead().selectFrom(last.as('last')).selectAll().orderBy('at').execute()
  },
})
