import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTurn, later, newConversationId, newPlanId, newUserId } from '../../testing/builders.ts'
import { TOPICS, type Topic } from '../brief/brief.ts'
import { routeText } from '../safety/route-text.ts'
import { CHANGE_REQUEST } from './confirmation.ts'
import {
  askedLast,
  type Conversation,
  initiateConversation,
  lastTurn,
  type OpenConversation,
  reopen,
  reply,
  say,
  summarised,
} from './conversation.ts'
import { statedFacts } from './stated-facts.ts'
import { suggestionsFor } from './suggestions.ts'
import { summarise } from './summary.ts'
import { WORDS } from './words/all-words.ts'

const LANGUAGES = Object.entries(WORDS).map(([tag, words]) => ({ tag, words }))

describe('suggestionsFor', () => {
  it.each(LANGUAGES)('should answer what is asked, and be understood as that: $tag', ({ tag, words }) => {
    for (const topic of TOPICS) {
      const conversation = asking(topic, words.questions[topic])
      const suggestions = suggestionsFor(conversation, tag)
      expect(suggestions).toEqual(words.answers[topic])
      for (const answer of suggestions) {
        const said = say(conversation, learner(answer))
        if (!said.ok) throw new Error('An open conversation takes a message.')
        const context = { turns: said.value.turns, brief: said.value.brief, asked: askedLast(said.value) }
        expect(statedFacts({}, context)).toEqual({ [topic]: answer })
        expect(routeText(answer, 'message').kind).toBe('ok')
      }
    }
  })

  it('should be the answers that a question about the focus lists itself', () => {
    const question = 'What would make you happiest: a loaf that rises, an open crumb, or something else?'
    expect(suggestionsFor(asking('focus', question))).toEqual(['A loaf that rises', 'An open crumb'])
    const german = asking('focus', 'Was ist dir wichtig: die Krume, eine Kruste oder dein Ofen?')
    expect(suggestionsFor(german)).toEqual(['Die Krume', 'Eine Kruste'])
    expect(suggestionsFor(german, 'de')).toEqual(['Die Krume', 'Eine Kruste'])
    expect(suggestionsFor(asking('focus', 'What is it for: your job?'))).toEqual(WORDS.en?.answers.focus)
  })

  it('should not be what a question lists in another language than the learner’s', () => {
    const english = asking(
      'focus',
      'What would make you happiest: a loaf that rises, an open crumb, or something else?',
    )
    expect(suggestionsFor(english, 'de')).toEqual(WORDS.de?.answers.focus)
  })

  it('should have nothing for a summary, and the names of its parts where something is to be changed', () => {
    const summary = summed(asking('level', 'What do you know?'))
    expect(suggestionsFor(summary)).toEqual([])
    const changing = answered(summary, CHANGE_REQUEST, 'What would you like to change?')
    expect(suggestionsFor(changing)).toEqual(['Goal', 'Level', 'Time', 'Focus'])
  })

  it('should suggest answers for the part that is to be changed, and ask it in no other state', () => {
    const changing = answered(summed(asking('time', 'How long?')), CHANGE_REQUEST, 'What would you like to change?')
    const level = answered(changing, 'Level', 'Level: what should it say instead?')
    expect(askedLast(level)).toBe('level')
    expect(suggestionsFor(level)).toEqual(WORDS.en?.answers.level)
    const goal = answered(changing, 'Goal', 'What would you like to learn instead?')
    expect(suggestionsFor(goal)).toEqual([])
  })

  it('should not answer a question that was asked before the summary, where the assistant asks what to change', () => {
    const unclear = answered(summed(asking('level', 'What do you know?')), 'Hm, rather more', 'Which part is wrong?')
    expect(suggestionsFor(unclear)).toEqual([])
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

  it('should be few, short and distinct, and never about what is known, whatever was said', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.option(fc.constantFrom(...TOPICS)), fc.boolean(), anyMessage()), {
          maxLength: 6,
        }),
        fc.option(fc.constantFrom(...Object.keys(WORDS))),
        (exchanges, own) => {
          let current: Conversation = initiateConversation(newConversationId(), newUserId(), learner('Chess'))
          for (const [text, asks, proceeds, message] of exchanges) {
            const asked = reply(current, lastTurn(current).id, {
              turn: assistant(message),
              facts: asks ? { [asks]: text } : {},
              asks,
              asksToProceed: proceeds,
            })
            if (!asked.ok) throw new Error('A reply to the last message is taken.')
            const suggestions = suggestionsFor(asked.value, own)
            expect(suggestions.length).toBeLessThanOrEqual(4)
            expect(new Set(suggestions).size).toBe(suggestions.length)
            for (const one of suggestions) expect(one.length).toBeLessThanOrEqual(40)
            const known = TOPICS.filter((topic) => asked.value.brief[topic] !== null)
            const answers = LANGUAGES.flatMap(({ words }) => known.flatMap((topic) => words.answers[topic]))
            if (!summaryIn(asked.value)) for (const one of suggestions) expect(answers).not.toContain(one)
            const said = say(asked.value, learner(text))
            if (!said.ok) throw new Error('An open conversation takes a message.')
            current = said.value
          }
        },
      ),
    )
  })
})

// Helpers

const learner = (text: string) => aTurn({ speaker: 'learner', text, at: later(1) })
const assistant = (text: string) => aTurn({ speaker: 'assistant', text, at: later(2) })

const anyMessage = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string(),
    fc.constantFrom(...LANGUAGES.flatMap(({ words }) => [...Object.values(words.questions), words.cannotAnswer])),
    fc.constantFrom(...LANGUAGES.map(({ words }) => words.closing)),
  )

const summaryIn = ({ turns }: Conversation): boolean =>
  turns.some(({ text }) => LANGUAGES.some(({ words }) => text.includes(words.closing)) || /\bsummary\b/i.test(text))

function asking(topic: Topic, question: string): OpenConversation {
  const begun = initiateConversation(newConversationId(), newUserId(), learner('Kubernetes'))
  const asked = reply(begun, lastTurn(begun).id, {
    turn: assistant(question),
    facts: {},
    asks: topic,
    asksToProceed: false,
  })
  if (!asked.ok) throw new Error('A reply to the last message is taken.')
  return asked.value
}

function answered(from: Conversation, words: string, message: string): OpenConversation {
  const said = say(from, learner(words))
  if (!said.ok) throw new Error('An open conversation takes a message.')
  const asked = reply(said.value, lastTurn(said.value).id, {
    turn: assistant(message),
    facts: {},
    asks: null,
    asksToProceed: false,
  })
  if (!asked.ok) throw new Error('A reply to the last message is taken.')
  return asked.value
}

function summed(from: OpenConversation): OpenConversation {
  const { en } = WORDS
  const made = summarised(from, {}, assistant(en ? summarise(from.brief, en) : ''))
  if (!made.ok) throw new Error('There is room for a summary.')
  return made.value
}
