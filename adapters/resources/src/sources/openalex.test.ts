import type { Answer, Question } from '@app/testing/resource-sources/format'
import { describe, expect, it } from 'vitest'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'
import { abstractOf } from './openalex.ts'

describeSource('openalex', standIn)

describe('openalex', () => {
  it('should find open works, with the beginning of their abstract', async () => {
    const { found, asked } = await fixture()
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
    const { found, server } = await fixture()
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

// Helpers

const fixture = (options?: Parameters<typeof sourceFixture>[2]) => sourceFixture('openalex', standIn, options)

function standIn({ path, parameters, find }: Question): Answer | null {
  if (path !== '/works') return null
  const language = /language:(\w+)/.exec(parameters.get('filter') ?? '')?.[1] ?? null
  const found = find(parameters.get('search') ?? '', language).slice(0, Number(parameters.get('per_page') ?? 25))
  const results = found.map(({ number, title, url, excerpt, language: written, isFree = true }) => ({
    id: `https://openalex.org/W${number}`,
    doi: `https://doi.example/10.1/${number}`,
    display_name: title,
    language: written,
    type: 'article',
    open_access: { is_oa: isFree, oa_url: url },
    primary_location: { landing_page_url: url },
    abstract_inverted_index: inverted(excerpt),
  }))
  return { body: { meta: { count: found.length }, results, group_by: [] } }
}

const inverted = (text: string): Readonly<Record<string, number[]>> => {
  const index: Record<string, number[]> = {}
  text.split(' ').forEach((word, place) => {
    index[word] = [...(index[word] ?? []), place]
  })
  return index
}
