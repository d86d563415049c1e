import * as api from '@app/contract'
import { DAY, HOUR } from '@app/domain'
import {
  aLockedChapter,
  anOpenChapter,
  aResource,
  aResourceList,
  aVerifiedUser,
  keep,
  later,
  type MemoryPage,
  makeMemoryWeb,
  makeScriptedLanguageModel,
  newChapterId,
  seedPlan,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

describe('the resources of a chapter', () => {
  it('should be searches until pages are asked for, and then pages that were opened', async () => {
    const { view, find, world } = await open()
    expect(await view()).toMatchObject({
      resources_status: 'unsearched',
      generated_content: {
        curated_resources: [{ state: 'search', site: 'Wikipedia', id: null, checked_at: null, free: null }],
      },
    })
    expect(expectSuccess(api.findResources, await find())).toEqual({ resources_status: 'searching' })
    expect(await view()).toMatchObject({ resources_status: 'searching' })
    await world.runner.drain()
    const { resources_status, generated_content } = await view()
    expect(resources_status).toBe('settled')
    expect(generated_content?.curated_resources.map(({ state }) => state)).toEqual(['checked', 'checked', 'checked'])
    expect(generated_content?.curated_resources[0]).toEqual({
      ...{ link: 'https://a.example/starter', title: 'Keep a sourdough starter alive', resource_type: 'article' },
      ai_justification: 'It shows A sourdough starter step by step (a.example).',
      ...{ id: expect.any(String), site: 'a.example', language: 'en', minutes: 7, free: true },
      ...{
        state: 'checked',
        checked_at: world.clock.now().toISOString(),
        replaced: null,
        reported: null,
        reported_before: [],
      },
    })
  })

  it('should have one search beside them where they are few', async () => {
    const { view, find, world } = await open({ pages: [page('a.example')] })
    await find()
    await world.runner.drain()
    const shown = (await view()).generated_content?.curated_resources ?? []
    expect(shown.map(({ state }) => state)).toEqual(['checked', 'search'])
  })

  it('should be said not to be checked while nothing can be opened', async () => {
    const { view, find, world, web } = await open()
    web.unplug('pages')
    await find()
    await world.runner.drain()
    const { resources_status, generated_content } = await view()
    expect(resources_status).toBe('unreachable')
    for (const one of generated_content?.curated_resources ?? []) {
      expect(one).toMatchObject({ state: 'unchecked', checked_at: null })
    }
  })

  it('should all be in the personal export, with all that is kept of them', async () => {
    const { world, chapterId, signIn } = await open()
    const reported = aResource({ isRead: false, report: { reason: 'other', at: later(5) }, reportsBefore: ['dead'] })
    const changed = aResource({ offTopic: { since: later(4), isCertain: true } })
    const list = aResourceList(chapterId, { resources: [reported, changed] })
    await keep(world.unitOfWork, ({ resourceLists }) => resourceLists.save(list))
    const exported = expectSuccess(api.exportAccount, await world.call(api.exportAccount, {}, await signIn()))
    const items = [
      { is_read: false, off_topic: null, report_reason: 'other', reports_before: ['dead'] },
      { is_read: true, off_topic: { since: later(4).toISOString(), is_certain: true }, report_reason: null },
    ]
    expect(exported.plans).toMatchObject([{ chapters: [{ resources: { items } }, {}] }])
  })

  it('should be replaced when they are reported, and say so', async () => {
    const { view, find, report, world, web, signIn } = await open()
    await find()
    await world.runner.drain()
    const [first] = (await view()).generated_content?.curated_resources ?? []
    web.put(page('spare.example'))
    const { body } = await report(first?.id ?? '', 'off-topic')
    expect(body).toEqual({ resources_status: 'searching' })
    expect((await view()).generated_content?.curated_resources[0]).toMatchObject({ reported: 'off-topic' })
    await world.runner.drain()
    expect((await view()).generated_content?.curated_resources[0]).toMatchObject({
      link: 'https://spare.example/starter',
      replaced: { title: first?.title, why: 'reported', at: world.clock.now().toISOString() },
      reported: null,
    })
    expectRefusal(await report(first?.id ?? '', 'off-topic'), 404, 'resource-not-found')
    const exported = await world.call(api.exportAccount, {}, await signIn())
    expect(expectSuccess(api.exportAccount, exported).plans).toMatchObject([
      { chapters: [{ resources: { status: 'settled', refused: [first?.link] } }, {}] },
    ])
  })

  it('should not show one that is gone, even before there is another', async () => {
    const { view, find, world, web } = await open()
    await find()
    await world.runner.drain()
    web.put({ ...page('a.example'), reading: { kind: 'gone', detail: 'HTTP 404' } })
    world.clock.advance(8 * DAY)
    await world.handlers.run({ kind: 'check-links' })
    world.clock.advance(DAY)
    await world.handlers.run({ kind: 'check-links' })
    const shown = await view()
    expect(shown.resources_status).toBe('searching')
    expect(shown.generated_content?.curated_resources.map(({ site }) => site)).toEqual([
      ...['b.example', 'c.example'],
      'Wikipedia',
    ])
  })

  it('should be refused for a chapter that cannot be read, is not theirs, or where the search is off', async () => {
    const { world, token, locked, find, report, chapterId } = await open()
    expectRefusal(await world.call(api.findResources, { id: locked }, token), 409, 'chapter-locked')
    expectRefusal(await world.call(api.findResources, { id: newChapterId() }, token), 404, 'chapter-not-found')
    expectRefusal(await report(newChapterId(), 'dead'), 404, 'resource-not-found')
    expectRefusal(await report(newChapterId(), 'boring' as 'dead'), 400, 'invalid-input')
    const other = await world.learner()
    expectRefusal(await world.call(api.findResources, { id: chapterId }, other.token), 404, 'chapter-not-found')
    await find()
    await world.runner.drain()
    const list = await keep(world.unitOfWork, ({ resourceLists }) => resourceLists.find(chapterId))
    const foreign = await world.call(
      api.reportResource,
      { id: list?.resources[0]?.id ?? '', reason: 'dead' },
      other.token,
    )
    expectRefusal(foreign, 404, 'resource-not-found')

    const off = await open({ isOn: false })
    expectRefusal(await off.find(), 409, 'resources-off')
    expect(await off.view()).toMatchObject({
      resources_status: 'off',
      generated_content: { curated_resources: [{ state: 'search' }] },
    })
  })
})

describe('the health of resources', () => {
  it('should say how sources do and which links are in trouble', async () => {
    const { world, find, report, web, view } = await open()
    const admin = await world.admin()
    const read = async () => expectSuccess(api.adminResources, await world.call(api.adminResources, {}, admin))
    const idle = { name: 'memory', title: 'Memory', state: 'ready', used: 0, limit: 1_000, window_seconds: 3_600 }
    expect(await read()).toMatchObject({ is_on: true, sources: [{ ...idle, failures: 0, paused_until: null }] })
    await find()
    await world.runner.drain()
    web.unplug()
    await report((await view()).generated_content?.curated_resources[0]?.id ?? '', 'off-topic')
    const now = world.clock.now()
    const pausedUntil = new Date(now.getTime() + HOUR)
    await world.sourceStore.take('memory', { requests: 1_000, within: HOUR }, now)
    await world.sourceStore.failed('memory', { at: now, detail: 'HTTP 503', pausedUntil })
    expect(await read()).toMatchObject({
      sources: [
        { state: 'paused', used: 1, failures: 1, last_failure: 'HTTP 503', paused_until: pausedUntil.toISOString() },
      ],
      links: { live: 3 },
      lists: { searching: 1 },
      troubled: [
        { address: 'https://a.example/starter', state: 'live', chapters: 1, reports: { 'off-topic': 1, dead: 0 } },
      ],
    })
  })
})

// Helpers

const page = (site: string): MemoryPage => ({
  address: `https://${site}/starter`,
  title: 'Keep a sourdough starter alive',
  excerpt: 'How a sourdough starter of flour and water is kept alive.',
  text: 'Sourdough starter: feed the starter with flour and water, keep it alive, tell when the starter is ripe.',
  language: 'en',
  minutes: 7,
})

/** A learner with an open chapter and a locked one, and a small web. */
async function open({ isOn = true, pages = ['a.example', 'b.example', 'c.example'].map(page) } = {}) {
  const web = makeMemoryWeb(...pages)
  const world = await openWorld({ model: makeScriptedLanguageModel(), ...(isOn && { web }) })
  const { user, chapters } = await seedPlan(world.unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { title: 'A sourdough starter' }), aLockedChapter(id, 2)],
  })
  const [chapterId, locked] = chapters.map(({ id }) => id)
  if (!chapterId || !locked) throw new Error('Two were seeded.')
  return {
    web,
    world: { ...world, admin: async () => (await world.learner(aVerifiedUser({ role: 'admin' }))).token },
    token: await world.signIn(user),
    chapterId,
    locked,
    signIn: () => world.signIn(user),
    // signed in each time: a session ends with its week
    view: async () =>
      expectSuccess(api.chapter, await world.call(api.chapter, { id: chapterId }, await world.signIn(user))),
    find: async () => world.call(api.findResources, { id: chapterId }, await world.signIn(user)),
    report: async (id: string, reason: 'dead' | 'off-topic') =>
      world.call(api.reportResource, { id, reason }, await world.signIn(user)),
  }
}
