import { DAY } from '@app/domain'
import { sourcesFixture } from '@app/testing/resource-sources/sources-fixture'
import { describe, expect, it } from 'vitest'
import { makeBraveSource } from './brave-source.ts'

describe('makeBraveSource', () => {
  it('should find pages of the web, and send its key in a header alone', async () => {
    const { found, server } = await sourcesFixture('brave', makeBraveSource)
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
    const { source } = await sourcesFixture('brave', (settings) => makeBraveSource({ ...settings, apiKey: 'se\ncret' }))
    const answer = await source.search({ words: 'sourdough', language: 'en' })
    expect(answer).toMatchObject({ ok: false, error: { detail: expect.stringContaining('…') } })
    expect(JSON.stringify(answer)).not.toContain('cret')
  })

  it('should ask in its own codes, and without one where it has none', async () => {
    const { found, asked } = await sourcesFixture('brave', makeBraveSource)
    for (const language of ['de', 'ja', 'zh', 'sw']) await found({ language, words: 'zeppelins' })
    expect(asked().map(({ searchParams }) => searchParams.get('search_lang'))).toEqual(['de', 'jp', 'zh-hans', null])
  })

  it('should mark videos as such', async () => {
    const { found, server } = await sourcesFixture('brave', makeBraveSource)
    const results = [
      { title: 'a', url: 'https://pages.example/a', subtype: 'video' },
      { title: 'b', url: 'https://pages.example/b', video: { duration: '12:30' } },
      { title: 'c', url: 'https://pages.example/c', subtype: 'article' },
    ]
    server.setFault('brave', { status: 200, body: { type: 'search', web: { results } } })
    expect((await found()).map(({ resourceType }) => resourceType)).toEqual(['video', 'video', 'article'])
  })

  it('should spend no more and store no longer than it is configured to', async () => {
    const { source } = await sourcesFixture('brave', makeBraveSource)
    expect([source.budget, source.retention]).toEqual([{ requests: 32, within: DAY }, DAY])
    const budget = { requests: 1_000, within: DAY }
    const other = await sourcesFixture('brave', (settings) =>
      makeBraveSource({ ...settings, budget, retention: 2 * DAY }),
    )
    expect([other.source.budget, other.source.retention]).toEqual([budget, 2 * DAY])
    // a plan that includes the storing of answers
    expect([source.factsExpire, other.source.factsExpire]).toEqual([true, undefined])
  })
})
