import { describe, expect, it } from 'vitest'
import { build, INFO } from '../../test/web-root.ts'

describe('the web manifest', () => {
  it('should have the name of the installation', async () => {
    const { world } = await build({
      info: { ...INFO, name: 'The "Trail"' },
      pages: { 'app.webmanifest': '{ "name": "{{name}}", "short_name": "{{name}}" }' },
    })
    const reply = await world.send('GET', '/app.webmanifest')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
    expect(JSON.parse(String(reply.body))).toEqual({ name: 'The "Trail"', short_name: 'The "Trail"' })
  })

  it('should be missing where a build has none', async () => {
    const { world } = await build()
    expect((await world.send('GET', '/app.webmanifest')).status).toBe(404)
  })
})
