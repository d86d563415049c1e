import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { RateLimit, RateLimiter } from '../../src/ports/rate-limiter.ts'
import { HOUR, SECOND } from '../../src/shared/duration.ts'
import { anyUnicode } from '../arbitraries.ts'
import { newUserId } from '../builders.ts'
import { itOn } from './it-on.ts'
import { FEW } from './storage.ts'

type Open = () => Promise<{
  readonly rateLimiter: RateLimiter
  /** Lets this much time go by for the limiter. */
  readonly pass: (milliseconds: number) => Promise<void>
  readonly close: () => Promise<void>
}>

/** The counts may be shared with others: the suite uses new names only. */
export function describeRateLimiter(name: string, open: Open): void {
  const it = itOn(open)
  describe(`${name}: rate limiter`, () => {
    it('should allow exactly so many tries, then report how long to wait', async ({ rateLimiter }) => {
      const check = async (tries: number, within: number): Promise<void> => {
        const limit = aLimit({ tries, within })
        const began = Date.now()
        expect(await allowed(rateLimiter, limit, 'ada', tries)).toBe(tries)
        for (let more = 0; more < 3; more += 1) {
          const refusal = await rateLimiter.take(limit, 'ada')
          if (refusal.ok) throw new Error(`Try ${tries + more + 1} of ${tries} was allowed.`)
          expect(refusal.error.kind).toBe('too-many-tries')
          expect(Number.isInteger(refusal.error.retryAfter)).toBe(true)
          expect(refusal.error.retryAfter).toBeGreaterThanOrEqual(1)
          expect(refusal.error.retryAfter).toBeLessThanOrEqual(Math.ceil(within / SECOND))
          // After that wait the next try is allowed.
          expect(refusal.error.retryAfter * SECOND).toBeGreaterThanOrEqual(within - (Date.now() - began))
        }
      }
      // Long enough for a slow machine to get through the tries.
      const within = fc.integer({ min: 5 * SECOND, max: 24 * HOUR })
      await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 8 }), within, check), FEW)
    })

    it('should report nearly the whole time to a caller refused at once', async ({ rateLimiter }) => {
      const limit = aLimit({ tries: 1, within: HOUR })
      await rateLimiter.take(limit, 'ada')
      const refusal = await rateLimiter.take(limit, 'ada')
      expect(!refusal.ok && refusal.error.retryAfter).toBeGreaterThan(HOUR / SECOND - 30)
    })

    it('should count anew after that time, however often it was tried meanwhile', async ({ rateLimiter, pass }) => {
      // hours: what a slow machine takes for the tries is nothing beside them
      const limit = aLimit({ tries: 2, within: 3 * HOUR })
      expect(await allowed(rateLimiter, limit, 'ada', 3)).toBe(2)
      await pass(1.5 * HOUR)
      const refusal = await rateLimiter.take(limit, 'ada')
      expect(!refusal.ok && refusal.error.retryAfter).toBeLessThanOrEqual((1.5 * HOUR) / SECOND)
      await pass(1.6 * HOUR)
      expect(await allowed(rateLimiter, limit, 'ada', 3)).toBe(2)
    })

    it('should count from the first try, not from the last', async ({ rateLimiter, pass }) => {
      const limit = aLimit({ tries: 2, within: 2 * HOUR })
      await rateLimiter.take(limit, 'ada')
      await pass(1.1 * HOUR)
      await rateLimiter.take(limit, 'ada')
      await pass(HOUR)
      expect(await allowed(rateLimiter, limit, 'ada', 2)).toBe(2)
    })

    it('should count apart who tries, and what', async ({ rateLimiter }) => {
      const [limit, other] = [aLimit({ tries: 2 }), aLimit({ tries: 1 })]
      expect(await allowed(rateLimiter, limit, 'ada', 5)).toBe(2)
      expect(await allowed(rateLimiter, limit, 'Ada', 5)).toBe(2)
      expect(await allowed(rateLimiter, other, 'ada', 5)).toBe(1)
      // Put together without care, these two would be one.
      expect(await allowed(rateLimiter, { ...limit, name: `${limit.name}:a` }, 'b', 5)).toBe(2)
      expect(await allowed(rateLimiter, limit, 'a:b', 5)).toBe(2)
    })

    it('should forget the tries of one, and begin anew', async ({ rateLimiter }) => {
      const [limit, other] = [aLimit({ tries: 2 }), aLimit({ tries: 2 })]
      for (const one of [limit, other]) await allowed(rateLimiter, one, 'ada', 3)
      await allowed(rateLimiter, limit, 'bob', 3)
      await rateLimiter.forget(limit, 'ada')
      await rateLimiter.forget(limit, 'nobody')
      expect(await allowed(rateLimiter, limit, 'ada', 3)).toBe(2)
      expect(await allowed(rateLimiter, limit, 'bob', 1)).toBe(0)
      expect(await allowed(rateLimiter, other, 'ada', 1)).toBe(0)
    })

    it('should report beforehand how a try would be answered, without counting it', async ({ rateLimiter }) => {
      const limit = aLimit({ tries: 2 })
      for (let tries = 0; tries < 2; tries += 1) {
        for (let looks = 0; looks < 3; looks += 1)
          expect(await rateLimiter.check(limit, 'ada')).toMatchObject({ ok: true, value: 2 - tries })
        expect((await rateLimiter.take(limit, 'ada')).ok).toBe(true)
      }
      const [looked, tried] = [await rateLimiter.check(limit, 'ada'), await rateLimiter.take(limit, 'ada')]
      expect(looked).toMatchObject({ ok: false, error: { kind: 'too-many-tries' } })
      const seconds = [looked, tried].map((answer) => (answer.ok ? 0 : answer.error.retryAfter))
      expect(Math.abs((seconds[0] ?? 0) - (seconds[1] ?? 0))).toBeLessThanOrEqual(1)
      expect((await rateLimiter.check(limit, 'bob')).ok).toBe(true)
      await rateLimiter.forget(limit, 'ada')
      expect((await rateLimiter.check(limit, 'ada')).ok).toBe(true)
    })

    it('should let exactly as many through when a hundred try at once', async ({ rateLimiter }) => {
      const limit = aLimit({ tries: 7 })
      const answers = await Promise.all(Array.from({ length: 100 }, () => rateLimiter.take(limit, 'ada')))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
    })

    it('should count per user, in whatever form the name comes', async ({ rateLimiter }) => {
      const limit = aLimit({ tries: 1 })
      const strange = ['', ' ', '\0', 'a\0', 'x'.repeat(100_000), '\uD800', '\uDC00', "'; DROP TABLE users", 'ß', '🦊']
      for (const who of strange) expect(await allowed(rateLimiter, limit, who, 3)).toBe(1)
      const check = async (who: string): Promise<void> => {
        expect(await allowed(rateLimiter, aLimit({ tries: 2 }), who, 3)).toBe(2)
      }
      await fc.assert(fc.asyncProperty(anyUnicode(), check), FEW)
    })
  })
}

// Helpers

const aLimit = (changes: Partial<RateLimit> = {}): RateLimit => ({
  name: `limit ${newUserId()}`,
  tries: 3,
  within: HOUR,
  ...changes,
})

/** How many of so many tries, one after another, are allowed. */
async function allowed(rateLimiter: RateLimiter, limit: RateLimit, who: string, tries: number): Promise<number> {
  let count = 0
  for (let made = 0; made < tries; made += 1) {
    if ((await rateLimiter.take(limit, who)).ok) count += 1
  }
  return count
}
