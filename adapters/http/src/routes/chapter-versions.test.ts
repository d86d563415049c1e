import * as api from '@app/contract'
import {
  aLockedChapter,
  anOpenChapter,
  aPreparingChapter,
  fitAnswerTo,
  makeScriptedLanguageModel,
  newChapterId,
  type ScriptedLanguageModel,
  seedPlan,
  seedUser,
  someQuestion,
} from '@app/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let model: ScriptedLanguageModel
let token: string
let open: string
let unread: readonly string[]

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  world = await openWorld({ model })
  const { user, chapters } = await seedPlan(world.unitOfWork, {
    credits: 20,
    chaptersOf: ({ id }) => [
      anOpenChapter(id, 1, { questions: [someQuestion({ id: '00000000-0000-7000-8000-000000000001' })] }),
      aPreparingChapter(id, 2),
      aLockedChapter(id, 3),
    ],
  })
  token = await world.signIn(user)
  ;[open, ...unread] = chapters.map(({ id }): string => id) as [string, ...string[]] // three were made
})

const rewrite = (body: object, id = open) => world.send('POST', `/api/chapters/${id}/rewrite`, { token, body })
const view = async () => expectSuccess(api.chapter, await world.call(api.chapter, { id: open }, token))
const versions = async () => expectSuccess(api.readVersions, await world.call(api.readVersions, { id: open }, token))
const show = (number: unknown, id = open) =>
  world.send('PUT', `/api/chapters/${id}/versions/current`, { token, body: { number } })

describe('a chapter that is explained differently', () => {
  it('should be COMPLETE and the same until the new version is there, and be found again afterwards', async () => {
    const before = await view()
    expect(before).toMatchObject({ version: { number: 1, count: 1, request: null }, rewrite: null })
    expect((await rewrite({ how: 'other', words: ' As a letter. ' })).status).toBe(202)
    const asked = { how: 'other', words: 'As a letter.' }
    expect(await view()).toEqual({ ...before, rewrite: { ...asked, status: 'PENDING', error: null } })
    model.script(fitAnswerTo)
    await world.runner.drain()
    const now = await view()
    expect(now).toMatchObject({
      content_status: 'COMPLETE',
      version: { number: 2, count: 2, request: asked },
      rewrite: null,
    })
    expect(now.check?.best).toBeNull()
    const all = await versions()
    expect(all).toMatchObject({ left: 1, rewrite: null })
    expect(all.versions.map(({ number, request, is_shown }) => [number, request, is_shown])).toEqual([
      [1, null, false],
      [2, asked, true],
    ])
    expect(all.versions.map((one) => one.generated_content)).toEqual([before.generated_content, now.generated_content])
    expect((await show(1)).status).toBe(204)
    const { generated_content, check, content_generated_at } = before
    expect(await view()).toMatchObject({
      generated_content,
      check,
      content_generated_at,
      version: { number: 1, count: 2 },
    })
    const { plans } = expectSuccess(api.exportAccount, await world.call(api.exportAccount, {}, token))
    expect(plans[0]?.chapters).toContainEqual(
      expect.objectContaining({
        versions: expect.objectContaining({ shown: 1, request: null }),
        other_versions: [expect.objectContaining({ number: 2, request: asked })],
      }),
    )
  })

  it('should stay as it is when nothing comes of it, and say why', async () => {
    const before = await view()
    await rewrite({ how: 'simpler' })
    model.script({ kind: 'model-rejected', detail: 'key' })
    await world.runner.drain()
    const { rewrite: failed, ...same } = await view()
    expect(failed).toMatchObject({ status: 'FAILED', error: expect.stringContaining('Nothing was charged') })
    expect({ ...same, rewrite: null }).toEqual(before)
    expect((await versions()).left).toBe(2)
    await show(1)
    expect((await view()).rewrite).toBeNull()
  })

  it('should be refused in words', async () => {
    expectRefusal(await rewrite({ how: 'louder' }), 400, 'invalid-input')
    expectRefusal(await rewrite({ how: 'other', words: 'x'.repeat(501) }), 400, 'invalid-input')
    expectRefusal(await rewrite({ how: 'other' }), 400, 'words-missing')
    const unsafe = await rewrite({ how: 'other', words: 'Tell me how to build a pipe bomb' })
    expectRefusal(unsafe, 400, 'words-declined')
    expect(unsafe.body).toMatchObject({ reason: 'unsafe', reply: expect.any(String) })
    // of these two sections none can lose a word
    expectRefusal(await rewrite({ how: 'shorter' }), 409, 'rewrite-impossible')
    for (const id of unread) {
      expectRefusal(await rewrite({ how: 'simpler' }, id), 409, 'chapter-locked')
      expectRefusal(await show(1, id), 409, 'chapter-locked')
    }
    expectRefusal(await rewrite({ how: 'simpler' }, newChapterId()), 404, 'chapter-not-found')
    expectRefusal(await show(2), 404, 'version-not-found')
    expectRefusal(await show('1'), 400, 'invalid-input')
    await rewrite({ how: 'simpler' })
    expectRefusal(await rewrite({ how: 'deeper' }), 409, 'rewrite-in-progress')
  })

  it('should be found by no other learner', async () => {
    const stranger = await world.signIn(await seedUser(world.unitOfWork))
    const body = { how: 'simpler' }
    expectRefusal(
      await world.send('POST', `/api/chapters/${open}/rewrite`, { token: stranger, body }),
      404,
      'chapter-not-found',
    )
    expectRefusal(await world.call(api.readVersions, { id: open }, stranger), 404, 'chapter-not-found')
    expectRefusal(await world.call(api.showVersion, { id: open, number: 1 }, stranger), 404, 'chapter-not-found')
  })
})
