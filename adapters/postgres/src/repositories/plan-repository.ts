import type { Plan, PlanGeneration, PlanRepository } from '@app/domain'
import type { Row } from '../orm.ts'
import { present } from '../present.ts'
import type { Transaction } from '../transaction.ts'

export const makePlanRepository = ({ toRead, toWrite }: Transaction): PlanRepository => ({
  add: async (plan) => {
    const database = await toWrite()
    await database.insertInto('plans').values(toRow(plan)).execute()
  },

  // The plan's row alone: whoever saves or adds a chapter asks for it as well (see the chapters' repository).
  lock: async (id) => {
    const database = await toWrite()
    const row = await database.selectFrom('plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    return row ? fromRow(row) : null
  },

  find: async (id) => {
    const row = await toRead().selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? fromRow(row) : null
  },

  beingMade: async (userId) => {
    const rows = await toRead()
      .selectFrom('plans')
      .selectAll()
      .where('generation', 'in', ['pending', 'generating'])
      .$if(userId !== null, (query) => query.where('user_id', '=', userId))
      .orderBy('created_at')
      .execute()
    return rows.map(fromRow)
  },

  save: async (plan) => {
    const { id, ...changes } = toRow(plan)
    const database = await toWrite()
    const { numUpdatedRows } = await database
      .updateTable('plans')
      .set(changes)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Error(`There is no plan ${id} to save.`)
  },
})

const fromRow = (row: Row<'plans'>): Plan => ({
  id: row.id,
  userId: row.user_id,
  conversationId: row.conversation_id,
  brief: row.brief,
  title: row.title,
  description: row.description,
  generation: generationFromRow(row),
  createdAt: row.created_at,
})

function generationFromRow({ generation, run, failure, failed_at }: Row<'plans'>): PlanGeneration {
  if (generation === 'failed') {
    const [reason, at] = [present(failure, 'plans.failure'), present(failed_at, 'plans.failed_at')]
    return { kind: 'failed', run, reason, at }
  }
  return { kind: generation, run }
}

const toRow = (plan: Plan): Row<'plans'> => ({
  id: plan.id,
  user_id: plan.userId,
  conversation_id: plan.conversationId,
  brief: plan.brief,
  title: plan.title,
  description: plan.description,
  generation: plan.generation.kind,
  run: plan.generation.run,
  failure: plan.generation.kind === 'failed' ? plan.generation.reason : null,
  failed_at: plan.generation.kind === 'failed' ? plan.generation.at : null,
  created_at: plan.createdAt,
})
