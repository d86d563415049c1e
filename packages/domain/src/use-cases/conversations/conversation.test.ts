import { beforeEach, describe, expect, it } from 'vitest'
import {
  aReplyAnswer,
  type Fixture,
  HANG,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedLanguageModel,
  seedUser,
} from '../../../testing/index.ts'
import { CHANGE_REQUEST } from '../../conversations/confirmation.ts'
import { type ConversationId, MessageId, type UserId } from '../../shared/ids.ts'
import { promptFor } from '../../tutoring/prompt-for.ts'
import type { Task } from '../../tutoring/task.ts'

let fixture: Fixture
let model: ScriptedLanguageModel
let ANA: UserId
let BEN: UserId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  ANA = (await seedUser(fixture.unitOfWork)).id
  BEN = (await seedUser(fixture.unitOfWork)).id
})

describe('initiateConversation', () => {
  it('should keep the goal and answer it', async () => {
    model.script(asks('level', 'What do you know already?'))
    const pieces: string[] = []
    const started = await fixture.useCases.initiateConversation({
      userId: ANA,
      goal: ' Chess ',
      onText: (p) => pieces.push(p),
    })
    expect(started).toMatchObject({
      ok: true,
      value: { text: 'What do you know already?', awaitingConfirmation: false },
    })
    expect(pieces.join('')).toBe('What do you know already?')
    expect(await texts(idOf(started))).toEqual(['Chess', 'What do you know already?'])
  })

  it('should keep the goal when the model is down, and go on with it when the same goal is sent again', async () => {
    model.script({ kind: 'model-unavailable', retryAfterMs: null, detail: '' }, asks('level', 'Hello?'))
    const failed = await fixture.useCases.initiateConversation({ userId: ANA, goal: 'Chess' })
    if (failed.ok || failed.error.kind !== 'assistant-unavailable') throw new Error('The model is down.')
    const again = await fixture.useCases.initiateConversation({ userId: ANA, goal: 'Chess' })
    expect(idOf(again)).toBe(failed.error.conversationId)
    expect(await texts(idOf(again))).toEqual(['Chess', 'Hello?'])
  })
})

describe('initiateConversation, several times at once', () => {
  it('should begin one conversation', async () => {
    model.script(...Array.from({ length: 5 }, (_, index) => asks('level', `What do you know? ${index}`)))
    const start = () => fixture.useCases.initiateConversation({ userId: ANA, goal: 'Chess' })
    const ids = (await Promise.all([start(), start(), start(), start(), start()])).map(idOf)
    expect(new Set(ids).size).toBe(1)
    expect(await texts(ids[0] as ConversationId)).toHaveLength(2)
  })
})

