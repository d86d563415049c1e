import type { ChapterPart, ChapterPartRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { upsert } from './statements.ts'

export const makeChapterPartRepository = ({ toRead, toWrite, write }: Transaction): ChapterPartRepository => ({
  ofChapter: async (chapterId): Promise<readonly ChapterPart[]> =>
    toRead().selectFrom('chapter_parts').selectAll().where('chapterId', '=', chapterId).orderBy('name').execute(),

  save: (part) => {
    // an array would go as one of PostgreSQL's own
    const row = { ...part, task: JSON.stringify(part.task), made: JSON.stringify(part.made) }
    return write(upsert('chapter_parts', ['chapterId', 'name'], row))
  },

  removeOf: async (chapterId, names) => {
    const database = await toWrite()
    const parts = database.deleteFrom('chapter_parts').where('chapterId', '=', chapterId)
    await (names ? parts.where('name', 'in', names) : parts).execute()
  },
})
