import { DAY, HOUR, MINUTE, type ResourceSource, type SourceStore } from '@app/domain'
import { aCandidate, makeMemorySourceStore, makeSettableClock } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import {
  failingSource,
  hangingSource,
  MALFORMED,
  QUERY,
  searchFixture,
  sourceOf,
  storeThatThrowsAt,
  titles,
  UNREACHABLE,
} from '../test/search-fixture.ts'
import { makeResourceSearch } from './make-resource-search.ts'

describe('makeResourceSearch', () => {
  it('should let the candidates of all sources take turns, in the order of the sources', async () => {
    const { search } = searchFixture([
      sourceOf('one', ['a', 'b', 'c']),
      sourceOf('two', ['d']),
      sourceOf('three', ['e', 'f']),
    ])
    const answer = await search(QUERY)
    expect(titles(answer.candidates)).toEqual(['a', 'd', 'e', 'b', 'f', 'c'])
    expect(answer.isAnswered).toBe(true)
  })

  it('should name each page once, whatever small difference its addresses have', async () => {
    const page = (address: string) => aCandidate({ address, title: address })
    const { search } = searchFixture([
      sourceOf('one', [page('https://www.pages.example/bread/'), page('https://pages.example/salt?a=1')]),
      sourceOf('two', [page('http://pages.example/bread'), page('https://pages.example/salt?a=2')]),
    ])
    expect(titles((await search(QUERY)).candidates)).toEqual([
      'https://www.pages.example/bread/',
      'https://pages.example/salt?a=1',
      'https://pages.example/salt?a=2',
    ])
  })

  it('should ask no source that has nothing in the language', async () => {
    const [english, german] = [
      sourceOf('one', ['a'], { languages: ['en'] }),
      sourceOf('two', ['b'], { languages: ['de'] }),
    ]
    const { search, outcomes } = searchFixture([english, german])
    expect(titles((await search({ ...QUERY, language: 'de' })).candidates)).toEqual(['b'])
    expect(english.asked()).toBe(0)
    expect(outcomes).toEqual(['two answered'])
    expect(await search({ ...QUERY, language: 'fr' })).toEqual({ candidates: [], isAnswered: false })
  })

  it('should be answered by one source with nothing, and by none that failed', async () => {
    const nothing = searchFixture([sourceOf('one', []), failingSource('two', MALFORMED)])
    expect(await nothing.search(QUERY)).toEqual({ candidates: [], isAnswered: true })
    const failed = searchFixture([failingSource('one', MALFORMED), failingSource('two', UNREACHABLE)])
    expect(await failed.search(QUERY)).toEqual({ candidates: [], isAnswered: false })
    expect(await searchFixture([]).search(QUERY)).toEqual({ candidates: [], isAnswered: false })
  })

  it('should take ten candidates of a source at most', async () => {
    const { search } = searchFixture([
      sourceOf(
        'one',
        Array.from({ length: 12 }, (_, index) => `${index}`),
      ),
    ])
    expect((await search(QUERY)).candidates).toHaveLength(10)
  })
})

describe('makeResourceSearch, with remembered answers', () => {
  it('should ask once for as long as answers may stay, even where there was nothing', async () => {
    for (const found of [['a'], []]) {
      const source = sourceOf('one', found)
      const { search, clock, outcomes } = searchFixture([source])
      const first = await search(QUERY)
      clock.advance(30 * DAY - 1)
      expect(await search({ language: 'EN', words: ' Sourdough  STARTER' })).toEqual(first)
      expect(source.asked()).toBe(1)
      clock.advance(1)
      await search(QUERY)
      expect(source.asked()).toBe(2)
      expect(outcomes).toEqual(['one answered', 'one remembered', 'one answered'])
    }
  })

  it('should not ask a source that has nothing about what is looked for, nor take of its budget', async () => {
    const source = sourceOf('one', ['a'])
    const { search, store } = searchFixture([{ ...source, isAbout: ({ field }) => field === 'music' }])
    expect(await search({ ...QUERY, field: 'chess' })).toEqual({ candidates: [], isAnswered: true })
    expect([source.asked(), await store.states()]).toEqual([0, []])
    await search({ ...QUERY, field: 'music' })
    expect(source.asked()).toBe(1)
  })

  it('should ask sooner where a source wants its answers to go sooner', async () => {
    const source = sourceOf('one', ['a'], { retention: HOUR })
    const { search, clock, store } = searchFixture([source])
    const { words, language } = QUERY
    const isKept = async () => (await store.find('one', { words, language }, new Date(0))) !== null
    await search(QUERY)
    clock.advance(HOUR - 1)
    await store.removeExpired(clock.now())
    expect(await isKept()).toBe(true)
    clock.advance(1)
    await store.removeExpired(clock.now())
    expect(await isKept()).toBe(false)
    await search(QUERY)
    expect(source.asked()).toBe(2)
  })

  it('should remember no failure, and answer from memory while a source is paused', async () => {
    const source = sourceOf('one', ['a'])
    const { search } = searchFixture([source])
    const first = await search(QUERY)
    source.fail(UNREACHABLE)
    expect((await search({ ...QUERY, words: 'rye' })).isAnswered).toBe(false)
    expect(await search(QUERY)).toEqual(first)
    expect((await search({ ...QUERY, words: 'rye' })).isAnswered).toBe(false)
    expect(source.asked()).toBe(2)
  })
})

