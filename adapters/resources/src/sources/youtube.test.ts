import { HOUR } from '@app/domain'
import type { Answer, Question } from '@app/testing/resource-sources/format'
import { escaped } from '@app/testing/resource-sources/formats'
import { describe, expect, it } from 'vitest'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'
import { minutesOf } from './youtube.ts'

const QUERY = { words: 'sourdough', language: 'en' }

describeSource('youtube', standIn)

describe('youtube', () => {
  it('should find videos with their length and language', async () => {
    const { found, asked } = await fixture()
    expect((await found())[0]).toEqual({
      source: 'youtube',
      address: 'https://www.youtube.com/watch?v=page0000001',
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

const fixture = (options?: Parameters<typeof sourceFixture>[2]) => sourceFixture('youtube', standIn, options)

const videoId = (number: number): string => `page${String(number).padStart(7, '0')}`
const numberIn = (id: string): number => Number(/^page(\d{7})$/.exec(id)?.[1] ?? 0)

function standIn({ path, parameters, find, byNumber }: Question): Answer | null {
  if (path === '/watch') {
    const page = byNumber(numberIn(parameters.get('v') ?? ''))
    return page ? { page } : null
  }
  if (!parameters.get('key')) {
    const error = { code: 403, message: 'The request is missing a valid API key.', errors: [{ reason: 'forbidden' }] }
    return { status: 403, body: { error } }
  }
  if (path === '/youtube/v3/videos') {
    const ids = (parameters.get('id') ?? '').split(',')
    const items = ids.flatMap((id) => {
      const page = byNumber(numberIn(id))
      if (!page) return []
      const contentDetails = { duration: `PT${page.minutes ?? 7}M30S` }
      return [{ id, snippet: { title: page.title, defaultAudioLanguage: `${page.language}-US` }, contentDetails }]
    })
    return { body: { kind: 'youtube#videoListResponse', items } }
  }
  if (path !== '/youtube/v3/search') return null
  const found = find(parameters.get('q') ?? '', parameters.get('relevanceLanguage'))
  const items = found.slice(0, Number(parameters.get('maxResults') ?? 5)).map(({ number, title, excerpt }) => ({
    kind: 'youtube#searchResult',
    id: { kind: 'youtube#video', videoId: videoId(number) },
    snippet: { title: escaped(title), description: excerpt, channelTitle: 'Ada bakes' },
  }))
  return { body: { kind: 'youtube#searchListResponse', items } }
}
