import type { Clock } from '../../src/ports/clock.ts'
import type { RateLimit, RateLimiter } from '../../src/ports/rate-limiter.ts'
import { after, SECOND } from '../../src/shared/duration.ts'
import { err, ok } from '../../src/shared/result.ts'

type Count = { readonly tries: number; readonly end: Date }

/** Forgets nothing by itself: for tests, and for programs that do not run for long. */
export function makeMemoryRateLimiter({ clock }: { readonly clock: Clock }): RateLimiter {
  const counts = new Map<string, Count>()
  return {
    take: async (limit, who) => {
      const now = clock.now()
      const { tries, end } = running(counts.get(keyOf(limit, who)), now) ?? { tries: 0, end: after(now, limit.within) }
      if (tries >= limit.tries) {
        const wait = end.getTime() - now.getTime()
        return err({ kind: 'too-many-tries', retryAfter: Math.max(1, Math.ceil(wait / SECOND)) })
      }
      counts.set(keyOf(limit, who), { tries: tries + 1, end })
      return ok(undefined)
    },
    forget: async (limit, who) => {
      counts.delete(keyOf(limit, who))
    },
  }
}

const running = (count: Count | undefined, now: Date): Count | undefined =>
  count && now < count.end ? count : undefined

const keyOf = ({ name }: RateLimit, who: string): string => JSON.stringify([name, who])
