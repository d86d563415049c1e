import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt } from 'node:crypto'
import { type JobQueue, jobKey, SECOND, type StartDelay } from '@app/domain'
import { type Db, fromKysely, PgBoss } from 'pg-boss'
import { rowsOf } from '../orm.ts'
import type { Transaction } from '../transaction.ts'
import type { StoredJob } from './job-attempt.ts'
import { JOB_POLICIES } from './job-policies.ts'
import { IS_RUNNING } from './job-table.ts'

/** The id of the current request; null outside of one. */
export type RequestId = () => string | null

/** Writes jobs through the unit of work's own connection, so they commit with it. */
export type JobSender = {
  readonly send: (stored: StoredJob, connection: Db, delay?: StartDelay) => Promise<boolean>
}

/** Its `pg-boss` has no connection: taking a second one, while each unit of work holds one, would deadlock the pool. */
export function makeJobSender({ jobsAtOnce = false } = {}): JobSender {
  const current = new AsyncLocalStorage<Db>()
  const executeSql: Db['executeSql'] = async (text, values) => {
    const connection = current.getStore()
    if (!connection) throw new Error('Jobs are only sent within a unit of work.')
    return connection.executeSql(text, values)
  }
  const boss = new PgBoss({ db: { executeSql } })
  return {
    // The policy of every queue is 'exclusive': one job per key that is waiting, running or to be tried again.
    send: async (stored, connection, delay) => {
      const { job } = stored
      const start = delay && !jobsAtOnce && { startAfter: randomInt(delay.least, delay.most + 1) / SECOND }
      const options = { ...JOB_POLICIES[job.kind].options, ...start, singletonKey: jobKey(job) }
      return (await current.run(connection, () => boss.send(job.kind, stored, options))) !== null
    },
  }
}

export const makeJobQueue = (
  { toRead, toWrite }: Transaction,
  { sender, requestId }: { readonly sender: JobSender; readonly requestId: RequestId },
): JobQueue => ({
  enqueue: async (job, delay) => {
    const id = requestId()
    return sender.send(
      id === null ? { job } : { job, requestId: id },
      fromKysely((await toWrite()).withoutPlugins()),
      delay,
    )
  },
  isRunning: async (job) => (await rowsOf(toRead(), IS_RUNNING, job.kind, jobKey(job))).length > 0,
})
