import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STARTER } from '../../test/searching.ts'
import { aCandidate } from '../../testing/resource-builders.ts'
import { searchLink } from '../chapters/resource-sites.ts'
import { likelyCandidates, nextToRead, reasonFor, searchedSite, searchesBeside } from './choose-resources.ts'
import { siteOf } from './site-of.ts'

describe('likelyCandidates', () => {
  const looking = { topic: STARTER, language: 'en', without: [] }

  it('should name each page once, without searches and what is not wanted', () => {
    const one = aCandidate({ address: 'https://a.example/starter' })
    const same = aCandidate({ address: 'http://www.a.example/starter/' })
    const search = aCandidate({ address: searchLink('wikipedia', 'starter') })
    const refused = aCandidate({ address: 'https://b.example/' })
    const without = [refused.address]
    expect(likelyCandidates([one, same, search, refused], { ...looking, without })).toEqual([one])
  })

  it('should leave out what has nothing to do with the chapter', () => {
    const other = aCandidate({ title: 'Mortgages', excerpt: 'Rates in Zurich rose again last month.' })
    expect(likelyCandidates([other], looking)).toEqual([])
  })

  it('should name those of the language of the chapter first where others are as likely', () => {
    const [german, english] = [aCandidate({ language: 'de' }), aCandidate()]
    expect(likelyCandidates([german, english], looking)).toEqual([english, german])
  })
})

describe('nextToRead', () => {
  it('should be another site where one is missing and all are on one', () => {
    const waiting = ['https://a.example/2', 'https://b.example/1'].map((address) => ({
      ...{ candidate: aCandidate({ address }), reason: '' },
    }))
    expect(nextToRead(waiting, ['a.example', 'a.example'], 1)).toBe(1)
    expect(nextToRead(waiting, ['a.example', 'a.example'], 2)).toBe(0)
    expect(nextToRead(waiting, ['a.example', 'c.example'], 1)).toBe(0)
    expect(nextToRead(waiting.slice(0, 1), ['a.example'], 1)).toBe(0)
    expect(nextToRead([], [], 3)).toBe(-1)
  })

  it('should always lead to two sites where there are two', () => {
    const sites = fc.array(fc.constantFrom('a.example', 'b.example'), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(sites, fc.integer({ min: 2, max: 6 }), (all, wanted) => {
        const waiting = all.map((site) => ({ candidate: aCandidate({ address: `https://${site}/` }), reason: '' }))
        const taken: string[] = []
        while (taken.length < Math.min(wanted, all.length)) {
          const next = nextToRead(waiting, taken, wanted - taken.length)
          taken.push(...waiting.splice(next, 1).map(({ candidate }) => siteOf(candidate.address)))
        }
        expect(new Set(taken).size).toBe(new Set(all).size)
      }),
    )
  })
})

describe('reasonFor', () => {
  it('should name an objective of the chapter, or its title', () => {
    expect(reasonFor(STARTER, { title: 'Feeding a starter', excerpt: 'Feed it daily.', language: null })).toBe(
      'Feed a sourdough starter',
    )
    expect(reasonFor(STARTER, { title: 'Mortgages', excerpt: '', language: null })).toBe('A lively starter')
  })
})

describe('searchesBeside', () => {
  const search = (link: string) => ({ link, title: 'A', resourceType: 'article' as const, justification: '' })
  const [wikipedia, youtube] = [search(searchLink('wikipedia', 'a')), search(searchLink('youtube', 'a'))]
  const pages = (count: number) => Array.from({ length: count }, () => ({ address: 'https://de.wikipedia.org/wiki/A' }))

  it('should be all of them where there is no page, and none beside three', () => {
    expect(searchesBeside([], [wikipedia, youtube])).toEqual([wikipedia, youtube])
    expect(searchesBeside(pages(3), [wikipedia, youtube])).toEqual([])
  })

  it('should be one beside fewer, on a site that has no page there if there is any', () => {
    expect(searchesBeside(pages(2), [wikipedia, youtube])).toEqual([youtube])
    expect(searchesBeside(pages(1), [wikipedia])).toEqual([wikipedia])
    expect(searchesBeside(pages(1), [])).toEqual([])
  })

  it('should name a search as people know it', () => {
    expect([wikipedia, youtube].map(({ link }) => searchedSite(link))).toEqual(['Wikipedia', 'YouTube'])
    expect(searchedSite('https://www.other.example/?q=a')).toBe('other.example')
  })
})
