import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLongRun } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { embeddedApps, kill, query } from '../../test/embedded-apps.ts'

describe('openEmbeddedPostgres in a new folder', () => {
  const folder = embeddedApps('each')
  const { open, tryToOpen, spawnApp } = folder

  it('should make a database on the first start and keep it for the second', async () => {
    const first = await open()
    await query(first.url, 'CREATE TABLE kept (n int)')
    await query(first.url, 'INSERT INTO kept VALUES (42)')
    await first.stop()

    const second = await open()

    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
    expect(folder.said).toEqual(['Preparing the database (first start only).'])
  })

  it('should leave nothing half made when it is killed while it prepares the database', async () => {
    const app = spawnApp()
    // the process has to start first, which takes a busy machine seconds
    const preparing = expect.poll(() => readdir(folder.dataDir), { interval: 10 })
    await preparing.toContainEqual(expect.stringMatching(/^postgres\.new-/))
    await kill(app)

    const { url } = await open()

    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    expect(await readdir(folder.dataDir)).toEqual(['.lock', 'postgres'])
  })

  it('should not touch a folder that holds something else', async () => {
    await mkdir(join(folder.dataDir, 'postgres'))
    await writeFile(join(folder.dataDir, 'postgres', 'novel.txt'), 'Chapter 1')

    const refused = await tryToOpen()

    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('holds something else') })
    expect(await readdir(join(folder.dataDir, 'postgres'))).toEqual(['novel.txt'])
  })
})

describe('openEmbeddedPostgres', () => {
  const folder = embeddedApps('all')
  const { open, tryToOpen, postmaster, startApp } = folder

  it('should keep commits safe, sort by code point and know letters beyond ASCII', async () => {
    const { url } = await open()
    expect(await query(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
    expect(await query(url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
    expect(await query(url, "SELECT lower('ÄÖ') AS l, 'a' < 'B' AS b")).toEqual([{ l: 'äö', b: false }])
  })

  it('should refuse clients without the password, which only its owner can read', async () => {
    const { url } = await open()
    await expect(query(url.replace(/app:\w+/, 'app:guess'), 'SELECT 1')).rejects.toThrow(/password/)
    await expect(query(url.replace(/app:\w+/, 'postgres:guess'), 'SELECT 1')).rejects.toThrow(/pg_hba/)
    const { mode } = await stat(join(folder.dataDir, 'postgres', 'password'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('should refuse a second instance in one plain sentence, until the first has stopped', async () => {
    const first = await open()
    expect(await tryToOpen()).toEqual({
      ok: false,
      error: `Another running instance uses ${folder.dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    })
    await first.stop()
    await open()
  })

  it('should adopt the server of a killed app, with everything it committed', async () => {
    const { app, url } = await startApp()
    await query(url, 'DROP TABLE IF EXISTS kept; CREATE TABLE kept AS SELECT 42 AS n')
    const { pid } = await postmaster()
    await kill(app)

    const adopted = await open()

    expect(folder.said).toEqual(['Adopted the database that an earlier run left behind.'])
    expect((await postmaster()).pid).toBe(pid)
    expect(await query(adopted.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it('should start anew where the server was killed as well, and recover what was committed', async () => {
    const { app, url } = await startApp()
    await query(url, 'DROP TABLE IF EXISTS kept; CREATE TABLE kept AS SELECT 42 AS n')
    const { pid } = await postmaster()
    await kill(app)
    process.kill(pid, 'SIGKILL')

    const { url: newUrl } = await open()

    expect(await query(newUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it.runIf(isLongRun)('should replace a server that hangs', async () => {
    const { app, url } = await startApp()
    await query(url, 'DROP TABLE IF EXISTS kept; CREATE TABLE kept AS SELECT 42 AS n')
    const { pid } = await postmaster()
    await kill(app)
    process.kill(pid, 'SIGSTOP')

    const { url: newUrl } = await open()

    expect((await postmaster()).pid).not.toBe(pid)
    expect(await query(newUrl, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
  })

  it('should bring the server back on the same port when it dies under a running app', async () => {
    const { url } = await open()
    process.kill((await postmaster()).pid, 'SIGKILL')

    await expect.poll(() => query(url, 'SELECT 1 AS n').catch(() => [])).toEqual([{ n: 1 }])
  })
})
