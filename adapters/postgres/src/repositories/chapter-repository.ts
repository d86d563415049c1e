import { type Chapter, type ChapterFailure, type ChapterRepository, type Hold, parseContent } from '@app/domain'
import type { Row } from '../orm.ts'
import { notNull } from '../rows/not-null.ts'
import type { Transaction } from '../transaction.ts'

export const makeChapterRepository = ({ toRead, toWrite }: Transaction): ChapterRepository => ({
  addAll: async (chapters) => {
    if (chapters.length === 0) return
    const database = await toWrite()
    await database.insertInto('chapters').values(chapters.map(toRow)).execute()
  },

  find: async (id) => {
    const row = await toRead().selectFrom('chapters').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? fromRow(row) : null
  },

  ofPlan: async (planId) => {
    const rows = await toRead()
      .selectFrom('chapters')
      .selectAll()
      .where('plan_id', '=', planId)
      .orderBy('number')
      .execute()
    return rows.map(fromRow)
  },

  beingWritten: async (userId) => {
    const rows = await toRead()
      .selectFrom('chapters')
      .innerJoin('plans', 'plans.id', 'chapters.plan_id')
      .selectAll('chapters')
      .select('plans.user_id')
      .where('chapters.kind', '=', 'preparing')
      .$if(userId !== null, (query) => query.where('plans.user_id', '=', userId))
      .orderBy('chapters.unlocked_at')
      .execute()
    return rows.map((row) => ({ chapter: fromRow(row), userId: row.user_id }))
  },

  // Locks the plan's row, so that a lock of the plan covers its chapters. An insert does the same by its foreign key.
  save: async (chapter) => {
    const { id, ...changes } = toRow(chapter)
    const database = await toWrite()
    const { numUpdatedRows } = await database
      .with('plan', (query) => query.selectFrom('plans').select('id').where('id', '=', chapter.planId).forNoKeyUpdate())
      .updateTable('chapters')
      .set(changes)
      .where('id', '=', id)
      .where(({ exists, selectFrom }) => exists(selectFrom('plan').select('plan.id')))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Error(`There is no chapter ${id} to save.`)
  },
})

function fromRow(row: Row<'chapters'>): Chapter {
  const outline = {
    id: row.id,
    planId: row.plan_id,
    number: row.number,
    title: row.title,
    summary: row.summary,
    price: row.price,
    attempt: row.attempt,
  }
  if (row.kind === 'locked') return { ...outline, kind: 'locked', failure: failureFromRow(row) }
  const unlockedAt = notNull(row.unlocked_at, 'chapters.unlocked_at')
  if (row.kind === 'preparing') {
    return {
      ...outline,
      kind: 'preparing',
      step: notNull(row.step, 'chapters.step'),
      hold: holdFromRow(row),
      unlockedAt,
    }
  }
  return {
    ...outline,
    kind: 'open',
    // damaged content is the queries' to report: it does not keep a chapter from being marked as read
    content: parseContent(row.content) ?? notNull(row.content, 'chapters.content'),
    unlockedAt,
    generatedAt: notNull(row.generated_at, 'chapters.generated_at'),
    completedAt: row.completed_at,
    readAt: row.read_at,
    ticked: row.ticked,
  }
}

const failureFromRow = ({ failure, failed_at }: Row<'chapters'>): ChapterFailure | null =>
  failure === null ? null : { reason: failure, at: notNull(failed_at, 'chapters.failed_at') }

const holdFromRow = ({ hold_key, hold_amount }: Row<'chapters'>): Hold | null =>
  hold_key === null ? null : { key: hold_key, amount: notNull(hold_amount, 'chapters.hold_amount') }

function toRow(chapter: Chapter): Row<'chapters'> {
  const { id, number, title, summary, price, kind, attempt } = chapter
  const outline = { id, plan_id: chapter.planId, number, title, summary, price, kind, attempt }
  if (chapter.kind === 'locked') {
    const { failure } = chapter
    return { ...empty, ...outline, failure: failure?.reason ?? null, failed_at: failure?.at ?? null }
  }
  if (chapter.kind === 'preparing') {
    const { step, hold, unlockedAt } = chapter
    const held = { hold_key: hold?.key ?? null, hold_amount: hold?.amount ?? null }
    return { ...empty, ...outline, ...held, step, unlocked_at: unlockedAt }
  }
  const { content, unlockedAt, generatedAt, completedAt, readAt, ticked } = chapter
  const dates = { unlocked_at: unlockedAt, generated_at: generatedAt, completed_at: completedAt, read_at: readAt }
  return { ...empty, ...outline, ...dates, content, ticked: [...ticked] }
}

/** Each state writes every column, so that none keeps a value of an earlier state. */
const empty = {
  failure: null,
  failed_at: null,
  step: null,
  hold_key: null,
  hold_amount: null,
  unlocked_at: null,
  content: null,
  generated_at: null,
  completed_at: null,
  read_at: null,
  ticked: [],
}
