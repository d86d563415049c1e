import { closeSync, constants, openSync, readlinkSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { platform } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { readOwn } from './own-files.ts'
import { readPostmaster } from './postmaster.ts'
import { isServerOn } from './processes.ts'

/**
 * Only Linux hides processes from one another. There the server also listens on a socket in its data folder, which can be
 * reached from any container that shares the folder; it lets no client in, but shows whether a server listens.
 */
export const SOCKET_FOLDER = platform() === 'linux' ? '.' : ''

/** Milliseconds from the start of a server until its socket is there, with a wide margin. */
const UNTIL_IT_LISTENS = 2_000
/** Milliseconds from the death of a server, when it is no process any more, until its socket is closed; the same. */
const UNTIL_IT_IS_CLOSED = 1_000

/**
 * Does a server run on this cluster that this process cannot see? The app that started it is dead, as its lock is free, but
 * its container is not. A second server on the same files would destroy them.
 */
export async function isServedElsewhere(cluster: Cluster): Promise<boolean> {
  if (SOCKET_FOLDER === '') return false
  const known = await readPostmaster(cluster.data)
  if (known && isServerOn(cluster.data, known.pid)) return false
  await sleep(await timeToListen(cluster))
  for (const giveUp = performance.now() + UNTIL_IT_IS_CLOSED; await isListening(cluster); ) {
    if (performance.now() > giveUp) return true
    await sleep(50)
  }
  return false
}

async function isListening({ data }: Cluster): Promise<boolean> {
  const sockets = (await socketFilesIn(data)).filter((name) => !name.endsWith('.lock'))
  return (await Promise.all(sockets.map((name) => listens(data, name)))).includes(true)
}

/** The sockets of servers that run or ran on a data folder, and the files that PostgreSQL locks them with. */
export const socketFilesIn = async (data: string): Promise<readonly string[]> =>
  (await readdir(data).catch((): string[] => [])).filter((name) => name.startsWith('.s.PGSQL.'))

/** A server that was started elsewhere a moment ago may have no socket yet. */
async function timeToListen({ portFile }: Cluster): Promise<number> {
  const [, namespace] = (await readOwn(portFile)).trim().split(' ')
  if (namespace === undefined || namespace === pidNamespace()) return 0
  const age = Date.now() - (await stat(portFile)).mtimeMs
  return age < 0 ? 0 : Math.max(0, UNTIL_IT_LISTENS - age)
}

/** Which processes this one can see; '' where all see all. */
export function pidNamespace(): string {
  return platform() === 'linux' ? readlinkSync('/proc/self/ns/pid') : ''
}

function listens(data: string, name: string): Promise<boolean> {
  // by its folder's descriptor, as a socket's address has room for 107 bytes
  const folder = openSync(data, constants.O_RDONLY)
  return new Promise<boolean>((resolve) => {
    const socket = connect(`/proc/self/fd/${folder}/${name}`, () => resolve(true))
    // a server that hangs accepts no connection, but holds its files
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EAGAIN'))
    socket.once('close', () => closeSync(folder))
    socket.once('connect', () => socket.destroy())
  })
}
