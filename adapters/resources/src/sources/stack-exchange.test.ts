import { HOUR, MINUTE, SECOND } from '@app/domain'
import { FORMATS } from '@app/testing/resource-sources/formats'
import { describe, expect, it } from 'vitest'
import { describeSource, sourceFixture } from '../../test/source-fixture.ts'

const QUERY = { words: 'lists', language: 'en', field: 'programming' } as const
const ITEM = { title: 'Lists', link: 'https://stackoverflow.example/q/1', is_answered: true, tags: ['python'] }

describeSource('stack-exchange', FORMATS['stack-exchange'])

describe('stack-exchange', () => {
  it('should find answered questions, with their tags and readable titles', async () => {
    const { found } = await fixture()
    expect(await found({ words: 'tuples' })).toEqual([
      {
        source: 'stack-exchange',
        address: expect.stringMatching(/^https:\/\/pages\.example\//),
        title: 'Lists & tuples in Python',
        excerpt: 'baking, starter',
        resourceType: 'article',
        language: 'en',
        isFree: true,
        minutes: null,
      },
    ])
    // its third page has no answer
    expect(await found()).toHaveLength(2)
  })

  it.each([
    ['en', 'programming', 'stackoverflow'],
    ['en', 'cooking', 'cooking'],
    ['en', 'mathematics', 'math'],
    ['en', 'german', 'german'],
    ['es', 'programming', 'es.stackoverflow'],
    ['es', 'cooking', null],
    ['de', 'programming', null],
    ['en', undefined, null],
    ['constructor', 'programming', null],
  ] as const)('should ask in %s about %s the site %s', async (language, field, site) => {
    const { source, server, asked } = await fixture()
    const query = { words: 'lists', language, ...(field && { field }) }
    expect(source.isAbout?.(query)).toBe(site !== null)
    const answer = await source.search(query)
    expect(answer.ok).toBe(true)
    expect(asked().map(({ searchParams }) => [searchParams.get('site'), searchParams.get('key')])).toEqual(
      site === null ? [] : [[site, 'secret-key']],
    )
    expect(server.requests('stack-exchange')).toHaveLength(site === null ? 0 : 1)
  })

  it('should cover the languages of its sites', async () => {
    const { source } = await fixture()
    expect(['en', 'ru', 'de', 'constructor'].map(source.covers)).toEqual([true, true, false, false])
  })

  it('should send no key where there is none', async () => {
    const { found, asked } = await fixture({ apiKey: '' })
    await found({ field: 'cooking' })
    expect(asked()[0]?.searchParams.has('key')).toBe(false)
  })

  it.each([
    [{ backoff: 30 }, 30 * SECOND],
    [{ quota_remaining: 0 }, HOUR],
    [{ quota_remaining: 0, backoff: 10 }, HOUR],
  ])('should keep an answer with %s, and then ask nothing for that long', async (hint, milliseconds) => {
    const { source, server } = await fixture()
    server.setFault('stack-exchange', { status: 200, body: { items: [ITEM], ...hint } })
    expect(await source.search(QUERY)).toMatchObject({ ok: true, value: [{ title: 'Lists' }] })
    const refused = await source.search(QUERY)
    expect(refused).toMatchObject({ ok: false, error: { kind: 'limited' } })
    const pause = refused.ok ? 0 : (refused.error.retryAfterMs ?? 0)
    expect(pause).toBeGreaterThan(milliseconds - 10 * SECOND)
    expect(pause).toBeLessThanOrEqual(milliseconds)
    expect(server.requests('stack-exchange')).toHaveLength(1)
  })

  it.each([
    [
      'throttle_violation',
      'too many requests from this IP, more requests available in 32 seconds',
      'limited',
      32 * SECOND,
    ],
    ['throttle_violation', 'simply too many requests', 'limited', 30 * MINUTE],
    ['temporarily_unavailable', 'back soon', 'limited', null],
    ['internal_error', 'oh no', 'unreachable', null],
    ['bad_parameter', 'site', 'refused', null],
  ])('should take %s (%s) for %s', async (name, message, kind, retryAfterMs) => {
    const { source, server } = await fixture()
    server.setFault('stack-exchange', {
      status: 400,
      body: { error_id: 502, error_name: name, error_message: message },
    })
    expect(await source.search(QUERY)).toMatchObject({ ok: false, error: { kind, retryAfterMs } })
  })
})

// Helpers

const fixture = (options?: Parameters<typeof sourceFixture>[2]) =>
  sourceFixture('stack-exchange', FORMATS['stack-exchange'], options)
