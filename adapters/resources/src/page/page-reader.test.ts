import { gzipSync } from 'node:zlib'
import type { PageReading } from '@app/domain'
import { gzipBomb, gzipped, htmlOf, type LocalPage, lesson, page, redirect } from '@app/testing/local-web/local-page'
import { describe, expect, it } from 'vitest'
import { openReader, USER_AGENT } from '../../test/open-reader.ts'

describe('makePageReader', () => {
  it('should read a page, and show what a visitor reads', async () => {
    const { web, read } = await openReader({
      'tea.example/green': page({ title: 'Green &amp; white tea', lang: 'en-GB' }),
    })

    const reading = await read('tea.example/green#leaves')

    expect(reading).toEqual({
      kind: 'live',
      address: web.at('tea.example/green'),
      title: 'Green & white tea',
      text: `Green & white tea · ${lesson(60).trim()}`,
      language: 'en',
    })
  })

  it('should say who it is, and nothing of where it comes from', async () => {
    const { web, read } = await openReader({
      'tea.example/a': { ...redirect('/b'), headers: { location: '/b', 'set-cookie': 'seen=1' } },
      'tea.example/b': page(),
    })

    await read('tea.example/a')

    expect(web.requests.map(({ path }) => path)).toEqual(['/a', '/b'])
    for (const { headers } of [...web.requests, ...web.robotsRequests]) {
      expect(headers).toEqual({
        host: `tea.example:${web.port}`,
        'user-agent': USER_AGENT,
        accept: expect.stringContaining('text/html'),
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': '*',
        connection: 'close',
      })
    }
  })

  it.each<[string, LocalPage, PageReading['kind'], string?]>([
    ['200', page(), 'live'],
    ['200 without a type', { ...page(), headers: { 'content-type': '' } }, 'live'],
    ['203', { ...page(), status: 203 }, 'live'],
    ['204', { status: 204 }, 'soft-gone', 'HTTP 204'],
    ['a redirect to no address', { status: 302 }, 'unreachable', 'HTTP 302'],
    ['300', { status: 300 }, 'unreachable', 'HTTP 300'],
    ['304', { status: 304 }, 'unreachable', 'HTTP 304'],
    ['400', { status: 400 }, 'unreachable', 'HTTP 400'],
    ['401', { status: 401 }, 'wall', 'HTTP 401'],
    ['402', { status: 402 }, 'wall', 'HTTP 402'],
    ['403', { status: 403 }, 'wall', 'HTTP 403'],
    ['404', { status: 404, ...page() }, 'gone', 'HTTP 404'],
    ['407', { status: 407 }, 'wall', 'HTTP 407'],
    ['410', { status: 410 }, 'gone', 'HTTP 410'],
    ['429', { status: 429 }, 'unreachable', 'HTTP 429'],
    ['451', { status: 451 }, 'wall', 'HTTP 451'],
    ['500', { status: 500 }, 'unreachable', 'HTTP 500'],
    ['503', { status: 503 }, 'unreachable', 'HTTP 503'],
    ['999', { status: 999 }, 'unreachable', 'HTTP 999'],
    ['a broken connection', { ...page(), manner: 'breaks' }, 'unreachable', 'cut short'],
    ['no HTTP', { ...page(), manner: 'garbage' }, 'unreachable', 'not HTTP'],
    ['no HTTP and nothing else', { manner: 'garbage' }, 'unreachable', 'cut short'],
    ['a body without an end', { body: htmlOf({ body: lesson(500) }), manner: 'endless' }, 'live'],
    ['gzip', gzipped(htmlOf()), 'live'],
    ['a bomb', gzipBomb(50), 'live'],
    [
      'gzip that is cut before it is inflated',
      { ...gzipped(''), body: gzipSync(htmlOf({ body: lesson(60_000) }), { level: 0 }) },
      'live',
    ],
    ['gzip that is none', { ...page(), headers: { 'content-encoding': 'gzip' } }, 'unreachable', 'broken compression'],
    [
      'an unknown encoding',
      { ...page(), headers: { 'content-encoding': 'zstd' } },
      'unreachable',
      'broken compression',
    ],
    ['a PDF', { body: '%PDF-1.7 …', headers: { 'content-type': 'application/pdf' } }, 'live'],
    ['a PDF that says to be HTML', { body: '%PDF-1.7 …' }, 'live'],
    [
      'HTML that says to be a PDF',
      { ...page(), headers: { 'content-type': 'application/pdf' } },
      'refused',
      'not HTML or PDF (application)',
    ],
    ['a picture', { body: 'GIF89a', headers: { 'content-type': 'image/gif' } }, 'refused', 'not HTML or PDF (image)'],
    [
      'a picture that says to be HTML',
      { body: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1') },
      'refused',
      'not HTML or PDF (text)',
    ],
    [
      'an invented type',
      { ...page(), headers: { 'content-type': 'call-me/now' } },
      'refused',
      'not HTML or PDF (unknown)',
    ],
    ['nothing', {}, 'soft-gone', 'empty page'],
    ['a length that is too short', { ...page({ body: lesson(200) }), headers: { 'content-length': '1000' } }, 'live'],
    [
      'a paid page',
      page({ head: '<script type="application/ld+json">{"isAccessibleForFree": "False"}</script>' }),
      'wall',
      'payment',
    ],
    ['a log-in', page({ body: 'Please enter <input type="password">' }), 'wall', 'log-in'],
    ['a cookie wall', page({ body: 'We use cookies. Accept all cookies' }), 'soft-gone', 'empty page'],
    [
      'a parked domain',
      page({ title: 'tea.example', body: 'This domain is for sale! Related searches' }),
      'soft-gone',
      'empty page',
    ],
    ['a soft 404', page({ title: 'Fehler 404 | Teehaus' }), 'soft-gone', 'says not found'],
    [
      'a short page that is not to be listed',
      page({ head: '<meta name=robots content=noindex>' }),
      'soft-gone',
      'noindex',
    ],
    ['an empty page', page({ body: '<div id="root"></div>' }), 'soft-gone', 'empty page'],
  ])('should judge %s', async (_name, local, kind, detail) => {
    const { read } = await openReader({ 'tea.example/green': local })

    expect(await read('tea.example/green')).toMatchObject({ kind, ...(detail !== undefined && { detail }) })
  })

  it.each<[string, LocalPage]>([
    ['never answers', { manner: 'silent' }],
    ['stops in the middle', { ...page(), manner: 'stalls' }],
    ['promises more than it sends', { ...page(), headers: { 'content-length': '100000' }, manner: 'stalls' }],
    ['sends a byte at a time', { ...page(), manner: 'drips' }],
  ])('should not wait for a server that %s', async (_name, local) => {
    const { read } = await openReader({ 'tea.example/green': local }, { times: { visitMs: 150 } })

    expect(await read('tea.example/green')).toEqual({ kind: 'unreachable', detail: 'timed out' })
  })

  it('should bound the time of all requests together', async () => {
    const slowly = (local: LocalPage): LocalPage => ({ ...local, delayMs: 100 })
    const { read } = await openReader(
      {
        'tea.example/robots.txt': slowly({ status: 404 }),
        'tea.example/a': slowly(redirect('/b')),
        'tea.example/b': slowly(redirect('/c')),
        'tea.example/c': slowly(page()),
      },
      { times: { totalMs: 250 } },
    )

    expect(await read('tea.example/a')).toEqual({ kind: 'unreachable', detail: 'timed out' })
  })

  it('should not wait for a name that is never resolved', async () => {
    const { reader } = await openReader({}, { lookup: () => new Promise(() => {}), times: { visitMs: 100 } })

    expect(await reader.read('https://tea.example/a')).toEqual({ kind: 'unreachable', detail: 'timed out' })
  })

  it('should end at once when it is cancelled, also while it waits for its turn', async () => {
    const { web, read } = await openReader({ 'tea.example/a': { manner: 'silent' }, 'tea.example/b': page() })
    const first = new AbortController()
    const second = new AbortController()
    const slow = read('tea.example/a', first.signal)
    const waiting = read('tea.example/b', second.signal)
    await expect.poll(() => web.requests.length).toBe(1)

    second.abort()
    expect(await waiting).toEqual({ kind: 'unreachable', detail: 'cancelled' })
    first.abort()
    expect(await slow).toEqual({ kind: 'unreachable', detail: 'cancelled' })
    expect(await read('tea.example/b', first.signal)).toEqual({ kind: 'unreachable', detail: 'cancelled' })
    expect(web.requests.map(({ path }) => path)).toEqual(['/a'])
  })

  it('should send one request to a host at a time', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const { web, read } = await openReader(Object.fromEntries(names.map((name) => [`tea.example/${name}`, page()])))

    const readings = await Promise.all(names.map((name) => read(`tea.example/${name}`)))

    expect(readings.map(({ kind }) => kind)).toEqual(names.map(() => 'live'))
    expect(web.mostAtOnce('tea.example')).toBe(1)
    expect(web.robotsRequests).toHaveLength(1)
  })

  it('should never throw, nor repeat a word of the page, whatever goes wrong', async () => {
    const { read } = await openReader(
      { 'tea.example/green': page() },
      {
        clock: {
          now: () => {
            throw new Error('secret words')
          },
        },
      },
    )

    expect(await read('tea.example/green')).toEqual({ kind: 'unreachable', detail: 'fault of the reader' })
  })
})
