import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { err, HOUR, ok, type RateLimit, type RateLimiter, SECOND } from '@app/domain'
import type { QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Orm } from './orm.ts'

/** After that this process counts by itself. */
const COUNT_TIMEOUT_MS = 1 * SECOND

const SWEEP = 'DELETE FROM rate_limits WHERE expire < $1'

type Counters = { readonly shared: RateLimiterPostgres; readonly own: RateLimiterMemory }

/** Counts in the database, for all processes at once, with one statement per try. */
export function makeRateLimiter(orm: Orm): RateLimiter {
  const query = async (statement: QueryConfig) => {
    const pool = await orm.em.getConnection().getNativeClient()
    return inTime(COUNT_TIMEOUT_MS, pool.query(statement))
  }
  const countersOf = makeCounters({ query })
  let sweepAt = 0

  /** Not the library's own timers, one per limit, which cannot be stopped. */
  const sweep = () => {
    const now = Date.now()
    if (now < sweepAt) return
    sweepAt = now + HOUR
    query({ text: SWEEP, values: [now] }).catch(() => undefined) // the next one takes it along
  }

  return {
    take: async (limit, who) => {
      sweep()
      try {
        await countersOf(limit).shared.consume(keyOf(limit, who))
        return ok(undefined)
      } catch (refusal) {
        // Faults of the database end in the counts of this process: anything else is a bug.
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return tooMany(refusal)
      }
    },
    check: async (limit, who) => {
      const count = await countersOf(limit).shared.get(keyOf(limit, who))
      if (count === null) return ok(limit.tries)
      return count.remainingPoints <= 0 ? tooMany(count) : ok(count.remainingPoints)
    },
    forget: async (limit, who) => {
      const { shared, own } = countersOf(limit)
      // counted in memory while the database was away; it would count again at the next outage
      await own.delete(keyOf(limit, who))
      await shared.delete(keyOf(limit, who))
    },
  }
}

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  err({ kind: 'too-many-tries', retryAfter: Math.max(1, Math.ceil(msBeforeNext / SECOND)) } as const)

/** The library wants one counter per limit. */
function makeCounters(storeClient: { readonly query: (statement: QueryConfig) => Promise<unknown> }) {
  const counters = new Map<string, Counters>()
  return (limit: RateLimit): Counters => {
    const name = JSON.stringify([limit.name, limit.tries, limit.within])
    const known = counters.get(name) ?? make(limit)
    counters.set(name, known)
    return known
  }

  function make({ tries, within }: RateLimit): Counters {
    const limit = { points: tries, duration: within / SECOND, keyPrefix: '' }
    const own = new RateLimiterMemory(limit)
    // No `inMemoryBlockOnConsumed`: another process may reset the count meanwhile.
    const shared = new RateLimiterPostgres({
      ...limit,
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: own,
    })
    return { own, shared }
  }
}

const keyOf = ({ name }: RateLimit, who: string): string =>
  createHash('sha256')
    .update(JSON.stringify([name, who]))
    .digest('hex')

async function inTime<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const answered = new AbortController()
  const tooLate = pause(milliseconds, undefined, { signal: answered.signal }).then(() => {
    throw new Error('The database took too long.')
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    answered.abort()
  }
}
