import { describe, expect, it } from 'vitest'
import { aTurn, later, newConversationId, newPlanId, newUserId } from '../../testing/builders.ts'
import { TOPICS, type Topic } from '../brief/brief.ts'
import { NOTHING_UNDERSTOOD } from '../brief/learn.ts'
import { CHANGE_REQUEST } from './confirmation.ts'
import {
  type Conversation,
  initiateConversation,
  lastTurn,
  type OpenConversation,
  reopen,
  reply,
  say,
  summarised,
} from './conversation.ts'
import { suggestedFact, suggestionsFor } from './suggestions.ts'
import { summarise } from './summary.ts'
import { WORDS } from './words.ts'

const LANGUAGES = Object.entries(WORDS).map(([tag, words]) => ({ tag, words }))

describe('suggestionsFor', () => {
  it.each(LANGUAGES)('should answer what is asked, and each with a value of its own: $tag', ({ tag, words }) => {
    for (const topic of TOPICS) {
      const suggestions = suggestionsFor(asking(topic, words.questions[topic]), tag)
      expect(suggestions).toEqual(words.answers[topic])
      const facts = suggestions.map((answer) => suggestedFact(topic, answer))
      if (topic === 'focus') expect(facts).toEqual([null, null, null])
      else expect(new Set(facts.map((fact) => `${fact?.name} ${fact?.value}`)).size).toBe(suggestions.length)
    }
  })

  it('should be those that came with the question, until something is said', () => {
    const conversation = { ...asking('focus', 'What for?'), suggestions: ['For my band'] }
    expect(suggestionsFor(conversation)).toEqual(['For my band'])
    const said = say(conversation, learner('Hm'))
    expect(said.ok && suggestionsFor(said.value)).toEqual([])
  })

  it('should have nothing for a summary, and the names of its parts where something is to be changed', () => {
    const summary = summed(asking('level', 'What do you know?'))
    expect(suggestionsFor(summary)).toEqual([])
    const changing = answered(summary, CHANGE_REQUEST, 'What would you like to change?')
    expect(suggestionsFor(changing)).toEqual(['Goal', 'Level', 'Time', 'Focus'])
  })

  it('should suggest what can be changed in a reopened conversation', () => {
    const summary = summed(asking('level', 'What do you know?'))
    const reopened = reopen({ ...summary, kind: 'planned', planId: newPlanId() }, later(9))
    expect(reopened.ok && suggestionsFor(reopened.value)).toEqual(['Goal', 'Level', 'Time', 'Focus'])
  })

  it('should have nothing where nothing is asked', () => {
    const conversation = asking('level', 'What do you know?')
    expect(suggestionsFor({ ...conversation, kind: 'cancelled' })).toEqual([])
    const said = say(conversation, learner('Hm'))
    expect(said.ok && suggestionsFor(said.value)).toEqual([])
    expect(suggestionsFor({ ...conversation, brief: { ...conversation.brief, level: 'expert' } })).toEqual([])
    expect(suggestionsFor(answered(conversation, 'Tell me lies', WORDS.en?.cannotAnswer ?? ''))).toEqual([])
  })
})

// Helpers

const learner = (text: string) => aTurn({ speaker: 'learner', text, at: later(1) })
const assistant = (text: string) => aTurn({ speaker: 'assistant', text, at: later(2) })

function asking(topic: Topic, question: string): OpenConversation {
  const begun = initiateConversation(newConversationId(), newUserId(), learner('Kubernetes'))
  const asked = reply(begun, lastTurn(begun).id, {
    turn: assistant(question),
    understood: NOTHING_UNDERSTOOD,
    asks: topic,
    asksToProceed: false,
    suggestions: [],
  })
  if (!asked.ok) throw new Error('A reply to the last message is taken.')
  return asked.value
}

function answered(from: Conversation, words: string, message: string): OpenConversation {
  const said = say(from, learner(words))
  if (!said.ok) throw new Error('An open conversation takes a message.')
  const asked = reply(said.value, lastTurn(said.value).id, {
    turn: assistant(message),
    understood: NOTHING_UNDERSTOOD,
    asks: null,
    asksToProceed: false,
    suggestions: [],
  })
  if (!asked.ok) throw new Error('A reply to the last message is taken.')
  return asked.value
}

function summed(from: OpenConversation): OpenConversation {
  const { en } = WORDS
  const made = summarised(from, NOTHING_UNDERSTOOD, assistant(en ? summarise(from.brief, en, later(3)) : ''))
  if (!made.ok) throw new Error('There is room for a summary.')
  return made.value
}
