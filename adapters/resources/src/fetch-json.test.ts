import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { DAY, MINUTE, SECOND } from '@app/domain'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type FetchJsonOptions, makeFetchJson } from './fetch-json.ts'

const USER_AGENT = 'Waymark/0.1.0 (https://learn.example; ada@learn.example)'
const SECRET = 'a key/with+signs'

describe('makeFetchJson', () => {
  it('should say who asks, and inflate what was compressed', async () => {
    const { fetchJson, url } = await serve(({ headers }, response) => {
      response.setHeader('content-encoding', 'gzip').end(gzipSync(JSON.stringify(headers)))
    })
    const answer = await fetchJson(url('/x'))
    expect(answer).toMatchObject({
      ok: true,
      value: {
        'user-agent': USER_AGENT,
        accept: 'application/json',
        'accept-encoding': expect.stringContaining('gzip'),
      },
    })
  })

  it('should read up to 2 MB after inflating, and no more', async () => {
    const { fetchJson, url } = await serve(({ url: path = '' }, response) => {
      const text = JSON.stringify('x'.repeat(Number(path.slice(1)) - 2))
      response.setHeader('content-encoding', 'gzip').end(gzipSync(text))
    })
    const limit = 2 * 1024 * 1024
    expect((await fetchJson(url(`/${limit}`))).ok).toBe(true)
    expect(await fetchJson(url(`/${limit + 1}`))).toMatchObject({
      error: { kind: 'malformed', detail: expect.stringContaining('too long') },
    })
  })

  it.each([
    [429, 'limited'],
    [503, 'limited'],
    [401, 'refused'],
    [403, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [408, 'unreachable'],
    [500, 'unreachable'],
    [502, 'unreachable'],
    [504, 'unreachable'],
    [304, 'malformed'],
  ])('should take status %s for %s', async (status, kind) => {
    const { fetchJson, url, host } = await serve((_, response) => response.writeHead(status).end())
    const answer = await fetchJson(url('/x'))
    expect(answer).toMatchObject({ ok: false, error: { kind, retryAfterMs: null } })
    if (status !== 304) expect(answer).toMatchObject({ error: { detail: `${host}: status ${status}` } })
  })

  it.each([
    ['600', 10 * MINUTE],
    ['1.5', 1_500],
    ['0', SECOND],
    ['99999999999', DAY],
    // by the clock of the server
    ['Thu, 01 Jan 2026 00:02:00 GMT', 2 * MINUTE],
    ['Wed, 31 Dec 2025 00:00:00 GMT', SECOND],
    ['soon', null],
    ['', null],
  ])('should take Retry-After: %s for %s ms', async (retryAfter, milliseconds) => {
    const headers = { 'retry-after': retryAfter, date: 'Thu, 01 Jan 2026 00:00:00 GMT' }
    const { fetchJson, url } = await serve((_, response) => response.writeHead(503, headers).end())
    expect(await fetchJson(url('/'))).toMatchObject({ error: { kind: 'limited', retryAfterMs: milliseconds } })
  })

  it('should follow redirects of one host, and none to another', async () => {
    const other = await serve(({ headers }, response) => response.end(JSON.stringify(headers)))
    const { fetchJson, url } = await serve(({ url: path }, response) => {
      const locations: Record<string, string> = {
        '/a': '/b',
        '/loop': '/loop',
        '/away': other.url('/').href,
        '/none': '',
      }
      const location = locations[path ?? '']
      if (location === undefined) response.end('"here"')
      else response.writeHead(302, location === '' ? {} : { location }).end()
    })
    expect(await fetchJson(url('/a'))).toEqual({ ok: true, value: 'here' })
    for (const path of ['/away', '/loop', '/none']) {
      expect(await fetchJson(url(path))).toMatchObject({ error: { kind: 'malformed' } })
    }
    expect(other.asked()).toBe(0)
  })

  it('should let a source say in its own words what its status does not', async () => {
    const readRefusal = (status: number, body: unknown) =>
      status === 400 && body !== null
        ? ({ kind: 'limited', retryAfterMs: 5, reason: `throttled ${SECRET}` } as const)
        : null
    const { fetchJson, url } = await serve(
      ({ url: path }, response) => response.writeHead(400).end(path === '/json' ? '{}' : '<p>no</p>'),
      { readRefusal },
    )
    expect(await fetchJson(url('/json'))).toMatchObject({
      error: { kind: 'limited', retryAfterMs: 5, detail: expect.stringMatching(/status 400, throttled …$/) },
    })
    expect(await fetchJson(url('/html'))).toMatchObject({ error: { kind: 'refused', retryAfterMs: null } })
  })

  it('should give up on an answer that does not come to its end in time', async () => {
    const { fetchJson, url } = await serve((_, response) => void response.write('['), { timeoutMs: 100 })
    expect(await fetchJson(url('/'))).toMatchObject({
      error: { kind: 'unreachable', detail: expect.stringContaining('in time') },
    })
  })

  it('should ask one at a time, and not at all for one who gave up waiting', async () => {
    const stop = new AbortController()
    const { fetchJson, url, asked } = await serve((_, response) => {
      stop.abort()
      setImmediate(() => response.end('1'))
    })
    const [first, second] = await Promise.all([fetchJson(url('/')), fetchJson(url('/'), stop.signal)])
    expect(first).toEqual({ ok: true, value: 1 })
    // no failure of the source: see `askSource`
    expect(second).toMatchObject({ error: { kind: 'limited', retryAfterMs: 0 } })
    expect(asked()).toBe(1)
  })

  it('should ask on after a failure', async () => {
    const { fetchJson, url, asked } = await serve((_, response) => {
      if (asked() === 1) response.destroy()
      else response.end('1')
    })
    expect(await fetchJson(url('/'))).toMatchObject({ error: { kind: 'unreachable' } })
    expect(await fetchJson(url('/'))).toEqual({ ok: true, value: 1 })
  })
})

// Helpers

async function serve(listener: RequestListener, options: Partial<FetchJsonOptions> = {}) {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    fetchJson: makeFetchJson({ userAgent: USER_AGENT, secret: SECRET, ...options }),
    url: (path: string) => new URL(path, `http://${host}`),
    host,
    asked: () => asked,
  }
}
