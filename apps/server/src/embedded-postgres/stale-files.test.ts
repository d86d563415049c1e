import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sample } from '@app/testing/long-run'
import { afterEach, describe, expect, it } from 'vitest'
import { embeddedApps, kill, query } from '../../test/embedded-apps.ts'
import { isServerLine } from './processes.ts'

describe('openEmbeddedPostgres after a crash', () => {
  const pids = [
    ['an empty postmaster.pid', ''],
    ['a postmaster.pid of no numbers', 'garbage\n'],
    ['a postmaster.pid with a pid that cannot be', '99999999999999999999\n'],
    ['a postmaster.pid that is cut off after the pid', '12'],
  ] as const
  it.each(sample(pids, 2))('should start beside %s', async (_, content) => {
    await stopped()
    await writeFile(join(data(), 'postmaster.pid'), content)

    await expectToWork()
  })

  it.each(sample(['', 'garbage\n', '99999\n', '-1\n', '5432.5e\n'], 2))(
    'should start with the remembered port %j',
    async (content) => {
      await stopped()
      await writeFile(join(folder.dataDir, 'postgres', 'port'), content)

      await expectToWork()
    },
  )

  it.each(sample(['', 'garbage\n', `${process.pid}\n`], 2))(
    'should start beside the stale socket lock %j',
    async (content) => {
      const { url, stop } = await open()
      await stop()
      await writeFile(join(data(), `.s.PGSQL.${new URL(url).port}.lock`), content)

      await expectToWork()
    },
  )

  it('should leave a program in peace that got the pid of its server and names its folder', async () => {
    await stopped()
    const bystander = spawn('tail', ['-f', join(data(), 'PG_VERSION')], { stdio: 'ignore' })
    bystanders.push(bystander)
    await once(bystander, 'spawn')
    const stale = [bystander.pid, data(), '1', '1', '.', '127.0.0.1', '1 1', 'ready', '']
    await writeFile(join(data(), 'postmaster.pid'), stale.join('\n'))

    await expectToWork()

    expect(bystander.exitCode ?? bystander.signalCode).toBeNull()
  })
})

describe('openEmbeddedPostgres and links', () => {
  it.each(sample(['postgres.log', 'port', 'draft', 'data/postmaster.pid'], 2))(
    'should write nothing through %s',
    async (name) => {
      await stopped()
      const victim = join(folder.dataDir, 'victim')
      await writeFile(victim, '12\nprecious\n')
      const link = join(folder.dataDir, 'postgres', name)
      await rm(link, { force: true })
      await symlink(victim, link)

      await expectToWork()

      expect(await readFile(victim, 'utf8')).toBe('12\nprecious\n')
    },
  )

  it.skipIf(process.getuid?.() !== 0)(
    'should leave the user of PostgreSQL nothing but its data, when run as root',
    async () => {
      await stopped()
      const { uid, gid } = await stat(data())
      // as versions before this one had it
      await chown(join(data(), '..'), uid, gid)

      await expectToWork()

      expect(uid).not.toBe(0)
      expect(await stat(data())).toMatchObject({ uid })
      expect(await stat(join(data(), '..'))).toMatchObject({ uid: 0, mode: 0o40711 })
    },
  )
})

describe('isServerLine', () => {
  it.each([
    ['/app/bin/postgres -D /data/postgres/data -p 1', true],
    ['/with space/bin/postgres -D /data/postgres/data', true],
    ['"C:\\app\\postgres.exe" -D /data/postgres/data -p 1', true],
    ['C:\\app\\postgres.exe -D "/data/postgres/data" -p 1', true],
    ['/app/bin/postgres -D /data/postgres/database -p 1', false],
    ['/app/bin/postgres -D /other -c x=/data/postgres/data', false],
    ['vim /data/postgres/data/postgresql.conf', false],
    ['vim postgres.conf -D /data/postgres/data', false],
    ['mypostgres -D /data/postgres/data', false],
    ['', false],
  ])('should judge %j as %s', (line, expected) => {
    expect(isServerLine(line, '/data/postgres/data')).toBe(expected)
  })
})

// Helpers

const folder = embeddedApps('all')
const { open, data } = folder
let bystanders: ChildProcess[] = []

afterEach(async () => {
  await Promise.all(bystanders.map(kill))
  bystanders = []
})

/** A database that was made, and stopped as each test leaves it. */
async function stopped(): Promise<void> {
  if (!existsSync(data())) await (await open()).stop()
}

async function expectToWork(): Promise<void> {
  const { url } = await open()
  expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
}
