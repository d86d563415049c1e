import { describe, expect, it } from 'vitest'
import { aPage, PAGES, setUpSearch } from '../../../test/searching.ts'
import type { MemoryPage } from '../../../testing/index.ts'
import { NOW, newResourceId, newUserId } from '../../../testing/index.ts'
import type { ReportReason } from '../../resources/resource-list.ts'
import { HOUR, SECOND } from '../../shared/duration.ts'

const SPARE = aPage('spare.example', { title: 'Starter basics', excerpt: 'A sourdough starter for beginners.' })

describe('reporting a resource', () => {
  it.each<ReportReason>(['off-topic', 'other'])(
    'should replace it in its place, whatever it shows: %s',
    async (reason) => {
      const { report, list, before, first } = await setUpReport([SPARE])
      expect(await report(reason)).toEqual({ ok: true, value: 'searching' })
      const after = await list()
      expect(after).toMatchObject({ status: 'settled', run: 2, refused: [first.address] })
      expect(after?.resources[0]).toMatchObject({
        address: SPARE.address,
        replaced: { title: first.title, why: 'reported', at: NOW },
        report: null,
      })
      expect(after?.resources.slice(1)).toEqual(before.resources.slice(1))
    },
  )

  it.each<ReportReason>(['dead', 'paywall'])(
    'should keep it where it is open, free and on topic: %s',
    async (reason) => {
      const { report, list, before, first, web, asked } = await setUpReport([SPARE])
      const calls = asked().length
      await report(reason)
      expect(await list()).toMatchObject({ status: 'settled', run: 2, refused: [] })
      expect((await list())?.resources).toEqual([
        { ...first, report: { reason, at: NOW } },
        ...before.resources.slice(1),
      ])
      expect(web.read.at(-1)).toBe(first.address)
      expect(asked()).toHaveLength(calls)
    },
  )

  it.each<[ReportReason, Partial<MemoryPage>]>([
    ['dead', { reading: { kind: 'gone', detail: 'HTTP 404' } }],
    ['dead', { reading: { kind: 'unreachable', detail: 'timeout' } }],
    ['paywall', { reading: { kind: 'wall', detail: 'log-in' } }],
    [
      'dead',
      { reading: { kind: 'live', address: '', title: 'For sale', text: 'This domain is for sale.', language: 'en' } },
    ],
  ])('should replace it where the learner is right: %s, %o', async (reason, found) => {
    const { report, list, first, web } = await setUpReport([SPARE])
    web.put({ ...aPage('x'), address: first.address, ...found })
    await report(reason)
    const after = await list()
    expect(after?.resources[0]).toMatchObject({ address: SPARE.address, replaced: { why: 'reported' } })
    expect(after?.refused).toEqual([first.address])
  })

  it('should not be given for the reason of what is gone long after it turned out to be well', async () => {
    const { report, list, first, saveLink, link, find, fixture, web } = await setUpReport([SPARE])
    fixture.clock.advance(HOUR)
    web.onRead(() => fixture.clock.advance(SECOND))
    await report('dead')
    const known = await link(first.address)
    if (!known) throw new Error('It was found.')
    fixture.clock.advance(HOUR)
    await saveLink({ ...known, state: 'gone', failingSince: NOW, failure: 'HTTP 404' })
    fixture.clock.advance(HOUR)
    await find()
    expect((await list())?.resources[0]).toMatchObject({ address: SPARE.address, replaced: { why: 'gone' } })
  })

  it('should never offer it to this chapter again', async () => {
    const { report, find, addresses, first, list } = await setUpReport([])
    await report('off-topic')
    expect(await list()).toMatchObject({ status: 'settled', refused: [first.address] })
    expect(await addresses()).toHaveLength(3)
    await find()
    expect(await addresses()).not.toContain(first.address)
  })

  it('should replace it later where no source answers, and show it meanwhile', async () => {
    const { report, list, first, web, fixture, run } = await setUpReport([SPARE])
    web.unplug()
    await report('off-topic')
    expect(await list()).toMatchObject({ status: 'unreachable', refused: [first.address] })
    expect((await list())?.resources[0]).toMatchObject({ id: first.id, report: { reason: 'off-topic' } })
    web.plugIn()
    fixture.clock.advance(2 * HOUR)
    await run({ kind: 'check-links' })
    await fixture.runner.drain()
    expect(await list()).toMatchObject({ status: 'settled' })
    expect((await list())?.resources[0]).toMatchObject({ address: SPARE.address, replaced: { why: 'reported' } })
  })

  it('should be kept for a later search where the search is off', async () => {
    const { report, find, list, before, first, web, fixture, asked } = await setUpReport([SPARE])
    const { sources } = fixture.resourceSearch
    Object.assign(fixture.resourceSearch, { sources: [] })
    const seen = [asked().length, web.read.length]
    fixture.clock.advance(HOUR)
    expect(await report('off-topic')).toEqual({ ok: true, value: 'off' })
    const reported = { ...first, report: { reason: 'off-topic', at: fixture.clock.now() } }
    expect(await list()).toEqual({ ...before, resources: [reported, ...before.resources.slice(1)] })
    expect([asked().length, web.read.length]).toEqual(seen)
    Object.assign(fixture.resourceSearch, { sources })
    await find()
    expect((await list())?.resources[0]).toMatchObject({ address: SPARE.address, replaced: { why: 'reported' } })
  })

  it('should do the same once, however often it is sent', async () => {
    const { fixture, user, first, list } = await setUpReport([SPARE])
    const send = () => fixture.useCases.reportResource({ userId: user.id, resourceId: first.id, reason: 'dead' })
    await Promise.all([send(), send()])
    expect(fixture.jobs.live()).toHaveLength(1)
    expect(await list()).toMatchObject({ status: 'searching', run: 2 })
  })

  it('should be looked at once for each reason, and for another one again', async () => {
    const { report, list, before, first, web, fixture } = await setUpReport([SPARE])
    web.onRead(() => fixture.clock.advance(SECOND))
    for (const reason of ['dead', 'paywall'] as const) {
      fixture.clock.advance(HOUR)
      await report(reason)
    }
    expect((await list())?.resources[0]).toEqual({
      ...first,
      report: { reason: 'paywall', at: expect.any(Date) },
      reportsBefore: ['dead'],
    })
    const [kept, count] = [await list(), web.read.length]
    for (const reason of ['dead', 'paywall'] as const) {
      fixture.clock.advance(HOUR)
      expect(await report(reason)).toEqual({ ok: true, value: 'settled' })
    }
    expect([await list(), web.read.length]).toEqual([kept, count])
    await report('off-topic')
    expect((await list())?.resources[0]).toMatchObject({ address: SPARE.address, reportsBefore: [] })
    expect((await list())?.resources.slice(1)).toEqual(before.resources.slice(1))
  })

  it('should have one job, whatever asks for a search meanwhile', async () => {
    const { fixture, user, before, first, drain } = await setUpReport([SPARE])
    fixture.clock.advance(HOUR)
    await fixture.useCases.reportResource({ userId: user.id, resourceId: first.id, reason: 'dead' })
    const live = fixture.jobs.live()
    expect(live).toMatchObject([{ kind: 'check-resource', resourceId: first.id, run: 2 }])
    await fixture.useCases.checkStuckPlans(null)
    await fixture.useCases.findResources({ userId: user.id, chapterId: before.chapterId })
    expect(fixture.jobs.live()).toEqual(live)
    await drain()
    fixture.clock.advance(HOUR)
    await fixture.useCases.findResources({ userId: user.id, chapterId: before.chapterId })
    expect(fixture.jobs.live()).toMatchObject([{ kind: 'find-resources', run: 3 }])
  })

  it('should count for two that are reported one after the other', async () => {
    const { fixture, user, before, list, drain } = await setUpReport([SPARE])
    for (const { id } of before.resources.slice(0, 2)) {
      await fixture.useCases.reportResource({ userId: user.id, resourceId: id, reason: 'off-topic' })
    }
    await drain()
    expect(await list()).toMatchObject({ status: 'settled', run: 3 })
    expect((await list())?.refused).toHaveLength(2)
  })

  it('should be refused for what is not theirs, or gone', async () => {
    const { fixture, user, first } = await setUpReport([])
    const { reportResource } = fixture.useCases
    const refused = { ok: false, error: { kind: 'resource-not-found' } }
    expect(await reportResource({ userId: newUserId(), resourceId: first.id, reason: 'dead' })).toEqual(refused)
    expect(await reportResource({ userId: user.id, resourceId: newResourceId(), reason: 'dead' })).toEqual(refused)
  })
})

// Helpers

/** A chapter that has its resources, and pages that come up later. */
async function setUpReport(spare: readonly MemoryPage[]) {
  const setUp = await setUpSearch({ pages: PAGES })
  await setUp.find()
  setUp.web.put(...spare)
  const before = await setUp.list()
  const first = before?.resources[0]
  if (!before || !first) throw new Error('They were found.')
  const report = async (reason: ReportReason) => {
    const sent = await setUp.fixture.useCases.reportResource({ userId: setUp.user.id, resourceId: first.id, reason })
    await setUp.drain()
    return sent
  }
  return { ...setUp, before, first, report }
}
