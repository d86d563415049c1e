import { parseContent } from '@app/domain'
import { CompiledQuery } from 'kysely'
import type { Database } from '../orm.ts'

export type Judgement = {
  /** Rows that were looked at. */
  readonly checked: number
  /** Those of them that are not as they should be. */
  readonly broken: number
  /** The first of these, in words. */
  readonly first: string | null
}

type ContentRow = { readonly id: string; readonly content: unknown }

/** A chapter may hold a few hundred kilobytes: a few at a time. */
const BATCH = 100

const NEXT = `
  SELECT id, content FROM chapters WHERE kind = 'open' AND ($1::uuid IS NULL OR id > $1) ORDER BY id LIMIT ${BATCH}`

/** Not in SQL, because the check is the one that pages rely on. */
export async function judgeContent(moment: Database): Promise<Judgement> {
  let judgement: Judgement = { checked: 0, broken: 0, first: null }
  let after: string | null = null
  for (;;) {
    const query: CompiledQuery<ContentRow> = CompiledQuery.raw(NEXT, [after])
    const { rows } = await moment.executeQuery(query)
    judgement = rows.reduce(judgeOne, judgement)
    after = rows.at(-1)?.id ?? null
    if (rows.length < BATCH) return judgement
  }
}

const judgeOne = ({ checked, broken, first }: Judgement, { id, content }: ContentRow): Judgement =>
  parseContent(content)
    ? { checked: checked + 1, broken, first }
    : { checked: checked + 1, broken: broken + 1, first: first ?? `The chapter ${id} has content of another shape.` }
