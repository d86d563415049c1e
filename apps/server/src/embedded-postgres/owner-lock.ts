import { lchownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type OwnerLock = { readonly release: () => Promise<void> }

/** SQLite's code for a lock that another connection holds. */
const SQLITE_BUSY = 5

/**
 * Makes this process the only owner of a folder, or answers undefined when another process is.
 *
 * A lock of the operating system on a file in the folder: it holds across containers, whose networks and pids are hidden
 * from one another, and ends with its holder, however that ends. No pid that another process may have by now, no heartbeat to
 * wait for. Node cannot lock a file, but its SQLite does, in the same way on every platform; the file stays empty.
 */
export async function lockFolder(folder: string): Promise<OwnerLock | undefined> {
  const path = join(folder, '.lock')
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    // A root who looks in must not lock out the folder's own user, who has to write to the file.
    const { uid, gid } = statSync(folder)
    if (process.getuid?.() === 0) lchownSync(path, uid, gid)
    // in memory: a killed process would leave a journal behind, of nothing
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) return undefined
    throw error
  }
  return { release: async () => file[Symbol.dispose]() }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
