import * as api from '@app/contract'
import { aLockedChapter, anOpenChapter, newChapterId, seedPlan } from '@app/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let token: string
let open: string
let locked: string

beforeEach(async () => {
  world = await openWorld()
  const { user, chapters } = await seedPlan(world.unitOfWork, {
    // a tick of an objective that is gone is kept, and not shown
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { ticked: ['Gone'] }), aLockedChapter(id, 2)],
  })
  token = await world.signIn(user)
  ;[open, locked] = chapters.map(({ id }): string => id) as [string, string] // two were made
})

const view = async () => expectSuccess(api.chapter, await world.call(api.chapter, { id: open }, token))

describe('where a learner is', () => {
  it('should be reported on every device', async () => {
    expect(await view()).toMatchObject({ last_read_at: null })
    expectSuccess(api.markChapterRead, await world.call(api.markChapterRead, { id: open }, token))
    const now = world.clock.now().toISOString()
    expect(await view()).toMatchObject({ last_read_at: now })
    const [plan] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    expect(plan?.chapters.map((chapter) => chapter.last_read_at)).toEqual([now, null])
  })

  it('should be a place in the chapter, too, for its page and for the list of plans', async () => {
    const mark = (place: string) => world.call(api.markChapterRead, { id: open, place }, token)
    expectSuccess(api.markChapterRead, await mark('s1'))
    for (const odd of ['', 'a b', '#s1', 'x'.repeat(65)]) expectRefusal(await mark(odd), 400, 'invalid-input')
    expectSuccess(api.markChapterRead, await world.call(api.markChapterRead, { id: open }, token))
    expect(await view()).toMatchObject({ last_place: 's1' })
    const [plan] = expectSuccess(api.listLearningPlans, await world.call(api.listLearningPlans, {}, token))
    expect(plan?.chapters.map((chapter) => chapter.last_place)).toEqual(['s1', null])
  })

  it('should not be in a chapter that is locked or not theirs', async () => {
    expectRefusal(await world.call(api.markChapterRead, { id: locked }, token), 409, 'chapter-locked')
    const other = await world.learner()
    for (const id of [open, newChapterId()]) {
      expectRefusal(await world.call(api.markChapterRead, { id }, other.token), 404, 'chapter-not-found')
    }
  })
})

describe('a chapter that is read', () => {
  it('should be marked complete and not complete, under both paths', async () => {
    const first = expectSuccess(api.toggleCompletion, await world.call(api.toggleCompletion, { id: open }, token))
    expect(first).toEqual({ learning_plan_progress: 50, chapter_completed: true })
    const second = await world.send('POST', `/chapters/${open}/toggle_completion`, { token, body: {} })
    expect(second.body).toEqual({ learning_plan_progress: 0, chapter_completed: false })
    expectRefusal(await world.call(api.toggleCompletion, { id: locked }, token), 409, 'chapter-locked')
  })
})

describe('the objectives of a chapter', () => {
  const tick = (objective: string, ticked = true, id = open) =>
    world.call(api.tickObjective, { id, objective, ticked }, token)

  it('should be ticked off one by one, any number of times', async () => {
    expect(await view()).toMatchObject({ ticked_objectives: [] })
    for (let times = 0; times < 2; times += 1) {
      const reply = expectSuccess(api.tickObjective, await tick('Keep a starter alive'))
      expect(reply).toEqual({ ticked_objectives: ['Keep a starter alive'] })
    }
    expect(await view()).toMatchObject({ ticked_objectives: ['Keep a starter alive'] })
    const reply = expectSuccess(api.tickObjective, await tick('Keep a starter alive', false))
    expect(reply).toEqual({ ticked_objectives: [] })
  })

  it('should refuse what cannot be ticked', async () => {
    expectRefusal(await tick('Fly'), 404, 'objective-not-found')
    expectRefusal(await tick('Keep a starter alive', true, locked), 409, 'chapter-locked')
    expectRefusal(await tick('Keep a starter alive', true, newChapterId()), 404, 'chapter-not-found')
    expectRefusal(await tick('x'.repeat(2_001)), 400, 'invalid-input')
    const body = { objective: 'Keep a starter alive', ticked: 'yes' }
    expectRefusal(await world.send('PUT', `/api/chapters/${open}/objectives`, { token, body }), 400, 'invalid-input')
  })
})

describe('notes on the sections of a chapter', () => {
  const write = (text: string, version = 0, change = {}) =>
    world.call(api.writeNote, { id: open, section_id: 's1', text, version, ...change }, token)

  it('should be kept with their versions, and shown with the chapter', async () => {
    expect(await view()).toMatchObject({ notes: [] })
    const note = { section_id: 's1', text: 'Ask <b>why</b>', version: 1 }
    for (let times = 0; times < 2; times += 1) {
      expect(expectSuccess(api.writeNote, await write('Ask <b>why</b>'))).toEqual(note)
    }
    expect(await view()).toMatchObject({ notes: [note] })
    expectRefusal(await write('Mine'), 409, 'note-changed')
  })

  it('should refuse what is no note', async () => {
    expectRefusal(await write('x', 0, { section_id: 's9' }), 404, 'section-not-found')
    expectRefusal(await write('x', 0, { id: locked }), 409, 'chapter-locked')
    expectRefusal(await write('x', 0, { id: newChapterId() }), 404, 'chapter-not-found')
    expectRefusal(await write('x'.repeat(4_001)), 400, 'invalid-input')
    expectRefusal(await write('x', 0.5), 400, 'invalid-input')
    expectSuccess(api.writeNote, await write('\u{1F98A}'.repeat(2_000)))
  })
})
