import { describe, expect, it } from 'vitest'
import { aTurn, awaitingLearner, later, newUserId } from '../../testing/builders.ts'
import { ambiguousGoal, askWhichMeaning, goalMeant, meaningAskedLast, meaningsIn } from './ambiguous-goal.ts'
import { briefOf } from './brief.ts'
import { asksForConfirmation } from './confirmation.ts'
import { say } from './conversation.ts'
import { factsToSave, statedFacts } from './stated-facts.ts'
import { WORDS } from './words/all-words.ts'
import { conversationLanguage } from './words/index.ts'
import { GOALS_OF_MANY_MEANINGS } from './words/meanings.ts'

const LANGUAGES = Object.keys(WORDS)

describe('ambiguousGoal', () => {
  it.each([
    'Go',
    'learn Go',
    'go!',
    'I want to learn java',
    'I’d like to learn Swift, please.',
    'Ich möchte Go lernen',
    '“R”',
    'C',
    'apprendre Java',
    'Quiero aprender Rust',
    'Quero aprender Ruby',
    'Voglio imparare Dart',
    'Ik wil graag Scratch leren',
    'Хочу изучить Go',
    'Goを学びたい',
    '我想学习Java',
    'أريد تعلم Go',
    'मैं Go सीखना चाहता हूँ',
    'Polish',
    'Modeling',
  ])('should know that “%s” may mean several things', (goal) => {
    expect(ambiguousGoal(goal)).not.toBeNull()
  })

  it.each([
    'Go concurrency',
    'Java for Android',
    'play Go',
    'C++',
    'C#',
    'Python',
    'I want to go',
    'learn to polish',
    'Polish shoes',
    'Embedded programming in Rust',
    'Go. I know the basics.',
    'Chess',
    '',
    'Go '.repeat(30),
  ])('should take “%s” as it is', (goal) => {
    expect(ambiguousGoal(goal)).toBeNull()
  })
})

describe('the meanings of a goal', () => {
  const all = GOALS_OF_MANY_MEANINGS.flatMap(({ names }) => names)

  it('should be of about 20 goals', () => {
    expect(all.length).toBeGreaterThanOrEqual(20)
  })

  it('should be asked for in the own language of a learner whose one word says none', () => {
    for (const name of all) {
      const asksIn = (own: string | null) => conversationLanguage([learner(name)], own)
      expect([name, asksIn(null), asksIn('ja')]).toEqual([name, 'en', 'ja'])
    }
    expect(conversationLanguage([learner('C'), learner('C++')])).toBe('en')
  })

  it.each(LANGUAGES)('should be distinct, short and harmless, and make the goal precise: %s', (language) => {
    for (const name of all) {
      const asked = ask(name, language)
      const goals = meaningsIn(language, asked)
      expect(new Set(goals).size).toBe(goals.length)
      expect(goals.length).toBeLessThanOrEqual(4)
      for (const goal of goals) {
        expect(goal.length, goal).toBeLessThanOrEqual(40)
        expect(goalMeant(asked, goal)).toBe(goal)
        expect(ambiguousGoal(goal), goal).toBeNull()
        expect(asksForConfirmation(goal)).toBe(false)
        const turns = [...turnsOf(name, language), learner(goal)]
        expect(
          statedFacts({}, { turns, brief: { goal, level: null, time: null, focus: null }, asked: 'meaning' }),
        ).toEqual({})
      }
    }
  })
})

describe('the meanings of an English word', () => {
  it.each(['de', 'es', 'fr', 'it', 'nl', 'pt'])('should not be left in English: %s', (language) => {
    for (const name of ['Latin', 'Magic', 'Fencing', 'Composition', 'Sketch', 'Swing']) {
      const english = meaningsIn('en', ask(name, 'en'))
      expect(meaningsIn(language, ask(name, language)).filter((meaning) => english.includes(meaning))).toEqual([])
    }
  })
})

describe('goalMeant', () => {
  it.each([
    ['Go', 'en', 'the programming language', 'Go, the programming language'],
    ['Go', 'en', 'I want to code in it', 'Go, the programming language'],
    ['Go', 'en', 'Golang, of course. I am new to it', 'Go, the programming language'],
    ['Go', 'en', 'the game', 'Go, the board game'],
    ['Go', 'en', 'not the game', 'Go, the programming language'],
    ['Go', 'en', 'Not the language, the board game', 'Go, the board game'],
    ['Go', 'de', 'Die Sprache', 'Go, die Programmiersprache'],
    ['Go', 'ja', '囲碁です', 'Go（囲碁）'],
    ['Go', 'zh', '我说的是编程', 'Go（编程语言）'],
    ['Java', 'fr', 'l’île', 'Java, l’île'],
    ['C', 'en', 'C++', 'C++'],
    ['Bass', 'en', 'upright', 'Double bass'],
    ['Go', 'en', 'Both', null],
    ['Go', 'en', 'The language and the game', null],
    ['Go', 'en', 'Whatever you like', null],
    ['Go', 'en', 'hm', null],
  ])('should find of “%s” (%s) what is meant by “%s”', (goal, language, answer, meant) => {
    expect(goalMeant(ask(goal, language), answer)).toBe(meant)
  })
})

describe('a meaning that is named after something else', () => {
  const brief = briefOf('Java')
  const asked = [...turnsOf('Java', 'en'), learner('?'), aTurn({ speaker: 'assistant', text: 'What can you do?' })]
  const answer = (text: string, goal = brief.goal) => {
    const from = awaitingLearner(newUserId(), { turns: asked, asked: ['level'], brief: { ...brief, goal } })
    const said = say(from, learner(text))
    if (!said.ok) throw new Error('It is open.')
    const { turns, brief: meant } = said.value
    return { goal: meant.goal, facts: statedFacts({ level: text }, { turns, brief: meant, asked: 'level' }) }
  }

  it('should be the goal, and answer nothing else', () => {
    expect(answer('the island')).toEqual({ goal: 'Java, the island', facts: {} })
  })

  it('should be another one where the learner changes their mind', () => {
    const island = 'Java, the island'
    const language = { goal: 'Java, the programming language', facts: {} }
    expect(answer('Actually I want the programming language', island)).toEqual(language)
    expect(answer('yes', island).goal).toBe(island)
  })

  it('should join no focus where it corrects a summary', () => {
    const turns = [...asked, learner('the programming language')]
    const context = { turns, brief: { ...brief, goal: 'Java, the programming language' }, asked: 'proceed' as const }
    expect(factsToSave({ focus: 'the programming language' }, context)).toEqual({})
  })

  it('should not be heard in an answer that says more', () => {
    const text = 'I wrote a programming course'
    expect(answer(text)).toEqual({ goal: 'Java', facts: { level: text } })
  })
})

// Helpers

const learner = (text: string) => aTurn({ speaker: 'learner', text, at: later(1) })

const turnsOf = (goal: string, language: string) => [
  learner(goal),
  aTurn({ speaker: 'assistant', text: askWhichMeaning(goal, language) ?? '', at: later(2) }),
]

function ask(goal: string, language: string) {
  const asked = meaningAskedLast(turnsOf(goal, language))
  if (!asked) throw new Error(`Nothing is asked about ${goal}.`)
  expect(asked.language).toBe(language)
  return asked
}