describe('continueConversation', () => {
  it('should not take other words for a message that was heard', async () => {
    const id = await started()
    const messageId = MessageId('0190a000-0000-7000-8000-000000000002')
    model.script(asks('time', 'How long?'))
    await say(id, 'Beginner', { messageId })
    expect(await say(id, 'Expert', { messageId })).toEqual({ ok: false, error: { kind: 'message-id-reused' } })
    expect(await texts(id)).not.toContain('Expert')
  })

  it('should give the model what is known and what is still open, and never ask a topic again', async () => {
    const id = await started()
    model.script(
      asks('time', 'How much time?', { facts: { level: ['new', 'a beginner'] } }),
      asks('focus', 'What for?'),
    )
    await say(id, 'I am a beginner')
    await say(id, 'whatever')
    expect(model.tasks.at(-1)).toMatchObject({ brief: { level: 'a beginner' }, openTopics: ['focus'] })
    model.script(proceed())
    expect(await say(id, 'openings')).toMatchObject({ value: { awaitingConfirmation: true } })
    expect(model.tasks.at(-1)).toMatchObject({ openTopics: [] })
  })

  it('should ask its own question instead of a repeated one, of which no word is shown', async () => {
    const id = await started()
    const facts = { hours_per_week: ['2', 'Two hours a week'] } as const
    model.script(asks('level', 'What is your level, again?', { facts, answer: 'Noted: two hours.' }))
    const pieces: string[] = []
    const reply = await say(id, 'Two hours a week', { onText: (piece) => pieces.push(piece) })
    expect(reply).toMatchObject({ value: { text: expect.stringMatching(/^Noted: two hours\.\n\nWhat matters most/) } })
    expect(pieces.join('')).toBe('Noted: two hours.')
  })

  it('should go on in plain words when a model gives nothing usable twice', async () => {
    const id = await started()
    model.script('{"broken', asks('level', 'Your level?'))
    const reply = await say(id, 'hm')
    expect(reply).toMatchObject({ ok: true, value: { text: expect.stringMatching(/How much time/) } })
  })

  it('should say so when the model or its filter declines to answer, and not ask again', async () => {
    for (const by of ['refused', 'filtered'] as const) {
      const id = await started()
      const before = model.tasks.length
      model.script({ kind: 'ends', by, text: '' })
      expect(await say(id, 'Something odd')).toMatchObject({
        value: { text: expect.stringMatching(/^I can’t answer/) },
      })
      expect(model.tasks).toHaveLength(before + 1)
      model.script(asks('time', 'How long?'))
      await say(id, 'A few openings')
      const sent = JSON.stringify(promptFor(model.tasks.at(-1) as Task).messages)
      expect(sent).toContain('A few openings')
      expect(sent).not.toMatch(/Something odd|I can’t answer/)
    }
  })

  it('should give a reply that was cut off twice the room', async () => {
    const id = await started()
    model.script({ kind: 'ends', by: 'length', text: '{"facts":"' }, asks('time', 'How long?'))
    expect(await say(id, 'Beginner')).toMatchObject({ value: { text: 'How long?' } })
    expect(model.rooms.slice(-2)).toEqual([1, 2])
  })

  it('should keep the message when the model is down, and answer it when it is sent again', async () => {
    const id = await started()
    const messageId = MessageId('0190a000-0000-7000-8000-000000000001')
    model.script({ kind: 'model-timeout', detail: '' })
    expect(await say(id, 'Beginner', { messageId })).toEqual({ ok: false, error: { kind: 'assistant-unavailable' } })
    expect((await texts(id)).at(-1)).toBe('Beginner')
    model.script(asks('time', 'How long?'))
    expect(await say(id, 'Beginner', { messageId })).toMatchObject({ value: { text: 'How long?' } })
    expect(await say(id, 'Beginner', { messageId })).toMatchObject({ value: { text: 'How long?' } })
    expect(await texts(id)).toEqual(['Chess', 'What do you know?', 'Beginner', 'How long?'])
  })

  it('should keep what was shown when the learner stops a reply', async () => {
    const id = await started()
    model.script(() => asks('time', 'One two three. Four five six seven eight nine ten.'))
    const reply = await say(id, 'Beginner', {
      onText: () => fixture.useCases.stopReply({ userId: ANA, conversationId: id }),
    })
    expect(reply).toMatchObject({ ok: true })
    const said = (await texts(id)).at(-1) ?? ''
    expect(said).toBe('One two three.')
  })

  it('should keep the message when the learner stops before the first word', async () => {
    const id = await started()
    model.script(HANG)
    const reply = say(id, 'Beginner')
    await expect.poll(() => model.tasks.length).toBe(2)
    await fixture.useCases.stopReply({ userId: ANA, conversationId: id })
    expect(await reply).toEqual({ ok: false, error: { kind: 'reply-stopped' } })
    expect((await texts(id)).at(-1)).toBe('Beginner')
  })

  it('should not let anyone into the conversation of another', async () => {
    const id = await started()
    const refused = { ok: false, error: { kind: 'conversation-not-found' } }
    const { continueConversation, cancelConversation, confirmAndGenerate, readConversation } = fixture.useCases
    expect(await continueConversation({ userId: BEN, conversationId: id, message: 'Hi' })).toEqual(refused)
    expect(await cancelConversation({ userId: BEN, conversationId: id })).toEqual(refused)
    expect(await confirmAndGenerate({ userId: BEN, conversationId: id })).toEqual(refused)
    expect(await readConversation({ userId: BEN, conversationId: id })).toEqual(refused)
    expect(await texts(id)).toHaveLength(2)
  })

  it('should turn confirmation off for changes, and on again after them', async () => {
    const id = await started()
    model.script(proceed())
    expect(await say(id, 'Just go')).toMatchObject({ value: { awaitingConfirmation: true } })
    model.script(aReplyAnswer({ question: 'What shall I change?' }))
    expect(await say(id, CHANGE_REQUEST)).toMatchObject({ value: { awaitingConfirmation: false } })
    expect(model.tasks.at(-1)).toMatchObject({ changing: true })
    expect(await fixture.useCases.confirmAndGenerate({ userId: ANA, conversationId: id })).toMatchObject({
      error: { kind: 'confirmation-not-asked' },
    })
    model.script(aReplyAnswer({ facts: { goal: ['Go', 'Go instead of chess'] } }))
    expect(await say(id, 'Go instead of chess')).toMatchObject({ value: { awaitingConfirmation: true } })
    const confirmed = await fixture.useCases.confirmAndGenerate({ userId: ANA, conversationId: id })
    expect(confirmed).toMatchObject({ value: { status: 'PENDING' } })
    expect(await fixture.readModels.listLearningPlans(ANA)).toMatchObject([{ title: 'Go' }])
  })
})

