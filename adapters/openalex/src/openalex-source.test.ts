import { sourcesFixture } from '@app/testing/resource-sources/sources-fixture'
import { describe, expect, it } from 'vitest'
import { abstractOf } from './abstract.ts'
import { makeOpenAlexSource } from './openalex-source.ts'

describe('makeOpenAlexSource', () => {
  it('should find open works, with the beginning of their abstract', async () => {
    const { found, asked } = await sourcesFixture('openalex', makeOpenAlexSource)
    expect((await found())[0]).toEqual({
      source: 'openalex',
      address: 'https://pages.example/sourdough',
      title: 'Sourdough',
      excerpt: 'How a sourdough starter rises & why it is sour',
      resourceType: 'article',
      language: 'en',
      isFree: true,
      minutes: null,
    })
    expect(asked()[0]?.searchParams.get('api_key')).toBe('secret-key')
    expect(asked()[0]?.searchParams.get('filter')).toBe('language:en,open_access.is_oa:true')
  })

  it('should lead to the open copy, else to the publisher, else to the permanent address', async () => {
    const { found, server } = await sourcesFixture('openalex', makeOpenAlexSource)
    const work = { display_name: 'Bread', type: 'book', doi: 'https://doi.example/1' }
    const results = [
      {
        ...work,
        open_access: { is_oa: true, oa_url: 'https://open.example/1' },
        primary_location: { landing_page_url: 'x' },
      },
      {
        ...work,
        open_access: { is_oa: false, oa_url: null },
        primary_location: { landing_page_url: 'https://press.example/1' },
      },
      { ...work, primary_location: null },
    ]
    server.setFault('openalex', { status: 200, body: { results } })
    expect((await found()).map(({ address, isFree, resourceType }) => [address, isFree, resourceType])).toEqual([
      ['https://open.example/1', true, 'book'],
      ['https://press.example/1', false, 'book'],
      ['https://doi.example/1', null, 'book'],
    ])
  })
})

describe('abstractOf', () => {
  it('should put the words where they belong', () => {
    expect(abstractOf({ abstract_inverted_index: { of: [1, 3], loaf: [0], bread: [4], the: [2] } })).toBe(
      'loaf of the of bread',
    )
  })

  it('should read what can be read of an index of another form', () => {
    const index = { a: [0], b: 'x', c: [-1, 0.5, 1e9, null], d: [2] }
    expect(abstractOf({ abstract_inverted_index: index })).toBe('a d')
    for (const other of [null, undefined, 'text', 7]) expect(abstractOf({ abstract_inverted_index: other })).toBe('')
  })
})
