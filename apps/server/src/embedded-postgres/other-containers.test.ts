import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLongRun } from '@app/testing/long-run'
import { describe, expect, it } from 'vitest'
import { embeddedApps, firstLine, kill, query } from '../../test/embedded-apps.ts'

// What containers hide from one another: pids, shared memory and the network, of which a new one has no loopback yet.
const unshare = ['unshare', '--pid', '--ipc', '--net', '--mount-proc', '--fork', '--kill-child', 'sh', '-c']
const prepare = 'ip link set lo up &&'
const possible = spawnSync('unshare', [...unshare.slice(1), `${prepare} true`]).status === 0

describe.skipIf(!possible)('openEmbeddedPostgres beside other containers', () => {
  it('should refuse a folder that an app in another container uses, and leave that one alone', async () => {
    const { url } = await open()
    const before = await readFile(join(data(), 'postmaster.pid'), 'utf8')

    const container = spawnApp([...unshare, `${prepare} exec "$@"`, 'sh'])

    expect(await firstLine(container)).toMatch(/^Another running instance uses/)
    expect(await readFile(join(data(), 'postmaster.pid'), 'utf8')).toBe(before)
    expect(await query(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    await kill(container)
  })

  it.runIf(isLongRun)(
    'should refuse while the database of a killed app runs on in another container, and recover when that ends',
    async () => {
      // a container whose first process outlives its app
      const container = spawnApp([...unshare, `${prepare} { "$@"; echo killed; sleep 1000; }`, 'sh'])
      expect(await firstLine(container)).toMatch(/^postgres:/)
      const before = await readFile(join(data(), 'postmaster.pid'), 'utf8')
      container.stdin?.write('die\n')
      expect(await firstLine(container)).toBe('killed')

      expect(await tryToOpen()).toEqual({
        ok: false,
        error: `The database in ${folder.dataDir} still runs in another container. Stop that one first, or set DATA_DIR to another folder.`,
      })
      expect(await readFile(join(data(), 'postmaster.pid'), 'utf8')).toBe(before)

      await kill(container)
      await expect.poll(tryToOpen).toMatchObject({ ok: true })
      expect(await readFile(join(data(), 'postmaster.pid'), 'utf8')).not.toBe(before)
    },
  )
})

const folder = embeddedApps('all')
const { open, tryToOpen, spawnApp, data } = folder
