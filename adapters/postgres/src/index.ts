import type { ChapterId } from '@app/domain'
import { makeBackups } from './backup/backups.ts'
import { orUnavailable } from './database-unavailable.ts'
import { makeJobSender, type RequestId } from './jobs/job-queue.ts'
import { readLiveJobKeys } from './jobs/job-table.ts'
import { checkLedger } from './ledger-check/check-ledger.ts'
import { migrate } from './migrations/migrate.ts'
import { readSchemaState } from './migrations/schema-state.ts'
import { databaseOf, openOrm, rowsOf } from './orm.ts'
import { makeAdminReadModels } from './queries/admin-read-models.ts'
import { readDebts } from './queries/debts.ts'
import { makeAddLandingViews } from './queries/funnel.ts'
import { makeMetricsQueries } from './queries/health-read-models.ts'
import { makePreparedQuery } from './queries/prepared-query.ts'
import { makeReadModels } from './queries/read-models.ts'
import { readServerInfo } from './queries/server-info.ts'
import { makeRateLimiter } from './rate-limiter.ts'
import { makeSourceStore } from './source-store.ts'
import { makeUnitOfWork } from './unit-of-work.ts'

export type { JudgedBackup } from './backup/findings.ts'
export type { BackupHeader } from './backup/format.ts'
export type { RestoreOptions, RestoreRefusal } from './backup/restore.ts'
export { DatabaseUnavailable } from './database-unavailable.ts'
export { type JobRunner, type JobRunnerOptions, makeJobRunner } from './jobs/job-runner.ts'
export type { LedgerFinding } from './ledger-check/check-ledger.ts'
export type { Log, LogEvent } from './log.ts'
export type { Debts } from './queries/debts.ts'
export type { MetricsQueries } from './queries/health-read-models.ts'
export type { ServerInfo } from './queries/server-info.ts'

export type Postgres = Readonly<ReturnType<typeof openPostgres>>

/** Opens no connection yet: the first statement does. */
export function openPostgres({
  url,
  connections = 10,
  requestId = () => null,
  jobsAtOnce = false,
  onDamagedCheck = () => undefined,
}: {
  readonly url: string
  readonly connections?: number
  /** Stored with jobs and model calls. */
  readonly requestId?: RequestId
  /** Leaves out a job's delay, which protects against timing attacks: for development. */
  readonly jobsAtOnce?: boolean
  /** A chapter is read without its check, as its stored questions are damaged: once for each chapter. */
  readonly onDamagedCheck?: (chapterId: ChapterId) => void
}) {
  const orm = openOrm(url, connections)
  const database = databaseOf(orm)
  const query = makePreparedQuery(orm)
  const reported = new Set<ChapterId>()
  return {
    unitOfWork: makeUnitOfWork(database, { sender: makeJobSender({ jobsAtOnce }), requestId }),
    readModels: makeReadModels(query, (chapterId) => {
      if (!reported.has(chapterId)) onDamagedCheck(chapterId)
      reported.add(chapterId)
    }),
    adminReadModels: makeAdminReadModels(query),
    rateLimiter: makeRateLimiter(orm),
    sourceStore: makeSourceStore(query),
    addLandingViews: makeAddLandingViews(query),
    /** Brings the schema up to this version: one process does it, others wait. Throws at a newer one. */
    migrate: () => orUnavailable(migrate(database, url)),
    schemaIsCurrent: async () => (await orUnavailable(readSchemaState(database))) === 'current',
    /** Version, clock and schema state of the server. */
    readServerInfo: () => orUnavailable(readServerInfo(database)),
    metricsQueries: makeMetricsQueries(query),
    /** Keys of the jobs that wait, run or will be retried. */
    liveJobKeys: () => orUnavailable(readLiveJobKeys(database)),
    /** Whether the invariants of ledger, purchases, generations and disk hold, each with the first row that breaks it. */
    checkLedger: () => orUnavailable(checkLedger(database)),
    /** Credits that are owed by all users together, and of how many purchases: the domain's `debtOf`. */
    readDebts: () => orUnavailable(readDebts(database)),
    backups: makeBackups(database, url),
    /** Throws `DatabaseUnavailable` when the server does not answer. */
    ping: async (): Promise<void> => {
      await orUnavailable(rowsOf(database, 'SELECT 1'))
    },
    close: () => orm.close(),
  }
}
