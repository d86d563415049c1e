import type { Db } from 'pg-boss'
import { type Database, rowsOf } from '../orm.ts'
import { JOB_KINDS } from './job-policies.ts'

// Statements that pg-boss has no API for. Its schema version is checked before any of them runs.

/** Matches the partial index of the queue's policy, so that finished jobs cost nothing. */
export const LIVE = `name = ANY($1) AND policy = 'exclusive' AND state <= 'active'`
const AT_ONCE = `state = 'retry', start_after = now(), heartbeat_on = NULL`

/** A job that has just been taken has had no heartbeat yet. */
export const IS_RUNNING = `
  SELECT 1 FROM pgboss.job
  WHERE name = $1 AND policy = 'exclusive' AND state = 'active' AND singleton_key = $2
    AND coalesce(heartbeat_on, started_on) >= now() - heartbeat_seconds * interval '1 second'`

export async function readLiveJobKeys(database: Database): Promise<readonly string[]> {
  const keys = `SELECT singleton_key AS key FROM pgboss.job WHERE ${LIVE}`
  return (await rowsOf<{ readonly key: string }>(database, keys, [...JOB_KINDS])).map(({ key }) => key)
}

/** Requeues running jobs without a living process. A crash counts as an attempt: no job kills workers for ever. */
async function putBack(database: Db, condition: string): Promise<readonly string[]> {
  const { rows } = await database.executeSql(
    `UPDATE pgboss.job SET ${AT_ONCE} WHERE ${LIVE} AND state = 'active' AND ${condition} RETURNING singleton_key AS key`,
    [JOB_KINDS],
  )
  return rows.map(({ key }) => key)
}

export const putBackAll = (database: Db) => putBack(database, 'true')

/** Sooner than pg-boss would, and without its retry delay. */
export const putBackSilent = (database: Db) =>
  putBack(database, "heartbeat_on < now() - heartbeat_seconds * interval '1 second'")

const INCREMENT_RETURNED = `data = jsonb_set(data, '{returned}', to_jsonb(coalesce((data->>'returned')::integer, 0) + 1))`

/** The current run of this job does not count as an attempt. */
export async function markNotCounted(database: Db, id: string): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET ${INCREMENT_RETURNED} WHERE ${LIVE} AND state = 'active' AND id = $2::uuid`,
    [JOB_KINDS, id],
  )
}

/** Releases running jobs at shutdown, which does not count as an attempt. */
export const releaseJobs = (database: Db, ids: readonly string[]) =>
  database.executeSql(
    `UPDATE pgboss.job
     SET ${AT_ONCE}, ${INCREMENT_RETURNED}
     WHERE ${LIVE} AND state = 'active' AND id = ANY($2::uuid[])`,
    [JOB_KINDS, ids],
  )
