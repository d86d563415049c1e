import type { Answer, Question } from '@app/testing/resource-sources/format'
import { describe, expect, it } from 'vitest'
import { codeOf, languageIn, pageAnswer, wordsIn } from '../../test/catalogue.ts'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'

describeSource('internet-archive', standIn)

describe('internet-archive', () => {
  it('should find books and films, and leave out what is only lent', async () => {
    const { found, server } = await fixture()
    const candidates = await found()
    expect(candidates.map(({ title, resourceType }) => [title, resourceType])).toEqual([
      ['Sourdough', 'book'],
      ['Sourdough: a baker’s notebook', 'video'],
    ])
    expect(candidates[0]).toMatchObject({
      address: `${server.url}/internet-archive/details/page-1`,
      excerpt: 'How a sourdough starter rises & why it is sour',
      language: 'en',
      isFree: true,
    })
  })

  it('should put the words alone into the query, and the language by its names', async () => {
    const { found, asked } = await fixture()
    await found({ words: 'bread) OR (identifier:x AND "salt"', language: 'de' })
    const q = asked()[0]?.searchParams.get('q')?.replace(/\s+/g, ' ')
    expect(q).toMatch(
      /^\(bread or identifier x and salt \) AND mediatype:\(texts OR movies\) AND language:\(ger OR German\) AND NOT /,
    )
    expect(asked()[0]?.searchParams.getAll('fl[]')).toContain('identifier')
  })

  it('should answer with nothing when all that it found is only lent, or of another kind', async () => {
    const { source, server } = await fixture()
    const docs = [
      { identifier: 'a', title: 'a', mediatype: 'texts', collection: 'inlibrary' },
      { identifier: 'b', title: 'b', mediatype: 'texts', collection: ['printdisabled'] },
      { identifier: 'c', title: 'c', mediatype: 'audio' },
    ]
    server.setFault('internet-archive', { status: 200, body: { response: { docs: docs.slice(1) } } })
    expect(await source.search({ words: 'x', language: 'en' })).toEqual({ ok: true, value: [] })
    server.setFault('internet-archive', { status: 200, body: { response: { docs } } })
    expect(await source.search({ words: 'x', language: 'en' })).toEqual({ ok: true, value: [] })
  })

  it('should read fields that were entered several times', async () => {
    const { found, server } = await fixture()
    const doc = { identifier: 'a', title: ['Bread', 'Brot'], mediatype: 'texts', language: ['eng', 'ger'] }
    server.setFault('internet-archive', { status: 200, body: { response: { docs: [doc] } } })
    expect(await found()).toMatchObject([{ title: 'Bread', language: 'en', excerpt: '' }])
  })
})

// Helpers

const fixture = (options?: Parameters<typeof sourceFixture>[2]) => sourceFixture('internet-archive', standIn, options)

function standIn({ path, parameters, find, byNumber }: Question): Answer | null {
  const item = /^\/details\/page-(\d+)$/.exec(path)?.[1]
  if (item !== undefined) return pageAnswer(byNumber(Number(item)))
  if (path !== '/advancedsearch.php' || parameters.get('output') !== 'json') return null
  const q = parameters.get('q') ?? ''
  const found = find(wordsIn(q), languageIn(q)).slice(0, Number(parameters.get('rows') ?? 50))
  const docs = found.map(({ number, title, excerpt, language, isFree = true }) => ({
    identifier: `page-${number}`,
    title,
    description: [excerpt],
    mediatype: number % 2 === 0 ? 'movies' : 'texts',
    language: codeOf(language),
    collection: isFree ? ['opensource'] : ['inlibrary', 'opensource'],
  }))
  return { body: { responseHeader: { status: 0 }, response: { numFound: found.length, start: 0, docs } } }
}
