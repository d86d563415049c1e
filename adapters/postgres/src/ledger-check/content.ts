import { parseContent, parseQuestions } from '@app/domain'
import { type Database, rowsOf } from '../orm.ts'

export type Judgement = {
  /** Rows that were looked at. */
  readonly checked: number
  /** Those of them that are not as they should be. */
  readonly broken: number
  /** The first of these, in words. */
  readonly first: string | null
}

type ContentRow = { readonly id: string; readonly what: string; readonly content: unknown; readonly questions: unknown }

/** A chapter may hold a few hundred kilobytes: a few at a time. */
const BATCH = 100

const CHAPTERS = `
  SELECT id, format('chapter %s', id) AS what, content, questions FROM chapters
  WHERE kind = 'open' AND ($1::text IS NULL OR id > $1::uuid) ORDER BY id LIMIT ${BATCH}`

const VERSIONS = `
  SELECT chapter_id || '/' || number AS id, format('version %s of chapter %s', number, chapter_id) AS what, content, questions FROM chapter_versions
  WHERE $1::text IS NULL OR (chapter_id, number) > (split_part($1, '/', 1)::uuid, split_part($1, '/', 2)::integer)
  ORDER BY chapter_id, number LIMIT ${BATCH}`

/** Not in SQL, because the check is the one that pages rely on. */
export async function judgeContent(moment: Database): Promise<Judgement> {
  const chapters = await judgeAll(moment, CHAPTERS, { checked: 0, broken: 0, first: null })
  return judgeAll(moment, VERSIONS, chapters)
}

async function judgeAll(moment: Database, next: string, before: Judgement): Promise<Judgement> {
  let judgement = before
  let after: string | null = null
  for (;;) {
    const rows: readonly ContentRow[] = await rowsOf<ContentRow>(moment, next, after)
    judgement = rows.reduce(judgeOne, judgement)
    after = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) return judgement
  }
}

function judgeOne({ checked, broken, first }: Judgement, { what, content, questions }: ContentRow): Judgement {
  const damaged = !parseContent(content) ? 'content' : !parseQuestions(questions) ? 'questions' : null
  return damaged === null
    ? { checked: checked + 1, broken, first }
    : { checked: checked + 1, broken: broken + 1, first: first ?? `The ${what} has ${damaged} of another shape.` }
}
