import { lchownSync, statSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { err, ok, type Result } from '@app/domain'
import { findAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { clusterIn, ensureCluster, urlOf } from './cluster.ts'
import { signalBy, stopPostmaster } from './postmaster.ts'
import { isAlive } from './processes.ts'
import { isServedElsewhere } from './served-elsewhere.ts'
import { adoptOrStart, type Running, type ServerSetup } from './server.ts'

export type EmbeddedPostgres = { readonly url: string; readonly stop: () => Promise<void> }

type Options = {
  readonly dataDir: string
  readonly log: (line: string) => void
  /** False gives up safety against power cuts for speed: for tests. */
  readonly durable?: boolean
}

/**
 * A PostgreSQL in `DATA_DIR/postgres`, for this process alone. After a `kill -9` the next start adopts it, whole. The refusal is one
 * sentence for the operator.
 */
export async function openEmbeddedPostgres(options: Options): Promise<Result<EmbeddedPostgres, string>> {
  try {
    await mkdir(options.dataDir, { recursive: true })
    // The real path, so that one folder has one name on the server's command line.
    const dataDir = await realpath(options.dataDir)
    const lock = await lockFolder(dataDir)
    if (!lock) return err(inUse(resolve(options.dataDir)))
    try {
      if (await isServedElsewhere(clusterIn(join(dataDir, 'postgres')))) {
        await lock.release()
        return err(servedElsewhere(resolve(options.dataDir)))
      }
      const server = await serve(dataDir, options)
      return ok({ url: server.url, stop: () => server.stop().finally(lock.release) })
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

const inUse = (dataDir: string) =>
  `Another running instance uses ${dataDir}. Stop it first, or set DATA_DIR to another folder.`

const servedElsewhere = (dataDir: string) =>
  `The database in ${dataDir} still runs in another container. Stop that one first, or set DATA_DIR to another folder.`

async function serve(dataDir: string, { log, durable = true }: Options): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'postgres')
  const cluster = clusterIn(folder)
  const binaries = await findBinaries()
  const account = findAccount(cluster.data, [cluster.data, binaries.postgres])
  await ensureCluster(folder, { binaries, account, durable, log })

  const setup = { cluster, postgres: binaries.postgres, account, signal: signalBy(binaries.pg_ctl), durable }
  const server = await adoptOrStart(setup)
  if (server.adopted) log('Adopted the database that an earlier run left behind.')
  const stopWatching = keepAlive(setup, server, log)
  return {
    url: await urlOf(cluster, server.port),
    stop: async () => {
      const last = await stopWatching()
      if (!(await stopPostmaster({ data: cluster.data, pid: last.pid }, setup.signal)))
        log(`PostgreSQL (pid ${last.pid}) does not stop.`)
    },
  }
}

/** PostgreSQL restarts its workers, but nothing restarts the postmaster, which an out-of-memory killer may pick. */
function keepAlive(setup: ServerSetup, first: Running, log: (line: string) => void): () => Promise<Running> {
  let server = first
  let revival: Promise<void> | undefined
  const revive = async () => {
    log('The database server ended unexpectedly. Starting it again.')
    // The same port: the pools of this process know no other.
    server = await adoptOrStart(setup, server.port)
  }
  const timer = setInterval(() => {
    if (revival || isAlive(server.pid)) return
    revival = revive()
      .catch((error: Error) => log(`${error.message}. Trying again.`))
      .finally(() => (revival = undefined))
  }, 200)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await revival
    return server
  }
}

type OwnerLock = { readonly release: () => Promise<void> }

/** SQLite's code for a lock that another connection holds. */
const SQLITE_BUSY = 5

/**
 * Makes this process the only owner of a folder, or answers undefined when another process is.
 *
 * A lock of the operating system on a file in the folder: it holds across containers, whose networks and pids are hidden
 * from one another, and ends with its holder, however that ends. No pid that another process may have by now, no heartbeat to
 * wait for. Node cannot lock a file, but its SQLite does, in the same way on every platform; the file stays empty.
 */
async function lockFolder(folder: string): Promise<OwnerLock | undefined> {
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
