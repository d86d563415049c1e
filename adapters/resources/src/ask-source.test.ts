import { DAY, HOUR, MINUTE } from '@app/domain'
import { makeMemorySourceStore, makeSettableClock } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { failingSource, MALFORMED, QUERY, searchFixture, sourceOf, UNREACHABLE } from '../test/search-fixture.ts'
import { makeResourceSearch } from './make-resource-search.ts'

describe('askSource, within budgets and pauses', () => {
  it('should ask a source no more often than its budget allows, over all searches at once', async () => {
    const source = sourceOf('one', ['a'], { budget: { requests: 3, within: HOUR } })
    const { search, clock, outcomes } = searchFixture([source])
    await Promise.all(Array.from({ length: 20 }, (_, index) => search({ ...QUERY, words: `${index}` })))
    expect(source.asked()).toBe(3)
    expect(outcomes.filter((outcome) => outcome === 'one held-back')).toHaveLength(17)
    clock.advance(HOUR)
    expect((await search(QUERY)).isAnswered).toBe(true)
  })

  it('should leave a source alone for as long as it asks', async () => {
    const source = failingSource('one', { kind: 'limited', retryAfterMs: 10 * MINUTE, detail: 'status 429' })
    const { search, clock, lines } = searchFixture([source])
    await search(QUERY)
    clock.advance(10 * MINUTE - 1)
    await search(QUERY)
    expect(source.asked()).toBe(1)
    clock.advance(1)
    await search(QUERY)
    expect(source.asked()).toBe(2)
    expect(lines[0]).toBe('The source one didn’t respond: limited (status 429); it is not asked for 600 s')
  })

  it('should answer fast after the first search without a network, and try again after a minute', async () => {
    const sources = ['one', 'two', 'three'].map((name) => failingSource(name, UNREACHABLE))
    const { search, clock } = searchFixture(sources)
    for (const words of ['a', 'b', 'c']) expect((await search({ ...QUERY, words })).isAnswered).toBe(false)
    expect(sources.map(({ asked }) => asked())).toEqual([1, 1, 1])
    clock.advance(MINUTE)
    await search(QUERY)
    expect(sources.map(({ asked }) => asked())).toEqual([2, 2, 2])
  })

  it('should pause a source that fails three times in a row, longer and longer, until it answers', async () => {
    const source = failingSource('one', MALFORMED)
    const { search, clock } = searchFixture([source])
    const askedAfter = async (milliseconds: number): Promise<number> => {
      clock.advance(milliseconds)
      await search(QUERY)
      return source.asked()
    }
    expect([await askedAfter(0), await askedAfter(0), await askedAfter(0)]).toEqual([1, 2, 3])
    expect([await askedAfter(5 * MINUTE - 1), await askedAfter(1)]).toEqual([3, 4])
    expect([await askedAfter(10 * MINUTE - 1), await askedAfter(1)]).toEqual([4, 5])
    source.fail(null)
    expect(await askedAfter(20 * MINUTE)).toBe(6)
    source.fail(MALFORMED)
    clock.advance(31 * DAY)
    expect([await askedAfter(0), await askedAfter(0)]).toEqual([7, 8])
  })

  it('should share pauses between processes', async () => {
    const [store, clock] = [makeMemorySourceStore(), makeSettableClock()]
    const [mine, yours] = [failingSource('one', UNREACHABLE), sourceOf('one', ['a'])]
    await makeResourceSearch({ sources: [mine], store, clock }).search(QUERY)
    const { isAnswered } = await makeResourceSearch({ sources: [yours], store, clock }).search(QUERY)
    expect([isAnswered, yours.asked()]).toEqual([false, 0])
  })

  it('should not hold against a source that our own requests were in the way', async () => {
    const source = failingSource('one', { kind: 'limited', retryAfterMs: 0, detail: 'earlier requests took too long' })
    const { search, store } = searchFixture([source])
    for (let searches = 0; searches < 5; searches += 1) await search(QUERY)
    expect(source.asked()).toBe(5)
    expect(await store.states()).toMatchObject([{ failures: 0, pausedUntil: null }])
  })
})
