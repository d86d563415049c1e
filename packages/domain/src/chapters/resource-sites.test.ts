import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { RESOURCE_TYPES } from './content.ts'
import { isResourceSite, RESOURCE_SITES, searchLink, siteName, usualType } from './resource-sites.ts'

describe('searchLink', () => {
  it("should lead to the site's own search", () => {
    expect(searchLink('wikipedia', 'sourdough & rye')).toBe(
      'https://en.wikipedia.org/w/index.php?search=sourdough%20%26%20rye',
    )
  })

  it('should lead to the site itself, whatever a model asks to look for', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RESOURCE_SITES), anyUnicode(), halfPair(), (site, query, half) => {
        const plain = new URL(searchLink(site, ''))
        const link = new URL(searchLink(site, query + half))
        expect([link.origin, link.pathname, link.hash]).toEqual([plain.origin, plain.pathname, ''])
        expect([...link.searchParams.keys()]).toEqual([...plain.searchParams.keys()])
        expect([...link.searchParams.values()].at(-1)).toBe(`${query}${half && '\uFFFD'}`)
      }),
    )
  })
})

describe('every site', () => {
  it.each(RESOURCE_SITES)('should be known by its key: %s', (site) => {
    expect(isResourceSite(site)).toBe(true)
    expect(siteName(site)).toMatch(/^\S/)
    expect(RESOURCE_TYPES).toContain(usualType(site))
    expect(searchLink(site, '')).toMatch(/^https:\/\//)
  })
})

describe('isResourceSite', () => {
  it.each(['', 'Wikipedia', 'example', 'toString', '__proto__', 'constructor'])('should not know %j', (text) => {
    expect(isResourceSite(text)).toBe(false)
  })
})

// Helpers

const halfPair = () => fc.constantFrom('', '\uD83E')
