import type { ModelCall, ModelCallRepository, Spent, UserId } from '@app/domain'
import type { RequestId } from '../jobs/job-queue.ts'
import type { Database, Row } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import { advisoryLock, advisoryLockOf } from './advisory-lock.ts'

export const makeModelCallRepository = (
  { toRead, toWrite }: Transaction,
  requestId: RequestId,
): ModelCallRepository => ({
  add: async (call) => {
    const database = await toWrite()
    await database
      .insertInto('model_calls')
      .values({ ...toRow(call), request_id: requestId() })
      .execute()
  },

  save: async (call) => {
    const { id, ...changes } = toRow(call)
    const database = await toWrite()
    const { numUpdatedRows } = await database
      .updateTable('model_calls')
      .set(changes)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new Error(`There is no call ${id} to save.`)
  },

  spentSince: (from, lostBefore) => spentSince(toRead(), from, lostBefore),

  lockSpentSince: async (from, lostBefore) => {
    const database = await toWrite()
    await advisoryLock(database, 'daily-spending')
    return spentSince(database, from, lostBefore)
  },

  endLost: async (startedBefore) => {
    const database = await toWrite()
    await database
      .updateTable('model_calls')
      .set({ outcome: 'model-stopped' })
      .where('outcome', '=', 'running')
      .where('started_at', '<', startedBefore)
      .execute()
  },

  callsOf: (learner, from) => callsOf(toRead(), learner, from),

  lockCallsOf: async (learner, from) => {
    const database = await toWrite()
    await advisoryLockOf(database, learner)
    return callsOf(database, learner, from)
  },

  removeBefore: async (time) => {
    const database = await toWrite()
    await database.deleteFrom('model_calls').where('started_at', '<', time).execute()
  },
})

async function spentSince(database: Database, from: Date, lostBefore: Date): Promise<Spent> {
  const { all, running } = await database
    .selectFrom('model_calls')
    .select(({ fn }) => [
      fn.sum<string | null>('cost').as('all'),
      fn
        .sum<string | null>('cost')
        .filterWhere('outcome', '=', 'running')
        .filterWhere('started_at', '>=', lostBefore)
        .as('running'),
    ])
    .where('started_at', '>=', from)
    .executeTakeFirstOrThrow()
  return { finished: Number(all ?? 0) - Number(running ?? 0), running: Number(running ?? 0) }
}

async function callsOf(database: Database, learner: UserId, from: Date): Promise<number> {
  const { begun } = await database
    .selectFrom('model_calls')
    .select(({ fn }) => fn.countAll<string>().as('begun'))
    .where('user_id', '=', learner)
    .where('started_at', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(begun)
}

const toRow = (call: ModelCall): Omit<Row<'model_calls'>, 'request_id'> => ({
  id: call.id,
  purpose: call.purpose,
  user_id: call.userId,
  plan_id: call.planId,
  chapter_id: call.chapterId,
  model: call.model,
  started_at: call.startedAt,
  outcome: call.outcome,
  input_tokens: call.inputTokens,
  output_tokens: call.outputTokens,
  faults: [...call.faults],
  milliseconds: call.milliseconds,
  cost: call.cost === null ? null : BigInt(call.cost),
})
