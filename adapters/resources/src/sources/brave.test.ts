import { DAY } from '@app/domain'
import type { Answer, Question } from '@app/testing/resource-sources/format'
import { escaped } from '@app/testing/resource-sources/formats'
import { describe, expect, it } from 'vitest'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'

describeSource('brave', standIn)

describe('brave', () => {
  it('should find pages of the web, and send its key in a header alone', async () => {
    const { found, server } = await fixture()
    expect((await found())[0]).toEqual({
      source: 'brave',
      address: 'https://pages.example/sourdough',
      title: 'Sourdough',
      excerpt: 'How a sourdough starter rises & why it is sour',
      resourceType: 'article',
      language: 'en',
      isFree: null,
      minutes: null,
    })
    const [request] = server.requests('brave')
    expect(request?.headers['x-subscription-token']).toBe('secret-key')
    expect(request?.path).not.toContain('secret-key')
  })

  it('should quote no key that no header can carry', async () => {
    const { source } = await fixture({ apiKey: 'se\ncret' })
    const answer = await source.search({ words: 'sourdough', language: 'en' })
    expect(answer).toMatchObject({ ok: false, error: { detail: expect.stringContaining('…') } })
    expect(JSON.stringify(answer)).not.toContain('cret')
  })

  it('should ask in its own codes, and without one where it has none', async () => {
    const { found, asked } = await fixture()
    for (const language of ['de', 'ja', 'zh', 'sw']) await found({ language, words: 'zeppelins' })
    expect(asked().map(({ searchParams }) => searchParams.get('search_lang'))).toEqual(['de', 'jp', 'zh-hans', null])
  })

  it('should mark videos as such', async () => {
    const { found, server } = await fixture()
    const results = [
      { title: 'a', url: 'https://pages.example/a', subtype: 'video' },
      { title: 'b', url: 'https://pages.example/b', video: { duration: '12:30' } },
      { title: 'c', url: 'https://pages.example/c', subtype: 'article' },
    ]
    server.setFault('brave', { status: 200, body: { type: 'search', web: { results } } })
    expect((await found()).map(({ resourceType }) => resourceType)).toEqual(['video', 'video', 'article'])
  })

  it('should spend no more than a month has free, and store for a day', async () => {
    const { source } = await fixture()
    expect([source.budget, source.retention, source.factsExpire]).toEqual([{ requests: 32, within: DAY }, DAY, true])
  })
})

// Helpers

const fixture = (options?: Parameters<typeof sourceFixture>[2]) => sourceFixture('brave', standIn, options)

function standIn({ path, parameters, find }: Question): Answer | null {
  if (path !== '/res/v1/web/search') return null
  const found = find(parameters.get('q') ?? '', parameters.get('search_lang'))
  const results = found.slice(0, Number(parameters.get('count') ?? 20)).map(({ title, url, excerpt, language }) => ({
    type: 'search_result',
    subtype: 'generic',
    title: escaped(title),
    url,
    description: excerpt,
    language,
  }))
  const web = results.length > 0 && { web: { type: 'search', results } }
  return { body: { type: 'search', query: { original: parameters.get('q') }, ...web } }
}
