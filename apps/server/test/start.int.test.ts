import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { execute, migratedDatabase, whileLocked } from '@app/testing/database'
import { freePort, makeProduct } from '@app/testing/product'
import { until } from '@app/testing/until'
import { describe, expect, inject, it, onTestFinished } from 'vitest'

/** Each of these is read or written by a step of the start. */
const LOCKED = 'LOCK TABLE users, plans, model_calls IN ACCESS EXCLUSIVE MODE'

describe('a start that meets a database that is not ready', () => {
  it('should wait for PostgreSQL and for a locked table, alive and refusing calls meanwhile', async () => {
    const database = await migratedDatabase(inject('databaseUrl'))
    onTestFinished(database.drop)
    const [port, databasePort] = [await freePort(), await freePort()]
    const address = new URL(database.url)
    address.host = `127.0.0.1:${databasePort}`
    const starting = makeProduct({
      ...{ PORT: String(port), DATABASE_URL: address.href },
      ...{ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'correct horse' },
    })
    const statusOf = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status
    const expectWaiting = async () => {
      expect(await until(() => statusOf('/healthz'))).toBe(200)
      expect(await statusOf('/readyz')).toBe(503)
      const refused = await fetch(`http://127.0.0.1:${port}/api/login`, { method: 'POST' })
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([503, true])
      expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    }
    // nothing listens there
    await expectWaiting()

    await whileLocked(database.url, LOCKED, async () => {
      onTestFinished(await forward(databasePort, new URL(database.url)))
      // what a lock timeout does to a statement, without the wait for it
      const cancelled = await until(() => cancelWaiting(database.url))
      await until(async () => ((await cancelWaiting(database.url)) ?? cancelled) !== cancelled || undefined)
      await expectWaiting()
    })

    const product = await starting
    onTestFinished(async () => {
      await product.stop()
      rmSync(product.dataDir, { recursive: true, force: true })
    })
    expect(await statusOf('/readyz')).toBe(200)
    expect(await execute(database.url, 'SELECT role FROM users')).toEqual([{ role: 'admin' }])
  })
})

// Helpers

/** PostgreSQL appears on this port. Answers how to take it away. */
async function forward(port: number, { hostname, port: serverPort }: URL): Promise<() => void> {
  const server = createServer((client) => {
    const upstream = connect(Number(serverPort), hostname)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => client.destroy() && upstream.destroy())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return () => server.close()
}

/** Cancels a statement of the product that waits for a lock; answers when it had begun. */
async function cancelWaiting(url: string): Promise<string | undefined> {
  const [row] = (await execute(
    url,
    `SELECT query_start::text AS began, pg_cancel_backend(pid)
     FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )) as readonly { readonly began: string }[]
  return row?.began
}
