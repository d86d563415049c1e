import { sourcesFixture } from '@app/testing/resource-sources/sources-fixture'
import { describe, expect, it } from 'vitest'
import { makeOpenLibrarySource } from './open-library-source.ts'

describe('makeOpenLibrarySource', () => {
  it('should find books, those that open for all first', async () => {
    const { found, server } = await sourcesFixture('open-library', makeOpenLibrarySource, [
      { title: 'Sourdough starter', url: 'https://pages.example/1', excerpt: '', language: 'en', isFree: false },
      { title: 'Sourdough', url: 'https://pages.example/2', excerpt: '', language: 'en' },
    ])
    const candidates = await found()
    expect(candidates.map(({ title, isFree }) => [title, isFree])).toEqual([
      ['Sourdough', true],
      ['Sourdough starter', false],
    ])
    expect(candidates[0]).toMatchObject({
      address: `${server.url}/open-library/works/OL2W`,
      excerpt: 'Ada Baker, 1984',
      resourceType: 'book',
      language: 'en',
    })
  })

  it('should ask in the language, by its library code, and for plain words', async () => {
    const { found, asked } = await sourcesFixture('open-library', makeOpenLibrarySource)
    await found({ words: 'Sauerteig: "Brot" OR -title:* c++', language: 'de' })
    expect(asked()[0]?.searchParams.get('q')?.replace(/\s+/g, ' ')).toBe('Sauerteig Brot OR title c++ language:ger')
    expect(asked()[0]?.searchParams.get('fields')).toContain('ebook_access')
  })

  it('should cover languages that it has a code for', async () => {
    const { source } = await sourcesFixture('open-library', makeOpenLibrarySource)
    expect(['en', 'de', 'zh', 'xx'].map(source.covers)).toEqual([true, true, true, false])
  })
})
