import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../test/expect-reply.ts'
import { build, HTML, PAGE, raw, SCRIPT } from '../../test/web-root.ts'

describe('the page', () => {
  it.each([
    ['/', '<h1>Start of Waymark</h1>'],
    ['/?from=mail', '<h1>Start of Waymark</h1>'],
    ['/privacy', '<h1>Privacy at Waymark</h1>'],
    ['/terms', '<h1>Terms of Waymark</h1>'],
    ['/dashboard', PAGE],
    ['/login', '<h1>Way into Waymark</h1>'],
    ['/learning-plan/1', '<h1>A plan of Waymark</h1>'],
    ['/learning-plan/1/chapter/2', '<h1>A chapter of Waymark</h1>'],
    ['/reset-password?token=x', PAGE],
    // as the app's router has it
    ['/Privacy/', PAGE],
  ])('should be its own at %s, and asked for anew each time', async (path, body) => {
    const { world } = await build()
    const reply = await world.send('GET', path, { headers: HTML })
    expect(reply).toMatchObject({ status: 200, body })
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('Cache-Control')).toBe('no-cache')
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it('should be hidden from search engines where its address is a secret', async () => {
    const { world } = await build()
    const robots = async (path: string) => {
      const reply = await world.send('GET', path, { headers: HTML })
      expect(reply).toMatchObject({ status: 200, body: PAGE })
      return reply.headers.get('X-Robots-Tag')
    }
    const addresses = ['/shared/abc', '/unsubscribe/abc', '/dashboard']
    expect(await Promise.all(addresses.map(robots))).toEqual(['noindex', 'noindex', null])
  })

  it.each([
    '/index',
    '/index.html',
    '/privacy.html',
    '/privacy/more',
    '/app',
    '/chapters',
    '/learning-plan',
    '/learning-plan/1/chapter/2/3',
    '/a/b.c',
  ])('should be the app at %s too, which has nothing there: 404', async (path) => {
    const { world } = await build()
    const reply = await world.send('GET', path, { headers: HTML })
    expect(reply).toMatchObject({ status: 404, body: PAGE })
    expect(reply.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect((await world.send('HEAD', path, { headers: HTML })).status).toBe(404)
  })

  it.each([
    ['', '', 'en'],
    ['de-CH, de;q=0.9, en;q=0.8', '', 'de'],
    ['fr, de;q=0.5', '', 'de'],
    ['fr', '', 'en'],
    ['de', 'theme=dark; language=en', 'en'],
    ['en', 'language=de', 'de'],
    ['de', 'language=../..', 'de'],
    ['de', 'language=xx', 'de'],
    ['*', '', 'en'],
  ])('should be in the language of "%s" with the cookie "%s": %s', async (accepted, cookie, language) => {
    const { world } = await build({ german: { 'index.html': '<h1>Beginn von {{name}}</h1>', 'app.html': PAGE } })
    const reply = await world.send('GET', '/', { headers: { ...HTML, 'Accept-Language': accepted, Cookie: cookie } })
    const body = language === 'de' ? '<h1>Beginn von Waymark</h1>' : '<h1>Start of Waymark</h1>'
    expect(reply).toMatchObject({ status: 200, body })
    expect(reply.headers.get('Content-Language')).toBe(language)
    expect(reply.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language, Cookie')
  })

  it('should be found at any address where a build has left no list of them', async () => {
    const { world } = await build({ pages: { '.pages.json': null } })
    expect(await world.send('GET', '/nowhere', { headers: HTML })).toMatchObject({ status: 200, body: PAGE })
  })

  it('should not stand in for an address of the API, a file of an older build or a picture', async () => {
    const { world } = await build()
    const asked = [
      ['/api', HTML],
      ['/api/nothing', HTML],
      ['/assets/index-OLDbuild.js', HTML],
      ['/missing.png', { Accept: 'image/avif,image/webp' }],
      // tools take anything, and would take a page for what they asked for
      ['/llms.txt', { Accept: '*/*' }],
      ['/.well-known/change-password', { Accept: '*/*' }],
      ['/dashboard', { Accept: 'application/json' }],
    ] as const
    for (const [path, headers] of asked) expectRefusal(await world.send('GET', path, { headers }), 404, 'not-found')
    expectRefusal(await world.send('POST', '/dashboard', { headers: HTML }), 404, 'not-found')
    expectRefusal(await world.send('DELETE', '/index.html', { headers: HTML }), 404, 'not-found')
  })

  it('should be there for who takes anything, unless a file was asked for', async () => {
    const { world } = await build()
    for (const [path, status] of [
      ['/', 200],
      ['/dashboard', 200],
      ['/nowhere', 404],
    ] as const) {
      const reply = await world.send('GET', path, { headers: { Accept: '*/*' } })
      expect([reply.status, reply.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8'])
    }
  })

  it('should leave the paths of the API to it that the specification writes without /api', async () => {
    const { world } = await build()
    const path = '/chapters/00000000-0000-7000-8000-000000000001'
    expectRefusal(await world.send('GET', `${path}/content`, { headers: HTML }), 401, 'unauthenticated')
    expectRefusal(await world.send('GET', `${path}/toggle_completion`, { headers: HTML }), 405, 'method-not-allowed')
  })
})

describe('a file', () => {
  it('should be kept for ever when its name changes with its content', async () => {
    const { world } = await build()
    const hashed = await world.send('GET', '/assets/index-D3adBeef.js')
    expect(hashed).toMatchObject({ status: 200, body: SCRIPT })
    expect(hashed.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const plain = await world.send('GET', '/favicon.svg')
    expect(plain.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(plain.headers.get('Cache-Control')).toBe('no-cache')
    expect(plain.headers.get('Vary')).toBeNull()
  })

  it.each([
    ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
    // as browsers say it
    ['gzip, deflate, br, zstd', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', null, (body: Buffer) => body],
    ['', null, (body: Buffer) => body],
    ['zstd', null, (body: Buffer) => body],
    ['identity;q=0, *;q=0', null, (body: Buffer) => body],
  ])('should come as the client can read it: %s', async (accepted, encoding, decode) => {
    const { world } = await build()
    const { headers, body } = await raw(world.url, '/assets/index-D3adBeef.js', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding'] ?? null).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-length']).toBe(String(body.length))
    expect(decode(body).toString()).toBe(SCRIPT)
  })

  it('should not be sent again to who has it, each encoding under a mark of its own', async () => {
    const { world } = await build()
    const marks = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const ask = (more: Record<string, string>) =>
        raw(world.url, '/assets/index-D3adBeef.js', { 'Accept-Encoding': encoding, ...more })
      const { etag = '' } = (await ask({})).headers
      marks.add(etag)
      const again = await ask({ 'If-None-Match': etag })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect((await ask({ 'If-None-Match': '"other"' })).status).toBe(200)
    }
    expect(marks.size).toBe(3)
  })

  it('should answer HEAD without its content', async () => {
    const { world } = await build()
    const reply = await world.send('HEAD', '/favicon.svg')
    expect(reply).toMatchObject({ status: 200, body: '' })
    expect(reply.headers.get('Content-Length')).toBe('6')
  })

  it('should be missed politely when a new build has taken it away', async () => {
    const { world, root } = await build()
    await rm(join(root, 'en', 'favicon.svg'))
    expectRefusal(await world.send('GET', '/favicon.svg'), 404, 'not-found')
  })
})

describe('what is no part of the web app', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/%5c..%5csecret.txt',
    '/favicon.svg%00.js',
    '/.vite/manifest.json',
    '/.pages.json',
    '/.env',
    '/link.txt',
    '/assets',
    '/assets/',
    '//etc/passwd',
    '/%',
  ])('should not be served: %s', async (path) => {
    const { world } = await build()
    const { status, body } = await raw(world.url, path, { Accept: 'text/plain' })
    expect(status).toBe(404)
    expect(body.toString()).not.toMatch(/secret inside|root:/)
  })

  it('should not be served whatever the path', async () => {
    const { world } = await build()
    const part = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '\\',
      '%5c',
      'secret.txt',
      'assets',
      '',
      '%00',
      '.vite',
      '~',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 8 }), async (parts) => {
        const { status, body } = await raw(world.url, `/${parts.join('/')}`, {})
        expect([200, 404]).toContain(status)
        expect(body.toString()).not.toContain('secret inside')
      }),
    )
  })
})