describe('confirmAndGenerate and cancelConversation', () => {
  it('should make one plan, however often the learner says yes', async () => {
    const id = await confirmable()
    const yes = () => fixture.useCases.confirmAndGenerate({ userId: ANA, conversationId: id })
    const [first, ...others] = await Promise.all([yes(), yes(), yes()])
    expect(first).toMatchObject({ ok: true })
    for (const other of others) expect(other).toEqual(first)
    expect(await fixture.readModels.listLearningPlans(ANA)).toHaveLength(1)
    expect(fixture.jobs.live()).toHaveLength(1)
  })

  it('should close the conversation either way', async () => {
    const planned = await confirmable()
    await fixture.useCases.confirmAndGenerate({ userId: ANA, conversationId: planned })
    const closed = { ok: false, error: { kind: 'conversation-closed' } }
    expect(await say(planned, 'One more thing')).toEqual(closed)
    expect(await fixture.useCases.cancelConversation({ userId: ANA, conversationId: planned })).toEqual(closed)

    const cancelled = await confirmable()
    const cancel = () => fixture.useCases.cancelConversation({ userId: ANA, conversationId: cancelled })
    expect(await cancel()).toMatchObject({ ok: true })
    expect(await cancel()).toMatchObject({ ok: true })
    expect(await say(cancelled, 'Hello?')).toEqual(closed)
    expect(await fixture.useCases.confirmAndGenerate({ userId: ANA, conversationId: cancelled })).toEqual(closed)
    expect(await fixture.useCases.readCurrentConversation(ANA)).toBeNull()
  })
})

// Helpers

type Reply = Parameters<typeof aReplyAnswer>[0]
const asks = (topic: 'level' | 'time' | 'focus', question: string, reply: Reply = {}) =>
  aReplyAnswer({ asks: topic, question, ...reply })
const proceed = (facts: NonNullable<Reply>['facts'] = {}) => aReplyAnswer({ wants: 'plan-now', facts })

function idOf(started: Awaited<ReturnType<Fixture['useCases']['initiateConversation']>>): ConversationId {
  if (!started.ok) throw new Error(started.error.kind)
  return started.value.conversationId
}

async function started(): Promise<ConversationId> {
  model.script(asks('level', 'What do you know?'))
  return idOf(await fixture.useCases.initiateConversation({ userId: ANA, goal: 'Chess' }))
}

async function confirmable(): Promise<ConversationId> {
  model.script(proceed())
  return idOf(await fixture.useCases.initiateConversation({ userId: ANA, goal: 'Chess. Just make the plan.' }))
}

const say = (
  conversationId: ConversationId,
  message: string,
  more: { readonly messageId?: MessageId; readonly onText?: (piece: string) => unknown } = {},
) =>
  fixture.useCases.continueConversation({
    userId: ANA,
    conversationId,
    message,
    ...more,
    onText: (p) => void more.onText?.(p),
  })

async function texts(conversationId: ConversationId): Promise<readonly string[]> {
  const conversation = await fixture.useCases.readConversation({ userId: ANA, conversationId })
  return conversation.ok ? conversation.value.turns.map(({ text }) => text) : []
}
