import { sourcesFixture } from '@app/testing/resource-sources/sources-fixture'
import { describe, expect, it } from 'vitest'
import { makeInternetArchiveSource } from './internet-archive-source.ts'

describe('makeInternetArchiveSource', () => {
  it('should find books and films, and leave out what is only lent', async () => {
    const { found, server } = await sourcesFixture('internet-archive', makeInternetArchiveSource)
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
    const { found, asked } = await sourcesFixture('internet-archive', makeInternetArchiveSource)
    await found({ words: 'bread) OR (identifier:x AND "salt"', language: 'de' })
    const q = asked()[0]?.searchParams.get('q')?.replace(/\s+/g, ' ')
    expect(q).toMatch(
      /^\(bread or identifier x and salt \) AND mediatype:\(texts OR movies\) AND language:\(ger OR German\) AND NOT /,
    )
    expect(asked()[0]?.searchParams.getAll('fl[]')).toContain('identifier')
  })

  it('should answer with nothing when all that it found is only lent, or of another kind', async () => {
    const { source, server } = await sourcesFixture('internet-archive', makeInternetArchiveSource)
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
    const { found, server } = await sourcesFixture('internet-archive', makeInternetArchiveSource)
    const doc = { identifier: 'a', title: ['Bread', 'Brot'], mediatype: 'texts', language: ['eng', 'ger'] }
    server.setFault('internet-archive', { status: 200, body: { response: { docs: [doc] } } })
    expect(await found()).toMatchObject([{ title: 'Bread', language: 'en', excerpt: '' }])
  })
})
