import { makeLockOrder } from './lock-order.ts'
import type { RowLocks } from './row-locks.ts'
import type { Rows, TableName, Tables } from './tables.ts'

/** Reads see what others have committed and what this transaction has written: READ COMMITTED, as PostgreSQL has it. */
export type Transaction = {
  readonly get: <N extends TableName>(table: N, key: string) => Promise<Rows[N] | null>
  readonly scan: <N extends TableName>(table: N) => Promise<readonly Rows[N][]>
  /** Waits for the row as an UPDATE does, then writes it for this transaction only. */
  readonly put: <N extends TableName>(table: N, key: string, row: Rows[N]) => Promise<void>
  /** Throws when the row exists already. */
  readonly insert: <N extends TableName>(table: N, key: string, row: Rows[N]) => Promise<void>
  readonly remove: (table: TableName, key: string) => Promise<void>
  /** Holds anything that has a name until the transaction ends: a row, or a value of a unique index. Throws out of order. */
  readonly lock: (key: string) => Promise<void>
  /** Stands for a database's constraint: throws, and dooms the transaction, unless it holds. */
  readonly ensure: (holds: boolean, otherwise: string) => Promise<void>
}

export type RunningTransaction = {
  readonly transaction: Transaction
  /** @throws when an operation failed: a database commits nothing of such a transaction, even if the error was caught. */
  readonly commit: () => void
  readonly rollback: () => void
  /** For work that commits by itself: what is written so far is kept, and whatever writes or locks after it throws. */
  readonly commitFirstWrite: () => void
}

const GONE = Symbol('gone')
type Change<N extends TableName> = Rows[N] | typeof GONE
type Changes = { readonly [N in TableName]?: Map<string, Change<N>> }

export const rowKey = (table: TableName, key: string): string => `${table}/${key}`

export function beginTransaction(tables: Tables, locks: RowLocks): RunningTransaction {
  const owner = {}
  const changes: Changes = {}
  const order = makeLockOrder()
  let state: 'running' | 'failed' | 'ended' = 'running'
  let hasWritten = false
  let mayWrite = true

  // The cast undoes what indexing with a type parameter loses: each name leads to a map of its own rows.
  const changesOf = <N extends TableName>(table: N): Map<string, Change<N>> => {
    const mutable = changes as Record<TableName, Map<string, unknown>>
    mutable[table] ??= new Map()
    return mutable[table] as Map<string, Change<N>>
  }

  const current = <N extends TableName>(table: N, key: string): Rows[N] | null => {
    const change = changesOf(table).get(key)
    if (change === GONE) return null
    return change ?? tables[table].get(key) ?? null
  }

  /** Each operation takes a moment, so that units of work that run at once interleave as they do over a wire. */
  const operation = async <T>(work: () => Promise<T> | T): Promise<T> => {
    if (state === 'ended') throw new Error('This unit of work has ended: an await is missing, or a repository got out.')
    if (state === 'failed')
      throw new Error('An operation of this unit of work has failed: nothing more can be done in it.')
    await null
    try {
      return await work()
    } catch (error) {
      state = 'failed'
      throw error
    }
  }

  const acquire = (key: string, take = order.take): Promise<void> => {
    if (!mayWrite) throw new Error('Work that commits by itself writes once.')
    hasWritten = true
    take(key)
    return locks.acquire(owner, key)
  }

  const write = async <N extends TableName>(table: N, key: string, change: Change<N>): Promise<void> => {
    await acquire(rowKey(table, key))
    // A copy that no one can change: what callers share with the store is safe, and reads need no copies.
    changesOf(table).set(key, change === GONE ? GONE : frozen(structuredClone(change)))
  }

  const end = (): void => {
    state = 'ended'
    locks.releaseAll(owner)
  }

  return {
    transaction: {
      get: (table, key) => operation(() => current(table, key)),
      scan: <N extends TableName>(table: N) =>
        operation(() => {
          const keys = new Set([...tables[table].keys(), ...changesOf(table).keys()])
          return [...keys].map((key) => current(table, key)).filter((row): row is Rows[N] => row !== null)
        }),
      put: (table, key, row) => operation(() => write(table, key, row)),
      insert: (table, key, row) =>
        operation(async () => {
          // First the lock: an insert waits for another one with the same key that is not committed yet.
          await acquire(rowKey(table, key), order.takeNew)
          if (current(table, key) !== null) throw new Error(`${rowKey(table, key)} exists already.`)
          await write(table, key, row)
        }),
      remove: (table, key) => operation(() => write(table, key, GONE)),
      lock: (key) => operation(() => acquire(key)),
      ensure: (holds, otherwise) =>
        operation(() => {
          if (!holds) throw new Error(otherwise)
        }),
    },
    commit: () => {
      const failed = state === 'failed'
      if (!failed) applyChanges(tables, changes)
      end()
      if (failed) throw new Error('Nothing was kept: an operation of this unit of work had failed.')
    },
    rollback: end,
    commitFirstWrite: () => {
      if (!hasWritten || state !== 'running') return
      applyChanges(tables, changes)
      mayWrite = false
    },
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

function applyChanges(tables: Tables, changes: Changes): void {
  for (const [table, rows] of Object.entries(changes)) {
    // Same cast as in `changesOf`: the name and its map belong together.
    const committed = tables[table as TableName] as Map<string, unknown>
    for (const [key, change] of rows) {
      if (change === GONE) committed.delete(key)
      else committed.set(key, change)
    }
  }
}
