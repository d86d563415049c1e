import type { Plan, PlanGeneration, PlanRepository } from '@app/domain'
import { sql } from 'kysely'
import type { Database, Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { first, notNull, pick, updateOne } from './statements.ts'

export const makePlanRepository = ({ toRead, toWrite, write }: Transaction): PlanRepository => ({
  add: (plan) => write((database) => database.insertInto('plans').values(toRow(plan))),

  // The plan's row alone: saving or adding a chapter locks it as well (see the chapter repository).
  lock: async (id) => {
    const database = await toWrite()
    return first(database.selectFrom('plans').selectAll().where('id', '=', id).forUpdate(), fromRow)
  },

  find: (id) => first(toRead().selectFrom('plans').selectAll().where('id', '=', id), fromRow),

  findByConversation: (id) => {
    const plans = toRead().selectFrom('plans').selectAll().where('conversationId', '=', id)
    return first(plans.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(1), fromRow)
  },

  beingMade: async (userId) => {
    const rows = await toRead()
      .selectFrom('plans')
      .selectAll()
      .where('generation', 'in', ['pending', 'generating'])
      .$if(userId !== null, (query) => query.where('userId', '=', userId))
      .orderBy('createdAt')
      .execute()
    return rows.map(fromRow)
  },

  save: async (plan) => save(await toWrite(), plan),

  saveDraft: async (id, run, draft) => {
    const database = await toWrite()
    const update = database.updateTable('plans').set({ draft }).where('id', '=', id)
    await update.where('run', '=', run).where('generation', '=', 'generating').execute()
  },

  replace: async ({ plan, version }) => {
    const database = await toWrite()
    await save(database, plan)
    await database.deleteFrom('chapters').where('planId', '=', plan.id).execute()
    if (version === null) return
    const { chapters, ...rest } = version
    // the driver writes a list as a PostgreSQL array unless it is JSON already
    const outline = sql<typeof chapters>`${JSON.stringify(chapters)}::jsonb`
    await database
      .insertInto('plan_versions')
      .values({ ...rest, planId: plan.id, chapters: outline })
      .execute()
  },
})

async function save(database: Database, plan: Plan): Promise<void> {
  const { id, ...changes } = toRow(plan)
  await updateOne(database.updateTable('plans').set(changes).where('id', '=', id), `plan ${id}`)
}

const FACTS = ['id', 'userId', 'conversationId', 'brief', 'title', 'description', 'createdAt'] as const

const fromRow = (row: Row<'plans'>): Plan => ({ ...pick(row, FACTS), generation: generationFromRow(row) })

function generationFromRow({ generation, run, failure, failedAt }: Row<'plans'>): PlanGeneration {
  if (generation === 'failed') {
    const [reason, at] = [notNull(failure, 'plans.failure'), notNull(failedAt, 'plans.failed_at')]
    return { kind: 'failed', run, reason, at }
  }
  return { kind: generation, run }
}

function toRow(plan: Plan): Row<'plans'> {
  const { kind: generation, run, ...failed } = { reason: null, at: null, ...plan.generation }
  return { ...pick(plan, FACTS), generation, run, failure: failed.reason, failedAt: failed.at, draft: null }
}
