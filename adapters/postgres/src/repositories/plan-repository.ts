import type { Plan, PlanGeneration, PlanRepository, PlanVersion } from '@app/domain'
import { sql } from 'kysely'
import type { Database, Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { addChapters } from './chapter-repository.ts'
import { first, notNull, updateOne } from './statements.ts'

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

  unfinished: async (userId) => {
    const rows = await toRead()
      .selectFrom('plans')
      .selectAll()
      .where(({ eb, or }) =>
        or([eb('generation', 'in', ['pending', 'generating']), sql<boolean>`revision ->> 'kind' = 'pending'`]),
      )
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
    if (version) await addVersion(database, plan, version)
  },

  // Locked chapters hold nothing but their row, so they are written anew: no two ever have one number on the way.
  edit: async ({ plan, chapters, version }) => {
    const database = await toWrite()
    await save(database, plan)
    await database.deleteFrom('chapters').where('planId', '=', plan.id).where('kind', '=', 'locked').execute()
    await addChapters(
      database,
      chapters.filter(({ kind }) => kind === 'locked'),
    )
    await addVersion(database, plan, version)
  },

  versionBefore: ({ id, generation, edits }) => {
    const versions = toRead().selectFrom('plan_versions').selectAll().where('planId', '=', id)
    return first(
      versions.where('run', '=', generation.run).where('edit', '=', edits).where('edit', '>', 0),
      versionFromRow,
    )
  },

  hasCopyOf: async (userId, origin) => {
    const own = toRead().selectFrom('plans').select('id').where('userId', '=', userId)
    const copies = own.where(({ eb, or }) => or([eb('id', '=', origin), eb('origin', '=', origin)]))
    return (await copies.executeTakeFirst()) !== undefined
  },
})

async function addVersion(database: Database, { id: planId }: Plan, version: PlanVersion): Promise<void> {
  const { chapters, ...rest } = version
  // the driver writes a list as a PostgreSQL array unless it is JSON already
  const outline = sql<typeof chapters>`${JSON.stringify(chapters)}::jsonb`
  await database
    .insertInto('plan_versions')
    .values({ ...rest, planId, chapters: outline })
    .execute()
}

const versionFromRow = ({ planId: _planId, chapters, ...version }: Row<'plan_versions'>): PlanVersion => ({
  ...version,
  // JSON has no dates, and a version that was kept earlier does not know of added chapters
  chapters: chapters.map(({ failure, outlining = null, ...chapter }) => ({
    ...chapter,
    outlining,
    failure: failure && { ...failure, code: failure.code ?? 'failed', at: new Date(failure.at) },
  })),
})

async function save(database: Database, plan: Plan): Promise<void> {
  const { id, ...changes } = toRow(plan)
  await updateOne(database.updateTable('plans').set(changes).where('id', '=', id), `plan ${id}`)
}

function fromRow({ chaptersAreFree, draft: _draft, generation, run, failure, failedAt, ...facts }: Row<'plans'>): Plan {
  return { ...facts, isFree: chaptersAreFree, generation: generationFrom({ generation, run, failure, failedAt }) }
}

type Made = Pick<Row<'plans'>, 'generation' | 'run' | 'failure' | 'failedAt'>

function generationFrom({ generation, run, failure, failedAt }: Made): PlanGeneration {
  if (generation === 'failed') {
    const [reason, at] = [notNull(failure, 'plans.failure'), notNull(failedAt, 'plans.failed_at')]
    return { kind: 'failed', run, reason, at }
  }
  return { kind: generation, run }
}

function toRow({ generation: made, isFree, ...facts }: Plan): Row<'plans'> {
  const { kind: generation, run, reason: failure, at: failedAt } = { reason: null, at: null, ...made }
  return { ...facts, chaptersAreFree: isFree, generation, run, failure, failedAt, draft: null }
}
