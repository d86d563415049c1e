import { describe, expect, it } from 'vitest'
import { aPage, PAGES, setUpLinks } from '../../../test/searching.ts'
import { aLink, makeMemoryWeb, makeSettableClock, NOW } from '../../../testing/index.ts'
import type { LinkRepository, Repositories } from '../../ports/repositories.ts'
import type { Link } from '../../resources/link.ts'
import { DAY, HOUR, MINUTE, after as plus } from '../../shared/duration.ts'
import { CHECK_LINKS_EVERY, makeCheckLinks } from './check-links.ts'

const WIKI = 'https://wiki.example/sourdough-starter'
const GONE = { reading: { kind: 'gone', detail: 'HTTP 404' } } as const
const SPARE = aPage('spare.example', { title: 'Starter basics' })

describe('checking links again', () => {
  it('should read a link again within a week and a half day, and not before its time', async () => {
    const { web, check, clock } = await setUpLinks()
    const count = web.read.length
    clock.advance(6 * DAY)
    await check()
    expect(web.read).toHaveLength(count)
    clock.advance(2 * DAY)
    await check()
    expect(web.read.slice(count).toSorted()).toEqual(PAGES.map(({ address }) => address).toSorted())
  })

  it('should replace a link that failed on two days in every chapter that shows it, and leave the others where they are', async () => {
    const { web, check, clock, link, list, other, find } = await setUpLinks()
    await find(other.id)
    const before = [await list(), await list(other.id)]
    web.put({ ...aPage('wiki.example'), ...GONE }, SPARE)
    clock.advance(8 * DAY)
    await check()
    expect(await link(WIKI)).toMatchObject({ state: 'failing', failure: 'HTTP 404' })
    expect((await list())?.resources).toEqual(before[0]?.resources)
    clock.advance(DAY)
    await check()
    expect(await link(WIKI)).toMatchObject({ state: 'gone' })
    for (const [place, id] of [list, () => list(other.id)].entries()) {
      const [was, is] = [before[place]?.resources ?? [], (await id())?.resources ?? []]
      const at = was.findIndex(({ address }) => address === WIKI)
      expect(is[at]).toMatchObject({ address: SPARE.address, replaced: { title: was[at]?.title, why: 'gone' } })
      expect(is.filter((_, index) => index !== at)).toEqual(was.filter((_, index) => index !== at))
      expect((await id())?.refused).toContain(WIKI)
    }
  })

  it('should take away at once what no one has read yet and is not there when it is read', async () => {
    const { web, fixture, user, clock, find, link, other, list, run, drain } = await setUpLinks()
    web.put(aPage('late.example', { title: 'Bread with a ripe sourdough starter' }))
    web.unplug('pages')
    await find(other.id)
    const unread = (await list(other.id))?.resources.find(({ isRead }) => !isRead)
    if (!unread) throw new Error('No page could be read.')
    web.plugIn()
    web.put({ ...aPage('x'), address: unread.address, ...GONE })
    clock.advance(21 * HOUR)
    await run({ kind: 'check-links' })
    expect(await link(unread.address)).toMatchObject({ state: 'gone', checkedAt: null })
    const page = await fixture.readModels.chapter(user.id, other.id)
    expect(page?.resources?.items.find(({ id }) => id === unread.id)).toMatchObject({ isDead: true })
    await drain()
    expect(await list(other.id)).toMatchObject({ refused: [unread.address] })
    expect((await list(other.id))?.resources.map(({ address }) => address)).not.toContain(unread.address)
  })

  it('should not replace one that came back', async () => {
    const { web, check, clock, link, addresses } = await setUpLinks()
    const before = await addresses()
    web.put({ ...aPage('wiki.example'), ...GONE })
    clock.advance(8 * DAY)
    await check()
    web.put(aPage('wiki.example'))
    clock.advance(DAY)
    await check()
    expect(await link(WIKI)).toMatchObject({ state: 'live', failingSince: null })
    expect(await addresses()).toEqual(before)
  })

  it.each([
    ['alone', GONE],
    ['in an outage', { reading: { kind: 'unreachable', detail: 'timeout' } }],
  ] as const)('should leave it as a search has found it meanwhile: %s', async (_, failing) => {
    const { web, check, clock, link, saveLink, addresses } = await setUpLinks()
    const before = await link(WIKI)
    if (!before) throw new Error('It was found.')
    for (const address of await addresses()) web.put({ ...aPage('x'), address, ...failing })
    clock.advance(8 * DAY)
    const meanwhile = {
      ...before,
      checkedAt: clock.now(),
      readAt: clock.now(),
      nextCheckAt: plus(clock.now(), 7 * DAY),
    }
    let isSaved = false
    web.onRead(() => {
      if (!isSaved) void saveLink(meanwhile)
      isSaved = true
    })
    await check()
    expect(await link(WIKI)).toEqual(meanwhile)
  })

  it('should not count an outage of our own network against any link', async () => {
    const { web, check, clock, link, addresses } = await setUpLinks()
    const before = await addresses()
    web.unplug()
    for (let day = 0; day < 12; day += 1) {
      clock.advance(DAY)
      await check()
    }
    for (const address of before) expect(await link(address)).toMatchObject({ state: 'live' })
    expect(await addresses()).toEqual(before)
    web.plugIn()
    clock.advance(2 * HOUR)
    await check()
    expect((await link(WIKI))?.checkedAt).toEqual(clock.now())
  })

  it('should search again ever more seldom where nothing can be reached, and not for a plan that is archived', async () => {
    const { web, check, clock, find, list, other, fixture, user, plan } = await setUpLinks()
    web.unplug()
    await find(other.id)
    const runs: (number | undefined)[] = []
    for (let hour = 0; hour < 8; hour += 1) {
      clock.advance(HOUR)
      await check()
      runs.push((await list(other.id))?.run)
    }
    expect(runs).toEqual([2, 2, 3, 3, 3, 3, 4, 4])
    await fixture.useCases.archivePlan({ userId: user.id, planId: plan.id, isArchived: true })
    clock.advance(2 * DAY)
    await check()
    expect(await list(other.id)).toMatchObject({ status: 'unreachable', run: 4 })
  })

  it('should do nothing where the search is off', async () => {
    const { web, fixture, clock, run } = await setUpLinks()
    const count = web.read.length
    Object.assign(fixture.resourceSearch, { sources: [] })
    clock.advance(8 * DAY)
    await run({ kind: 'check-links' })
    expect(web.read).toHaveLength(count)
  })

  it('should read 10,000 links within 8 days, however they came, and never more than 40 in a run', async () => {
    const { clock, links, read, checkLinks } = setUpMany(10_000)
    const end = plus(NOW, 8 * DAY)
    const runs: number[] = []
    while (clock.now() < end) {
      const count = read.length
      await checkLinks()
      runs.push(read.length - count)
      clock.advance(CHECK_LINKS_EVERY)
    }
    expect(new Set(read).size).toBe(links.size)
    expect(Math.max(...runs)).toBeLessThanOrEqual(40)
    // from then on they are spread over the week as they were, and a day at most is added to each
    const perDay = new Map<number, number>()
    for (const { nextCheckAt } of links.values()) {
      const day = Math.floor((nextCheckAt.getTime() - end.getTime()) / DAY)
      perDay.set(day, (perDay.get(day) ?? 0) + 1)
    }
    expect(Math.max(...perDay.values())).toBeLessThan(40 * 6 * 24)
  })

  it('should end early where pages are slow, and leave the rest to a later run', async () => {
    const { clock, links, read, checkLinks } = setUpMany(100, { slowness: MINUTE })
    await checkLinks()
    expect(read.length).toBeLessThan(10)
    clock.advance(HOUR)
    await checkLinks()
    expect(new Set(read).size).toBe(read.length)
    expect(links.size).toBe(100)
  })
})

