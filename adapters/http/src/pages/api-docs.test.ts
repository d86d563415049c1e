import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

describe('GET /api/docs', () => {
  it('should be a page under our own policy whose every part comes from our own origin', async () => {
    const world = await openWorld({ appInfo: { ...APP, name: 'Tom & <Jerry>' } })
    const page = await world.send('GET', '/api/docs')
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const usual = await world.send('GET', '/api/version')
    expect(page.headers.get('Content-Security-Policy')).toBe(usual.headers.get('Content-Security-Policy'))
    const html = String(page.body)
    expect(html).toContain('<title>The API of Tom &amp; &lt;Jerry&gt;</title>')
    // nothing inline, which the policy would refuse
    expect(html).not.toMatch(/<script>|<style|style=|\son\w+=/)
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap(([, address]) => address ?? [])
    expect(parts).toContain('/api/docs/start.js')
    // the product's own, which any browser asks for by itself; the web app brings it
    expect(parts).toContain('/favicon.ico')
    for (const address of parts.filter((part) => part !== '/favicon.ico')) {
      expect(address).toMatch(/^\/api\//)
      const part = await world.send('GET', address)
      expect(part.status).toBe(200)
      expect(part.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(part.headers.get('Content-Type')).toMatch(/javascript|css|json/)
    }
  })

  it('should begin with the description that this server answers, and show it to no one else', async () => {
    const world = await openWorld()
    const { body } = await world.send('GET', '/api/docs/start.js')
    expect(body).toContain("url: '/api/openapi.json'")
    expect(body).toContain('validatorUrl: null')
    expect(body).not.toMatch(/https?:/)
  })

  it('should be sent packed, and once', async () => {
    const world = await openWorld()
    const path = '/api/docs/swagger-ui-bundle.js'
    const packed = await world.fetch('GET', path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(packed.headers.get('Content-Encoding')).toBe('gzip')
    const identity = { 'Accept-Encoding': 'identity' }
    const plain = await world.fetch('GET', path, { headers: identity })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(await packed.text()).toBe(await plain.text())
    // without the last of these headers this client asks for a fresh copy, whatever it has
    const known = { ...identity, 'If-None-Match': plain.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' }
    const again = await world.fetch('GET', path, { headers: known })
    expect(again.status).toBe(304)
  })
})

// Helpers

const APP = {
  tutor: { provider: 'offline', is_demo: true, notice: null },
  mailbox: 'dev',
  payments: 'sandbox',
  contact_email: 'help@example.org',
  community_url: 'https://chat.example.org/',
  reporting: { errors: null, analytics: null },
} as const
