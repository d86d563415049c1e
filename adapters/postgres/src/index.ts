import type { AdminScreens, RateLimiter, Screens, UnitOfWork } from '@app/domain'
import { CompiledQuery } from 'kysely'
import { type Backups, makeBackups } from './backup/backups.ts'
import { explain } from './database-unavailable.ts'
import { makeJobSender, type RequestId } from './jobs/job-queue.ts'
import { readLiveJobKeys } from './jobs/job-table.ts'
import { checkLedger, type LedgerFinding } from './ledger-check/check-ledger.ts'
import { migrate } from './migrations/migrate.ts'
import { readSchemaState } from './migrations/schema-state.ts'
import { openOrm } from './orm.ts'
import { makeAdminScreens } from './queries/admin-screens.ts'
import { makeAsk } from './queries/ask.ts'
import { type Census, makeCensus } from './queries/census.ts'
import { type Debts, readDebts } from './queries/debts.ts'
import { makeScreens } from './queries/screens.ts'
import { readVitals, type Vitals } from './queries/vitals.ts'
import { makeRateLimiter } from './rate-limiter.ts'
import { makeUnitOfWork } from './unit-of-work.ts'

export type { JudgedBackup } from './backup/findings.ts'
export type { BackupHeader } from './backup/format.ts'
export type { RestoreOptions, RestoreRefusal } from './backup/restore.ts'
export { DatabaseUnavailable } from './database-unavailable.ts'
export { type JobRunner, type JobRunnerOptions, makeJobRunner } from './jobs/job-runner.ts'
export type { LedgerFinding } from './ledger-check/check-ledger.ts'
export type { Log, LogEvent } from './log.ts'
export type { Census } from './queries/census.ts'
export type { Debts } from './queries/debts.ts'
export type { Vitals } from './queries/vitals.ts'

export type Postgres = {
  readonly unitOfWork: UnitOfWork
  readonly screens: Screens
  readonly adminScreens: AdminScreens
  readonly rateLimiter: RateLimiter
  /** Brings the schema up to this version: one process does it, others wait. Throws at a newer one. */
  readonly migrate: () => Promise<void>
  readonly schemaIsCurrent: () => Promise<boolean>
  /** What somebody who looks after the database asks first. */
  readonly readVitals: () => Promise<Vitals>
  /** What is counted for whoever watches over the product. */
  readonly census: Census
  /** Keys of the jobs that are waiting, running or to be tried again. */
  readonly liveJobKeys: () => Promise<readonly string[]>
  /** Whether the invariants of ledger, purchases, generations and disk hold, each with the first row that breaks it. */
  readonly checkLedger: () => Promise<readonly LedgerFinding[]>
  /** Credits that are owed by all users together, and of how many purchases: the domain's `debtOf`. */
  readonly readDebts: () => Promise<Debts>
  readonly backups: Backups
  /** Throws `DatabaseUnavailable` when nobody answers. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens no connection yet: the first question does. */
export function openPostgres({
  url,
  connections = 10,
  requestId = () => null,
  jobsAtOnce = false,
}: {
  readonly url: string
  readonly connections?: number
  /** What jobs and calls of a model are kept with. */
  readonly requestId?: RequestId
  /** Leaves out a job's delay, which protects against timing attacks: for development. */
  readonly jobsAtOnce?: boolean
}): Postgres {
  const orm = openOrm(url, connections)
  const database = orm.em.getKysely()
  const ask = makeAsk(orm)
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      throw explain(error)
    }
  }
  return {
    unitOfWork: makeUnitOfWork(database, { sender: makeJobSender({ jobsAtOnce }), requestId }),
    screens: makeScreens(ask),
    adminScreens: makeAdminScreens(ask),
    rateLimiter: makeRateLimiter(orm),
    migrate: () => asked(migrate(database, url)),
    schemaIsCurrent: async () => (await asked(readSchemaState(database))) === 'current',
    readVitals: () => asked(readVitals(database)),
    census: makeCensus(ask),
    liveJobKeys: () => asked(readLiveJobKeys(database)),
    checkLedger: () => asked(checkLedger(database)),
    readDebts: () => asked(readDebts(database)),
    backups: makeBackups(database, url),
    ping: async () => {
      await asked(database.executeQuery(CompiledQuery.raw('SELECT 1')))
    },
    close: () => orm.close(),
  }
}
