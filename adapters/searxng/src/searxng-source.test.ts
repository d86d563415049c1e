import { sourcesFixture } from '@app/testing/resource-sources/sources-fixture'
import { describe, expect, it } from 'vitest'
import { makeSearxngSource } from './searxng-source.ts'

describe('makeSearxngSource', () => {
  it('should find pages of the web in the language', async () => {
    const { found, asked } = await sourcesFixture('searxng', makeSearxngSource)
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
    const { found, asked } = await sourcesFixture('searxng', ({ apiBase, ...settings }) =>
      makeSearxngSource({ ...settings, apiBase: `${apiBase}///` }),
    )
    await found()
    expect(asked()[0]?.pathname).toBe('/searxng/search')
  })
})
