import {
  type ModelCall,
  type ModelCallRepository,
  OUTCOMES_UNKNOWN,
  OUTCOMES_UNREACHED,
  type Outage,
  type Spent,
  type UserId,
} from '@app/domain'
import { sql } from 'kysely'
import type { RequestId } from '../jobs/job-queue.ts'
import type { Database, Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { advisoryLock, advisoryLockOf } from './advisory-lock.ts'
import { updateOne } from './statements.ts'

export const makeModelCallRepository = (
  { toRead, toWrite, write }: Transaction,
  requestId: RequestId,
): ModelCallRepository => ({
  add: (call) =>
    write((database) => database.insertInto('model_calls').values({ ...toRow(call), requestId: requestId() })),

  save: async (call) => {
    const { id, ...changes } = toRow(call)
    const database = await toWrite()
    await updateOne(database.updateTable('model_calls').set(changes).where('id', '=', id), `call ${id}`)
  },

  spentSince: (from, lostBefore) => spentSince(toRead(), from, lostBefore),

  lockSpentSince: async (from, lostBefore) => {
    const database = await toWrite()
    await advisoryLock(database, 'daily-spending')
    return spentSince(database, from, lostBefore)
  },

  outage: (lostBefore) => outage(toRead(), lostBefore),

  lockOutage: async (lostBefore) => {
    const database = await toWrite()
    await advisoryLock(database, 'outage')
    return outage(database, lostBefore)
  },

  endLost: (startedBefore) =>
    write((database) =>
      database
        .updateTable('model_calls')
        .set({ outcome: 'model-stopped' })
        .where('outcome', '=', 'running')
        .where('startedAt', '<', startedBefore),
    ),

  callsOf: (learner, from) => callsOf(toRead(), learner, from),

  lockCallsOf: async (learner, from) => {
    const database = await toWrite()
    await advisoryLockOf(database, learner)
    return callsOf(database, learner, from)
  },

  removeBefore: (time) => write((database) => database.deleteFrom('model_calls').where('startedAt', '<', time)),
})

async function spentSince(database: Database, from: Date, lostBefore: Date): Promise<Spent> {
  const { all, running } = await database
    .selectFrom('model_calls')
    .select(({ fn }) => [
      fn.sum<string | null>('cost').as('all'),
      fn
        .sum<string | null>('cost')
        .filterWhere('outcome', '=', 'running')
        .filterWhere('startedAt', '>=', lostBefore)
        .as('running'),
    ])
    .where('startedAt', '>=', from)
    .executeTakeFirstOrThrow()
  return { finished: Number(all ?? 0) - Number(running ?? 0), running: Number(running ?? 0) }
}

/** Goes back along the calls to the last one that reached the model: it is among the newest, or as old as the outage. */
async function outage(database: Database, lostBefore: Date): Promise<Outage | null> {
  const isUnreached = sql`outcome IN (${sql.join(OUTCOMES_UNREACHED)})`
  const { rows } = await sql<Outage>`
    SELECT min(started_at) FILTER (WHERE ${isUnreached}) AS since, max(started_at) FILTER (WHERE ${isUnreached}) AS "lastAt",
           (count(*) FILTER (WHERE ${isUnreached}))::integer AS calls,
           coalesce(max(started_at) FILTER (WHERE outcome = 'running' AND started_at >= ${lostBefore})
             >= max(started_at) FILTER (WHERE ${isUnreached}), false) AS "isAsked"
    FROM model_calls WHERE started_at > coalesce((SELECT max(started_at) FROM model_calls
      WHERE NOT ${isUnreached} AND outcome NOT IN (${sql.join(OUTCOMES_UNKNOWN)})), '-infinity')
    HAVING count(*) FILTER (WHERE ${isUnreached}) > 0`.execute(database)
  return rows[0] ?? null
}

async function callsOf(database: Database, learner: UserId, from: Date): Promise<number> {
  const { begun } = await database
    .selectFrom('model_calls')
    .select(({ fn }) => fn.countAll<string>().as('begun'))
    .where('userId', '=', learner)
    .where('startedAt', '>=', from)
    .where('outcome', '<>', 'model-unavailable')
    .executeTakeFirstOrThrow()
  return Number(begun)
}

const toRow = (call: ModelCall): Omit<Row<'model_calls'>, 'requestId'> => ({
  ...call,
  faults: [...call.faults],
  cost: call.cost === null ? null : BigInt(call.cost),
})
