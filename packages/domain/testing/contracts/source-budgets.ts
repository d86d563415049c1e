import fc from 'fast-check'
import { describe, expect } from 'vitest'
import type { SourceState, SourceStore } from '../../src/ports/source-store.ts'
import type { SourceName } from '../../src/resources/candidate.ts'
import { DAY, HOUR, after as later, MINUTE, SECOND } from '../../src/shared/duration.ts'
import { newSourceName } from '../resource-builders.ts'
import { itOn } from './it-on.ts'
import { FEW } from './storage.ts'
import { uniqueTime } from './unique-time.ts'

export type OpenSourceStore = () => Promise<{ readonly store: SourceStore; readonly close: () => Promise<void> }>

const BUDGET = { requests: 3, within: HOUR }

/** The second half of `describeSourceStore`. */
export function describeSourceBudgets(name: string, open: OpenSourceStore): void {
  const it = itOn(open)

  describe(`${name}: source store, its budgets`, () => {
    it('should let through exactly so many requests, then report when the window ends', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      for (let taken = 0; taken < BUDGET.requests; taken += 1) {
        expect(await store.take(source, BUDGET, later(now, taken))).toEqual({ ok: true, value: undefined })
      }
      const refused = { ok: false, error: { kind: 'limited', until: later(now, HOUR) } }
      expect(await store.take(source, BUDGET, later(now, MINUTE))).toEqual(refused)
      expect(await store.take(source, BUDGET, later(now, HOUR - 1))).toEqual(refused)
      expect(await stateOf(store, source)).toMatchObject({ used: BUDGET.requests, windowStart: now })
    })

    it('should begin a new window with the first request after the old one', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      await taken(store, source, now)
      const next = later(now, HOUR)
      expect(await taken(store, source, next)).toBe(BUDGET.requests)
      expect(await stateOf(store, source)).toMatchObject({ used: BUDGET.requests, windowStart: next })
      const muchLater = later(next, 10 * DAY)
      expect(await taken(store, source, muchLater)).toBe(BUDGET.requests)
      expect(await stateOf(store, source)).toMatchObject({ windowStart: muchLater })
    })

    it('should count sources apart', async ({ store }) => {
      const [one, other, now] = [newSourceName(), newSourceName(), uniqueTime()]
      expect(await taken(store, one, now)).toBe(BUDGET.requests)
      expect(await taken(store, other, now)).toBe(BUDGET.requests)
    })

    it('should let exactly as many through when fifty come at once', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      expect(await taken(store, source, now, 50)).toBe(BUDGET.requests)
      // and as many when the next window begins for all of them at once
      expect(await taken(store, source, later(now, HOUR), 50)).toBe(BUDGET.requests)
    })

    it('should never let more through within a window, and always as many as it may', async ({ store }) => {
      const budget = fc.record({ requests: fc.integer({ min: 1, max: 4 }), within: fc.constantFrom(SECOND, HOUR, DAY) })
      const steps = fc.array(fc.constantFrom(0, 1, SECOND - 1, SECOND, HOUR, DAY), { maxLength: 12 })
      const check = async ({ requests, within }: typeof BUDGET, waits: readonly number[]): Promise<void> => {
        const source = newSourceName()
        let now = uniqueTime()
        let window = { start: now, used: 0 }
        for (const wait of waits) {
          now = later(now, wait)
          if (now >= later(window.start, within)) window = { start: now, used: 0 }
          const isLeft = window.used < requests
          // the first request begins the first window
          if (window.used === 0) window = { start: now, used: 0 }
          expect((await store.take(source, { requests, within }, now)).ok).toBe(isLeft)
          if (isLeft) window = { ...window, used: window.used + 1 }
        }
      }
      await fc.assert(fc.asyncProperty(budget, steps, check), FEW)
    })
  })

  describe(`${name}: source store, its pauses`, () => {
    it('should refuse until a pause ends, and take nothing from the budget meanwhile', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      await store.take(source, BUDGET, now)
      const until = later(now, 10 * MINUTE)
      await store.failed(source, { at: now, detail: '429', pausedUntil: until })
      for (const time of [now, later(now, MINUTE), later(until, -1)]) {
        expect(await store.take(source, BUDGET, time)).toEqual({ ok: false, error: { kind: 'limited', until } })
      }
      expect(await stateOf(store, source)).toMatchObject({ used: 1, pausedUntil: until })
      expect((await store.take(source, BUDGET, until)).ok).toBe(true)
      expect(await stateOf(store, source)).toMatchObject({ used: 2, windowStart: now })
    })

    it('should report the later of a pause and the end of a window that is used up', async ({ store }) => {
      const now = uniqueTime()
      for (const [pause, until] of [
        [10 * MINUTE, HOUR],
        [3 * HOUR, 3 * HOUR],
      ] as const) {
        const source = newSourceName()
        await taken(store, source, now)
        await store.failed(source, { at: now, detail: 'x', pausedUntil: later(now, pause) })
        const refused = await store.take(source, BUDGET, later(now, SECOND))
        expect(refused).toEqual({ ok: false, error: { kind: 'limited', until: later(now, until) } })
      }
    })

    it('should pause a source that was never asked, and no other one', async ({ store }) => {
      const [source, other, now] = [newSourceName(), newSourceName(), uniqueTime()]
      await store.failed(source, { at: now, detail: 'x', pausedUntil: later(now, HOUR) })
      expect((await store.take(source, BUDGET, now)).ok).toBe(false)
      expect((await store.take(other, BUDGET, now)).ok).toBe(true)
    })

    it('should never shorten a pause', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      for (const pausedUntil of [later(now, HOUR), later(now, MINUTE), null]) {
        await store.failed(source, { at: now, detail: 'x', pausedUntil })
        expect(await stateOf(store, source)).toMatchObject({ pausedUntil: later(now, HOUR) })
      }
    })

    it('should count failures in a row, until there is an answer', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      const fail = (at: Date) => store.failed(source, { at, detail: 'x', pausedUntil: null })
      expect([await fail(now), await fail(now), await fail(now)]).toEqual([1, 2, 3])
      await store.answered(source, later(now, SECOND))
      expect(await fail(later(now, MINUTE))).toBe(1)
      // a pause ends no row, and no failure without a pause makes one
      expect((await store.take(source, BUDGET, later(now, MINUTE))).ok).toBe(true)
      expect(await fail(later(now, HOUR))).toBe(2)
    })

    it('should lose no failure of many at once', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      const fail = () => store.failed(source, { at: now, detail: 'x', pausedUntil: null })
      const counts = await Promise.all(Array.from({ length: 20 }, fail))
      expect(counts.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    })

    it('should end no pause with an answer', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      await store.failed(source, { at: now, detail: 'x', pausedUntil: later(now, HOUR) })
      await store.answered(source, now)
      expect((await store.take(source, BUDGET, later(now, MINUTE))).ok).toBe(false)
    })
  })
}

// Helpers

export const stateOf = async (store: SourceStore, source: SourceName): Promise<SourceState | undefined> =>
  (await store.states()).find((state) => state.name === source)

/** How many of so many requests at once are let through. */
async function taken(store: SourceStore, source: SourceName, now: Date, requests = 9): Promise<number> {
  const answers = await Promise.all(Array.from({ length: requests }, () => store.take(source, BUDGET, now)))
  return answers.filter(({ ok }) => ok).length
}
