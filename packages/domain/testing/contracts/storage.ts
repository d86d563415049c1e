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

/** Runs a test on storage of its own, and closes that whatever happens. */
export const onStorage =
  (open: StorageFactory, test: (storage: OpenStorage) => Promise<void>): (() => Promise<void>) =>
  async () => {
    const storage = await open()
    try {
      await test(storage)
    } finally {
      await storage.close()
    }
  }
