import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { MINUTE, SECOND } from '@app/domain'
import type { Postgres, ServerInfo } from '@app/postgres'
import type { Config } from '../../config.ts'
import { visitDatabase } from '../database/with-database.ts'
import { broken, type Finding, fine, warning } from './diagnostic.ts'

const GIB = 1024 ** 3
const OLDEST_SERVER = 15
const LARGEST_SKEW = 5 * SECOND
/** A job that could begin, and has not for so long, has nobody to do it. */
const LONGEST_WAIT = 5 * MINUTE

export async function checkDisk({ dataDir }: Config): Promise<Finding> {
  let folder = dataDir
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  return judgeDisk(bavail * bsize, dataDir)
}

export function judgeDisk(bytes: number, dataDir: string): Finding {
  const free = bytes / GIB
  const says = `${free.toFixed(1)} GiB free for ${dataDir}`
  if (free < 0.2) return broken('disk', says, 'Make room: the database stops when the disk is full.')
  return free < 2 ? warning('disk', says, 'Make room soon.') : fine('disk', says)
}

/** Everything that only the database can tell. */
export async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const visited = await visitDatabase(config, look, 'any')
  if (visited.ok) return visited.value
  const todo = 'Start it, or correct DATABASE_URL or DATA_DIR.'
  return [broken('database', visited.error, todo)]
}

async function look(postgres: Postgres): Promise<readonly Finding[]> {
  const serverInfo = await postgres.readServerInfo()
  const skew = Math.abs(serverInfo.now.getTime() - Date.now())
  const findings = [judgeServer(serverInfo.version), judgeSchema(serverInfo.schema), judgeClock(skew)]
  return serverInfo.schema === 'current' ? [...findings, ...(await lookInside(postgres))] : findings
}

export function judgeServer(version: string): Finding {
  const says = `PostgreSQL ${version} answers`
  return Number.parseInt(version, 10) >= OLDEST_SERVER
    ? fine('database', says)
    : broken('database', says, `Upgrade it to ${OLDEST_SERVER} or later.`)
}

export function judgeSchema(schema: ServerInfo['schema']): Finding {
  if (schema === 'current') return fine('schema', 'of this version')
  if (schema === 'newer') {
    return broken('schema', 'of a newer version', 'Run that version, or restore a backup from before the upgrade.')
  }
  const says = schema === 'empty' ? 'there is none yet' : 'of an earlier version'
  return broken('schema', says, 'Run "migrate", or start the app.')
}

export function judgeClock(skew: number): Finding {
  const says = `${(skew / SECOND).toFixed(1)} s apart from the database's`
  return skew > LARGEST_SKEW
    ? warning('clock', says, 'Synchronise both machines (NTP): sessions and links end by the clock.')
    : fine('clock', says)
}

export async function lookInside({ adminScreens }: Pick<Postgres, 'adminScreens'>): Promise<readonly Finding[]> {
  const now = Date.now()
  const everybody = { search: null, sort: 'newest', after: null, limit: 100 } as const
  const [{ queue, plans, chapters }, admins] = await Promise.all([
    adminScreens.health(new Date(now)),
    adminScreens.users({ ...everybody, role: 'admin', isActive: true }),
  ])
  const waiting = queue.reduce((sum, kind) => sum + kind.waiting, 0)
  const late = queue.some(
    ({ oldestWaitingSince }) => oldestWaitingSince && now - oldestWaitingSince.getTime() > LONGEST_WAIT,
  )
  const failed = plans.failed + chapters.failed
  const canAct = admins.some(({ isVerified, removalAt }) => isVerified && !removalAt)
  return [
    late
      ? warning('jobs', `${waiting} wait, some for over 5 minutes`, 'Start the app, with ROLE=all or ROLE=worker.')
      : fine('jobs', `${waiting} wait`),
    failed > 0
      ? warning(
          'failed',
          `${failed} ${failed === 1 ? 'plan or chapter' : 'plans or chapters'} failed`,
          'The health page of an admin names each, with a button to make it again.',
        )
      : fine('failed', 'no plan or chapter'),
    canAct ? fine('admin', 'there is one') : warning('admin', 'there is none', 'Run "admin create --email <address>".'),
  ]
}
