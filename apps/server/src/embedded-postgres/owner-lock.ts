import { createHash } from 'node:crypto'
import { closeSync, constants, openSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import { join } from 'node:path'

export type OwnerLock = { readonly release: () => Promise<void> }

/**
 * Makes this process the only owner of a folder, or answers undefined when another process is.
 * The operating system drops the lock when its holder dies, however it dies: no stale file, no reused pid to mistake
 * for the owner, no moment in which two could win.
 */
export function lockFolder(folder: string): Promise<OwnerLock | undefined> {
  return platform() === 'linux' || platform() === 'win32' ? lockByName(folder) : lockByFile(folder)
}

/** A name in the kernel (an abstract socket, a named pipe) that one process at a time can listen on. */
function lockByName(folder: string): Promise<OwnerLock | undefined> {
  // Device and inode, not the path: two paths may lead to one folder.
  const { dev, ino } = statSync(folder, { bigint: true })
  const id = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)
  const name = platform() === 'win32' ? `\\\\.\\pipe\\waymark-${id}` : `\0waymark-${id}`
  const server = createServer((socket) => socket.destroy())
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    // `exclusive`: inside a cluster worker the primary would otherwise listen, and outlive us.
    server.listen({ path: name, exclusive: true }, () =>
      resolve({ release: () => new Promise((done) => server.close(() => done())) }),
    )
  })
}

/** The BSDs, macOS among them, can lock a file while opening it; Node has no name for their flag. */
async function lockByFile(folder: string): Promise<OwnerLock | undefined> {
  const exclusiveLock = 0x20
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | exclusiveLock
  try {
    const file = openSync(join(folder, '.lock'), flags, 0o600)
    return { release: async () => closeSync(file) }
  } catch (error) {
    // Only a NodeJS.ErrnoException comes out of open().
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined
    throw error
  }
}
