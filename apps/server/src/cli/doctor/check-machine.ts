import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { MINUTE, SECOND } from '@app/domain'
import type { Postgres, ServerInfo } from '@app/postgres'
import type { Config } from '../../config.ts'
import { withDatabase } from '../database/with-database.ts'
import { broken, type Diagnostic, fine, warning } from './diagnostic.ts'

const GIB = 1024 ** 3
const MIN_SERVER_VERSION = 15
const MAX_CLOCK_SKEW = 5 * SECOND
/** A job that is due for longer has no worker. */
const MAX_WAIT = 5 * MINUTE

export async function checkDisk({ dataDir }: Config): Promise<Diagnostic> {
  let folder = dataDir
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  return judgeDisk(bavail * bsize, dataDir)
}

export function judgeDisk(bytes: number, dataDir: string): Diagnostic {
  const free = bytes / GIB
  const says = `${free.toFixed(1)} GiB free for ${dataDir}`
  if (free < 0.2) return broken('disk', says, 'Free up space: the database stops when the disk is full.')
  return free < 2 ? warning('disk', says, 'Free up space soon.') : fine('disk', says)
}

export async function checkDatabase(config: Config): Promise<readonly Diagnostic[]> {
  const visited = await withDatabase(config, look, 'any')
  if (visited.ok) return visited.value
  const todo = 'Start it, or fix DATABASE_URL or DATA_DIR.'
  return [broken('database', visited.error, todo)]
}

async function look(postgres: Postgres): Promise<readonly Diagnostic[]> {
  const serverInfo = await postgres.readServerInfo()
  const skew = Math.abs(serverInfo.now.getTime() - Date.now())
  const diagnostics = [judgeServer(serverInfo.version), judgeSchema(serverInfo.schema), judgeClock(skew)]
  return serverInfo.schema === 'current' ? [...diagnostics, ...(await lookInside(postgres))] : diagnostics
}

export function judgeServer(version: string): Diagnostic {
  const says = `PostgreSQL ${version} is responding`
  return Number.parseInt(version, 10) >= MIN_SERVER_VERSION
    ? fine('database', says)
    : broken('database', says, `Upgrade it to ${MIN_SERVER_VERSION} or later.`)
}

export function judgeSchema(schema: ServerInfo['schema']): Diagnostic {
  if (schema === 'current') return fine('schema', 'up to date')
  if (schema === 'newer') {
    return broken('schema', 'from a newer version', 'Run that version, or restore a backup from before the upgrade.')
  }
  const says = schema === 'empty' ? 'not created yet' : 'from an older version'
  return broken('schema', says, 'Run "migrate", or start the app.')
}

export function judgeClock(skew: number): Diagnostic {
  const says = `${(skew / SECOND).toFixed(1)} s off the database’s clock`
  return skew > MAX_CLOCK_SKEW
    ? warning('clock', says, 'Synchronise both machines (NTP): sessions and links expire by the clock.')
    : fine('clock', says)
}

export async function lookInside({
  adminReadModels,
}: Pick<Postgres, 'adminReadModels'>): Promise<readonly Diagnostic[]> {
  const now = Date.now()
  const allUsers = { search: null, sort: 'newest', after: null, limit: 100 } as const
  const [{ queue, plans, chapters }, admins] = await Promise.all([
    adminReadModels.health(new Date(now)),
    adminReadModels.users({ ...allUsers, role: 'admin', isActive: true }),
  ])
  const waiting = queue.reduce((sum, kind) => sum + kind.waiting, 0)
  const late = queue.some(
    ({ oldestWaitingSince }) => oldestWaitingSince && now - oldestWaitingSince.getTime() > MAX_WAIT,
  )
  const failed = plans.failed + chapters.failed
  const canAct = admins.some(({ isVerified, deletionAt }) => isVerified && !deletionAt)
  return [
    late
      ? warning('jobs', `${waiting} waiting, some for over 5 minutes`, 'Start the app, with ROLE=all or ROLE=worker.')
      : fine('jobs', `${waiting} waiting`),
    failed > 0
      ? warning(
          'failed',
          `${failed} ${failed === 1 ? 'plan or chapter' : 'plans or chapters'} failed`,
          'The admin health page lists each one, with a button to retry.',
        )
      : fine('failed', 'no plans or chapters'),
    canAct ? fine('admin', 'found') : warning('admin', 'none yet', 'Run "admin create --email <address>".'),
  ]
}
