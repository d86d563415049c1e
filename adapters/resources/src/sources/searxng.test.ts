import type { Answer, Question } from '@app/testing/resource-sources/format'
import { describe, expect, it } from 'vitest'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'
import { makeSource } from '../sources.ts'

describeSource('searxng', standIn)

describe('searxng', () => {
  it('should find pages of the web in the language', async () => {
    const { found, asked } = await fixture()
    expect(await found({ words: 'Sauerteig', language: 'de' })).toEqual([
      {
        source: 'searxng',
        address: 'https://pages.example/sauerteig',
        title: 'Sauerteig',
        excerpt: 'Wie ein Sauerteig angesetzt und gefüttert wird',
        resourceType: 'article',
        language: null,
        isFree: null,
        minutes: null,
      },
    ])
    expect(Object.fromEntries(asked()[0]?.searchParams ?? [])).toMatchObject({ format: 'json', language: 'de' })
  })

  it('should ask below the path of an instance that has one', async () => {
    const { server, asked } = await fixture()
    const source = makeSource('searxng', { userAgent: 'x', apiBase: `${server.apiBase('searxng')}///` })
    await source.search({ words: 'sourdough', language: 'en' })
    expect(asked()[0]?.pathname).toBe('/searxng/search')
  })
})

// Helpers

const fixture = (options?: Parameters<typeof sourceFixture>[2]) => sourceFixture('searxng', standIn, options)

function standIn({ path, parameters, find }: Question): Answer | null {
  if (path !== '/search' || parameters.get('format') !== 'json') return null
  const found = find(parameters.get('q') ?? '', parameters.get('language'))
  const results = found.map(({ title, url, excerpt }) => ({
    url,
    title,
    content: excerpt,
    engine: 'duckduckgo',
    category: 'general',
  }))
  return { body: { query: parameters.get('q'), number_of_results: results.length, results, unresponsive_engines: [] } }
}
