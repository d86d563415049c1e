import type { AdminReadModels } from '../../src/ports/read-models/admin.ts'
import type { ReadModels } from '../../src/ports/read-models/learner.ts'
import type { UnitOfWork } from '../../src/ports/unit-of-work.ts'

/** What a storage adapter opens for each test. The database may be shared: the suites use new ids only. */
export type OpenStorage = {
  readonly unitOfWork: UnitOfWork
  readonly readModels: ReadModels
  readonly adminReadModels: AdminReadModels
  readonly close: () => Promise<void>
}

export type StorageFactory = () => Promise<OpenStorage>

/** Runs of a property on storage: each one costs a few statements, and a suite must stay quick. */
export const FEW = { numRuns: 20 }
