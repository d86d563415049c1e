import { describe, expect, it } from 'vitest'
import { build, HTML } from '../../test/web-root.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('views of the landing page', () => {
  it('should be counted each time that a browser asks for it', async () => {
    const { world, views } = await build()
    for (const path of ['/', '/?from=mail'])
      await world.send('GET', path, { headers: { ...HTML, 'User-Agent': FIREFOX } })
    expect(views()).toBe(2)
  })

  it.each([
    ['another page', 'GET', '/privacy', FIREFOX, {}],
    ['no page', 'GET', '/nowhere', FIREFOX, {}],
    ['its head alone', 'HEAD', '/', FIREFOX, {}],
    ['ahead of a visit', 'GET', '/', FIREFOX, { 'Sec-Purpose': 'prefetch;prerender' }],
    ['by a bot', 'GET', '/', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', {}],
    ['by a headless browser', 'GET', '/', 'Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/140.0', {}],
    ['by a program', 'GET', '/', 'curl/8.5.0', {}],
    ['by what says nothing', 'GET', '/', '', {}],
  ])('should not be counted: %s', async (_, method, path, agent, more) => {
    const { world, views } = await build()
    await world.send(method, path, { headers: { ...HTML, 'User-Agent': agent, ...more } })
    expect(views()).toBe(0)
  })
})
