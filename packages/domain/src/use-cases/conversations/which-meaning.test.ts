import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedLanguageModel,
  seedUser,
} from '../../../testing/index.ts'
import type { ConversationId, UserId } from '../../shared/ids.ts'

const READINGS = ['Go, the programming language', 'Go, the board game']
const NAMED = `“Go” can be:\n\n- ${READINGS.join('\n- ')}\n\nPick one, or tell me in your own words.`

let fixture: Fixture
let model: ScriptedLanguageModel
let learner: UserId
let conversationId: ConversationId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  learner = (await seedUser(fixture.unitOfWork)).id
  const started = await fixture.useCases.initiateConversation({ userId: learner, goal: 'Go' })
  if (!started.ok) throw new Error(started.error.kind)
  conversationId = started.value.conversationId
})

describe('a learner who is asked which meaning a goal has', () => {
  it('should hear the meanings without a model, as often as they ask, and keep them to choose from', async () => {
    for (const message of ['What are my options?', 'which ones', '?'])
      expect(await say(message)).toMatchObject({ value: { text: NAMED, suggestions: READINGS } })
    expect(model.tasks).toEqual([])
    model.script({ asks: 'level', message: 'What do you know about Go?' })
    expect(await say('The board game')).toMatchObject({ value: { text: 'What do you know about Go?' } })
    expect(model.tasks).toMatchObject([{ brief: { goal: READINGS[1], level: null, time: null, focus: null } }])
  })

  it('should have what else they ask answered by the model, and what they say kept', async () => {
    model.script({ time: '3 hours a week', asks: 'level', message: 'It takes patience. What do you know already?' })
    expect(await say('I have 3 hours a week. Is it hard?')).toMatchObject({
      value: { text: `It takes patience.\n\n${NAMED}`, suggestions: READINGS },
    })
    model.script({ asks: 'level', message: 'What do you know about it?' })
    await say(READINGS[0] ?? '')
    expect(model.tasks.at(-1)).toMatchObject({ brief: { goal: READINGS[0], time: '3 hours a week' } })
  })

  it('should hear them although the model cannot answer, and be left in peace after nothing twice', async () => {
    model.script('{', '{')
    expect(await say('Is it hard?')).toMatchObject({ value: { text: NAMED, suggestions: READINGS } })
    model.script({ asks: 'level', message: 'What do you know already?' })
    expect(await say('I don’t know')).toMatchObject({ value: { text: 'What do you know already?' } })
  })

  it.each([
    ['sorry, I meant the board game, and I have 2 hours a week', '2 hours a week'],
    ['The board game', '3 hours a week'],
  ])('should change it later, beside other facts, which are kept: %s', async (message, time) => {
    model.script({ time: '3 hours a week', asks: 'level', message: 'What do you know already?' })
    await say(`${READINGS[0]}, 3 hours a week`)
    // a model that takes the meaning for an answer to its question
    const read = message.split(',').filter((part) => !part.includes('2 hours'))
    model.script({
      level: read.join(','),
      ...(time !== '3 hours a week' && { time }),
      asks: 'focus',
      message: 'What for?',
    })
    await say(message)
    model.script({ asks: 'time', message: 'Go on.' })
    await say('for fun')
    expect(model.tasks.at(-1)).toMatchObject({ brief: { goal: READINGS[1], level: null, time, focus: null } })
  })

  it('should keep it where a word of another meaning is only named beside other facts', async () => {
    model.script({ asks: 'focus', message: 'What for?' })
    await say(READINGS[0] ?? '')
    model.script({ asks: 'time', message: 'How much time?' })
    await say('For the board, 2 hours a week')
    model.script({ asks: 'level', message: 'What do you know?' })
    await say('hm')
    expect(model.tasks.at(-1)).toMatchObject({ brief: { goal: READINGS[0] } })
  })
})

// Helpers

const say = (message: string) => fixture.useCases.continueConversation({ userId: learner, conversationId, message })
