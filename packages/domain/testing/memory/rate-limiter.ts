import type { Clock } from '../../src/ports/clock.ts'
import type { RateLimit, RateLimiter } from '../../src/ports/rate-limiter.ts'
import { after, SECOND } from '../../src/shared/duration.ts'
import { err, ok } from '../../src/shared/result.ts'

type Count = { readonly tries: number; readonly end: Date }

/** Forgets nothing by itself: for tests, and for programs that do not run for long. */
export function makeMemoryRateLimiter({ clock }: { readonly clock: Clock }): RateLimiter {
  const counts = new Map<string, Count>()
  const soFar = (limit: RateLimit, who: string, now: Date): Count =>
    running(counts.get(keyOf(limit, who)), now) ?? { tries: 0, end: after(now, limit.within) }
  const judge = (limit: RateLimit, { tries, end }: Count, now: Date) => {
    if (tries < limit.tries) return ok(limit.tries - tries)
    const wait = end.getTime() - now.getTime()
    return err({ kind: 'too-many-tries', retryAfter: Math.max(1, Math.ceil(wait / SECOND)) } as const)
  }
  return {
    take: async (limit, who) => {
      const now = clock.now()
      const count = soFar(limit, who, now)
      const judged = judge(limit, count, now)
      if (judged.ok) counts.set(keyOf(limit, who), { ...count, tries: count.tries + 1 })
      return judged.ok ? ok(undefined) : judged
    },
    check: async (limit, who) => {
      const now = clock.now()
      return judge(limit, soFar(limit, who, now), now)
    },
    forget: async (limit, who) => {
      counts.delete(keyOf(limit, who))
    },
  }
}

const running = (count: Count | undefined, now: Date): Count | undefined =>
  count && now < count.end ? count : undefined

const keyOf = ({ name }: RateLimit, who: string): string => JSON.stringify([name, who])
