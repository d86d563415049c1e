import * as api from '@app/contract'
import { aCancelledConversation, aReplyAnswer, HANG, makeScriptedLanguageModel, seed } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld, type World } from '../../test/world.ts'

const LEVEL = aReplyAnswer({ asks: 'level', question: 'What do you know already?' })
const ANSWERS = ['I’m new to it', 'I know the basics', 'I’m already good at it']
const MEANINGS = ['Go, the programming language', 'Go, the board game']

describe('suggested answers', () => {
  it('should be those of the tutor, for as long as its question is the last message', async () => {
    const goal = 'Go, the board game'
    const model = makeScriptedLanguageModel(
      aReplyAnswer({ asks: 'goal', question: 'Which “Go” do you mean?', suggestions: MEANINGS }),
      { ...LEVEL, facts: [{ about: 'goal', value: goal, quote: goal }] },
    )
    const world = await openWorld({ model })
    const { token } = await world.learner()
    const input = { initial_goal: 'I want to learn Go' }
    const started = expectSuccess(api.initiateConversation, await world.call(api.initiateConversation, input, token))
    const { conversation_id: id, ...reply } = started
    expect(reply).toEqual({
      ai_message: 'Which “Go” do you mean?',
      awaiting_confirmation: false,
      status: 'awaiting-learner',
      suggestions: MEANINGS,
    })
    expect(await read(world, id, token)).toMatchObject({ suggestions: MEANINGS, asks: null })
    const again = expectSuccess(api.initiateConversation, await world.call(api.initiateConversation, input, token))
    expect(again).toEqual(started)

    const message_id = '0192f3a0-0000-7000-8000-000000000001'
    const chosen = { id, message: goal, message_id }
    const next = expectSuccess(api.continueConversation, await world.call(api.continueConversation, chosen, token))
    expect(next).toMatchObject({ ai_message: 'What do you know already?', suggestions: ANSWERS })
    const resent = expectSuccess(api.continueConversation, await world.call(api.continueConversation, chosen, token))
    expect(resent).toEqual(next)
    expect(await read(world, id, token)).toMatchObject({ brief: { goal }, suggestions: ANSWERS, asks: 'level' })
  })

  it('should have an exact value where they are our own, whatever the tutor understands', async () => {
    const world = await openWorld({ model: makeScriptedLanguageModel(LEVEL, aReplyAnswer({ wants: 'question' })) })
    const { token } = await world.learner()
    const begun = await world.call(api.initiateConversation, { initial_goal: 'Java' }, token)
    const { conversation_id: id } = expectSuccess(api.initiateConversation, begun)
    await world.call(api.continueConversation, { id, message: ANSWERS[1] ?? '' }, token)
    expect((await read(world, id, token)).brief).toMatchObject({
      level: 'some',
      evidence: 'I know the basics',
      sources: { level: 'told' },
    })
  })

  it('should be four at most, of one short line each', async () => {
    const suggestions = ['One', 'x'.repeat(41), 'Two\nlines', 'https://example.org', 'One', 'Three', 'Four', 'Five']
    const world = await openWorld({ model: makeScriptedLanguageModel({ ...LEVEL, suggestions }) })
    const { token } = await world.learner()
    const begun = await world.call(api.initiateConversation, { initial_goal: 'Java' }, token)
    const reply = expectSuccess(api.initiateConversation, begun)
    expect(reply.suggestions).toEqual(['One', 'Two lines', 'Three', 'Four'])
  })

  it('should end a harmful answer as any other', async () => {
    const world = await openWorld({ model: makeScriptedLanguageModel(LEVEL) })
    const { token } = await world.learner()
    const begun = await world.call(api.initiateConversation, { initial_goal: 'Rust' }, token)
    const { conversation_id: id } = expectSuccess(api.initiateConversation, begun)
    const said = await world.call(api.continueConversation, { id, message: 'I want to build a bomb' }, token)
    expect(expectSuccess(api.continueConversation, said)).toMatchObject({ status: 'declined', suggestions: [] })
  })
})

describe('summarise', () => {
  it('should sum up what is known without a model, and answer the same again', async () => {
    const world = await openWorld({ model: makeScriptedLanguageModel(LEVEL) })
    const { token } = await world.learner()
    const begun = await world.call(api.initiateConversation, { initial_goal: 'Bake bread' }, token)
    const { conversation_id: id } = expectSuccess(api.initiateConversation, begun)
    const summary = await summarise(world, id, token)
    expect(summary).toMatchObject({ awaiting_confirmation: true, status: 'awaiting-learner', suggestions: [] })
    expect(summary.ai_message).toMatch(/\*\*Goal:\*\* Bake bread\n.*\*\*Level:\*\* .*\(my assumption\)/s)
    expect(await summarise(world, id, token)).toEqual(summary)
    expect((await read(world, id, token)).messages).toHaveLength(3)
    const plan = await world.call(api.confirmAndGenerate, { id }, token)
    expect(expectSuccess(api.confirmAndGenerate, plan)).toMatchObject({ generation_status: 'PENDING' })
    expectRefusal(await world.call(api.summariseConversation, { id }, token), 409, 'conversation-closed')
  })

  it('should take the place of a reply that is being written, and lose nothing that was said', async () => {
    const world = await openWorld({ model: makeScriptedLanguageModel(LEVEL, HANG) })
    const { token } = await world.learner()
    const begun = await world.call(api.initiateConversation, { initial_goal: 'Bake bread' }, token)
    const { conversation_id: id } = expectSuccess(api.initiateConversation, begun)
    const running = world.call(api.continueConversation, { id, message: 'Nothing at all' }, token)
    while ((await read(world, id, token)).messages.length < 3) await new Promise((resolve) => setTimeout(resolve, 2))
    expect((await summarise(world, id, token)).ai_message).toContain('**Level:** Nothing at all')
    expectRefusal(await running, 503, 'reply-stopped')
    expect((await read(world, id, token)).messages).toHaveLength(4)
  })

  it('should be refused to others, and where the conversation has ended', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const cancelled = aCancelledConversation(user.id)
    await seed(world.unitOfWork, { conversations: [cancelled] })
    const closed = await world.call(api.summariseConversation, { id: cancelled.id }, token)
    expectRefusal(closed, 409, 'conversation-closed')
    const other = await world.learner()
    const hidden = await world.call(api.summariseConversation, { id: cancelled.id }, other.token)
    expectRefusal(hidden, 404, 'conversation-not-found')
    const begun = await world.call(api.initiateConversation, { initial_goal: 'How to build a bomb' }, token)
    const { conversation_id: id } = expectSuccess(api.initiateConversation, begun)
    const declined = await world.call(api.summariseConversation, { id }, token)
    expectRefusal(declined, 409, 'conversation-declined')
  })
})

// Helpers

const read = async (world: World, id: string, token: string) =>
  expectSuccess(api.conversationMessages, await world.call(api.conversationMessages, { id }, token))

const summarise = async (world: World, id: string, token: string) =>
  expectSuccess(api.summariseConversation, await world.call(api.summariseConversation, { id }, token))
