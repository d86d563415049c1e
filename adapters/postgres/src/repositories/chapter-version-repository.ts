import { type ChapterVersion, type ChapterVersionRepository, parseContent } from '@app/domain'
import type { Transaction } from '../transaction.ts'

export const makeChapterVersionRepository = ({ toRead, toWrite }: Transaction): ChapterVersionRepository => ({
  ofChapter: async (chapterId): Promise<readonly ChapterVersion[]> => {
    const stored = toRead().selectFrom('chapter_versions').selectAll().where('chapterId', '=', chapterId)
    const rows = await stored.orderBy('number').execute()
    // a damaged one is the ledger check's to report, and must not take the others with it
    return rows.flatMap((row) => {
      const content = parseContent(row.content)
      return content ? [{ ...row, content }] : []
    })
  },

  save: async (version) => {
    const database = await toWrite()
    // an array would go as one of PostgreSQL's own, and so would null as JSON
    const row = { ...version, questions: JSON.stringify(version.questions) as unknown as typeof version.questions }
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
