import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { build, HTML, INFO, raw } from '../../test/web-root.ts'

describe('a page of the web app', () => {
  it('should have its gaps filled with what only this installation knows, as plain text', async () => {
    const name = `<b>"Ana's" & co</b>`
    const contact = { contact_email: 'help@example.org', community_url: 'https://chat.example.org/?a=1&b=2' }
    const info = { ...INFO, name, ...contact }
    const page =
      '<link href="{{app_url}}/terms"><h1>{{name}}</h1><a href="{{community_url}}">{{contact_email}}</a>{{other}}<script>{{app_info}}</script>'
    const { world } = await build({ pages: { 'terms.html': page }, info })
    const { body } = await world.send('GET', '/terms', { headers: HTML })
    const [, script = ''] = String(body).split('<script>')
    expect(body).toBe(
      '<link href="https://learn.example.org/terms"><h1>&lt;b&gt;&quot;Ana&#39;s&quot; &amp; co&lt;/b&gt;</h1>' +
        '<a href="https://chat.example.org/?a=1&amp;b=2">help@example.org</a>{{other}}' +
        `<script>${script}`,
    )
    expect(JSON.parse(script.slice(0, -'</script>'.length))).toEqual(info)
    expect(script.indexOf('<')).toBe(script.length - '</script>'.length)
  })

  it.each([
    ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['', null, (body: Buffer) => body],
  ])('should come as the client can read it: %s', async (accepted, encoding, decode) => {
    const { world } = await build()
    const { headers, body } = await raw(world.url, '/terms', { ...HTML, 'Accept-Encoding': accepted })
    expect(headers['content-encoding'] ?? null).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect(headers['content-length']).toBe(String(body.length))
    expect(decode(body).toString()).toBe('<h1>Terms of Waymark</h1>')
  })

  it('should not be sent again to who has it, unless what stands in it has changed', async () => {
    const { world } = await build()
    const { world: renamed } = await build({ info: { ...INFO, name: 'Wegzeichen' } })
    const { etag = '' } = (await raw(world.url, '/', HTML)).headers
    const ask = { ...HTML, 'If-None-Match': etag }
    const again = await raw(world.url, '/', ask)
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await raw(renamed.url, '/', ask)).status).toBe(200)
    expect((await raw(world.url, '/terms', ask)).status).toBe(200)
  })

  it('should answer HEAD without its content', async () => {
    const { world } = await build()
    const reply = await world.send('HEAD', '/terms', { headers: { ...HTML, 'Accept-Encoding': 'identity' } })
    expect(reply).toMatchObject({ status: 200, body: '' })
    expect(reply.headers.get('Content-Length')).toBe('25')
  })
})
