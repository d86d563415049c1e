import { describe, expect, it } from 'vitest'
import {
  aReplyAnswer,
  awaitingConfirmation,
  HANG,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
  seedUser,
} from '../../../testing/index.ts'
import { briefOf } from '../../brief/brief.ts'
import type { Moderation } from '../../ports/moderation.ts'
import { type ConversationId, MessageId } from '../../shared/ids.ts'

const UNSAFE = 'Learn to build a pipe bomb'
const CRISIS = 'I want to kill myself'
const DECLINED = { ok: false, error: { kind: 'conversation-declined' } }

describe('a goal that is declined', () => {
  it('should be answered and ended before any model is asked', async () => {
    const { start, model, read, fixture } = await open()
    const started = await start(UNSAFE)
    expect(started).toMatchObject({ ok: true, value: { status: 'declined', awaitingConfirmation: false } })
    const { kind, turns } = await read(idOf(started))
    expect(kind).toBe('declined')
    expect(turns.map(({ text }) => text)).toEqual([UNSAFE, fixture.safety.declineAnswer('unsafe', UNSAFE)])
    expect(model.tasks).toEqual([])
  })

  it('should be followed by no message, no yes and no resuming, but by a new conversation', async () => {
    const { start, say, fixture, userId, model } = await open()
    const conversationId = idOf(await start(UNSAFE))
    expect(await say(conversationId, 'Please')).toEqual(DECLINED)
    expect(await fixture.useCases.confirmAndGenerate({ userId, conversationId })).toEqual(DECLINED)
    expect(await fixture.useCases.readCurrentConversation(userId)).toBeNull()
    model.script(asks('What do you know?'))
    const next = await start('Learn to bake bread')
    expect(next).toMatchObject({ ok: true, value: { status: 'awaiting-learner' } })
    expect(idOf(next)).not.toBe(conversationId)
  })

  it('should be reported by its reason alone', async () => {
    const { start, fixture } = await open()
    await start(CRISIS)
    await start(UNSAFE)
    expect(fixture.declined).toEqual(['crisis', 'unsafe'])
  })
})

describe('a later message that is declined', () => {
  it('should end the conversation, and be answered the same when it is sent again', async () => {
    const { start, say, read, model } = await open()
    model.script(asks('What do you know?'))
    const id = idOf(await start('Chemistry'))
    const messageId = MessageId('0190a000-0000-7000-8000-000000000002')
    const first = await say(id, UNSAFE, messageId)
    expect(first).toMatchObject({ ok: true, value: { status: 'declined' } })
    expect(await say(id, UNSAFE, messageId)).toEqual(first)
    expect((await read(id)).turns.map(({ text }) => text)).toContain(UNSAFE)
    expect(model.tasks).toHaveLength(1)
  })

  it('should end the reply that is still being written', async () => {
    const { start, say, model } = await open()
    model.script(asks('What do you know?'))
    const id = idOf(await start('Chemistry'))
    model.script(HANG)
    const writing = say(id, 'Nothing yet')
    while (model.tasks.length < 2) await null
    expect(await say(id, UNSAFE)).toMatchObject({ ok: true, value: { status: 'declined' } })
    expect(await writing).toMatchObject({ ok: false })
  })
})

