import { assistantReply, initiateConversation, problem } from '@app/contract'
import { err, type LanguageModel } from '@app/domain'
import {
  aCancelledConversation,
  aReplyAnswer,
  awaitingLearner,
  keep,
  makeScriptedLanguageModel,
  newConversationId,
  seed,
} from '@app/domain/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectRefusal } from '../../test/expect-reply.ts'
import { type OpenModel, openModel } from '../../test/open-model.ts'
import { openEvents } from '../../test/read-events.ts'
import { openWorld, type World } from '../../test/world.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a reply as a stream of events', () => {
  it('should come sentence by sentence, and whole at the end', async () => {
    const { world, model, token, id } = await visit()
    const events = await say(world, id, token)
    await model.speak('A good plan! Which breads ')
    expect(await events.next()).toEqual({ event: 'delta', data: { text: 'A good plan!' } })
    await model.speak('do you like? ')
    expect(await events.next()).toEqual({ event: 'delta', data: { text: ' Which breads do you like?' } })
    await model.finish()
    const rest = await events.rest()
    const done = rest.at(-1)
    expect(done?.event).toBe('done')
    expect(assistantReply.parse(done?.data)).toEqual({
      ai_message: 'A good plan! Which breads do you like?',
      awaiting_confirmation: false,
      status: 'awaiting-learner',
      suggestions: ['For my job', 'For fun', 'For an exam'],
    })
    expect(rest.slice(0, -1).every((one) => one.event === 'delta')).toBe(true)
  })

  it.each([
    ['the prompt', 'You find out what a learner needs, so that a learning plan can be made for them.'],
    ['a telephone number', 'Our hotline is +49 170 1234567.'],
    ['another price', 'All chapters now cost 0 credits.'],
  ])('should never hold %s, which is asked for once more', async (_kind, unfit) => {
    const model = makeScriptedLanguageModel(
      aReplyAnswer({ asks: 'focus', answer: `A good plan! ${unfit}`, question: 'What matters most to you?' }),
      aReplyAnswer({ asks: 'focus', answer: 'Bread is a good start.', question: 'What matters most to you?' }),
    )
    const { world, token, id } = await visit(model)
    const events = await (await say(world, id, token)).rest()
    expect(events.slice(0, -1)).toEqual([{ event: 'delta', data: { text: 'A good plan!' } }])
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { ai_message: 'Bread is a good start.\n\nWhat matters most to you?' },
    })
    expect(model.tasks).toHaveLength(2)
  })

  it('should hold the next question behind the answer, and none that may not be asked', async () => {
    const model = makeScriptedLanguageModel(
      aReplyAnswer({ asks: 'focus', answer: 'Good to know that.', question: 'What matters most to you?' }),
      aReplyAnswer({ asks: 'level', answer: 'That helps me, too.', question: 'What have you baked before?' }),
    )
    const { world, token, id } = await visit(model)
    const first = await (await say(world, id, token)).rest()
    expect(first.slice(0, -1).map(({ data }) => data)).toEqual([
      { text: 'Good to know that.' },
      { text: '\n\nWhat matters most to you?' },
    ])
    const second = await (await say(world, id, token)).rest()
    expect(second.slice(0, -1).map(({ data }) => data)).toEqual([{ text: 'That helps me, too.' }])
    expect(second.at(-1)).toMatchObject({ event: 'done', data: { awaiting_confirmation: true } })
  })

  it('should be marked so that nothing on the way keeps or collects it', async () => {
    const { world, model, token, id } = await visit()
    const response = world.fetch('POST', path(id), { token, body: { message: 'Hello' }, headers: EVENTS })
    await model.speak('Hello you. ')
    const { status, headers } = await response
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
    await model.finish()
  })

  it('should start a conversation as well, and name it at the end', async () => {
    const { world, model, token } = await visit()
    const request = { token, body: { initial_goal: 'Bake bread' }, headers: EVENTS }
    const response = world.fetch('POST', '/api/conversation/initiate', request)
    await model.speak('What do you know? ')
    await model.finish()
    expect((await response).status).toBe(201)
    const done = (await openEvents(await response).rest()).at(-1)
    expect(initiateConversation.reply.parse(done?.data)).toMatchObject({ ai_message: 'What do you know?' })
  })

  it('should be JSON for a client that does not ask for events first', async () => {
    for (const accept of ['*/*', 'application/json', 'application/json, text/event-stream;q=0.5', 'text/html']) {
      const { world, model, token, id } = await visit()
      const reply = world.send('POST', path(id), { token, body: { message: 'Hi' }, headers: { Accept: accept } })
      await model.speak('What matters most to you? ')
      await model.finish()
      expect(await reply).toMatchObject({ status: 200, body: { ai_message: 'What matters most to you?' } })
    }
  })

  it('should answer what is known before the first word with a status of its own', async () => {
    const { world, user, token, id } = await visit()
    const closed = aCancelledConversation(user.id)
    await seed(world.unitOfWork, { conversations: [closed] })
    const refusals = [
      [path(id), { token: 'garbage', body: { message: 'Hi' } }, 401, 'unauthenticated'],
      [path(id), { token, body: { message: '' } }, 400, 'invalid-input'],
      [path(id), { token, raw: '{' }, 400, 'malformed-json'],
      [path(newConversationId()), { token, body: { message: 'Hi' } }, 404, 'conversation-not-found'],
      [path(closed.id), { token, body: { message: 'Hi' } }, 409, 'conversation-closed'],
    ] as const
    for (const [address, sending, status, code] of refusals) {
      expectRefusal(await world.send('POST', address, { ...sending, headers: EVENTS }), status, code)
    }
  })

  it('should answer a tutor that is down at once with a 503', async () => {
    const down = err({ kind: 'model-unavailable', retryAfterMs: null, detail: 'vendor' } as const)
    const { world, token, id } = await visit({ name: 'down', model: 'down', ask: async () => down })
    const reply = await world.send('POST', path(id), { token, body: { message: 'Hi' }, headers: EVENTS })
    expectRefusal(reply, 503, 'assistant-unavailable')
  })

  it('should open within about a second while the tutor says nothing, and end with what went wrong then', async () => {
    const { world, model, token, id } = await visit()
    const events = await say(world, id, token)
    await model.fail()
    const [last, ...more] = await events.rest()
    expect(more).toEqual([])
    expect(last?.event).toBe('error')
    expect(problem.parse(last?.data)).toMatchObject({ code: 'assistant-unavailable', retry_after: expect.any(Number) })
  })

  it('should end a throw in the middle with a plain sentence, logged once', async () => {
    const { world, model, token, id } = await visit()
    const events = await say(world, id, token, model.speak('Some words. '))
    await model.crash('SELECT secret')
    const last = (await events.rest()).at(-1)
    expect(last?.event).toBe('error')
    expect(problem.parse(last?.data).code).toBe('internal-error')
    expect(JSON.stringify(last)).not.toContain('secret')
    expect(world.logged.filter(({ level }) => level === 50)).toHaveLength(1)
  })

  it('should answer a throw before the first word with a 500', async () => {
    const { world, token, id } = await visit({
      name: 'broken',
      model: 'broken',
      ask: () => Promise.reject(new Error('broken')),
    })
    const reply = await world.send('POST', path(id), { token, body: { message: 'Hi' }, headers: EVENTS })
    expectRefusal(reply, 500, 'internal-error')
  })

  it('should show signs of life while the tutor thinks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { world, model, token, id } = await visit()
    const events = await say(world, id, token, model.speak('Let me think. '))
    await events.next()
    vi.advanceTimersByTime(15_000)
    vi.advanceTimersByTime(15_000)
    await model.finish()
    await events.rest()
    expect(events.comments()).toBe(2)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a client that goes away', () => {
  it.each([
    ['in the middle of a reply', async (model: OpenModel) => model.speak('Which breads ')],
    ['before the first word', async () => {}],
  ])('should lose nothing: %s', async (_, begin) => {
    const { world, model, token, id } = await visit()
    const client = new AbortController()
    const sending = { token, body: { message: 'Hello' }, headers: EVENTS, signal: client.signal }
    const response = world.fetch('POST', path(id), sending)
    await model.asked()
    await begin(model)
    client.abort()
    await response.then((open) => open.text()).catch(() => {})
    await model.speak('do you like? ')
    await model.finish()
    await vi.waitFor(async () => expect((await turns(world, id)).at(-1)).toMatch(/do you like\?$/))
    await vi.waitFor(() => expect(world.logged.map(({ route }) => route)).toContain('/api/conversation/:id/continue'))
    expect(world.logged.filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  it('should lose nothing without a stream, too', async () => {
    const { world, model, token, id } = await visit()
    const client = new AbortController()
    const response = world.fetch('POST', path(id), { token, body: { message: 'Hello' }, signal: client.signal })
    await model.asked()
    client.abort()
    await response.catch(() => {})
    await model.speak('Still here, and what matters most to you? ')
    await model.finish()
    await vi.waitFor(async () =>
      expect((await turns(world, id)).at(-1)).toBe('Still here, and what matters most to you?'),
    )
    await vi.waitFor(() => expect(world.logged.map(({ route }) => route)).toContain('/api/conversation/:id/continue'))
    expect(world.logged.filter(({ level }) => Number(level) > 30)).toEqual([])
  })
})

// Helpers

const EVENTS = { Accept: 'text/event-stream' }

const path = (id: string): string => `/api/conversation/${id}/continue`

async function visit(given?: LanguageModel) {
  const model = openModel()
  const world = await openWorld({ model: given ?? model })
  const { user, token } = await world.learner()
  const conversation = awaitingLearner(user.id)
  await seed(world.unitOfWork, { conversations: [conversation] })
  return { world, model, user, token, id: conversation.id }
}

/** Sends a message and answers its events as soon as their stream is open. */
async function say(world: World, id: string, token: string, meanwhile: Promise<void> = Promise.resolve()) {
  const response = world.fetch('POST', path(id), { token, body: { message: 'Hello' }, headers: EVENTS })
  await meanwhile
  expect((await response).headers.get('Content-Type')).toContain('text/event-stream')
  return openEvents(await response)
}

const turns = (world: World, id: ReturnType<typeof newConversationId>): Promise<readonly string[]> =>
  keep(world.unitOfWork, async ({ conversations }) => {
    const found = await conversations.find(id)
    return found?.turns.map(({ text }) => text) ?? []
  })
