import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Owner } from './account.ts'
import type { Cluster } from './cluster.ts'
import { readOwn, replaceOwn } from './own-files.ts'
import { readPostmaster } from './postmaster.ts'
import { isServerOn } from './processes.ts'
import { socketFilesIn } from './served-elsewhere.ts'

/** Clears what would keep a new server from starting. Only for who holds the folder's lock and saw that none lives. */
export async function clearStaleFiles(cluster: Cluster, owner: Owner | undefined): Promise<void> {
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
