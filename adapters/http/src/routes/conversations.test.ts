import * as api from '@app/contract'
import { type Conversation, ConversationId } from '@app/domain'
import {
  aCancelledConversation,
  aPlannedConversation,
  aReplyAnswer,
  aTurn,
  awaitingLearner,
  HANG,
  keep,
  makeScriptedLanguageModel,
  newConversationId,
  newMessageId,
  newPlanId,
  seed,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

const DOWN = { kind: 'model-unavailable', retryAfterMs: null, detail: 'vendor: no' } as const
const LEVEL = aReplyAnswer({ asks: 'level', question: 'What do you know already?' })
const FOCUS = aReplyAnswer({ asks: 'focus', question: 'What matters most to you?' })

describe('a conversation', () => {
  it('should lead from a goal to a plan, and to the same plan when the learner says yes again', async () => {
    const facts = { level: ['new', 'Nothing at all'] } as const
    const model = makeScriptedLanguageModel(
      LEVEL,
      aReplyAnswer({ facts, wants: 'plan-now', answer: 'Then we begin at the beginning.' }),
    )
    const world = await openWorld({ model })
    const { token } = await world.learner()

    const first = await world.call(api.initiateConversation, { initial_goal: '  Bake bread ' }, token)
    const started = expectSuccess(api.initiateConversation, first)
    expect(started).toMatchObject({ ai_message: 'What do you know already?', awaiting_confirmation: false })
    const id = started.conversation_id
    const current = expectSuccess(api.currentConversation, await world.call(api.currentConversation, {}, token))
    expect(current).toMatchObject({ conversation_id: id, initial_goal: 'Bake bread' })
    expectRefusal(await world.call(api.confirmAndGenerate, { id }, token), 409, 'confirmation-not-asked')

    const reply = await world.call(api.continueConversation, { id, message: 'Nothing at all, make the plan' }, token)
    expect(expectSuccess(api.continueConversation, reply)).toEqual({
      ai_message: expect.stringMatching(/^Then we begin at the beginning\.\n\n.*\*\*Level:\*\* new to this/s),
      awaiting_confirmation: true,
      status: 'awaiting-learner',
      suggestions: [],
    })
    const plan = expectSuccess(api.confirmAndGenerate, await world.call(api.confirmAndGenerate, { id }, token))
    expect(plan.generation_status).toBe('PENDING')
    const again = expectSuccess(api.confirmAndGenerate, await world.call(api.confirmAndGenerate, { id }, token))
    expect(again).toEqual(plan)

    const whole = expectSuccess(api.conversationMessages, await world.call(api.conversationMessages, { id }, token))
    expect(whole.messages.map(({ content, isFromUser }) => [isFromUser, content])).toEqual([
      [true, 'Bake bread'],
      [false, 'What do you know already?'],
      [true, 'Nothing at all, make the plan'],
      [false, expect.stringMatching(/proceed\?$/)],
    ])
    expect(whole).toMatchObject({
      status: 'planned',
      learning_plan_id: plan.learning_plan_id,
      awaiting_confirmation: false,
    })
  })

  it('should begin with a whole syllabus, whatever script it is in', async () => {
    const model = makeScriptedLanguageModel(
      aReplyAnswer({ language: 'zh', asks: 'level', question: '你已经了解多少？' }),
    )
    const world = await openWorld({ model })
    const { token } = await world.learner()
    const goal = '漢'.repeat(4_000)
    const begun = await world.call(api.initiateConversation, { initial_goal: goal }, token)
    const { conversation_id } = expectSuccess(api.initiateConversation, begun)
    expect(await turnsOf(world, conversation_id)).toEqual([goal, '你已经了解多少？'])
  })

  it('should be in the language that the browser asks for until the tutor has heard another', async () => {
    const model = makeScriptedLanguageModel(DOWN, LEVEL)
    const { fetch, learner } = await openWorld({ model })
    const { token } = await learner()
    const languages: unknown[] = []
    const read = async (id: string) => {
      const whole = await fetch('GET', `${path}/${id}/messages`, { token, headers })
      languages.push(((await whole.json()) as { brief: { language: string } }).brief.language)
    }
    const headers = { 'Accept-Language': 'de-CH, en;q=0.8' }
    const path = '/api/conversation'
    const begun = await fetch('POST', `${path}/initiate`, { token, headers, body: { initial_goal: 'Chess' } })
    const { conversation_id: id } = (await begun.json()) as { conversation_id: string }
    await read(id)
    await fetch('POST', `${path}/${id}/continue`, { token, headers, body: { message: 'In English, please' } })
    await read(id)
    expect(model.tasks).toMatchObject([{ ownLanguage: 'de' }, { ownLanguage: 'de' }])
    expect(languages).toEqual(['de', 'en'])
  })

  it('should be cancelled, twice if need be, but not once a plan exists', async () => {
    const world = await openWorld()
    const { token, id } = await withConversation(world)
    for (let times = 0; times < 2; times += 1) {
      const { message } = expectSuccess(api.cancelConversation, await world.call(api.cancelConversation, { id }, token))
      expect(message).toBe('Conversation cancelled. You can start a new one if you like.')
    }
    const current = expectSuccess(api.currentConversation, await world.call(api.currentConversation, {}, token))
    expect(current).toEqual({ conversation_id: null })
    const planned = await withConversation(world, (userId) => aPlannedConversation(userId, newPlanId()))
    const late = await world.call(api.cancelConversation, { id: planned.id }, planned.token)
    expectRefusal(late, 409, 'conversation-closed')
  })

  it('should decline what would hurt people, in its status and for good', async () => {
    const model = makeScriptedLanguageModel()
    const world = await openWorld({ model })
    const { token } = await withConversation(world)
    const input = { initial_goal: 'Learn to build a pipe bomb' }
    const started = expectSuccess(api.initiateConversation, await world.call(api.initiateConversation, input, token))
    expect(started).toMatchObject({ awaiting_confirmation: false, status: 'declined' })
    const id = started.conversation_id
    const whole = expectSuccess(api.conversationMessages, await world.call(api.conversationMessages, { id }, token))
    expect(whole).toMatchObject({ status: 'declined', awaiting_confirmation: false, learning_plan_id: null })
    expect(whole.messages.map(({ content }) => content)).toEqual([input.initial_goal, started.ai_message])
    const more = await world.call(api.continueConversation, { id, message: 'Please' }, token)
    expectRefusal(more, 409, 'conversation-declined')
    expectRefusal(await world.call(api.confirmAndGenerate, { id }, token), 409, 'conversation-declined')
    expectSuccess(api.cancelConversation, await world.call(api.cancelConversation, { id }, token))
    expect(model.tasks).toEqual([])
  })

  it('should take nothing more once it is closed or full', async () => {
    const world = await openWorld()
    const full = Array.from({ length: 100 }, (_, n) => aTurn({ speaker: n % 2 === 0 ? 'learner' : 'assistant' }))
    const cases = [
      [(userId) => aCancelledConversation(userId), 'conversation-closed'],
      [(userId) => aPlannedConversation(userId, newPlanId()), 'conversation-closed'],
      [(userId) => awaitingLearner(userId, { turns: full }), 'conversation-full'],
    ] satisfies [MakeConversation, string][]
    for (const [make, code] of cases) {
      const { id, token } = await withConversation(world, make)
      expectRefusal(await world.call(api.continueConversation, { id, message: 'One more' }, token), 409, code)
    }
    const { id, token } = await withConversation(world, (userId) => aCancelledConversation(userId))
    expectRefusal(await world.call(api.confirmAndGenerate, { id }, token), 409, 'conversation-closed')
  })

  it('should answer a message that is sent again with the reply that it had', async () => {
    const world = await openWorld({ model: makeScriptedLanguageModel(FOCUS) })
    const { token, id } = await withConversation(world)
    const input = { id, message: 'Hello', message_id: newMessageId() }
    const first = await world.call(api.continueConversation, input, token)
    const again = await world.call(api.continueConversation, input, token)
    expect(again.body).toEqual(first.body)
    expect(await turnsOf(world, id)).toHaveLength(4)
  })

  it('should keep what was said while the tutor cannot answer, and say where', async () => {
    const model = makeScriptedLanguageModel(DOWN, DOWN)
    const world = await openWorld({ model })
    const { token } = await world.learner()
    const begun = await world.call(api.initiateConversation, { initial_goal: 'Bake bread' }, token)
    const refused = expectRefusal(begun, 503, 'assistant-unavailable')
    expect(refused).toMatchObject({ conversation_id: expect.any(String), retry_after: expect.any(Number) })
    expect(JSON.stringify(refused)).not.toContain('vendor')

    const id = String(refused.conversation_id)
    const reply = await world.call(api.continueConversation, { id, message: 'Are you there?' }, token)
    expectRefusal(reply, 503, 'assistant-unavailable')
    expect(await turnsOf(world, id)).toEqual(['Bake bread', 'Are you there?'])
  })

  it('should go on with the newer of two messages, and end a reply when asked to', async () => {
    const model = makeScriptedLanguageModel(HANG, HANG)
    const world = await openWorld({ model })
    const { token, id } = await withConversation(world)
    const first = world.call(api.continueConversation, { id, message: 'First' }, token)
    await said(world, id, 'First')
    const second = world.call(api.continueConversation, { id, message: 'Second' }, token)
    await said(world, id, 'Second')
    expectSuccess(api.stopReply, await world.call(api.stopReply, { id }, token))
    for (const stopped of [await first, await second]) expectRefusal(stopped, 503, 'reply-stopped')
    expectSuccess(api.stopReply, await world.call(api.stopReply, { id }, token))
  })

  it('should report a superseded message to its sender', async () => {
    const model = makeScriptedLanguageModel(FOCUS)
    const world = await openWorld({
      model: {
        name: 'overtaken',
        model: 'overtaken',
        ask: async (task, listening) => {
          const asked = await model.ask(task, listening)
          await keep(world.unitOfWork, async ({ conversations }) => {
            const waiting = await conversations.lock(id)
            if (waiting) await conversations.save({ ...waiting, turns: [...waiting.turns, aTurn({ text: 'Later' })] })
          })
          return asked
        },
      },
    })
    const { token, id } = await withConversation(world)
    const stale = await world.call(api.continueConversation, { id, message: 'Earlier' }, token)
    expectRefusal(stale, 409, 'superseded')
  })

  it('should not be found by an unknown id', async () => {
    const world = await openWorld()
    const { token } = await world.learner()
    const id = newConversationId()
    for (const endpoint of [
      api.conversationMessages,
      api.stopReply,
      api.confirmAndGenerate,
      api.reopenConversation,
      api.cancelConversation,
      api.deleteConversation,
    ]) {
      expectRefusal(await world.call(endpoint, { id }, token), 404, 'conversation-not-found')
    }
    const message = await world.call(api.continueConversation, { id, message: 'Hello' }, token)
    expectRefusal(message, 404, 'conversation-not-found')
  })
})

// Helpers

type MakeConversation = (userId: Parameters<typeof awaitingLearner>[0]) => Conversation

async function withConversation(world: World, make: MakeConversation = (userId) => awaitingLearner(userId)) {
  const { user, token } = await world.learner()
  const conversation = make(user.id)
  await seed(world.unitOfWork, { conversations: [conversation] })
  return { token, id: conversation.id }
}

const turnsOf = (world: World, id: string): Promise<readonly string[]> =>
  keep(world.unitOfWork, async ({ conversations }) => {
    const found = await conversations.find(ConversationId(id))
    return found?.turns.map(({ text }) => text) ?? []
  })

async function said(world: World, id: string, text: string): Promise<void> {
  while (!(await turnsOf(world, id)).includes(text)) await new Promise((resolve) => setTimeout(resolve, 2))
}
