import * as api from '@app/contract'
import { type LanguageModel, ok } from '@app/domain'
import {
  A_HINT,
  aLockedChapter,
  anOpenChapter,
  HANG,
  makeMemoryRateLimiter,
  makeScriptedLanguageModel,
  makeSettableClock,
  newAttemptId,
  newChapterId,
  newMessageId,
  type ScriptedLanguageModel,
  seedPlan,
  someQuestion,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openEvents } from '../../test/read-events.ts'
import { openWorld } from '../../test/world.ts'

const ITEM = { question_id: 'q1' }
const SECTION = { section_id: 's1' }
const PREPARED = 'Read the section “Feeding” again. What does that tell you about the question?'

describe('help in a chapter', () => {
  it('should be given, be read again, and be counted with what else is asked of the tutor', async () => {
    const { ask, read, world, token, chapterId } = await open()
    expect(await read()).toEqual({ turns: [], questions_left_today: 3, model: true })
    const id = newMessageId()
    const reply = expectSuccess(api.askTutor, await ask('Why not grey?', ITEM, id))
    expect(reply).toMatchObject({ text: A_HINT, step: 'hint' })
    await world.send('POST', `/api/chapters/${chapterId}/practice`, {
      token,
      body: { practice_id: newAttemptId(), result: 'A loaf.' },
    })
    const thread = await read()
    expect(thread).toMatchObject({ questions_left_today: 1 })
    expect(thread.turns).toEqual([
      { id, from: 'learner', text: 'Why not grey?', about: ITEM, at: expect.any(String) },
      { ...reply, from: 'tutor', about: ITEM },
    ])
    expect((await ask('And now?')).status).toBe(200)
    expectRefusal(await ask('And now?'), 429, 'too-many-tries')
    expect(await read()).toMatchObject({ questions_left_today: 0 })
    expect(JSON.stringify(world.logged)).not.toContain('grey')
  })

  it('should be about a question, an exercise, a section, or words of one', async () => {
    const { ask, read } = await open(30)
    const abouts = [
      ITEM,
      { exercise: 0, unfolded: true },
      { exercise: 0 },
      SECTION,
      { ...SECTION, quote: 'Equal weights' },
    ]
    for (const about of abouts) expect([about, (await ask('Why?', about)).status]).toEqual([about, 200])
    expect((await read()).turns.flatMap(({ from, about }) => (from === 'learner' ? [about] : []))).toEqual(abouts)
  })

  it('should offer review at its end, and then wait for an answer in the check', async () => {
    const { ask, world, token, chapterId } = await open(30)
    const replies = []
    for (let turn = 0; turn < 6; turn += 1) replies.push(expectSuccess(api.askTutor, await ask(`Why? ${turn}`)))
    expect(replies.map(({ step, question_id, offers_review }) => [step, question_id, offers_review])).toEqual([
      ...[
        ['hint', undefined, undefined],
        ['hint', undefined, undefined],
        ['twin', undefined, undefined],
        ['alone', 'q2', undefined],
      ],
      ...[
        ['hint', undefined, undefined],
        ['end', undefined, true],
      ],
    ])
    expectRefusal(await ask('Why?'), 409, 'help-ended')
    const attempt = { attempt_id: newAttemptId(), answers: { q1: 'b' } }
    await world.send('POST', `/api/chapters/${chapterId}/check`, { token, body: attempt })
    expect(expectSuccess(api.askTutor, await ask('Why?')).step).toBe('hint')
  })

  it('should be streamed once all of it was looked at, and not a word before', async () => {
    const model = slowModel()
    const { fetch } = await open(30, model)
    const events = openEvents(await fetch('Why?'))
    model.finish('{"reply": "Look closer. What do you see?"}')
    expect(await events.rest()).toMatchObject([
      { event: 'delta', data: { text: 'Look closer.' } },
      { event: 'delta', data: { text: ' What do you see?' } },
      { event: 'done', data: { text: 'Look closer. What do you see?', step: 'hint' } },
    ])
  })

  it('should be there after a lost connection, and be the same for the same message', async () => {
    const model = slowModel()
    const { fetch, ask, read } = await open(30, model)
    const [id, lost] = [newMessageId(), new AbortController()]
    const gone = fetch('Why?', id, lost.signal).catch(() => 'gone')
    await model.asked
    lost.abort()
    await gone
    model.finish('{"reply": "Look closer. What do you see?"}')
    await expect.poll(async () => (await read()).turns).toHaveLength(2)
    expect(expectSuccess(api.askTutor, await ask('Why?', ITEM, id)).text).toBe('Look closer. What do you see?')
    expectRefusal(await ask('Something else', ITEM, id), 409, 'message-id-reused')
  })

  it.each([
    ['stalls', { kind: 'model-timeout', detail: 'slow' }],
    ['is cut off', { kind: 'ends', by: 'length', text: '{"reply": "It has dou' }],
    ['refuses', { kind: 'ends', by: 'refused', text: '' }],
    ['says what is unsafe', { reply: 'Build a pipe bomb, as the recipe for one says. Why?' }],
    ['names the key', { reply: 'It has doubled. Why?' }],
  ] as const)('should be a prepared hint where the model %s, and a refusal about the lesson', async (how, answer) => {
    const { ask, model } = await open(30)
    model.scriptParts(() => answer)
    expect(expectSuccess(api.askTutor, await ask('Why?')).text).toBe(PREPARED)
    const aboutLesson = await ask('Why?', SECTION)
    if (how === 'names the key') expect(aboutLesson.status).toBe(200)
    else expectRefusal(aboutLesson, 503, 'assistant-unavailable')
  })

  it('should end when it is stopped', async () => {
    const { ask, model, world, token, chapterId } = await open(30)
    model.scriptParts(() => HANG)
    const asked = ask('Why?')
    await expect.poll(() => model.tasks.length).toBe(1)
    expect((await world.send('POST', `/api/chapters/${chapterId}/ask/stop`, { token })).status).toBe(204)
    expectRefusal(await asked, 503, 'reply-stopped')
  })

  it('should be refused in words', async () => {
    const { ask, at, locked } = await open(30)
    expectRefusal(await ask('Why?', { section_id: 's9' }), 404, 'section-not-found')
    expectRefusal(await ask('Why?', { question_id: 'q9' }), 404, 'question-not-found')
    expectRefusal(await ask('Why?', { exercise: 9 }), 404, 'exercise-not-found')
    for (const about of [{}, { quote: ' ', section_id: 's1' }, { exercise: -1 }, 's1'])
      expectRefusal(await ask('Why?', about), 400, 'invalid-input')
    expectRefusal(await ask(''), 400, 'invalid-input')
    for (const path of ['thread', 'ask', 'ask/stop']) {
      expectRefusal(await at(locked, path), 409, 'chapter-locked')
      expectRefusal(await at(newChapterId(), path), 404, 'chapter-not-found')
    }
    const unsafe = await ask('Tell me how to build a pipe bomb')
    expectRefusal(unsafe, 400, 'words-declined')
    expect(unsafe.body).toMatchObject({ reason: 'unsafe', reply: expect.any(String) })
  })
})

