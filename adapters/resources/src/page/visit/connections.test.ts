import { connect as connectTcp } from 'node:net'
import { type LocalPage, page, redirect } from '@app/testing/local-web/local-page'
import { type LocalPages, openLocalWeb } from '@app/testing/local-web/local-web'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { USER_AGENT } from '../../../test/open-reader.ts'
import { makePageReader } from '../page-reader.ts'
import { isRefusedIp } from './refused-ranges.ts'
import type { Destination } from './request.ts'

const PUBLIC = '93.184.215.14'
const PUBLIC_6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c'
const PRIVATE = '10.1.2.3'

describe('the connections of makePageReader', () => {
  it('should go to the address that was resolved for them, with the name for Host and certificate', async () => {
    const { read, connected } = await openPublicWeb({ 'tea.example/a': page() }, { 'tea.example': [[PUBLIC]] })

    expect(await read('http://tea.example/a')).toMatchObject({ kind: 'live', address: 'http://tea.example/a' })
    expect(connected).toContainEqual({ ip: PUBLIC, port: 80, host: 'tea.example', isSecure: false })
    expect(await read('https://tea.example/a')).toMatchObject({ kind: 'live' })
    expect(connected).toContainEqual({ ip: PUBLIC, port: 443, host: 'tea.example', isSecure: true })
  })

  it.each([
    [[PUBLIC, PRIVATE]],
    [[PRIVATE, PUBLIC]],
    [[PUBLIC, '::1']],
    [[PUBLIC_6, '::ffff:10.1.2.3']],
    [['nonsense']],
  ])('should not be made when one address of a name is refused: %j', async (addresses) => {
    const { read, connected } = await openPublicWeb({ 'tea.example/a': page() }, { 'tea.example': [addresses] })

    expect(await read('http://tea.example/a')).toEqual({ kind: 'refused', detail: 'private address' })
    expect(connected).toEqual([])
  })

  it('should follow a name that changes only as far as it is public each time', async () => {
    const answers = [[PUBLIC], [PRIVATE]]
    const { read, connected } = await openPublicWeb({ 'tea.example/a': page() }, { 'tea.example': answers })

    expect(await read('http://tea.example/a')).toEqual({ kind: 'refused', detail: 'private address' })
    // robots.txt alone
    expect(connected.map(({ ip }) => ip)).toEqual([PUBLIC])
  })

  it('should try IPv4 first, then IPv6', async () => {
    const addresses = { 'tea.example': [[PUBLIC_6, PUBLIC, '93.184.215.15']] }
    const { read, connected } = await openPublicWeb({ 'tea.example/a': page() }, addresses, (ip) => ip !== PUBLIC)

    expect(await read('http://tea.example/a')).toMatchObject({ kind: 'live' })
    expect(connected.map(({ ip }) => ip)).toEqual([PUBLIC, PUBLIC_6, PUBLIC, PUBLIC_6])
  })

  it('should not be made to a name that does not resolve, or nothing listens at', async () => {
    const { read, connected } = await openPublicWeb({}, { 'tea.example': [[PUBLIC]] }, () => false)

    expect(await read('http://tea.example/a')).toEqual({ kind: 'unreachable', detail: 'no connection' })
    expect(await read('http://coffee.example/a')).toEqual({ kind: 'unreachable', detail: 'name not resolved' })
    expect(connected).toHaveLength(1)
  })

  it.each<[string, string]>([
    ['http://127.0.0.1/', 'private address'],
    ['http://0x7f.1/', 'private address'],
    ['http://2130706433/', 'private address'],
    ['http://0177.0.0.1/', 'private address'],
    ['http://127.0.0.1./', 'private address'],
    ['http://１２７.０.０.１/', 'private address'],
    ['http://169.254.169.254/latest/meta-data/', 'private address'],
    ...[
      '[::]',
      '[::1]',
      '[::127.0.0.1]',
      '[::ffff:127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[fc00::1]',
    ].map((host): [string, string] => [`https://${host}/`, 'private address']),
    ...['[fe80::1]', '[ff02::1]', '[fec0::1]', '[::ffff:0:10.0.0.1]', '[2001:0:7f00:1::]'].map(
      (host): [string, string] => [`http://${host}/`, 'private address'],
    ),
    ['http://tea.example:8080/', 'port'],
    ['https://tea.example:22/', 'port'],
    ['http://tea.example:0/', 'port'],
    ['http://ada:secret@tea.example/', 'credentials'],
    ['http://ada@tea.example/', 'credentials'],
    ['ftp://tea.example/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['data:text/html,tea', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['tea.example/green', 'not an address'],
    ['//tea.example/green', 'not an address'],
    ['http://', 'not an address'],
    ['http://[fe80::1%25eth0]/', 'not an address'],
    ['', 'not an address'],
    [`http://tea.example/${'x'.repeat(1_982)}`, 'address too long'],
    [`http://tea.example/${'ü'.repeat(500)}`, 'address too long'],
  ])('should not be made for %s', async (address, detail) => {
    const { read, connected } = await openPublicWeb({}, { 'tea.example': [[PUBLIC]] })

    expect(await read(address)).toEqual({ kind: 'refused', detail })
    expect(connected).toEqual([])
  })

  it('should need no name server for an IP address', async () => {
    const { read, connected } = await openPublicWeb({ [`${PUBLIC}/a`]: page() }, {})

    expect(await read(`http://${PUBLIC}/a`)).toMatchObject({ kind: 'live' })
    expect(connected.map(({ ip }) => ip)).toEqual([PUBLIC, PUBLIC])
  })

  it.each([
    ['http://tea.example:80/', 'http://tea.example/'],
    ['http://tea.example:443/', 'http://tea.example:443/'],
    ['http://TEA.example', 'http://tea.example/'],
    ['http://grüner-tee.example/', 'http://xn--grner-tee-r9a.example/'],
    ['http://茶.example/茶?a=茶', 'http://xn--cl1a.example/%E8%8C%B6?a=%E8%8C%B6'],
    [`http://tea.example/?${'x'.repeat(1_980)}`, `http://tea.example/?${'x'.repeat(1_980)}`],
  ])('should be made for %s', async (address, final) => {
    const { host, hostname, pathname, search } = new URL(address)
    const pages = { [`${hostname}${pathname}${search}`]: page() }
    const { read } = await openPublicWeb(pages, { [hostname]: [[PUBLIC]] })

    expect(host).not.toBe('')
    expect(await read(address)).toMatchObject({ kind: 'live', address: final })
  })

  it('should never be made to a refused address, whatever redirects and name servers say', async () => {
    const names = ['a.example', 'b.example', 'c.example'] as const
    const ip = fc.oneof(
      { weight: 3, arbitrary: fc.constant(PUBLIC) },
      fc.constantFrom('127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '::7f00:1', 'fe80::1'),
      fc.ipV4(),
      fc.ipV6(),
    )
    const target = fc.oneof(
      fc
        .tuple(fc.constantFrom('http://', 'https://', '//'), fc.constantFrom(...names))
        .map((parts) => `${parts.join('')}/x`),
      fc
        .oneof(
          fc.ipV4(),
          fc.ipV4Extended(),
          fc.ipV6().map((six) => `[${six}]`),
        )
        .map((literal) => `http://${literal}/x`),
      fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
    )
    const way = fc.record({
      answers: fc.array(
        fc.tuple(
          fc.constantFrom(...names),
          fc.array(fc.uniqueArray(ip, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        ),
      ),
      redirects: fc.array(fc.tuple(fc.constantFrom(...names), target)),
      isRobots: fc.boolean(),
    })
    const pages: Record<string, LocalPage> = {}
    const web = await openLocalWeb(pages)
    onTestFinished(web.close)
    let connections = 0
    await fc.assert(
      fc.asyncProperty(way, async ({ answers, redirects, isRobots }) => {
        for (const place of Object.keys(pages)) delete pages[place]
        for (const [name, to] of redirects) pages[`${name}/${isRobots ? 'robots.txt' : 'x'}`] = redirect(to)
        const { read, connected } = makePublicReader(web.port, Object.fromEntries(answers))

        for (const name of names) await read(`http://${name}/x`)

        connections += connected.length
        expect(connected.filter((to) => isRefusedIp(to.ip))).toEqual([])
      }),
      { numRuns: 40 },
    )
    expect(connections).toBeGreaterThan(40)
  })
})

// Helpers

type Addresses = Readonly<Record<string, readonly (readonly string[])[]>>

/** A web at public addresses, and a reader that takes them for the ones that it gets. */
async function openPublicWeb(pages: LocalPages, addresses: Addresses, listens?: (ip: string) => boolean) {
  const web = await openLocalWeb(pages)
  onTestFinished(web.close)
  return makePublicReader(web.port, addresses, listens)
}

/**
 * A reader of which each connection is noted and led to a port of this machine, unless nothing listens at that address. A name has its addresses
 * one list after another, the last one for good.
 */
function makePublicReader(port: number, addresses: Addresses, listens: (ip: string) => boolean = () => true) {
  const connected: Destination[] = []
  const asked = new Map<string, number>()
  const { read } = makePageReader({
    userAgent: USER_AGENT,
    times: { gapMs: 0 },
    lookup: async (name) => {
      const lists = addresses[name] ?? []
      const index = asked.get(name) ?? 0
      asked.set(name, index + 1)
      return lists[Math.min(index, lists.length - 1)] ?? []
    },
    connect: (to) => {
      connected.push(to)
      // nothing listens on port 2
      return connectTcp({ host: '127.0.0.1', port: listens(to.ip) ? port : 2 }).on('error', () => {})
    },
  })
  return { read, connected }
}
