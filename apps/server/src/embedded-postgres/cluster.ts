import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { readOwn, replaceOwn } from './own-files.ts'

export type Cluster = Readonly<ReturnType<typeof clusterIn>>

/** What belongs to PostgreSQL, in one folder, so that one rename brings all of it to life. */
export const clusterIn = (folder: string) => ({
  data: join(folder, 'data'),
  log: join(folder, 'postgres.log'),
  passwordFile: join(folder, 'password'),
  portFile: join(folder, 'port'),
  /** Where a file for `data` is written before it is put there. */
  draft: join(folder, 'draft'),
})

/** Nothing of the app's own environment: it holds secrets, which the database has no use for. */
export const databaseEnvironment: NodeJS.ProcessEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Where the app finds its database while the cluster is served at that port. */
export const urlOf = async (cluster: Cluster, port: number): Promise<string> =>
  `postgres://app:${await passwordOf(cluster)}@127.0.0.1:${port}/app`

const passwordOf = async (cluster: Cluster): Promise<string> => (await readOwn(cluster.passwordFile)).trim()

/** The only way in is the app's own role, with a password. The bootstrap superuser cannot log in at all. */
const accessRules = 'host all app 127.0.0.1/32 scram-sha-256\n'

type Tools = { readonly binaries: Binaries; readonly account: Account; readonly durable: boolean }

/** Makes the cluster if there is none, beside its place, and renames it: a kill leaves no cluster or a good one. */
export async function ensureCluster(folder: string, tools: Tools & { log: (line: string) => void }): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  if (names.includes('data') && names.includes('password')) return shield(folder, tools.account)
  if (names.length > 0) {
    throw new Error(`${folder} holds something else than a database. Move it away, or set DATA_DIR to another folder`)
  }
  await removeHalfMade(folder)
  tools.log('Preparing the database (first start only).')
  const draft = await mkdtemp(`${folder}.new-`)
  try {
    await make(draft, tools)
    if (names.length === 0) await rmdir(folder).catch(() => undefined)
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function make(draft: string, { binaries, account, durable }: Tools): Promise<void> {
  const { data, passwordFile, draft: whileWritten } = clusterIn(draft)
  const password = randomBytes(24).toString('hex')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await mkdir(data, { mode: 0o700 })
  const { owner } = account
  if (owner) await chown(data, owner.uid, owner.gid)
  await shield(draft, account)

  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const login = ['--username=postgres', '--auth=reject']
  await runToEnd(account, [binaries.initdb, '-D', data, ...login, ...locale, ...(durable ? [] : ['--no-sync'])])
  await replaceOwn(join(data, 'pg_hba.conf'), accessRules, { draft: whileWritten, owner })

  const statements = [
    // tests connect all the time
    ...(durable ? [] : ['SET scram_iterations = 1']),
    // CREATEDB lets the integration tests clone a database per file.
    `CREATE ROLE app LOGIN CREATEDB PASSWORD '${password}'`,
    'CREATE DATABASE app OWNER app',
  ]
  await runToEnd(account, [binaries.postgres, '--single', '-D', data, 'postgres'], `${statements.join('\n')}\n`)
}

/**
 * With a user of its own, PostgreSQL may pass through the folder to its data and owns no more: where that user could put a
 * link in the place of a log, root would write through it.
 */
async function shield(folder: string, { owner }: Account): Promise<void> {
  if (!owner) return
  const { uid, gid } = await stat(dirname(folder))
  await chown(folder, uid, gid)
  await chmod(folder, 0o711)
}

/** Runs a program of PostgreSQL to its end, with `input` as its stdin. Throws what it complains about. */
function runToEnd(account: Account, command: readonly string[], input = ''): Promise<void> {
  const [program = '', ...args] = [...account.prefix, ...command]
  const options = { ...account.become, cwd: '/', env: databaseEnvironment, maxBuffer: 16 << 20 }
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      // Single-user mode goes on after an error and exits with 0, so its words count as well.
      const complaint = `${stdout}${stderr}`.split('\n').find((line) => /\b(error|ERROR|FATAL|PANIC): /.test(line))
      if (error || complaint) reject(new Error(`the database could not be made: ${complaint ?? error?.message}`))
      else resolve()
    })
    // A program that dies early closes its stdin; its own message says more than EPIPE.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

async function removeHalfMade(folder: string): Promise<void> {
  const parent = dirname(folder)
  const left = (await readdir(parent)).filter((name) => name.startsWith(`${basename(folder)}.new-`))
  // An initdb that outlived its killed parent writes there until it finds its files gone, hence the retries. What still
  // resists does no harm, and goes at the next first start.
  const options = { recursive: true, force: true, maxRetries: 20, retryDelay: 20 }
  await Promise.all(left.map((name) => rm(join(parent, name), options).catch(() => undefined)))
}
