import { contentStatusEvent, resourcesEvent, sectionEvent } from '@app/contract'
import {
  beginWriting,
  ChapterId,
  failWriting,
  type LockedChapter,
  open,
  type PreparingChapter,
  prepare,
  sectionPart,
} from '@app/domain'
import {
  aPreparingChapter,
  aResource,
  aResourceList,
  keep,
  later,
  NOW,
  newChapterId,
  seedPlan,
  someContent,
  someQuestion,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../test/expect-reply.ts'
import { type Events, openEvents } from '../../test/read-events.ts'
import { openWorld } from '../../test/world.ts'

const CONTENT = someContent()
const OPENED = { introduction: CONTENT.introduction, learning_objectives: CONTENT.learningObjectives }
const shown = (place: number) => ({ section: CONTENT.sections[place] })
const status = (content_status: string) => ({ event: 'status', data: { content_status } })

describe('watching a chapter', () => {
  it('should show its parts in their order as they are kept, then its check, and end when it is COMPLETE', async () => {
    const { world, watch, begin, part, finish, chapterId, token } = await visit()
    const events = await watch()
    expect(await events.next()).toEqual(status('PENDING'))
    await begin()
    expect(await events.next()).toEqual(status('GENERATING'))
    // not before what it follows
    await part(sectionPart(0), CONTENT.sections[0])
    await part('opening', CONTENT)
    const [resources, ...first] = await take(events, 3)
    expect(resourcesEvent.parse(resources?.data).curated_resources).toMatchObject([{ title: 'Sourdough' }])
    expect(first).toEqual([
      { event: 'section', data: OPENED, id: '1/1' },
      { event: 'section', data: shown(0), id: '1/2' },
    ])
    await part('recap', { keyPoints: ['Early'], practice: null })
    await part('questions', [someQuestion()])
    await finish()
    const rest = await events.rest()
    expect(rest.map(({ event, id }) => [event, id])).toEqual([
      ['section', '1/3'],
      ['section', '1/4'],
      ['check', undefined],
      ['status', undefined],
    ])
    expect(rest[0]?.data).toEqual(shown(1))
    expect(sectionEvent.parse(rest[1]?.data)).toMatchObject({ key_points: CONTENT.keyPoints })
    const { body } = await world.send('GET', `/api/chapters/${chapterId}`, { token })
    expect(body).toMatchObject({ check: rest[2]?.data })
    expect(JSON.stringify(rest)).not.toContain('"key"')
    expect(rest.at(-1)).toEqual(status('COMPLETE'))
    expect(contentStatusEvent.parse(rest.at(-1)?.data).content_status).toBe('COMPLETE')
  })

  it('should show the pages that are found for it after its text', async () => {
    const { world, watch, begin, finish, chapterId } = await visit()
    const list = aResourceList(ChapterId(chapterId), { status: 'searching', settledAt: null })
    await begin()
    const events = await watch()
    await events.next()
    await keep(world.unitOfWork, ({ resourceLists }) => resourceLists.save(list))
    await finish()
    await take(events, 6)
    expect(await events.next()).toEqual(status('COMPLETE'))
    const resources = ['a.example', 'b.example', 'c.example'].map((site) =>
      aResource({ address: `https://${site}/starter`, site }),
    )
    await keep(world.unitOfWork, ({ resourceLists }) =>
      resourceLists.save({ ...list, status: 'settled', settledAt: NOW, resources }),
    )
    const [found, ...others] = await events.rest()
    expect(resourcesEvent.parse(found?.data).curated_resources.map(({ site }) => site)).toEqual(
      resources.map(({ site }) => site),
    )
    expect(others).toEqual([])
  })

  it('should show its check when that follows its text, and those who poll the same', async () => {
    const { world, watch, begin, part, finish, check, chapterId, token } = await visit()
    const read = async () => (await world.send('GET', `/api/chapters/${chapterId}`, { token })).body
    expect(await read()).toMatchObject({ content_status: 'PENDING', draft: null })
    await begin()
    const events = await watch()
    await events.next()
    await part('opening', CONTENT)
    await part(sectionPart(0), CONTENT.sections[0])
    await part('recap', { keyPoints: ['Early'], practice: null })
    await take(events, 3)
    const draft = await read()
    expect(draft).toMatchObject({ generated_content: null, draft: { ...OPENED, sections: [CONTENT.sections[0]] } })
    expect(JSON.stringify(draft)).not.toContain('Early')
    await finish({ content: { ...CONTENT, isCheckPending: true }, questions: [] })
    await take(events, 2)
    expect(await events.next()).toEqual(status('COMPLETE'))
    expect(await read()).toMatchObject({ draft: null, check: null, check_pending: true })
    expect(await read()).not.toHaveProperty('generated_content.no_check')
    await check()
    const [shownCheck, ...others] = await events.rest()
    expect(shownCheck?.event).toBe('check')
    expect(others).toEqual([])
    const whole = await read()
    expect(whole).toMatchObject({ check: shownCheck?.data })
    expect(whole).not.toHaveProperty('check_pending')
  })

  it('should end when it is locked again, and not show what was kept of it', async () => {
    const { watch, begin, part, fail } = await visit()
    await begin()
    const events = await watch()
    await events.next()
    await fail()
    expect(await events.rest()).toEqual([status('FAILED')])
    await part('opening', CONTENT)
    expect(await (await watch()).rest()).toEqual([status('FAILED')])
  })

  it.each([
    ['1/1', [shown(0)]],
    ['1/2', []],
    ['', [{}, OPENED, shown(0)]],
    ['2/1', [{ restart: true }, {}, OPENED, shown(0)]],
    ['1/1000', [{ restart: true }, {}, OPENED, shown(0)]],
    ['1/101', [{ restart: true }, {}, OPENED, shown(0)]],
    ['no id of ours', [{ restart: true }, {}, OPENED, shown(0)]],
  ])('should go on behind the Last-Event-ID %j', async (id, expected) => {
    const { watch, begin, part, fail } = await visit()
    await begin()
    await part('opening', CONTENT)
    await part(sectionPart(0), CONTENT.sections[0])
    const events = await watch({ 'Last-Event-ID': id })
    const first = await take(events, expected.length + 1)
    const parts = first.filter(({ event }) => event !== 'status')
    expect(parts.map(({ event, data }) => (event === 'resources' ? {} : data))).toEqual(expected)
    await fail()
    await events.rest()
  })

  it('should begin anew with another unlock', async () => {
    const { watch, begin, part, unlockAgain } = await visit()
    await begin()
    await part('opening', CONTENT)
    const events = await watch()
    await take(events, 3)
    await unlockAgain()
    expect(await events.next()).toEqual({ event: 'section', data: { restart: true }, id: '2/0' })
  })

  it('should show a chapter that is COMPLETE already, and leave', async () => {
    const { watch, finish } = await visit()
    await finish()
    const all = await (await watch()).rest()
    expect(all.map(({ event }) => event)).toEqual([
      ...['resources', 'section', 'section', 'section', 'section', 'check', 'status'],
    ])
    const rest = await (await watch({ 'Last-Event-ID': '1/4' })).rest()
    expect(rest.map(({ event }) => event)).toEqual(['check', 'status'])
  })

  it("should not be found by others, and count with the learner's other streams", async () => {
    const { world, watch, chapterId, token, plan } = await visit()
    const path = `/api/chapters/${chapterId}/events`
    const stranger = await world.learner()
    expectRefusal(await world.send('GET', path, { token: stranger.token }), 404, 'chapter-not-found')
    const unknown = `/api/chapters/${newChapterId()}/events`
    expectRefusal(await world.send('GET', unknown, { token }), 404, 'chapter-not-found')
    for (let count = 0; count < 4; count += 1) await (await watch()).next()
    for (const one of [path, `/api/learning-plans/${plan.id}/events`])
      expectRefusal(await world.send('GET', one, { token }), 429, 'too-many-streams')
  })
})

// Helpers

async function visit() {
  const world = await openWorld()
  const { unitOfWork } = world
  const { user, plan, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [aPreparingChapter(id, 1)] })
  const [first] = chapters
  if (first?.kind !== 'preparing') throw new Error('A chapter was seeded.')
  const { id: chapterId } = first
  const token = await world.signIn(user)
  const save = (
    change: (chapter: PreparingChapter) => Parameters<typeof failWriting>[0] | ReturnType<typeof open> | LockedChapter,
  ) =>
    keep(unitOfWork, async ({ chapters: stored }) => {
      const found = await stored.find(chapterId)
      if (found?.kind === 'preparing') await stored.save(change(found))
    })
  const failed = (chapter: PreparingChapter) =>
    failWriting(chapter, { code: 'failed', reason: 'No answer.', at: later(1) })
  return {
    ...{ world, plan, chapterId, token },
    watch: async (headers: Readonly<Record<string, string>> = {}): Promise<Events> => {
      const response = await world.fetch('GET', `/api/chapters/${chapterId}/events`, { token, headers })
      expect(response.status).toBe(200)
      return openEvents(response)
    },
    begin: () => save(beginWriting),
    finish: (written: Parameters<typeof open>[1] = { content: CONTENT, questions: [someQuestion()] }) =>
      save((chapter) => open(chapter, written, later(1))),
    check: () =>
      keep(unitOfWork, async ({ chapters: stored }) => {
        const found = await stored.find(chapterId)
        if (found?.kind === 'open') await stored.save({ ...found, content: CONTENT, questions: [someQuestion()] })
      }),
    fail: () => save(failed),
    unlockAgain: () => save((chapter) => prepare(failed(chapter), later(2))),
    part: (name: string, made: unknown) =>
      keep(unitOfWork, ({ chapterParts }) =>
        chapterParts.save({ chapterId, name, made, task: '', model: 'm', at: NOW }),
      ),
  }
}

async function take(events: Events, count: number) {
  const taken = []
  while (taken.length < count) taken.push(await events.next())
  return taken
}