describe('makeResourceSearch, when something else fails', () => {
  it('should answer without the sources that do not answer in time, which may be for our other requests', async () => {
    const { search, store, outcomes } = searchFixture([hangingSource('one'), sourceOf('two', ['a'])], { timeoutMs: 50 })
    expect(titles((await search(QUERY)).candidates)).toEqual(['a'])
    await expect.poll(() => outcomes.some((outcome) => outcome.startsWith('one '))).toBe(true)
    const one = (await store.states()).find(({ name }) => name === 'one')
    expect(one).toMatchObject({ failures: 0, pausedUntil: null })
  })

  it('should answer in time even if a source does not listen, or the store is silent', async () => {
    const deaf: ResourceSource = { ...sourceOf('one', []), search: () => new Promise(() => {}) }
    const store: SourceStore = { ...makeMemorySourceStore(), find: () => new Promise(() => {}) }
    for (const { search } of [
      searchFixture([deaf], { timeoutMs: 50 }),
      searchFixture([sourceOf('one', ['a'])], { timeoutMs: 50, store }),
    ]) {
      expect(await search(QUERY)).toEqual({ candidates: [], isAnswered: false })
    }
  })

  it('should use what a source has found when its time is up, and ask it again for the same', async () => {
    const source = hangingSource('one', [aCandidate({ title: 'a' })])
    const { search, store, outcomes } = searchFixture([source], { timeoutMs: 50 })
    const answer = await search(QUERY)
    expect(titles(answer.candidates)).toEqual(['a'])
    expect(answer.isAnswered).toBe(true)
    expect(outcomes).toEqual(['one unreachable'])
    expect(await store.states()).toMatchObject([{ failures: 0, pausedUntil: null }])
    await search(QUERY)
    expect(source.asked()).toBe(2)
  })

  it('should use what came before a source failed, and leave the source alone for as long as it asks', async () => {
    const failure = {
      kind: 'limited',
      retryAfterMs: HOUR,
      detail: 'HTTP 429',
      found: [aCandidate({ title: 'a' })],
    } as const
    const { search, outcomes } = searchFixture([failingSource('one', failure)])
    expect(titles((await search(QUERY)).candidates)).toEqual(['a'])
    expect(await search(QUERY)).toEqual({ candidates: [], isAnswered: false })
    expect(outcomes).toEqual(['one limited', 'one held-back'])
  })

  it('should end as soon as the caller gives up, which is no failure of the source', async () => {
    const source = hangingSource('one')
    const { search, store, outcomes } = searchFixture([source])
    const stop = new AbortController()
    const answer = search(QUERY, stop.signal)
    await expect.poll(source.asked).toBe(1)
    stop.abort()
    expect(await answer).toEqual({ candidates: [], isAnswered: false })
    await expect.poll(() => outcomes).toEqual(['one unreachable'])
    expect(await store.states()).toMatchObject([{ failures: 0, pausedUntil: null }])
  })

  it.each(['find', 'take'] as const)('should ask nothing while the store throws at "%s"', async (method) => {
    const source = sourceOf('one', ['a'])
    const { search, outcomes, lines } = searchFixture([source], { store: storeThatThrowsAt(method) })
    expect(await search(QUERY)).toEqual({ candidates: [], isAnswered: false })
    expect(source.asked()).toBe(0)
    expect(outcomes).toEqual(['one store-unavailable'])
    expect(lines).toEqual([expect.stringContaining('database down')])
  })

  it.each(['keep', 'answered'] as const)('should answer although the store throws at "%s"', async (method) => {
    const { search, lines } = searchFixture([sourceOf('one', ['a'])], { store: storeThatThrowsAt(method) })
    expect(titles((await search(QUERY)).candidates)).toEqual(['a'])
    expect(lines).toEqual([expect.stringContaining('database down')])
  })

  it.each(['states', 'failed'] as const)(
    'should end without an answer when the store throws at "%s"',
    async (method) => {
      const { search, outcomes } = searchFixture([failingSource('one', MALFORMED)], {
        store: storeThatThrowsAt(method),
      })
      expect(await search(QUERY)).toEqual({ candidates: [], isAnswered: false })
      expect(outcomes).toEqual(['one malformed'])
    },
  )

  it('should take an adapter that throws for a failure of its source', async () => {
    const throwing: ResourceSource = {
      ...sourceOf('one', []),
      search: () => Promise.reject(new Error('x is not a function')),
    }
    const { search, store, outcomes } = searchFixture([throwing, sourceOf('two', ['a'])])
    expect(titles((await search(QUERY)).candidates)).toEqual(['a'])
    expect((await store.states()).find(({ name }) => name === 'one')).toMatchObject({ failures: 1 })
    expect(outcomes.toSorted()).toEqual(['one malformed', 'two answered'])
  })
})

describe('makeResourceSearch, within budgets and pauses', () => {
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
