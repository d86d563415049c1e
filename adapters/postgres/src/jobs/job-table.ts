import { CompiledQuery } from 'kysely'
import type { Db } from 'pg-boss'
import { JOB_KINDS } from '../migrations/schema-state.ts'
import type { Database } from '../orm.ts'

// What pg-boss offers no call for. Its schema's version is checked before any of this runs.

/** Written as the index of the queue's policy is, so that finished jobs cost nothing here. */
export const LIVE = `name = ANY($1) AND policy = 'exclusive' AND state <= 'active'`
const AT_ONCE = `state = 'retry', start_after = now(), heartbeat_on = NULL`

export async function readLiveJobKeys(database: Database): Promise<readonly string[]> {
  type Found = { readonly key: string }
  const keys = `SELECT singleton_key AS key FROM pgboss.job WHERE ${LIVE}`
  const { rows } = await database.executeQuery<Found>(CompiledQuery.raw(keys, [[...JOB_KINDS]]))
  return rows.map(({ key }) => key)
}

/**
 * Puts running jobs back that no living process works on. That they were started stays on record, so a crash counts as
 * an attempt: a job that kills its worker is not tried for ever.
 */
async function putBack(database: Db, condition: string): Promise<readonly string[]> {
  const { rows } = await database.executeSql(
    `UPDATE pgboss.job SET ${AT_ONCE} WHERE ${LIVE} AND state = 'active' AND ${condition} RETURNING singleton_key AS key`,
    [JOB_KINDS],
  )
  return rows.map(({ key }) => key)
}

export const putBackAll = (database: Db) => putBack(database, 'true')

/** Sooner than pg-boss itself would, which also adds a pause. */
export const putBackSilent = (database: Db) =>
  putBack(database, "heartbeat_on < now() - heartbeat_seconds * interval '1 second'")

const INCREMENT_RETURNED = `data = jsonb_set(data, '{returned}', to_jsonb(coalesce((data->>'returned')::integer, 0) + 1))`

/** The run of this job that is under way counts as no attempt. */
export async function markNotCounted(database: Db, id: string): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET ${INCREMENT_RETURNED} WHERE ${LIVE} AND state = 'active' AND id = $2::uuid`,
    [JOB_KINDS, id],
  )
}

/** Gives running jobs to whoever comes next. A stop is nobody's failure: it does not count as an attempt. */
export const releaseJobs = (database: Db, ids: readonly string[]) =>
  database.executeSql(
    `UPDATE pgboss.job
     SET ${AT_ONCE}, ${INCREMENT_RETURNED}
     WHERE ${LIVE} AND state = 'active' AND id = ANY($2::uuid[])`,
    [JOB_KINDS, ids],
  )
