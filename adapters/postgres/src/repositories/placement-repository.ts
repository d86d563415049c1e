import type { Placement, PlacementRepository, WritingPlacement } from '@app/domain'
import type { Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { asJson, first, notNull, pick, upsert } from './statements.ts'

export const makePlacementRepository = ({ toRead, write }: Transaction): PlacementRepository => ({
  find: (id) => first(toRead().selectFrom('placements').selectAll().where('conversationId', '=', id), fromRow),

  save: (placement) => write(upsert('placements', ['conversationId'], toRow(placement))),

  beingWritten: async (wanted) => {
    const all = toRead()
      .selectFrom('placements')
      .innerJoin('conversations', 'conversations.id', 'placements.conversationId')
      .selectAll('placements')
      .select('conversations.userId')
      .where('placements.kind', '=', 'writing')
    const rows = await (wanted === null ? all : all.where('conversations.userId', '=', wanted)).execute()
    return rows.map(({ userId, ...row }) => ({ placement: writingFrom(row), userId }))
  },
})

const COMMON = ['conversationId', 'id', 'brief', 'at'] as const

const writingFrom = (row: Row<'placements'>): WritingPlacement => ({
  ...pick(row, COMMON),
  kind: 'writing',
  parts: row.parts,
})

function fromRow(row: Row<'placements'>): Placement {
  if (row.kind === 'writing') return writingFrom(row)
  const common = pick(row, COMMON)
  if (row.kind === 'unavailable') return { ...common, kind: row.kind }
  if (row.kind === 'ready') return { ...common, kind: row.kind, questions: row.questions }
  const attempt = {
    id: notNull(row.attemptId, 'placements.attempt_id'),
    answers: notNull(row.answers, 'placements.answers'),
    marks: notNull(row.marks, 'placements.marks'),
    at: notNull(row.answeredAt, 'placements.answered_at'),
  }
  return { ...common, kind: row.kind, questions: row.questions, attempt }
}

function toRow(placement: Placement): Row<'placements'> {
  const attempt = placement.kind === 'answered' ? placement.attempt : null
  return {
    ...pick(placement, COMMON),
    kind: placement.kind,
    parts: asJson(placement.kind === 'writing' ? placement.parts : []),
    questions: asJson('questions' in placement ? placement.questions : []),
    attemptId: attempt?.id ?? null,
    answers: attempt?.answers ?? null,
    marks: attempt?.marks ?? null,
    answeredAt: attempt?.at ?? null,
  }
}
