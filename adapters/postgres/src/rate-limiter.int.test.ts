import { setTimeout as pause } from 'node:timers/promises'
import { HOUR, type RateLimit } from '@app/domain'
import { keep, newUserId } from '@app/domain/testing'
import { describeRateLimiter } from '@app/domain/testing/contracts'
import { execute, type TestDatabase } from '@app/testing/database'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shareDatabase } from '../test/shared-database.ts'
import { openPostgres, type Postgres } from './index.ts'
import { openOrm } from './orm.ts'
import { makeRateLimiter } from './rate-limiter.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

afterEach(() => {
  vi.useRealTimers()
})

describeRateLimiter('PostgreSQL', async () => {
  const { rateLimiter, close } = openPostgres({ url: database.url })
  return { rateLimiter, pass, close }
})

// What a process counts for itself keeps to the same rules.
describeRateLimiter('PostgreSQL that is away', async () => {
  const { rateLimiter, close } = openPostgres({ url: awayUrl() })
  return { rateLimiter, pass, close }
})

describe('rate limiter', () => {
  it('should count for all processes, and forget for all', async () => {
    const [limit, other] = [aLimit(2), openPostgres({ url: database.url })]
    const { rateLimiter } = postgres
    expect((await rateLimiter.take(limit, 'ada')).ok).toBe(true)
    expect((await other.rateLimiter.take(limit, 'ada')).ok).toBe(true)
    expect((await rateLimiter.take(limit, 'ada')).ok).toBe(false)
    expect((await other.rateLimiter.take(limit, 'ada')).ok).toBe(false)
    await other.rateLimiter.forget(limit, 'ada')
    expect((await rateLimiter.take(limit, 'ada')).ok).toBe(true)
    await other.close()
  })

  it('should take one statement per try and per forgetting', async () => {
    const orm = openOrm(database.url, 1)
    const limiter = makeRateLimiter(orm)
    const limit = aLimit(2)
    await limiter.take(limit, 'the first one sweeps')
    const query = vi.spyOn(await orm.em.getConnection().getNativeClient(), 'query')
    for (let tries = 0; tries < 4; tries += 1) await limiter.take(limit, 'ada')
    expect(query).toHaveBeenCalledTimes(4)
    await limiter.forget(limit, 'ada')
    expect(query).toHaveBeenCalledTimes(5)
    await orm.close()
  })

  it('should store nothing that identifies the client, and no count that is over', async () => {
    await execute(database.url, `INSERT INTO rate_limits VALUES ('over', 1, 1), ('running', 1, ${Date.now() + HOUR})`)
    const fresh = openPostgres({ url: database.url })
    const limit = aLimit(1)
    await fresh.rateLimiter.take(limit, 'someone@example.org')
    // taking a try does not wait for the sweep.
    await vi.waitFor(async () => expect(await countOver()).toBe(0))
    await fresh.close()
    const rows = JSON.stringify(await execute(database.url, 'SELECT * FROM rate_limits'))
    expect(rows).toMatch(/"key":"[0-9a-f]{64}"/)
    expect(rows).toContain('"running"')
    for (const gone of ['someone', limit.name, '"over"']) expect(rows).not.toContain(gone)
  })

  it('should sweep once an hour, not at every try', async () => {
    const fresh = openPostgres({ url: database.url })
    await execute(database.url, `INSERT INTO rate_limits VALUES ('over', 1, 1)`)
    await fresh.rateLimiter.take(aLimit(1), 'ada')
    // its first sweep is over before there is anything else to sweep
    await vi.waitFor(async () => expect(await countOver()).toBe(0))
    await execute(database.url, `INSERT INTO rate_limits VALUES ('over', 1, 1)`)
    await fresh.rateLimiter.take(aLimit(1), 'ada')
    await pause(200)
    expect(await countOver()).toBe(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR })
    await fresh.rateLimiter.take(aLimit(1), 'ada')
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await countOver()).toBe(0))
    await fresh.close()
  })

  it('should wait no longer than a second or so for a database that does not answer, and not fail', async () => {
    const small = openPostgres({ url: database.url, connections: 1 })
    const limit = aLimit(1)
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = keep(small.unitOfWork, async ({ users }) => {
      await users.lock(newUserId())
      held.resolve()
      await released.promise
    })
    await held.promise
    const answers = await Promise.all([small.rateLimiter.take(limit, 'ada'), small.rateLimiter.take(limit, 'ada')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    released.resolve()
    await holding
    await small.close()
  })

  it('should count in the database again when that is back, and forget what was counted meanwhile', async () => {
    const orm = openOrm(database.url, 1)
    const limiter = makeRateLimiter(orm)
    const limit = aLimit(1)
    const pool = await orm.em.getConnection().getNativeClient()
    const away = () => vi.spyOn(pool, 'query').mockImplementation(() => Promise.reject(new Error('away')))

    away()
    expect((await limiter.take(limit, 'ada')).ok).toBe(true)
    expect((await limiter.take(limit, 'ada')).ok).toBe(false)
    vi.restoreAllMocks()
    expect((await limiter.take(limit, 'ada')).ok).toBe(true)
    await limiter.forget(limit, 'ada')
    away()
    expect((await limiter.take(limit, 'ada')).ok).toBe(true)

    vi.restoreAllMocks()
    await orm.close()
  })

  it('should still answer after it was closed', async () => {
    const closed = openPostgres({ url: database.url })
    await closed.close()
    expect((await closed.rateLimiter.take(aLimit(1), 'ada')).ok).toBe(true)
    await closed.rateLimiter.forget(aLimit(1), 'ada')
  })
})

// Helpers

/** Both ways of counting ask the process for the time. */
const pass = async (milliseconds: number): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
}

const aLimit = (tries: number): RateLimit => ({ name: `limit ${newUserId()}`, tries, within: HOUR })

function awayUrl(): string {
  const url = new URL(database.url)
  url.port = '1'
  return url.href
}

async function countOver(): Promise<number> {
  return (await execute(database.url, `SELECT 1 FROM rate_limits WHERE key = 'over'`)).length
}
