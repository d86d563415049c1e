import { type Job, jobKey, type StartDelay } from '../../src/ports/jobs.ts'
import type { AdminReadModels } from '../../src/ports/read-models/admin.ts'
import type { ReadModels } from '../../src/ports/read-models/learner.ts'
import type { Repositories } from '../../src/ports/repositories.ts'
import type { UnitOfWork } from '../../src/ports/unit-of-work.ts'
import { isErr } from '../../src/shared/result.ts'
import { memoryAdminReadModels } from './read-models/admin-read-models.ts'
import { memoryReadModels } from './read-models/read-models.ts'
import { memoryAuditLog } from './repositories/audit-log.ts'
import { memoryChapterPartRepository } from './repositories/chapter-part-repository.ts'
import { memoryChapterRepository } from './repositories/chapter-repository.ts'
import { memoryChapterVersionRepository } from './repositories/chapter-version-repository.ts'
import { memoryCheckAttemptRepository } from './repositories/check-attempt-repository.ts'
import { memoryConversationRepository } from './repositories/conversation-repository.ts'
import { memoryHelpTurnRepository } from './repositories/help-turn-repository.ts'
import { memoryJobQueue } from './repositories/job-queue.ts'
import { memoryLinkRepository } from './repositories/link-repository.ts'
import { memoryMailLog } from './repositories/mail-log.ts'
import { memoryModelCallRepository } from './repositories/model-call-repository.ts'
import { memoryOperatorAlertLog } from './repositories/operator-alert-log.ts'
import { memoryPlacementRepository } from './repositories/placement-repository.ts'
import { memoryPlanRepository } from './repositories/plan-repository.ts'
import { memoryPlanShareRepository } from './repositories/plan-share-repository.ts'
import { memoryPurchaseRepository } from './repositories/purchase-repository.ts'
import { memoryRegistrationRepository } from './repositories/registration-repository.ts'
import { memoryResourceListRepository } from './repositories/resource-list-repository.ts'
import { memoryReviewRepository } from './repositories/review-repository.ts'
import { memorySecretLinkRepository } from './repositories/secret-link-repository.ts'
import { memorySessionRepository } from './repositories/session-repository.ts'
import { memoryStaffNoteRepository } from './repositories/staff-note-repository.ts'
import { memoryUserRepository } from './repositories/user-repository.ts'
import { memoryWalletRepository } from './repositories/wallet-repository.ts'
import { makeRowLocks } from './row-locks.ts'
import { makeTables } from './tables.ts'
import { beginTransaction, type Transaction } from './transaction.ts'

export type MemoryStorage = {
  readonly unitOfWork: UnitOfWork
  readonly readModels: ReadModels
  readonly adminReadModels: AdminReadModels
  readonly jobs: CommittedJobs
}

/** The queue as its worker sees it. A job is live from its commit until it is done with. */
export type CommittedJobs = {
  readonly live: () => readonly Job[]
  /** The delay with which a live job was enqueued. Nothing here waits for it: a test runs jobs when it likes. */
  readonly delayOf: (job: Job) => StartDelay | null
  readonly finish: (job: Job) => void
  /** Keys of the jobs that a worker runs. */
  readonly running: Set<string>
  /** Calls back after each commit; answers how to stop that. */
  readonly onCommit: (listener: () => void) => () => void
}

/** A database in memory that behaves as a real one does at READ COMMITTED: row locks, private writes, undo. */
export function makeMemoryStorage(): MemoryStorage {
  const tables = makeTables()
  const locks = makeRowLocks()
  const listeners = new Set<() => void>()
  const running = new Set<string>()

  const unitOfWork: UnitOfWork = {
    run: async (work, options) => {
      const { transaction, commit, rollback, commitFirstWrite } = beginTransaction(tables, locks)
      const repositories = repositoriesOn(transaction, running)
      try {
        const result = await work(options?.autocommit ? afterEachCall(repositories, commitFirstWrite) : repositories)
        if (isErr(result)) {
          rollback()
          return result
        }
        commit()
        for (const listener of listeners) listener()
        return result
      } catch (error) {
        rollback()
        throw error
      }
    },
  }

  const jobs: CommittedJobs = {
    live: () => structuredClone([...tables.jobs.values()].map(({ job }) => job)),
    delayOf: (job) => tables.jobs.get(jobKey(job))?.delay ?? null,
    finish: (job) => {
      tables.jobs.delete(jobKey(job))
    },
    running,
    onCommit: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  return { unitOfWork, readModels: memoryReadModels(tables), adminReadModels: memoryAdminReadModels(tables), jobs }
}

const repositoriesOn = (transaction: Transaction, running: ReadonlySet<string>): Repositories => ({
  users: memoryUserRepository(transaction),
  sessions: memorySessionRepository(transaction),
  registrations: memoryRegistrationRepository(transaction),
  secretLinks: memorySecretLinkRepository(transaction),
  wallets: memoryWalletRepository(transaction),
  purchases: memoryPurchaseRepository(transaction),
  plans: memoryPlanRepository(transaction),
  planShares: memoryPlanShareRepository(transaction),
  chapters: memoryChapterRepository(transaction),
  chapterParts: memoryChapterPartRepository(transaction),
  chapterVersions: memoryChapterVersionRepository(transaction),
  checkAttempts: memoryCheckAttemptRepository(transaction),
  helpTurns: memoryHelpTurnRepository(transaction),
  resourceLists: memoryResourceListRepository(transaction),
  links: memoryLinkRepository(transaction),
  reviews: memoryReviewRepository(transaction),
  conversations: memoryConversationRepository(transaction),
  placements: memoryPlacementRepository(transaction),
  auditLog: memoryAuditLog(transaction),
  staffNotes: memoryStaffNoteRepository(transaction),
  mailLog: memoryMailLog(transaction),
  operatorAlerts: memoryOperatorAlertLog(transaction),
  modelCalls: memoryModelCallRepository(transaction),
  jobs: memoryJobQueue(transaction, running),
})

function afterEachCall(repositories: Repositories, end: () => void): Repositories {
  type Call = (...input: unknown[]) => Promise<unknown>
  const ending =
    (call: Call): Call =>
    (...input) =>
      call(...input).finally(end)
  const endingAll = (calls: object) =>
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, ending(call)]))
  // same names, same functions: Object.entries cannot say so
  return Object.fromEntries(
    Object.entries(repositories).map(([name, calls]) => [name, endingAll(calls)]),
  ) as unknown as Repositories
}
