import * as api from '@app/contract'
import { aLockedChapter, fitAnswerTo, makeScriptedLanguageModel, newChapterId, seedPlan } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type Reply } from '../../test/world.ts'

describe('a revision in words', () => {
  it('should be shown with each change before and after, and become the plan when it is accepted', async () => {
    const { ask, model, drain, plan } = await open()
    expectRefusal(await ask(api.readRevision, {}), 404, 'revision-not-found')
    model.script(fitAnswerTo)
    const asked = expectSuccess(api.requestRevision, await ask(api.requestRevision, { request: ' One more ' }))
    expect(asked).toMatchObject({ status: 'PENDING', request: 'One more', error: null, stale: false, changes: [] })
    expectRefusal(await ask(api.acceptRevision, {}), 409, 'revision-not-ready')
    expectRefusal(await ask(api.requestRevision, { request: 'Another' }), 409, 'revision-open')
    await drain()
    const ready = expectSuccess(api.readRevision, await ask(api.readRevision, {}))
    expect(ready).toMatchObject({
      id: asked.id,
      status: 'COMPLETE',
      changes: [{ kind: 'add', after: { number: 4, minutes: 60 } }],
    })
    expect(ready.changes[0]?.before).toBe(undefined)

    expectRefusal(await ask(api.acceptRevision, { revision_id: plan.id }), 404, 'revision-not-found')
    const changed = expectSuccess(api.acceptRevision, await ask(api.acceptRevision, { revision_id: ready.id }))
    expect(changed).toMatchObject({ version: 1, chapters: [{}, {}, {}, { title: ready.changes[0]?.after?.title }] })
    expectRefusal(await ask(api.acceptRevision, {}), 404, 'revision-not-found')
    expectRefusal(await ask(api.discardRevision, {}), 404, 'revision-not-found')
  })

  it('should be refused after an edit by hand, and be discarded', async () => {
    const { ask, model, drain } = await open()
    model.script(fitAnswerTo)
    await ask(api.requestRevision, { request: 'One more' })
    await drain()
    expectSuccess(api.renamePlan, await ask(api.renamePlan, { title: 'Rye' }))
    expect(expectSuccess(api.readRevision, await ask(api.readRevision, {}))).toMatchObject({ stale: true })
    expectRefusal(await ask(api.acceptRevision, {}), 409, 'plan-changed')
    expect(expectSuccess(api.discardRevision, await ask(api.discardRevision, {}))).toMatchObject({ title: 'Rye' })
  })

  it('should say that it is stale once a chapter is unlocked that it would drop', async () => {
    const { ask, model, drain, ids } = await open()
    model.script({ chapters: [{ from: 2 }, { from: 3 }] })
    await ask(api.requestRevision, { request: 'Drop the first' })
    await drain()
    expect(expectSuccess(api.readRevision, await ask(api.readRevision, {}))).toMatchObject({ stale: false })
    expectSuccess(api.unlockNextChapter, await ask(api.unlockNextChapter, { chapter_id: ids[0] }))
    expect(expectSuccess(api.readRevision, await ask(api.readRevision, {}))).toMatchObject({
      status: 'COMPLETE',
      stale: true,
    })
    expectRefusal(await ask(api.acceptRevision, {}), 409, 'chapter-unlocked')
  })

  it('should say why it failed, and refuse what it cannot take', async () => {
    const { ask, model, drain } = await open()
    model.script({ chapters: [], not_done: 'It has no sound.' })
    await ask(api.requestRevision, { request: 'Sing it' })
    await drain()
    expect(expectSuccess(api.readRevision, await ask(api.readRevision, {}))).toMatchObject({
      status: 'FAILED',
      error: 'It has no sound. Your plan hasn’t changed.',
      not_done: ['It has no sound.'],
    })
    model.script({ chapters: [] }, { chapters: [] })
    await ask(api.requestRevision, { request: 'Hm' })
    await drain()
    const failed = expectSuccess(api.readRevision, await ask(api.readRevision, {}))
    expect(failed).toMatchObject({
      status: 'FAILED',
      error: expect.stringMatching(/^We couldn't work out/),
      changes: [],
      not_done: [],
    })
    for (const request of ['', ' \u200b ', 'x'.repeat(1_001)])
      expectRefusal(await ask(api.requestRevision, { request }), 400, 'invalid-input')
    const unsafe = await ask(api.requestRevision, { request: 'Add how to build a pipe bomb' })
    expectRefusal(unsafe, 400, 'words-declined')
    expect(unsafe.body).toMatchObject({ reason: 'unsafe', reply: expect.any(String) })
  })
})

describe('an added chapter', () => {
  it('should stand behind the one that is named, and say that it is being written, and then what it teaches', async () => {
    const { ask, model, drain, ids, read } = await open()
    const added = await ask(api.addChapter, { title: 'Rye', after: ids[0], version: 0 })
    const { chapters } = expectSuccess(api.addChapter, added)
    expect(chapters[1]).toMatchObject({ title: 'Rye', number: 2, price: 10, outline_status: 'PENDING', summary: '' })
    expect(chapters[0]).not.toHaveProperty('outline_status')
    const refused = await ask(api.unlockAll, {})
    expectRefusal(refused, 409, 'chapter-not-outlined')
    expect(refused.body).toMatchObject({
      chapter: 'Rye',
      outlining: 'pending',
      message: expect.stringMatching(/^We’re still planning “Rye”\. Nothing was charged/),
    })
    model.script(fitAnswerTo)
    await drain()
    const written = (await read()).chapters[1]
    expect(written).not.toHaveProperty('outline_status')
    expect(written?.objectives.length).toBeGreaterThan(1)

    model.script({ chapters: [] }, { chapters: [] })
    await ask(api.addChapter, { title: 'Spelt' })
    await drain()
    expect((await read()).chapters.at(-1)).toMatchObject({ title: 'Spelt', outline_status: 'FAILED' })
    expect((await ask(api.unlockAll, {})).body).toMatchObject({
      code: 'chapter-not-outlined',
      message: expect.stringMatching(/^We couldn’t plan “Spelt”\. .*write a summary yourself/),
    })
    const spelt = (await read()).chapters.at(-1)?.id ?? ''
    const again = expectSuccess(api.retryOutline, await ask(api.retryOutline, { chapter_id: spelt }))
    expect(again.chapters.at(-1)).toMatchObject({ title: 'Spelt', outline_status: 'PENDING' })
    expectRefusal(await ask(api.retryOutline, { chapter_id: newChapterId() }), 404, 'chapter-not-found')
    expectRefusal(await ask(api.addChapter, { title: 'Oats', version: 0 }), 409, 'plan-changed')
    expectRefusal(await ask(api.addChapter, { title: 'Oats', after: newChapterId() }), 404, 'chapter-not-found')
  })
})

// Helpers

async function open() {
  const model = makeScriptedLanguageModel()
  const world = await openWorld({ model })
  const { user, plan, chapters } = await seedPlan(world.unitOfWork, {
    chaptersOf: ({ id }) =>
      ['Starter', 'Dough', 'Oven'].map((title, place) =>
        aLockedChapter(id, place + 1, { title, summary: `All about the ${title}.` }),
      ),
  })
  const token = await world.signIn(user)
  /** The plan itself is named already. */
  const ask = <E extends api.Endpoint>(endpoint: E, input: Omit<api.InputOf<E>, 'id'>): Promise<Reply> =>
    // the id completes what the endpoint takes
    world.call(endpoint, { ...input, id: plan.id } as unknown as api.InputOf<E>, token)
  return {
    ...{ world, model, plan, ask },
    ids: chapters.map(({ id }) => id),
    drain: () => world.runner.drain(),
    read: async () => expectSuccess(api.readLearningPlan, await ask(api.readLearningPlan, {})),
  }
}
