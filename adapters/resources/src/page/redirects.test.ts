import { htmlOf, page, redirect } from '@app/testing/local-web/local-page'
import { type LocalPages, openLocalWeb } from '@app/testing/local-web/local-web'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openReader } from '../../test/open-reader.ts'

const refresh = (content: string) => page({ head: `<meta http-equiv="refresh" content="${content}">` })

describe('follow', () => {
  it('should answer the address where the page is in the end', async () => {
    const { web, read } = await openReader((at) => ({
      'tea.example/green': redirect('white', 301),
      'tea.example/white': redirect(at('www.tea.example/black#cup'), 308),
      'www.tea.example/black': page(),
    }))

    expect(await read('tea.example/green')).toMatchObject({ kind: 'live', address: web.at('www.tea.example/black') })
  })

  it.each([3, 4])('should follow three redirects and no more: %i', async (count) => {
    const steps = Array.from({ length: count }, (_, step) => [
      `tea.example/${step}`,
      step % 2 === 0 ? redirect(`/${step + 1}`) : refresh(`0; url=/${step + 1}`),
    ])
    const { read } = await openReader({ ...Object.fromEntries(steps), [`tea.example/${count}`]: page() })

    const gaveUp = { kind: 'unreachable', detail: 'more than 3 redirects' }
    expect(await read('tea.example/0')).toMatchObject(count === 3 ? { kind: 'live' } : gaveUp)
  })

  it('should give up on a circle', async () => {
    const { web, read } = await openReader({ 'tea.example/a': redirect('/b'), 'tea.example/b': redirect('/a') })

    expect(await read('tea.example/a')).toEqual({ kind: 'unreachable', detail: 'more than 3 redirects' })
    expect(web.requests).toHaveLength(4)
  })

  it.each<[string, Parameters<typeof refresh>[0], string]>([
    ['at once', '0;url=/b', '/b'],
    ['in five seconds', "5; URL='/b'", '/b'],
    ['later', '6;url=/b', '/a'],
    ['to itself', '0', '/a'],
    ['never', 'soon', '/a'],
  ])('should follow what a page says when it moves on %s', async (_name, content, path) => {
    const { web, read } = await openReader({ 'tea.example/a': refresh(content), 'tea.example/b': page() })

    expect(await read('tea.example/a')).toMatchObject({ kind: 'live', address: web.at(`tea.example${path}`) })
  })

  it.each<[string, string, string, object]>([
    ['another site', 'tea.example/a', 'coffee.example/a', { kind: 'elsewhere', detail: 'another site' }],
    ['another site at last', 'tea.example/on', 'coffee.example/a', { kind: 'elsewhere', detail: 'another site' }],
    ['its front page', 'tea.example/a', 'tea.example/', { kind: 'elsewhere', detail: 'front page' }],
    [
      'its front page in a language',
      'tea.example/a',
      'www.tea.example/de/',
      { kind: 'elsewhere', detail: 'front page' },
    ],
    ['its log-in', 'tea.example/a', 'tea.example/login?next=/a', { kind: 'wall', detail: 'log-in' }],
    ['a log-in elsewhere', 'tea.example/a', 'accounts.coffee.example/x', { kind: 'wall', detail: 'log-in' }],
    ['a consent', 'tea.example/a', 'consent.coffee.example/m', { kind: 'wall', detail: 'consent' }],
    ['a payment', 'tea.example/a', 'tea.example/subscribe', { kind: 'wall', detail: 'payment' }],
    ['an error page', 'tea.example/a', 'tea.example/404.html', { kind: 'soft-gone' }],
  ])('should not take %s for the page', async (_name, from, to, reading) => {
    const pages = (at: (place: string) => string): LocalPages => ({
      [from]: redirect(from.endsWith('/on') ? '/off' : at(to)),
      'tea.example/off': redirect(at(to)),
      [to]: page(),
    })
    const { web, read } = await openReader(pages)

    expect(await read(from)).toMatchObject(reading)
    // what asks for an account or for money is not even asked for
    const isWall = 'kind' in reading && reading.kind === 'wall'
    expect(web.requests.some(({ host, path }) => `${host}${path}`.startsWith(to))).toBe(!isWall)
  })

  it('should read the front page that was asked for', async () => {
    const { read } = await openReader({ 'tea.example/': redirect('/en/'), 'tea.example/en/': page() })

    expect(await read('tea.example/')).toMatchObject({ kind: 'live' })
  })

  it('should read a redirect in the letters of its language', async () => {
    const location = Buffer.from('/grün', 'utf8').toString('latin1')
    const { web, read } = await openReader({ 'tea.example/a': redirect(location), 'tea.example/gr%C3%BCn': page() })

    expect(await read('tea.example/a')).toMatchObject({ kind: 'live', address: web.at('tea.example/gr%C3%BCn') })
  })

  it.each([
    'http://tea.example:8080/',
    'ftp://tea.example/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://[::1',
    'http://ada:secret@tea.example/',
    `/${'x'.repeat(2_000)}`,
  ])('should refuse to be sent to %s', async (location) => {
    const { web, read } = await openReader({
      'tea.example/a': redirect(location),
      'tea.example/b': refresh(`0;url=${location}`),
    })

    for (const place of ['tea.example/a', 'tea.example/b']) expect(await read(place)).toMatchObject({ kind: 'refused' })
    expect(web.requests).toHaveLength(2)
  })

  it('should connect to no private address, whatever redirects there', async () => {
    const trap = await openLocalWeb({ 'trap.example/': { body: htmlOf() } })
    onTestFinished(trap.close)
    const hosts = ['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', 'localhost', 'trap.example']
    const places = hosts.flatMap((host) => [`http://${host}:${trap.port}/`, `http://${host}/`])
    const pages = places.flatMap((place, index) => [
      [`tea.example/${index}`, redirect(place)],
      [`tea.example/refresh/${index}`, refresh(`0;url=${place}`)],
    ])
    const { read } = await openReader(Object.fromEntries(pages), { lookup: async () => ['127.0.0.1'] })

    for (const [place] of pages) expect({ place, ...(await read(String(place))) }).toMatchObject({ kind: 'refused' })
    expect(trap.connections()).toBe(0)
  })
})