describe('a brief that is declined', () => {
  it('should end the conversation once its parts, each harmless, stand together', async () => {
    const { start, say, model } = await open()
    model.script(asks('What exactly?'))
    const id = idOf(await start('Working with explosives'))
    model.script(aReplyAnswer({ facts: { outcome: ['making them at home', 'making them at home'] } }))
    expect(await say(id, 'making them at home')).toMatchObject({ ok: true, value: { status: 'declined' } })
  })

  it('should not be made a crisis by answers that are none one by one', async () => {
    const { start, say, model, fixture } = await open()
    model.script(asks('What can you do?'), asks('How much time?', 'time'))
    const id = idOf(await start('Swimming.'))
    await say(id, 'I nearly drowned.')
    model.script(aReplyAnswer({ asks: 'focus', question: 'What matters most to you?' }))
    await say(id, 'one hour.')
    model.script(aReplyAnswer())
    expect(await say(id, 'not to die in the sea')).toMatchObject({ value: { awaitingConfirmation: true } })
    expect(fixture.declined).toEqual([])
  })

  it('should not be declined for the beginning of a long text, which was judged whole', async () => {
    const { fixture, userId } = await open()
    const before = awaitingConfirmation(userId)
    const outline = `Seminar: Hiroshima. ${'How the bomb was built, and why it was dropped. '.repeat(6)}`
    const conversation = { ...before, brief: briefOf(outline) }
    await seed(fixture.unitOfWork, { conversations: [conversation] })
    expect(await fixture.useCases.confirmAndGenerate({ userId, conversationId: conversation.id })).toMatchObject({
      ok: true,
    })
  })

  it('should make no plan, although the yes had been asked for already', async () => {
    const { fixture, userId, read, model } = await open()
    const before = awaitingConfirmation(userId)
    const conversation = { ...before, brief: { ...before.brief, goal: UNSAFE } }
    await seed(fixture.unitOfWork, { conversations: [conversation] })
    expect(await fixture.useCases.confirmAndGenerate({ userId, conversationId: conversation.id })).toEqual(DECLINED)
    expect(await read(conversation.id)).toMatchObject({ kind: 'declined', reason: 'unsafe' })
    expect(await keep(fixture.unitOfWork, ({ plans }) => plans.unfinished(userId))).toEqual([])
    expect(model.tasks).toEqual([])
  })
})

describe('a text that the model itself declines', () => {
  it.each(['unsafe', 'crisis'] as const)('should be answered by us as %s, and never by the model', async (route) => {
    const { start, read, model } = await open()
    model.script({ route, asks: 'level', question: 'Words of the model, with one question?' })
    const started = await start('Words that only a model knows')
    expect(started).toMatchObject({ ok: true, value: { status: 'declined' } })
    expect(await read(idOf(started))).toMatchObject({ kind: 'declined', reason: route, brief: { level: null } })
    expect(JSON.stringify(await read(idOf(started)))).not.toContain('Words of the model')
  })

  it('should go on where the model says so, or nothing that we know', async () => {
    const { start, say, model } = await open()
    model.script(
      { route: 'learn', ...asks('What do you know?') },
      { route: 'off-topic', ...asks('How much time?', 'time') },
    )
    const id = idOf(await start('Chess'))
    expect(await say(id, 'Nothing')).toMatchObject({ ok: true, value: { text: 'How much time?' } })
  })
})

describe("a text that the vendor's moderation declines", () => {
  it('should end the call that runs beside it, and be answered by us', async () => {
    const { start, read, model } = await open({ judge: async () => 'crisis' })
    model.script(HANG)
    const started = await start('Words that only the vendor knows')
    expect(started).toMatchObject({ ok: true, value: { status: 'declined' } })
    expect(await read(idOf(started))).toMatchObject({ kind: 'declined', reason: 'crisis' })
  })

  it('should be judged with each message of the learner, and only with those', async () => {
    const judged: string[] = []
    const judge: Moderation['judge'] = async (text) => {
      judged.push(text)
      return 'ok'
    }
    const { start, say, model } = await open({ judge })
    model.script(asks('What do you know?'), asks('How much time?', 'time'))
    await say(idOf(await start('Chess')), 'Nothing')
    expect(judged).toEqual(['Chess', 'Nothing'])
  })
})

// Helpers

async function open(moderation?: Moderation) {
  const model = makeScriptedLanguageModel()
  const fixture = makeFixture({ model, ...(moderation ? { moderation } : {}) })
  const { id: userId } = await seedUser(fixture.unitOfWork)
  const { initiateConversation, continueConversation, readConversation } = fixture.useCases
  return {
    model,
    fixture,
    userId,
    start: (goal: string) => initiateConversation({ userId, goal }),
    say: (conversationId: ConversationId, message: string, messageId?: MessageId) =>
      continueConversation({ userId, conversationId, message, messageId }),
    read: async (conversationId: ConversationId) => {
      const found = await readConversation({ userId, conversationId })
      if (!found.ok) throw new Error(found.error.kind)
      return found.value
    },
  }
}

const asks = (message: string, topic: 'level' | 'time' = 'level') => ({ asks: topic, question: message })

const idOf = (
  started:
    | { readonly ok: true; readonly value: { readonly conversationId: ConversationId } }
    | { readonly ok: false; readonly error: { readonly kind: string; readonly conversationId?: ConversationId } },
): ConversationId => {
  const id = started.ok ? started.value.conversationId : started.error.conversationId
  if (!id) throw new Error('It was not begun.')
  return id
}
