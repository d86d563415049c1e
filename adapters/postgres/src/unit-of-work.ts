import { isErr, type Repositories, type UnitOfWork } from '@app/domain'
import { asUnavailable } from './database-unavailable.ts'
import type { Database } from './orm.ts'
import { repositoriesOn, type Writing } from './repositories/repositories-on.ts'
import { autocommit, makeTransaction } from './transaction.ts'

export const makeUnitOfWork = (database: Database, writing: Writing): UnitOfWork => ({
  run: async (work, options) => {
    const transaction = options?.autocommit ? autocommit(database) : makeTransaction(database)
    let failed: { readonly error: unknown } | undefined
    const repositories = watched(repositoriesOn(transaction, writing), (error) => {
      failed ??= { error }
    })
    try {
      const result = await work(repositories)
      // PostgreSQL answers the COMMIT of a failed transaction with a silent ROLLBACK.
      if (failed && !isErr(result)) throw failed.error
      await (isErr(result) ? transaction.rollback() : transaction.commit())
      return result
    } catch (error) {
      await transaction.rollback()
      throw asUnavailable(error)
    }
  },
})

/** Reports each failed call, so that a caller who swallows the error cannot mistake the work for saved. */
function watched(repositories: Repositories, onFailure: (error: unknown) => void): Repositories {
  type Call = (...input: unknown[]) => Promise<unknown>
  const watch =
    (call: Call): Call =>
    (...input) =>
      call(...input).catch((error: unknown) => {
        onFailure(error)
        throw asUnavailable(error)
      })
  const watchAll = (calls: object) =>
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, watch(call)]))
  // Same names, same functions: Object.entries cannot say so.
  return Object.fromEntries(
    Object.entries(repositories).map(([name, calls]) => [name, watchAll(calls)]),
  ) as unknown as Repositories
}
