import type { Answer, Question } from '@app/testing/resource-sources/format'
import { describe, expect, it } from 'vitest'
import { codeOf, languageIn, pageAnswer, wordsIn } from '../../test/catalogue.ts'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'

describeSource('open-library', standIn)

describe('open-library', () => {
  it('should find books, those that open for all first', async () => {
    const { found, server } = await fixture({
      pages: [
        { title: 'Sourdough starter', url: 'https://pages.example/1', excerpt: '', language: 'en', isFree: false },
        { title: 'Sourdough', url: 'https://pages.example/2', excerpt: '', language: 'en' },
      ],
    })
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
    const { found, asked } = await fixture()
    await found({ words: 'Sauerteig: "Brot" OR -title:* c++', language: 'de' })
    expect(asked()[0]?.searchParams.get('q')?.replace(/\s+/g, ' ')).toBe('Sauerteig Brot OR title c++ language:ger')
    expect(asked()[0]?.searchParams.get('fields')).toContain('ebook_access')
  })

  it('should cover languages that it has a code for', async () => {
    const { source } = await fixture()
    expect(['en', 'de', 'zh', 'xx'].map(source.covers)).toEqual([true, true, true, false])
  })
})

// Helpers

const fixture = (options?: Parameters<typeof sourceFixture>[2]) => sourceFixture('open-library', standIn, options)

function standIn({ path, parameters, find, byNumber }: Question): Answer | null {
  const work = /^\/works\/OL(\d+)W$/.exec(path)?.[1]
  if (work !== undefined) return pageAnswer(byNumber(Number(work)))
  if (path !== '/search.json') return null
  const q = parameters.get('q') ?? ''
  const found = find(wordsIn(q), languageIn(q)).slice(0, Number(parameters.get('limit') ?? 100))
  const docs = found.map(({ number, title, language, isFree = true }) => ({
    key: `/works/OL${number}W`,
    title,
    author_name: ['Ada Baker'],
    first_publish_year: 1984,
    language: ['und', codeOf(language)],
    ebook_access: isFree ? 'public' : 'borrowable',
  }))
  return { body: { numFound: found.length, start: 0, numFoundExact: true, docs } }
}
