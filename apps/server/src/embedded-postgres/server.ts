import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Account, Owner } from './account.ts'
import { type Cluster, databaseEnvironment } from './cluster.ts'
import { openLog, readOwn, replaceOwn } from './own-files.ts'
import { answers, portIn, readPostmaster, type SendSignal, stopPostmaster, waitUntil } from './postmaster.ts'
import { isAlive, isServerOn } from './processes.ts'
import { pidNamespace, SOCKET_FOLDER, socketFilesIn } from './served-elsewhere.ts'

export type Running = { readonly pid: number; readonly port: number; readonly adopted: boolean }

export type ServerSetup = {
  readonly cluster: Cluster
  readonly postgres: string
  readonly account: Account
  readonly signal: SendSignal
  /** False where a power cut may cost the data, as in tests. A crash of the process alone never does. */
  readonly durable: boolean
}

/** Small: one app on one machine. `fsync` and `synchronous_commit` stay on, whatever the machine's defaults. */
const settings = (durable: boolean) => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: SOCKET_FOLDER,
  unix_socket_permissions: '0700',
  // tests run several products at once on one server, and what is killed keeps its connections for a moment
  max_connections: durable ? '60' : '200',
  shared_buffers: '32MB',
  jit: 'off',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  fsync: durable ? 'on' : 'off',
  synchronous_commit: durable ? 'on' : 'off',
  full_page_writes: durable ? 'on' : 'off',
  // throw-away databases need none, and its workers, which belong to the superuser, keep their owner from dropping them
  autovacuum: durable ? 'on' : 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // what it says in more detail quotes values, such as a name that is taken
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
})

/** A server ready for connections: the one that a killed app left behind, or a new one. */
export async function adoptOrStart(setup: ServerSetup, wantedPort?: number): Promise<Running> {
  const { data } = setup.cluster
  const orphan = await readPostmaster(data)
  if (orphan && isServerOn(data, orphan.pid)) {
    const adopted = await adopt(setup, orphan.pid)
    if (adopted) return adopted
    if (!(await stopPostmaster({ data, pid: orphan.pid }, setup.signal, 3000))) {
      throw new Error(`a PostgreSQL from an earlier run (pid ${orphan.pid}) neither answers nor stops`)
    }
  }
  return start(setup, wantedPort)
}

/** An orphan may still be recovering from a crash of its own, or be on its way out. */
async function adopt({ cluster }: ServerSetup, pid: number): Promise<Running | undefined> {
  let port: number | undefined
  let silences = 0
  await waitUntil(async () => {
    const now = await readPostmaster(cluster.data)
    if (now?.pid !== pid || now.status === 'stopping' || !isAlive(pid)) return true
    if (now.status !== 'ready') return false
    if (await answers(now.port)) port = now.port
    else silences += 1
    return port !== undefined || silences === 2
  }, 60_000)
  return port === undefined ? undefined : { pid, port, adopted: true }
}

async function start(setup: ServerSetup, wantedPort?: number): Promise<Running> {
  const { cluster, account } = setup
  const giveUp = performance.now() + 10_000
  for (;;) {
    await clearStaleFiles(cluster, account.owner)
    const port = wantedPort ?? (await rememberedOrFreePort(cluster.portFile))
    // Before the server is there: who comes after a kill at any moment learns when and where it was started.
    await replaceOwn(cluster.portFile, `${port} ${pidNamespace()}\n`, { draft: cluster.draft })
    const started = await launch(setup, port)
    if (typeof started !== 'string') return started
    // The workers of a server that was killed alone need a moment to notice; a port can be lost to a stranger.
    const passes = /is still in use|could not bind|could not create any TCP/.test(started)
    if (!passes || performance.now() > giveUp) throw new Error(`PostgreSQL did not start: ${reason(started)}`)
  }
}

/** The server, or what it said before it ended. It has a session of its own: Ctrl-C is for the app to handle. */
async function launch(setup: ServerSetup, port: number): Promise<Running | string> {
  const { cluster, account } = setup
  const options = Object.entries(settings(setup.durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program = '', ...args] = [
    ...account.prefix,
    setup.postgres,
    '-D',
    cluster.data,
    '-p',
    String(port),
    ...options,
  ]
  // A file, not a pipe to us: the server outlives a killed app, and would fail on its next line.
  const { log, start } = openLog(cluster.log)
  const child = spawn(program, args, {
    ...account.become,
    cwd: '/',
    env: databaseEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  })
  closeSync(log)
  let ended: string | undefined
  child.once('exit', () => (ended = ''))
  child.once('error', (error) => (ended = error.message))
  child.unref()

  const { pid } = child
  // Recovery after a crash takes as long as it takes: no limit while the server lives.
  await waitUntil(async () => {
    if (ended !== undefined) return true
    const now = await readPostmaster(cluster.data)
    return now?.pid === pid && now?.status === 'ready'
  }, 120_000)
  if (pid !== undefined && ended === undefined) return { pid, port, adopted: false }
  return ended || (await readFile(cluster.log, 'utf8')).slice(start)
}

const reason = (log: string): string => {
  const lines = log.trim().split('\n')
  return (lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '').replace(/^.*?(FATAL|PANIC): +/, '')
}

async function rememberedOrFreePort(portFile: string): Promise<number> {
  const remembered = portIn(await readOwn(portFile))
  return (await bindable(remembered)) ?? (await bindable(0)) ?? 0
}

function bindable(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

/** Clears what would keep a new server from starting. Only for who holds the folder's lock and saw that none lives. */
async function clearStaleFiles(cluster: Cluster, owner: Owner | undefined): Promise<void> {
  const stale = await readPostmaster(cluster.data)
  if (stale && isServerOn(cluster.data, stale.pid)) return
  await disown(cluster, owner)
  // PostgreSQL does not remove a socket's lock whose pid is in use by now, or that is empty
  for (const name of await socketFilesIn(cluster.data)) await rm(join(cluster.data, name), { force: true })
}

/**
 * PostgreSQL removes a stale postmaster.pid itself, unless its pid is in use: by another program, or by the zombie of
 * the server. Such a file is pointed at a pid that cannot exist, and not removed, because PostgreSQL also learns from
 * it whether a worker of the dead server still holds the shared memory. One that names no process has nothing to say.
 */
async function disown({ data, draft }: Cluster, owner: Owner | undefined): Promise<void> {
  const path = join(data, 'postmaster.pid')
  const [pid = '', ...rest] = (await readOwn(path)).split('\n')
  // a negative pid is a server that an operator runs by hand, for itself alone: PostgreSQL looks after those
  if (/^-[1-9]\d{0,9}$/.test(pid)) return
  if (!/^[1-9]\d{0,9}$/.test(pid)) return rm(path, { force: true, recursive: true })
  await replaceOwn(path, ['2147483647', ...rest].join('\n'), { draft, owner })
}
