import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterIn, urlOf } from './cluster.ts'
import { answers, readPostmaster } from './postmaster.ts'
import { isServerOn } from './processes.ts'

/** Where the embedded PostgreSQL of a folder answers now, for processes beside the app; null if it does not run. */
export async function runningUrl(dataDir: string): Promise<string | null> {
  const folder = await realpath(dataDir).catch(() => null)
  if (folder === null) return null
  const cluster = clusterIn(join(folder, 'postgres'))
  const server = await readPostmaster(cluster.data)
  if (!server || !isServerOn(cluster.data, server.pid) || !(await answers(server.port))) return null
  return urlOf(cluster, server.port)
}
