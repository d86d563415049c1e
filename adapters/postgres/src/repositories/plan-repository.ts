import type { Plan, PlanGeneration, PlanRepository } from '@app/domain'
import { sql } from 'kysely'
import type { Database, Row } from '../orm.ts'
import { notNull } from '../rows/not-null.ts'
import type { Transaction } from '../transaction.ts'

export const makePlanRepository = ({ toRead, toWrite }: Transaction): PlanRepository => ({
  add: async (plan) => {
    const database = await toWrite()
    await database.insertInto('plans').values(toRow(plan)).execute()
  },

  // The plan's row alone: saving or adding a chapter locks it as well (see the chapter repository).
  lock: async (id) => {
    const database = await toWrite()
    const row = await database.selectFrom('plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    return row ? fromRow(row) : null
  },

  find: async (id) => {
    const row = await toRead().selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? fromRow(row) : null
  },

  findByConversation: async (id) => {
    const row = await toRead()
      .selectFrom('plans')
      .selectAll()
      .where('conversation_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
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

  save: async (plan) => save(await toWrite(), plan),

  replace: async ({ plan, version }) => {
    const database = await toWrite()
    await save(database, plan)
    await database.deleteFrom('chapters').where('plan_id', '=', plan.id).execute()
    if (version === null) return
    const { replacedAt, chapters, ...rest } = version
    // the driver writes a list as a PostgreSQL array unless it is JSON already
    const outline = sql<typeof chapters>`${JSON.stringify(chapters)}::jsonb`
    const row = { ...rest, plan_id: plan.id, chapters: outline, replaced_at: replacedAt }
    await database.insertInto('plan_versions').values(row).execute()
  },
})

async function save(database: Database, plan: Plan): Promise<void> {
  const { id, ...changes } = toRow(plan)
  const { numUpdatedRows } = await database
    .updateTable('plans')
    .set(changes)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`There is no plan ${id} to save.`)
}

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
    const [reason, at] = [notNull(failure, 'plans.failure'), notNull(failed_at, 'plans.failed_at')]
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
