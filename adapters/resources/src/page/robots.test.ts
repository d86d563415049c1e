import { DAY, type PageReading } from '@app/domain'
import { type LocalPage, page, redirect } from '@app/testing/local-web/local-page'
import { describe, expect, it } from 'vitest'
import { openReader } from '../../test/open-reader.ts'

const robots = (...lines: readonly string[]): LocalPage => ({
  headers: { 'content-type': 'text/plain' },
  body: lines.join('\n'),
})
const REFUSED: PageReading = { kind: 'refused', detail: 'robots.txt' }

describe('makeRobots', () => {
  it.each<[string, LocalPage, Partial<PageReading>]>([
    ['none', { status: 404 }, { kind: 'live' }],
    ['one that may not be seen', { status: 403 }, { kind: 'live' }],
    ['an empty one', robots(), { kind: 'live' }],
    ['a page in its place', page(), { kind: 'live' }],
    ['one that forbids all', robots('User-agent: *', 'Disallow: /'), REFUSED],
    ['one that forbids this page', robots('User-agent: *', 'Disallow: /*.html$', 'Disallow: /green'), REFUSED],
    ['one that forbids others', robots('User-agent: *', 'Disallow: /admin'), { kind: 'live' }],
    [
      'one that allows us alone',
      robots('User-agent: *', 'Disallow: /', '', 'User-agent: Waymark', 'Allow: /'),
      { kind: 'live' },
    ],
    [
      'one that forbids us alone',
      robots('User-agent: Waymark/1.0', 'Disallow: /', 'User-agent: *', 'Allow: /'),
      REFUSED,
    ],
    ['one that leads to another', redirect('/there.txt'), REFUSED],
    ['one that leads round in a circle', redirect('/robots.txt'), { kind: 'live' }],
    [
      'one that leads to a private address',
      redirect('http://10.0.0.1/'),
      { kind: 'unreachable', detail: 'robots.txt: private address' },
    ],
    ['a fault', { status: 500 }, { kind: 'unreachable', detail: 'robots.txt: HTTP 500' }],
    ['a limit', { status: 429 }, { kind: 'unreachable', detail: 'robots.txt: HTTP 429' }],
    ['no answer', { manner: 'silent' }, { kind: 'unreachable', detail: 'timed out' }],
    ['half an answer', { ...robots('User-agent: *'), manner: 'breaks' }, { kind: 'unreachable', detail: 'cut short' }],
    [
      'more than is read',
      robots('User-agent: *', `Disallow: /x${'y'.repeat(200_000)}`, 'Disallow: /'),
      { kind: 'live' },
    ],
  ])('should do as a robots.txt says: %s', async (_name, local, reading) => {
    const times = { visitMs: local.manner === 'silent' ? 150 : 5_000 }
    const pages = {
      'tea.example/robots.txt': local,
      'tea.example/there.txt': robots('User-agent: *', 'Disallow: /'),
      'tea.example/green': page(),
    }
    const { web, read } = await openReader(pages, { times })

    expect(await read('tea.example/green')).toMatchObject(reading)
    if (reading.kind !== 'live') expect(web.requests.filter(({ path }) => path === '/green')).toEqual([])
  })

  it('should ask each host on the way', async () => {
    const { read } = await openReader((at) => ({
      'tea.example/green': redirect(at('www.tea.example/green')),
      'www.tea.example/robots.txt': robots('User-agent: *', 'Disallow: /green'),
      'www.tea.example/green': page(),
    }))

    expect(await read('tea.example/green')).toEqual(REFUSED)
  })

  it('should ask once a day', async () => {
    let now = 1_000_000
    const { web, read } = await openReader({ 'tea.example/a': page() }, { clock: { now: () => new Date(now) } })

    for (const [passed, asked] of [
      [0, 1],
      [DAY - 1, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      now += passed
      expect(await read('tea.example/a')).toMatchObject({ kind: 'live' })
      expect(web.robotsRequests).toHaveLength(asked)
    }
  })

  it('should ask again when it could not be read', async () => {
    const { web, read } = await openReader({ 'tea.example/robots.txt': { status: 503 }, 'tea.example/a': page() })

    await read('tea.example/a')
    await read('tea.example/a')

    expect(web.robotsRequests).toHaveLength(2)
  })
})
