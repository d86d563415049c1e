import { describe, expect, it } from 'vitest'
import { aPage, PAGES, setUpSearch } from '../../../test/searching.ts'
import { aLink, fitAnswerTo, type MemoryPage, NOW } from '../../../testing/index.ts'
import type { JobOutcome } from '../../ports/jobs.ts'
import { isFitPage } from '../../resources/check-resources.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/duration.ts'
import { searchedChapter } from './chapter-topic.ts'
import { MAX_READS } from './find-pages.ts'

const DEAD = { reading: { kind: 'gone', detail: 'HTTP 404' } } as const
const OTHER_PAGE = { kind: 'live', title: 'Mortgages', text: 'Rates in Zurich rose again.', language: 'en' } as const

describe('finding resources for a chapter', () => {
  it('should show pages that were read, in the order in which they were chosen, each with a reason', async () => {
    const { find, list, link, chapter, plan, web, asked } = await setUpSearch()
    expect(await find()).toEqual({ ok: true, value: 'searching' })
    const found = await list()
    expect(found).toMatchObject({ status: 'settled', run: 1, settledAt: NOW, refused: [] })
    expect(found?.resources).toHaveLength(4)
    expect(found?.resources[3]).toMatchObject({
      ...{ address: 'https://films.example/sourdough-starter', site: 'films.example', resourceType: 'video' },
      ...{ language: 'en', minutes: 12, isFree: true, isRead: true, replaced: null, report: null },
      justification: 'It shows A lively sourdough starter step by step (films.example).',
    })
    expect(web.read.toSorted()).toEqual(PAGES.map(({ address }) => address).toSorted())
    for (const { address } of PAGES) expect(await link(address)).toMatchObject({ state: 'live', checkedAt: NOW })
    expect(asked()).toEqual(['search-words', 'pick'])
    const { topic } = searchedChapter(chapter, plan, [])
    const read = PAGES.map((page) => ({
      ...{ address: page.address, isFree: true },
      reading: {
        kind: 'live' as const,
        address: page.address,
        title: page.title,
        text: page.text ?? '',
        language: 'en',
      },
    }))
    for (const page of read) expect(isFitPage(topic, page)).toBe(true)
  })

  it('should replace what is dead, walled or off topic by the next candidate', async () => {
    const pages = [
      aPage('one.example', { reading: { kind: 'gone', detail: 'HTTP 404' } }),
      aPage('two.example', { reading: { kind: 'wall', detail: 'log-in' } }),
      aPage('three.example', { reading: { ...OTHER_PAGE, address: 'https://three.example/sourdough-starter' } }),
      ...PAGES,
    ]
    const { find, addresses } = await setUpSearch({ pages })
    await find()
    const found = await addresses()
    expect(found.toSorted()).toEqual(PAGES.map(({ address }) => address).toSorted())
  })

  it('should be on two sites at least where there is a second one', async () => {
    const wiki = (name: string) => aPage('wiki.example', { address: `https://wiki.example/${name}` })
    const pages = [...'abcdef'].map(wiki)
    const alone = await setUpSearch({ pages })
    await alone.find()
    expect(await alone.addresses()).toHaveLength(4)
    const { find, addresses } = await setUpSearch({ pages: [...pages, aPage('other.example', { title: 'Starter' })] })
    await find()
    expect(await addresses()).toContain('https://other.example/sourdough-starter')
  })

  it('should read no more than its share of pages, and settle with what is there', async () => {
    const dead = Array.from({ length: 19 }, (_, place) =>
      aPage(`dead-${place}.example`, { reading: { kind: 'gone', detail: 'HTTP 404' } }),
    )
    const { find, list, web } = await setUpSearch({ pages: [...dead, PAGES[0]].flatMap((page) => page ?? []) })
    await find()
    expect(web.read).toHaveLength(MAX_READS)
    expect(await list()).toMatchObject({ status: 'settled', resources: [] })
  })

  it('should read for twenty seconds at most, however long the model takes in between', async () => {
    const slow = await setUpSearch({
      pages: Array.from({ length: 12 }, (_, place) => aPage(`dead-${place}.example`, DEAD)),
    })
    slow.web.onRead(() => slow.fixture.clock.advance(4 * SECOND))
    await slow.find()
    expect(slow.web.read).toHaveLength(6)

    const { find, list, web, model, fixture } = await setUpSearch()
    await find()
    web.put({ ...aPage('wiki.example'), ...DEAD }, aPage('spare.example', { title: 'Starter' }))
    model.scriptParts((task) => {
      fixture.clock.advance(MINUTE)
      return fitAnswerTo(task)
    })
    for (const days of [8, 1]) {
      fixture.clock.advance(days * DAY)
      await find()
    }
    expect((await list())?.resources.map(({ site }) => site)).toContain('spare.example')
  })

  it('should leave the model to learners, and wait for it two minutes at most', async () => {
    const { fixture, model, plan, user, chapter, run, list, asked } = await setUpSearch()
    const { useCases, clock } = fixture
    await useCases.findResources({ userId: user.id, chapterId: chapter.id })
    const job = { kind: 'find-resources', userId: user.id, planId: plan.id, chapterId: chapter.id, run: 1 } as const
    const outcomes: JobOutcome[] = []
    const ask = model.ask
    const askMeanwhile: typeof ask = async (task, listening) => {
      outcomes.push(await run(job))
      clock.advance(2 * MINUTE)
      outcomes.push(await run(job))
      return ask(task, listening)
    }
    Object.assign(model, { ask: askMeanwhile })
    model.script({ question: 'What do you know already?', asks: 'level' })
    await useCases.initiateConversation({ userId: user.id, goal: 'Learn the guitar' })
    expect(outcomes).toEqual(['not-yet', 'done'])
    expect(asked()).toEqual(['reply'])
    expect(await list()).toMatchObject({ status: 'settled' })
  })

  it('should do without a model that fails, or chooses nothing', async () => {
    for (const answer of ['?', { picks: [{ id: 'c99', reason: 'Best.' }] }]) {
      const { find, addresses, list, model, chapter } = await setUpSearch()
      model.scriptParts(() => answer)
      await find()
      expect(await addresses()).toHaveLength(3)
      const reasons = (await list())?.resources.map(({ justification }) => justification) ?? []
      for (const reason of reasons) expect([...chapter.content.learningObjectives, chapter.title]).toContain(reason)
    }
  })

  it('should search with the words that the chapter was written with where no model says any', async () => {
    const { find, model, web } = await setUpSearch()
    model.scriptParts((task) => (task.kind === 'search-words' ? '?' : fitAnswerTo(task)))
    await find()
    expect(web.searched).toEqual(['A lively sourdough starter', 'sourdough'])
  })

  it('should show what could not be read as unchecked, and read it when there is a network again', async () => {
    const { find, list, link, web, fixture, run } = await setUpSearch()
    web.unplug('pages')
    await find()
    const unread = await list()
    expect(unread?.status).toBe('unreachable')
    expect(unread?.resources).toHaveLength(4)
    expect(await link('https://wiki.example/sourdough-starter')).toMatchObject({ state: 'unchecked', checkedAt: null })
    web.plugIn()
    fixture.clock.advance(2 * HOUR)
    await run({ kind: 'check-links' })
    await fixture.runner.drain()
    expect(await list()).toMatchObject({ status: 'settled', run: 2 })
    expect(unread?.resources.map(({ isRead }) => isRead)).not.toContain(true)
    expect((await list())?.resources).toEqual(unread?.resources.map((one) => ({ ...one, isRead: true })))
    expect(await link('https://wiki.example/sourdough-starter')).toMatchObject({ state: 'live' })
  })

  it('should read what another chapter has found live, and judge it for this one', async () => {
    const { find, list, link, web, other, addresses, saveList, fixture } = await setUpSearch()
    web.unplug('pages')
    await find()
    web.plugIn()
    await find(other.id)
    const [first, ...rest] = (await list())?.resources ?? []
    expect(first && (await link(first.address))).toMatchObject({ state: 'live' })
    const unread = await list()
    if (!first || !unread) throw new Error('They were found.')
    web.put({ ...aPage('x'), address: first.address, reading: { ...OTHER_PAGE, address: first.address } })
    await find()
    expect(await addresses()).toEqual(rest.map(({ address }) => address))
    expect((await list())?.resources.map(({ isRead }) => isRead)).toEqual([true, true, true])

    // one that cannot be read yet keeps the list from being settled, whatever the others are
    await saveList({
      ...unread,
      resources: [...rest.slice(0, 2), first].map((one) => ({ ...one, isRead: one !== first })),
    })
    web.put({ ...aPage('x'), address: first.address, reading: { kind: 'unreachable', detail: 'timeout' } })
    fixture.clock.advance(HOUR)
    await find()
    expect(await list()).toMatchObject({ status: 'unreachable' })
    expect((await list())?.resources.map(({ isRead }) => isRead)).toContain(false)
  })

  it('should stay unreachable as long as nothing can be read', async () => {
    const { find, list, web, fixture, run } = await setUpSearch()
    web.unplug()
    await find()
    expect(await list()).toMatchObject({ status: 'unreachable', resources: [], run: 1 })
    web.unplug('pages')
    for (const runs of [2, 3]) {
      fixture.clock.advance(2 * HOUR)
      await run({ kind: 'check-links' })
      await fixture.runner.drain()
      expect(await list()).toMatchObject({ status: 'unreachable', run: runs })
      expect((await list())?.resources).toHaveLength(4)
    }
  })

  it('should not read again what was read within a week, nor move it', async () => {
    const { find, list, web, fixture } = await setUpSearch()
    await find()
    const before = await list()
    const count = web.read.length
    fixture.clock.advance(6 * DAY)
    await find()
    expect(await list()).toMatchObject({ status: 'settled', run: 2, resources: before?.resources })
    expect(web.read).toHaveLength(count)
    fixture.clock.advance(2 * DAY)
    await find()
    expect(web.read.length).toBeGreaterThan(count)
    expect((await list())?.resources).toEqual(before?.resources)
  })

  it('should not offer a page that was found to be gone for another chapter', async () => {
    const { find, saveLink, addresses } = await setUpSearch()
    const [{ address }] = PAGES as readonly [MemoryPage]
    const failed = { failingSince: NOW, failure: 'HTTP 404', readAt: NOW }
    await saveLink(aLink({ address, state: 'gone', ...failed }))
    await find()
    expect(await addresses()).toHaveLength(3)
    expect(await addresses()).not.toContain(address)
  })

  it('should store nothing that a source says where that may not be stored for long', async () => {
    const { find, list, web, fixture } = await setUpSearch()
    const { sources } = fixture.resourceSearch
    Object.assign(fixture.resourceSearch, { sources: sources.map((source) => ({ ...source, factsExpire: true })) })
    web.unplug('pages')
    await find()
    expect(await list()).toMatchObject({ status: 'unreachable', resources: [] })
    web.plugIn()
    await find()
    const found = (await list())?.resources ?? []
    expect(found.length).toBeGreaterThan(2)
    expect(found.map(({ minutes }) => minutes)).toEqual(found.map(() => null))
  })
})
