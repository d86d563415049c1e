import { describe, expect } from 'vitest'
import type { Candidate } from '../../src/resources/candidate.ts'
import { DAY, HOUR, after as later } from '../../src/shared/duration.ts'
import { aCandidate, newSourceName } from '../resource-builders.ts'
import { itOn } from './it-on.ts'
import { describeSourceBudgets, type OpenSourceStore, stateOf } from './source-budgets.ts'
import { uniqueTime } from './unique-time.ts'

const QUERY = { words: 'sourdough starter', language: 'en' }

const during = (at: Date) => ({ at, until: later(at, DAY) })

/** What the store holds may be shared with other suites: this one uses new names and times only. */
export function describeSourceStore(name: string, open: OpenSourceStore): void {
  const it = itOn(open)

  describe(`${name}: source store, its answers`, () => {
    it('should find an answer with all that was kept of it, in its order', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      const candidates: readonly Candidate[] = [
        aCandidate({ source, title: 'Größe 🦊 "quoted" \\ \'', isFree: true, minutes: 12.5 }),
        aCandidate({ source, excerpt: '', language: null, isFree: false, minutes: null }),
        aCandidate({ source, resourceType: 'video', isFree: null }),
      ]
      await store.keep(source, QUERY, candidates, during(now))
      expect(await store.find(source, QUERY, later(now, -1))).toEqual(candidates)
    })

    it('should find an answer that held nothing, which is not the same as none', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      expect(await store.find(source, QUERY, later(now, -DAY))).toBeNull()
      await store.keep(source, QUERY, [], during(now))
      expect(await store.find(source, QUERY, later(now, -DAY))).toEqual([])
    })

    it('should find only what was kept after the time', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      await store.keep(source, QUERY, [], during(now))
      expect(await store.find(source, QUERY, later(now, -1))).toEqual([])
      expect(await store.find(source, QUERY, now)).toBeNull()
      expect(await store.find(source, QUERY, later(now, 1))).toBeNull()
    })

    it('should take queries for the same whatever their case and spaces', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      const candidates = [aCandidate({ source })]
      await store.keep(source, { words: 'Crème  brûlée', language: 'fr' }, candidates, during(now))
      const found = (words: string, language = 'fr') => store.find(source, { words, language }, later(now, -1))
      for (const same of ['crème brûlée', ' CRÈME\tBRÛLÉE ', 'crème\n brûlée']) {
        expect(await found(same)).toEqual(candidates)
      }
      for (const other of ['creme brulee', 'crèmebrûlée', 'brûlée crème', 'crème', '']) {
        expect(await found(other)).toBeNull()
      }
      expect(await found('crème brûlée', 'de')).toBeNull()
    })

    it('should keep the answers of sources apart', async ({ store }) => {
      const [one, other, now] = [newSourceName(), newSourceName(), uniqueTime()]
      const candidates = [aCandidate({ source: one })]
      await store.keep(one, QUERY, candidates, during(now))
      await store.keep(other, QUERY, [], during(now))
      expect(await store.find(one, QUERY, later(now, -1))).toEqual(candidates)
      expect(await store.find(other, QUERY, later(now, -1))).toEqual([])
    })

    it('should put a newer answer in the place of an older one', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      const candidates = [aCandidate({ source })]
      await store.keep(source, QUERY, [], during(now))
      await store.keep(source, { ...QUERY, words: QUERY.words.toUpperCase() }, candidates, during(later(now, HOUR)))
      expect(await store.find(source, QUERY, now)).toEqual(candidates)
    })

    it('should keep one whole answer when several come at once', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      const answers = Array.from({ length: 10 }, () => [aCandidate({ source }), aCandidate({ source })])
      await Promise.all(answers.map((candidates) => store.keep(source, QUERY, candidates, during(now))))
      expect(answers).toContainEqual(await store.find(source, QUERY, later(now, -1)))
    })

    it('should remove answers that may be stored no longer, and no others', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      const left = [-1, 0, 1].map((milliseconds) => ({
        milliseconds,
        query: { words: `${milliseconds}`, language: 'en' },
      }))
      for (const { milliseconds, query } of left) {
        await store.keep(source, query, [], { at: later(now, -DAY), until: later(now, milliseconds) })
      }
      await store.removeExpired(now)
      const found = await Promise.all(left.map(({ query }) => store.find(source, query, later(now, -2 * DAY))))
      expect(found).toEqual([null, null, []])
      // a newer answer may be stored for longer
      const query = { words: '1', language: 'en' }
      await store.keep(source, query, [], { at: now, until: later(now, HOUR) })
      await store.removeExpired(later(now, 1))
      expect(await store.find(source, query, later(now, -1))).toEqual([])
    })

    it('should count no request and no answer when answers are kept or found', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      await store.take(source, { requests: 3, within: HOUR }, now)
      const before = await stateOf(store, source)
      await store.keep(source, QUERY, [], during(now))
      await store.find(source, QUERY, later(now, -1))
      await store.removeExpired(later(now, 1))
      expect(await stateOf(store, source)).toEqual(before)
    })
  })

  describe(`${name}: source store, its states`, () => {
    it('should show how a source does', async ({ store }) => {
      const [source, now] = [newSourceName(), uniqueTime()]
      await store.take(source, { requests: 3, within: HOUR }, now)
      const fresh = { name: source, used: 1, windowStart: now, pausedUntil: null, failures: 0 }
      const silent = { lastFailureAt: null, lastFailure: null, lastAnswerAt: null }
      expect(await stateOf(store, source)).toEqual({ ...fresh, ...silent })

      const failedAt = later(now, 1)
      await store.failed(source, { at: failedAt, detail: 'Größe: 500', pausedUntil: null })
      const failed = { ...fresh, ...silent, failures: 1, lastFailureAt: failedAt, lastFailure: 'Größe: 500' }
      expect(await stateOf(store, source)).toEqual(failed)

      const answeredAt = later(now, 2)
      await store.answered(source, answeredAt)
      // what went wrong last stays to be read
      expect(await stateOf(store, source)).toEqual({ ...failed, failures: 0, lastAnswerAt: answeredAt })
    })

    it('should show every source that was asked, by name', async ({ store }) => {
      const now = uniqueTime()
      const [taken, failed, answered, never] = Array.from({ length: 4 }, newSourceName)
      await store.take(taken ?? '', { requests: 1, within: HOUR }, now)
      await store.failed(failed ?? '', { at: now, detail: 'x', pausedUntil: null })
      await store.answered(answered ?? '', now)
      const names = (await store.states()).map((state) => state.name)
      expect(names).toEqual(names.toSorted())
      expect(names).toEqual(expect.arrayContaining([taken, failed, answered]))
      expect(names).not.toContain(never)
    })
  })

  describeSourceBudgets(name, open)
}
