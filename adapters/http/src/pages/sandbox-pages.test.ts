import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'
import type { OwnPages } from './own-pages.ts'

describe('sandboxPages', () => {
  it('should serve a page as it is answered, under its own policy, and forbid caching and framing', async () => {
    const { send, asked } = await open()
    const reply = await send('GET', '/sandbox/checkout/x?y=1')
    expect(reply).toMatchObject({ status: 200, body: PAGE.body })
    expect(asked).toEqual(['GET /sandbox/checkout/x'])
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': PAGE.type,
      'content-security-policy': PAGE.csp,
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      // with the app's 'no-referrer' a browser would name no origin when one of its own buttons is pressed
      'referrer-policy': 'same-origin',
    })
  })

  it('should answer HEAD as GET, without the page, and never as POST', async () => {
    const { send, asked } = await open()
    expect(await send('HEAD', '/sandbox/checkout/x')).toMatchObject({ status: 200, body: '' })
    expect(asked).toEqual(['GET /sandbox/checkout/x'])
  })

  it('should lead on after a button, whatever the form carries', async () => {
    const { press, asked } = await open()
    for (const body of ['', 'a=1', 'x'.repeat(200_000)]) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const response = await press({ body, headers })
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe('https://app.example/account')
    }
    expect(asked).toEqual(Array(3).fill('POST /sandbox/checkout/x/pay'))
  })

  it.each(['cross-site', 'same-site', 'Same-Origin', 'same-origin, none', 'x'])(
    'should refuse a button of another site: %s',
    async (site) => {
      const { send, asked } = await open()
      const reply = await send('POST', '/sandbox/checkout/x/pay', { headers: { 'Sec-Fetch-Site': site } })
      expect(reply.status).toBe(403)
      expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(reply.headers.get('Cache-Control')).toBe('no-store')
      expect(asked).toEqual([])
    },
  )

  it.each(['https://evil.example', 'http://127.0.0.1:1', 'null', 'x', 'http://127.0.0.1.evil.example'])(
    'should refuse a button of another site from a browser that names origins only: %s',
    async (origin) => {
      const { send, asked } = await open()
      const reply = await send('POST', '/sandbox/checkout/x/pay', { headers: { Origin: origin } })
      expect(reply.status).toBe(403)
      expect(asked).toEqual([])
    },
  )

  it('should take a button of its own from a browser that names origins only', async () => {
    const { press, url, asked } = await open()
    expect((await press({ headers: { Origin: url } })).status).toBe(303)
    expect(asked).toHaveLength(1)
  })

  it.each([['same-origin'], ['none'], [undefined]])('should take a button of its own: %s', async (site) => {
    const { press, asked } = await open()
    const headers: Record<string, string> = site === undefined ? {} : { 'Sec-Fetch-Site': site }
    expect((await press({ headers })).status).toBe(303)
    expect(asked).toHaveLength(1)
  })

  it('should let a link from elsewhere show a page', async () => {
    const { send } = await open()
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect(await send('GET', '/sandbox/checkout/x', { headers })).toMatchObject({ status: 200 })
  })

  it('should name the method that is answered beside a 405', async () => {
    const { send } = await open()
    expect((await send('GET', '/sandbox/wrong')).headers.get('Allow')).toBe('POST')
    expect((await send('POST', '/sandbox/wrong')).headers.get('Allow')).toBe('GET, HEAD')
  })

  it('should leave to others what is no page of the sandbox, and everything where there is none', async () => {
    const { send, asked } = await open()
    for (const path of ['/sandbox', '/sandboxes/x', '/x/sandbox/']) {
      expectRefusal(await send('GET', path), 404, 'not-found')
    }
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      expectRefusal(await send(method, '/sandbox/checkout/x'), 404, 'not-found')
    }
    expect(asked).toEqual([])
    expectRefusal(await send('GET', '/sandbox/none'), 404, 'not-found')
    expectRefusal(await (await openWorld()).send('POST', '/sandbox/checkout/x/pay'), 404, 'not-found')
  })

  it('should keep the reference out of the log: knowing it is enough to pay', async () => {
    const { send, logged } = await open()
    await send('GET', '/sandbox/checkout/sandbox_secret')
    expect(logged.find(({ msg }) => msg === 'request')).toMatchObject({ route: '/sandbox', status: 200 })
    expect(JSON.stringify(logged)).not.toContain('sandbox_secret')
  })
})

// Helpers

const PAGE = {
  ...{ status: 200, type: 'text/html; charset=utf-8', body: '<p>Pay</p>', csp: "default-src 'none'; x" },
  headers: { 'Referrer-Policy': 'same-origin' },
}
const LED_BACK = { ...PAGE.headers, Location: 'https://app.example/account' }

async function open() {
  const asked: string[] = []
  const sandbox: OwnPages = async ({ method, path }) => {
    asked.push(`${method} ${path}`)
    if (path === '/sandbox/none') return null
    if (path === '/sandbox/wrong') return { ...PAGE, status: 405 }
    return method === 'GET' ? PAGE : { ...PAGE, status: 303, headers: LED_BACK, body: '' }
  }
  const world = await openWorld({ sandbox })
  const press = (request: RequestInit) =>
    fetch(`${world.url}/sandbox/checkout/x/pay`, { ...request, method: 'POST', redirect: 'manual' })
  return { ...world, press, asked }
}
