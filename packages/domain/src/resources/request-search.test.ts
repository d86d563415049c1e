import { describe, expect, it } from 'vitest'
import { aResource, aResourceList, later, NOW, newChapterId } from '../../testing/index.ts'
import { after, HOUR } from '../shared/duration.ts'
import {
  awaitsSearch,
  pendingReports,
  refuse,
  replaceGone,
  report,
  requestSearch,
  searchAgainAt,
} from './request-search.ts'

const [GOOD, BAD] = [aResource(), aResource()]
const LIST = aResourceList(newChapterId(), { resources: [GOOD, BAD] })

describe('requestSearch', () => {
  it('should begin one search at a time, each with a run of its own', () => {
    const first = requestSearch(null, LIST.chapterId, NOW)
    expect(first).toMatchObject({ status: 'searching', run: 1, askedAt: NOW, settledAt: null, resources: [] })
    expect(requestSearch(first, LIST.chapterId, later(1))).toBe(first)
    expect(requestSearch(LIST, LIST.chapterId, later(1))).toMatchObject({
      ...{ status: 'searching', run: 2, askedAt: later(1), settledAt: NOW, resources: LIST.resources },
    })
    expect(awaitsSearch(first, 1)).toBe(true)
    expect([awaitsSearch(first, 2), awaitsSearch(LIST, 1), awaitsSearch(null, 1)]).toEqual([false, false, false])
  })
})

describe('report', () => {
  it('should be pending until a search has ended, and outlive a search that began before it', () => {
    const searching = requestSearch(LIST, LIST.chapterId, later(1))
    const reported = report(searching, BAD, 'dead', later(2))
    expect(reported).toMatchObject({ status: 'searching', run: 3 })
    expect(pendingReports(reported).map(({ id }) => id)).toEqual([BAD.id])
    expect(pendingReports({ ...reported, status: 'settled', settledAt: later(3) })).toEqual([])
    expect(pendingReports({ ...reported, refused: [BAD.address] })).toEqual([])
  })
})

describe('searchAgainAt', () => {
  it.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [6, 24],
    [2_000, 24],
  ])('should be so long after run %i was asked for, in hours: %i', (run, hours) => {
    expect(searchAgainAt({ run, askedAt: NOW })).toEqual(after(NOW, hours * HOUR))
  })
})

describe('refuse', () => {
  it('should keep the last 100 addresses, each once, the latest last', () => {
    const many = Array.from({ length: 100 }, (_, place) => `https://${place}.example/`)
    expect(refuse(many, ['https://a.example/'])).toEqual([...many.slice(1), 'https://a.example/'])
    expect(refuse(['a', 'b', 'c'], ['a', 'd'])).toEqual(['b', 'c', 'a', 'd'])
  })
})

describe('replaceGone', () => {
  it('should begin another search for a link that is gone, once', () => {
    const replacing = replaceGone(LIST, BAD.address, later(1))
    expect(replacing).toMatchObject({ status: 'searching', run: 2, refused: [BAD.address], resources: LIST.resources })
    expect(replacing && replaceGone(replacing, BAD.address, later(2))).toBeNull()
    expect(replaceGone(LIST, 'https://other.example/', later(1))).toBeNull()
  })
})
