import { type ChapterVersion, type ChapterVersionRepository, parseContent } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { questionsFromRow, questionsToRow } from './statements.ts'

export const makeChapterVersionRepository = ({ toRead, toWrite }: Transaction): ChapterVersionRepository => ({
  ofChapter: async (chapterId): Promise<readonly ChapterVersion[]> => {
    const stored = toRead().selectFrom('chapter_versions').selectAll().where('chapterId', '=', chapterId)
    const rows = await stored.orderBy('number').execute()
    // a damaged one is the ledger check's to report, and must not take the others with it
    return rows.flatMap((row) => {
      const content = parseContent(row.content)
      return content ? [{ ...row, content, questions: questionsFromRow(row.questions) }] : []
    })
  },

  save: async (version) => {
    const database = await toWrite()
    const row = { ...version, questions: questionsToRow(version.questions) }
    await database
      .insertInto('chapter_versions')
      .values(row)
      .onConflict((conflict) => conflict.columns(['chapterId', 'number']).doUpdateSet(row))
      .execute()
  },

  remove: async (chapterId, number) => {
    const database = await toWrite()
    const stored = database.deleteFrom('chapter_versions').where('chapterId', '=', chapterId)
    await stored.where('number', '=', number).execute()
  },
})
