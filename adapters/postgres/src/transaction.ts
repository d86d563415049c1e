import type { Database } from './orm.ts'

export type Transaction = ReturnType<typeof makeTransaction>

type Begun = { readonly inside: Database; readonly commit: () => Promise<void>; readonly rollback: () => Promise<void> }

type Statement = (database: Database) => { readonly execute: () => Promise<unknown> }

/**
 * Where a repository gets its connection. A transaction is opened by the first lock or write: until then there is
 * nothing to undo, and under READ COMMITTED a read is the same inside and outside. It saves BEGIN and COMMIT on every
 * request that only looks.
 */
export function makeTransaction(outside: Database) {
  let beginning: Promise<Begun> | undefined
  let begun: Begun | undefined
  const toWrite = async (): Promise<Database> => {
    beginning ??= begin(outside)
    begun = await beginning
    return begun.inside
  }
  return {
    toRead: (): Database => begun?.inside ?? outside,
    toWrite,
    /** Executes a statement whose rows are not read. */
    write: async (statement: Statement): Promise<void> => {
      await statement(await toWrite()).execute()
    },
    commit: async () => (await beginning)?.commit(),
    /** Never fails: a connection that is lost undoes everything as well. */
    rollback: async () => (await beginning?.catch(() => undefined))?.rollback(),
  }
}

/** Each statement is committed by itself. Only for one write: two would not be undone together. */
export function autocommit(outside: Database): Transaction {
  let hasWritten = false
  const toWrite = async (): Promise<Database> => {
    if (hasWritten) throw new Error('Work that commits by itself writes once.')
    hasWritten = true
    return outside
  }
  return {
    toRead: () => outside,
    toWrite,
    write: async (statement) => {
      await statement(await toWrite()).execute()
    },
    commit: async () => undefined,
    rollback: async () => undefined,
  }
}

/**
 * Not `em.begin()`, nor what it stands on in Kysely: those never release a connection that is lost before the
 * ROLLBACK, and after ten such losses the pool is empty. A transaction around a callback always releases it.
 */
const begin = (outside: Database): Promise<Begun> =>
  new Promise((resolve, reject) => {
    const ended = outside
      .transaction()
      .setIsolationLevel('read committed')
      .execute(
        (inside) =>
          new Promise<void>((letCommit, letRollback) => {
            resolve({
              inside,
              commit: () => {
                letCommit()
                return ended
              },
              rollback: () => {
                letRollback(new Error('Undone.'))
                return ended.catch(() => undefined)
              },
            })
          }),
      )
    // Only a BEGIN that failed gets through here: everything later finds the promise resolved.
    ended.catch(reject)
  })
