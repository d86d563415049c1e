import { type ChapterVersion, type ChapterVersionRepository, parseContent } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { questionsFromRow, questionsToRow, upsert } from './statements.ts'

export const makeChapterVersionRepository = ({ toRead, write }: Transaction): ChapterVersionRepository => ({
  ofChapter: async (chapterId): Promise<readonly ChapterVersion[]> => {
    const stored = toRead().selectFrom('chapter_versions').selectAll().where('chapterId', '=', chapterId)
    const rows = await stored.orderBy('number').execute()
    // a damaged one is the ledger check's to report, and must not take the others with it
    return rows.flatMap((row) => {
      const content = parseContent(row.content)
      return content ? [{ ...row, content, questions: questionsFromRow(row.questions) }] : []
    })
  },

  save: (version) => {
    const row = { ...version, questions: questionsToRow(version.questions) }
    return write(upsert('chapter_versions', ['chapterId', 'number'], row))
  },

  remove: (chapterId, number) =>
    write((database) =>
      database.deleteFrom('chapter_versions').where('chapterId', '=', chapterId).where('number', '=', number),
    ),
})