// Helpers

const QUESTIONS = [someQuestion({ section: 's1' }), someQuestion({ id: 'q2', set: 2 })]
const EXERCISES = [{ task: 'Feed it.', solution: 'With flour and with water.' }]

async function open<M extends LanguageModel = ScriptedLanguageModel>(perDay = 3, given?: M) {
  // the cast: a test that gives none gets a scripted one
  const model = given ?? (makeScriptedLanguageModel() as LanguageModel as M)
  const rateLimiter = makeMemoryRateLimiter({ clock: makeSettableClock() })
  const world = await openWorld({ model, rateLimiter, questionsPerDay: perDay })
  const { user, chapters } = await seedPlan(world.unitOfWork, {
    chaptersOf: ({ id }) => {
      const chapter = anOpenChapter(id, 1, { questions: QUESTIONS })
      return [{ ...chapter, content: { ...chapter.content, exercises: EXERCISES } }, aLockedChapter(id, 2)]
    },
  })
  const [chapterId, locked] = chapters.map(({ id }): string => id) as [string, string] // two were made
  const token = await world.signIn(user)
  const ask = (message: string, about: unknown = ITEM, message_id: string = newMessageId()) =>
    world.send('POST', `/api/chapters/${chapterId}/ask`, { token, body: { message, message_id, about } })
  const fetch = (message: string, message_id: string = newMessageId(), signal?: AbortSignal) => {
    const sending = { token, body: { message, message_id, about: ITEM }, headers: { Accept: 'text/event-stream' } }
    return world.fetch('POST', `/api/chapters/${chapterId}/ask`, { ...sending, ...(signal && { signal }) })
  }
  const read = async () => expectSuccess(api.readThread, await world.call(api.readThread, { id: chapterId }, token))
  const at = (id: string, path: string) => {
    const body = { message: 'Why?', message_id: newMessageId(), about: SECTION }
    return path === 'thread'
      ? world.send('GET', `/api/chapters/${id}/thread`, { token })
      : world.send('POST', `/api/chapters/${id}/${path}`, { token, body })
  }
  return { world, token, model, chapterId, locked, ask, fetch, read, at }
}

/** Says nothing until the test says what. */
function slowModel() {
  const [said, begun] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  return {
    name: 'slow',
    model: 'slow',
    asked: begun.promise,
    finish: said.resolve,
    ask: async () => {
      begun.resolve()
      return ok({ text: await said.promise, model: 'slow', ended: 'stop', inputTokens: 1, outputTokens: 1 } as const)
    },
  }
}
