import { describe, expect, it } from 'vitest'
import { aTurn, awaitingLearner, later, newUserId } from '../../testing/builders.ts'
import { askWhichMeaning, meaningAskedLast, meaningsIn, nameMeanings } from './ambiguous-goal.ts'
import { asksForMeanings } from './asks-for-meanings.ts'
import { briefOf } from './brief.ts'
import { asksForConfirmation } from './confirmation.ts'
import { askedLast, say } from './conversation.ts'
import { statedFacts } from './stated-facts.ts'
import { suggestionsFor } from './suggestions.ts'
import type { Turn } from './turn.ts'
import { MEANING_WORDS } from './words/meaning-words.ts'

const LANGUAGES = Object.keys(MEANING_WORDS)

describe('asksForMeanings', () => {
  it.each([
    'what are my options?',
    'What are my options',
    'which ones?',
    'Which ones are there?',
    'Which one is there?',
    'Nenn sie mir',
    'I don’t know',
    '?',
    'What?',
    'For example?',
    'What do you mean?',
    'Hm, what’s the difference?',
    'Sorry, I don’t know. Which ones?',
    'Welche gibt es?',
    'weiß nicht',
    '¿Cuáles?',
    'Quais são as opções?',
    'Lesquels ?',
    'どれですか？',
    '有哪些',
  ])('should know that “%s” asks for nothing else', (words) => {
    expect(asking(words)).toBe('only')
  })

  it.each(['Is it hard?', 'I am a beginner. Which ones are there?', 'Who are you?'])(
    'should know that “%s” asks or says something besides',
    (words) => {
      expect(asking(words)).toBe('besides')
    },
  )

  it.each(['the board game', 'Is it the language?', 'I trade options for a living', '3 hours a week', 'both'])(
    'should take “%s” for an answer',
    (words) => {
      expect(asking(words)).toBeNull()
    },
  )

  it('should hear a second “I don’t know” as one, but answer each question', () => {
    const once = named('I don’t know', 'Go', 'en')
    expect(asking('I don’t know', once)).toBeNull()
    expect(asking('which ones?', once)).toBe('only')
  })

  it('should keep nothing of the question, and what stands beside it', () => {
    const facts = (words: string) => statedFacts({}, contextOf(words, asked('Go', 'en')))
    expect(facts('What are my options')).toEqual({})
    expect(facts('I am a beginner, what are my options')).toEqual({ focus: 'I am a beginner' })
  })
})

describe('the meanings in words', () => {
  it.each(LANGUAGES)('should stand beside the same suggestions until one is chosen: %s', (language) => {
    for (const goal of ['Go', 'C', 'Bass']) {
      const turns = named('?', goal, language)
      const meaning = meaningAskedLast(turns)
      if (!meaning) throw new Error(`Nothing is asked about ${goal}.`)
      const goals = meaningsIn(language, meaning)
      const text = turns.at(-1)?.text ?? ''
      for (const one of goals) expect(text).toContain(`- ${one}`)
      expect(asksForConfirmation(text)).toBe(false)
      const conversation = awaitingLearner(newUserId(), { turns, brief: briefOf(goal) })
      expect([askedLast(conversation), suggestionsFor(conversation)]).toEqual(['meaning', goals])
      const chosen = say(conversation, learner(goals[0] ?? ''))
      expect(chosen.ok && chosen.value.brief.goal).toBe(goals[0])
    }
  })

  it.each(LANGUAGES)('should be asked for in these words: %s', (language) => {
    for (const words of MEANING_WORDS[language]?.asks ?? []) {
      expect(asking(words), words).toBe('only')
    }
  })

  it('should be in the language in which they are asked for', () => {
    expect(named('¿Qué opciones hay?', 'Go', 'en').at(-1)?.text).toContain('- Go, el juego de mesa')
    expect(named('Lesquels ?', 'Go', 'fr').at(-1)?.text).toContain('- Go, le jeu de plateau')
  })
})

// Helpers

const learner = (text: string) => aTurn({ speaker: 'learner', text, at: later(1) })
const assistant = (text: string) => aTurn({ speaker: 'assistant', text, at: later(2) })

const asked = (goal: string, language: string): readonly Turn[] => [
  learner(goal),
  assistant(askWhichMeaning(goal, language) ?? ''),
]

const named = (words: string, goal: string, language: string): readonly Turn[] => {
  const turns = [...asked(goal, language), learner(words)]
  return [...turns, assistant(nameMeanings(turns, words))]
}

function contextOf(words: string, turns: readonly Turn[]) {
  const said = say(awaitingLearner(newUserId(), { turns, brief: briefOf('Go') }), learner(words))
  if (!said.ok) throw new Error('An open conversation takes a message.')
  return { turns: said.value.turns, brief: said.value.brief, asked: askedLast(said.value) }
}

const asking = (words: string, turns = asked('Go', 'en')) => asksForMeanings(contextOf(words, turns))