// Helpers

/** Links alone, all of them due, each shown by some chapter: a database in memory would take minutes for so many. */
function setUpMany(count: number, { slowness = 0 } = {}) {
  const clock = makeSettableClock()
  const addresses = Array.from({ length: count }, (_, place) => `https://site-${place % 97}.example/${place}`)
  const links = new Map(
    addresses.map((address) => [address, aLink({ address, state: 'live', checkedAt: NOW, readAt: NOW })] as const),
  )
  const claims = new Map<string, Date>()
  const isDue = ({ address, nextCheckAt }: Link, now: Date): boolean =>
    nextCheckAt <= now && (claims.get(address) ?? now) <= now
  const repositories: {
    readonly links: Pick<LinkRepository, 'claimDue' | 'find' | 'save'>
    readonly resourceLists: object
  } = {
    links: {
      claimDue: async (now, until, limit) => {
        const due = [...links.values()].filter((link) => isDue(link, now)).slice(0, limit)
        for (const { address } of due) claims.set(address, until)
        return due
      },
      find: async (wanted) => wanted.flatMap((address) => links.get(address) ?? []),
      save: async (link) => {
        links.set(link.address, link)
        claims.delete(link.address)
      },
    },
    resourceLists: { unreachable: async () => [], shownOn: async () => [] },
  }
  const read: string[] = []
  const checkLinks = makeCheckLinks({
    clock,
    resourceSearch: makeMemoryWeb().resourceSearch,
    pageReader: {
      read: async (address) => {
        read.push(address)
        clock.advance(slowness)
        return { kind: 'live', address, title: '', text: '', language: null }
      },
    },
    // the cast: these are all that it asks for
    unitOfWork: { run: (work) => work(repositories as unknown as Repositories) },
  })
  return { clock, links, read, checkLinks }
}
