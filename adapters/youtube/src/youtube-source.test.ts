import { HOUR } from '@app/domain'
import { sourcesFixture } from '@app/testing/resource-sources/sources-fixture'
import { describe, expect, it } from 'vitest'
import { minutesOf } from './minutes.ts'
import { makeYouTubeSource } from './youtube-source.ts'

const QUERY = { words: 'sourdough', language: 'en' }

describe('makeYouTubeSource', () => {
  it('should find videos with their length and language', async () => {
    const { found, server, asked } = await fixture()
    expect((await found())[0]).toEqual({
      source: 'youtube',
      address: `${server.url}/youtube/watch?v=page0000001`,
      title: 'Sourdough',
      excerpt: 'How a sourdough starter rises & why it is sour',
      resourceType: 'video',
      language: 'en',
      isFree: true,
      minutes: 13,
    })
    expect(asked().map(({ pathname, searchParams }) => [pathname, searchParams.get('key')])).toEqual([
      ['/youtube/youtube/v3/search', 'secret-key'],
      ['/youtube/youtube/v3/videos', 'secret-key'],
    ])
  })

  it('should ask for no lengths where there are no videos', async () => {
    const { found, asked } = await fixture()
    expect(await found({ words: 'zeppelins' })).toEqual([])
    expect(asked()).toHaveLength(1)
  })

  it.each([
    [403, 'quotaExceeded', 'limited', 6 * HOUR],
    [403, 'rateLimitExceeded', 'limited', 6 * HOUR],
    [403, 'forbidden', 'refused', null],
    [400, 'keyInvalid', 'refused', null],
    [500, 'quotaExceeded', 'unreachable', null],
  ])('should take status %s with %s for %s', async (status, reason, kind, retryAfterMs) => {
    const { source, server } = await fixture()
    server.setFault('youtube', { status, body: { error: { code: status, errors: [{ domain: 'youtube', reason }] } } })
    expect(await source.search(QUERY)).toMatchObject({ ok: false, error: { kind, retryAfterMs } })
  })

  it('should lead to the site itself unless it is configured otherwise', async () => {
    const { found } = await sourcesFixture('youtube', ({ siteBase: _, ...settings }) => makeYouTubeSource(settings))
    expect((await found())[0]).toMatchObject({ address: 'https://www.youtube.com/watch?v=page0000001', minutes: 13 })
  })

  it('should be as good without lengths', async () => {
    const { found, server } = await fixture()
    // an answer to the search that is none to the question for lengths
    const items = [{ id: { videoId: 'abcdefghijk' }, snippet: { title: 'Bread' } }]
    server.setFault('youtube', { status: 200, body: { items } })
    expect(await found()).toMatchObject([{ title: 'Bread', minutes: null, language: null }])
  })
})

describe('minutesOf', () => {
  it.each([
    ['PT12M30S', 12.5],
    ['PT1H', 60],
    ['P1DT1M', 1_441],
    ['PT45S', 0.75],
    ['P0D', null],
    ['', null],
    ['12:30', null],
    ['PT99999H', null],
  ])('should read %s as %s', (duration, minutes) => {
    expect(minutesOf(duration)).toBe(minutes)
  })
})

// Helpers

const fixture = () => sourcesFixture('youtube', makeYouTubeSource)
