import {
  type Chapter,
  type ChapterFailure,
  type ChapterRepository,
  type Hold,
  lastReportedAt,
  ONE_VERSION,
  parseContent,
  type UserId,
} from '@app/domain'
import { sql } from 'kysely'
import type { Database, Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { asJson, first, notNull, pick, questionsFromRow, questionsToRow, updateOne } from './statements.ts'

export const makeChapterRepository = ({ toRead, toWrite }: Transaction): ChapterRepository => ({
  addAll: async (chapters) => addChapters(await toWrite(), chapters),

  find: (id) => first(toRead().selectFrom('chapters').selectAll().where('id', '=', id), fromRow),

  findByQuestion: (userId, questionId) => {
    const asked = JSON.stringify([{ id: questionId }])
    const has = sql<boolean>`(chapters.questions @> ${asked}::jsonb OR EXISTS (
      SELECT FROM chapter_versions WHERE chapter_id = chapters.id AND questions @> ${asked}::jsonb))`
    return first(withOwner(toRead(), userId).where(has).limit(1), fromRow)
  },

  ofPlan: async (planId) => {
    const rows = await toRead()
      .selectFrom('chapters')
      .selectAll()
      .where('planId', '=', planId)
      .orderBy('number')
      .execute()
    return rows.map(fromRow)
  },

  countFree: async (userId, since) => {
    const free = withOwner(toRead(), userId).where('chapters.price', '=', 0)
    const counted = free.where('chapters.unlockedAt', '>=', since)
    return (await counted.clearSelect().select('chapters.id').execute()).length
  },

  unfinished: async (userId) => {
    const chapters = withOwner(toRead(), userId).where(({ eb, and, or }) =>
      or([
        eb('chapters.kind', '=', 'preparing'),
        and([eb('chapters.kind', '=', 'locked'), eb('chapters.outlining', '=', 'pending')]),
        sql<boolean>`chapters.versions -> 'rewrite' ->> 'kind' = 'pending'`,
        sql<boolean>`chapters.content -> 'isCheckPending' IS NOT NULL`,
      ]),
    )
    return (await chapters.orderBy('chapters.unlockedAt').orderBy('chapters.id').execute()).map(fromOwnedRow)
  },

  // Locks the plan's row, so that a lock of the plan covers its chapters. An insert does the same by its foreign key.
  save: async (chapter) => {
    const { id, ...changes } = toRow(chapter)
    const database = await toWrite()
    const update = database
      .with('plan', (query) => query.selectFrom('plans').select('id').where('id', '=', chapter.planId).forNoKeyUpdate())
      .updateTable('chapters')
      .set(changes)
      .where('id', '=', id)
      .where(({ exists, selectFrom }) => exists(selectFrom('plan').select('plan.id')))
    await updateOne(update, `chapter ${id}`)
  },
})

const withOwner = (database: Database, userId: UserId | null) =>
  database
    .selectFrom('chapters')
    .innerJoin('plans', 'plans.id', 'chapters.planId')
    .selectAll('chapters')
    .select('plans.userId')
    .$if(userId !== null, (query) => query.where('plans.userId', '=', userId))

const fromOwnedRow = (row: Row<'chapters'> & { readonly userId: UserId }) => ({
  chapter: fromRow(row),
  userId: row.userId,
})

export async function addChapters(database: Database, chapters: readonly Chapter[]): Promise<void> {
  if (chapters.length > 0) await database.insertInto('chapters').values(chapters.map(toRow)).execute()
}

const OUTLINE = [
  ...(['id', 'planId', 'number', 'title', 'summary'] as const),
  ...(['objectives', 'minutes', 'prerequisites', 'price', 'attempt'] as const),
]

function fromRow(row: Row<'chapters'>): Chapter {
  const outline = pick(row, OUTLINE)
  if (row.kind === 'locked')
    return { ...outline, kind: 'locked', failure: failureFromRow(row), outlining: row.outlining }
  const unlockedAt = notNull(row.unlockedAt, 'chapters.unlocked_at')
  if (row.kind === 'preparing') {
    const preparing = { ...outline, kind: row.kind, step: notNull(row.step, 'chapters.step'), unlockedAt }
    return outline.price === 0 ? { ...preparing, price: 0, hold: null } : { ...preparing, hold: holdFromRow(row) }
  }
  return {
    ...outline,
    ...pick(row, ['completedAt', 'readAt', 'place', 'ticked', 'practiceResult']),
    notes: row.notes.map((note) => ({ ...note, changedAt: new Date(note.changedAt) })),
    kind: 'open',
    // damaged content is the queries' to report: it does not keep a chapter from being marked as read
    content: parseContent(row.content) ?? notNull(row.content, 'chapters.content'),
    unlockedAt,
    questions: questionsFromRow(row.questions),
    generatedAt: notNull(row.generatedAt, 'chapters.generated_at'),
    versions: row.versions ?? ONE_VERSION,
  }
}

const failureFromRow = ({ failure, failureCode, failedAt }: Row<'chapters'>): ChapterFailure | null =>
  failure === null
    ? null
    : { code: failureCode ?? 'failed', reason: failure, at: notNull(failedAt, 'chapters.failed_at') }

const holdFromRow = ({ holdKey, holdAmount }: Row<'chapters'>): Hold => ({
  key: notNull(holdKey, 'chapters.hold_key'),
  amount: notNull(holdAmount, 'chapters.hold_amount'),
})

function toRow(chapter: Chapter): Row<'chapters'> {
  const lists = { objectives: [...chapter.objectives], prerequisites: [...chapter.prerequisites] }
  const row = { ...empty, ...pick(chapter, OUTLINE), ...lists, kind: chapter.kind }
  if (chapter.kind === 'locked') {
    const { failure, outlining } = chapter
    const failureCode = failure?.code === 'earlier-failed' ? failure.code : null
    return { ...row, failure: failure?.reason ?? null, failureCode, failedAt: failure?.at ?? null, outlining }
  }
  if (chapter.kind === 'preparing') {
    const { step, hold, unlockedAt } = chapter
    return { ...row, step, unlockedAt, holdKey: hold?.key ?? null, holdAmount: hold?.amount ?? null }
  }
  const written = pick(chapter, [
    ...([
      'content',
      'unlockedAt',
      'generatedAt',
      'completedAt',
      'readAt',
      'place',
      'practiceResult',
      'versions',
    ] as const),
  ])
  const notes = chapter.notes.map((note) => ({ ...note, changedAt: note.changedAt.toISOString() }))
  const asked = { questions: questionsToRow(chapter.questions), reportedAt: lastReportedAt(chapter) }
  return { ...row, ...written, ...asked, notes: asJson(notes), ticked: [...chapter.ticked] }
}

/** Each state writes every column, so that none keeps a value of an earlier state. */
const empty = {
  failure: null,
  failureCode: null,
  failedAt: null,
  outlining: null,
  step: null,
  holdKey: null,
  holdAmount: null,
  unlockedAt: null,
  content: null,
  questions: asJson([]),
  reportedAt: null,
  generatedAt: null,
  completedAt: null,
  readAt: null,
  place: null,
  notes: asJson([]),
  ticked: [],
  practiceResult: null,
  versions: null,
}
