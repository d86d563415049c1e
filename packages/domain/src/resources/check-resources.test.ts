import { describe, expect, it } from 'vitest'
import { STARTER } from '../../test/searching.ts'
import { searchLink } from '../chapters/resource-sites.ts'
import { checkResource, checkResources, pageOf, type ReadResource } from './check-resources.ts'
import type { PageReading } from './page-reading.ts'

describe('checkResources', () => {
  it('should find nothing wrong with pages on two sites that are about the chapter', () => {
    expect(checkResources(STARTER, [page('a.example/1'), page('a.example/2'), page('b.example/3')])).toEqual([])
  })

  it.each<[string, readonly ReadResource[]]>([
    ['too-few-resources', [page('a.example/1'), page('b.example/2')]],
    ['one-site', [page('a.example/1'), page('www.a.example/2'), page('a.example/3')]],
    ['same-page', [page('a.example/1'), page('www.a.example/1/'), page('b.example/3')]],
    ['dead-link', [page('a.example/1'), page('a.example/2'), page('b.example/3', { reading: failed('soft-gone') })]],
    ['not-free', [page('a.example/1'), page('a.example/2'), page('b.example/3', { reading: failed('wall') })]],
    [
      'resource-off-topic',
      [page('a.example/1'), page('a.example/2'), page('b.example/3', { reading: live('Rates in Zurich rose.') })],
    ],
    [
      'search-as-page',
      [page('a.example/1'), page('a.example/2'), { ...page('x'), address: searchLink('youtube', 'starter') }],
    ],
  ])('should say %s', (code, resources) => {
    expect(checkResources(STARTER, resources).map((fault) => fault.code)).toEqual([code])
  })

  it('should let one stand that could not be read, and one that is said not to be free', () => {
    expect(checkResource(STARTER, page('a.example', { reading: null }))).toEqual([])
    expect(checkResource(STARTER, page('a.example', { isFree: false, reading: failed('wall') }))).toEqual([])
  })
})

describe('pageOf', () => {
  it('should tell pages apart by path and query alone', () => {
    const same = ['https://a.example/x', 'http://www.a.example/x/', 'https://A.example/x#part'.replace('A', 'a')]
    expect(new Set(same.map(pageOf)).size).toBe(1)
    expect(pageOf('https://a.example/x?y=1')).not.toBe(pageOf('https://a.example/x?y=2'))
  })
})

// Helpers

function live(
  text = 'Feed a sourdough starter, keep it alive, and tell when the starter is ripe to bake bread.',
): PageReading {
  return { kind: 'live', address: 'https://a.example/', title: text.slice(0, 30), text, language: 'en' }
}

function failed(kind: 'soft-gone' | 'wall'): PageReading {
  return { kind, detail: kind }
}

function page(place: string, changes: Partial<ReadResource> = {}): ReadResource {
  return { address: `https://${place}`, isFree: null, reading: live(), ...changes }
}
