import type { ChapterPart, ChapterPartRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'

export const makeChapterPartRepository = ({ toRead, toWrite }: Transaction): ChapterPartRepository => ({
  ofChapter: async (chapterId): Promise<readonly ChapterPart[]> =>
    toRead().selectFrom('chapter_parts').selectAll().where('chapterId', '=', chapterId).orderBy('name').execute(),

  save: async (part) => {
    const database = await toWrite()
    const { task, made } = part
    // an array would go as one of PostgreSQL's own
    const row = { ...part, task: JSON.stringify(task), made: JSON.stringify(made) }
    await database
      .insertInto('chapter_parts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['chapterId', 'name']).doUpdateSet(row))
      .execute()
  },

  removeOf: async (chapterId, names) => {
    const database = await toWrite()
    const parts = database.deleteFrom('chapter_parts').where('chapterId', '=', chapterId)
    await (names ? parts.where('name', 'in', names) : parts).execute()
  },
})
