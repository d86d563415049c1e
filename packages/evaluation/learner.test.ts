import { askWhichMeaning } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { GOALS, type GoalCase } from './cases/goals.ts'
import { makeLearner, topicsAsked } from './learner.ts'

const facts = { level: 'never tried', time: '3 hours a week', focus: 'campfire songs' }
const learner = (style: GoalCase['style']) =>
  makeLearner({
    id: 'a',
    category: 'music',
    language: 'en',
    goal: 'Play guitar',
    subject: ['guitar'],
    facts,
    totalMinutes: null,
    style,
  })

describe('makeLearner', () => {
  it('should answer only what is asked', () => {
    const asked = learner('answers')
    expect(asked.opening).toBe('Play guitar')
    expect(asked.answer('How much time do you have per week?')).toBe('3 hours a week')
    expect([...asked.given()]).toEqual([['time', '3 hours a week']])
  })

  it('should say everything at once', () => {
    const asked = learner('everything')
    expect(asked.opening).toBe('Play guitar. never tried. 3 hours a week. campfire songs.')
    expect(asked.given().size).toBe(3)
  })

  it('should evade a question once', () => {
    const asked = learner('evades')
    expect(asked.answer('What do you already know?')).toBe('Hmm, hard to say.')
    expect(asked.given().size).toBe(0)
    expect(asked.answer('What do you already know?')).toBe('never tried')
  })

  it('should choose the first of the meanings that are suggested, and evade in its own language', () => {
    const goal = { ...GOALS.find(({ goal }) => goal === 'Go'), style: 'answers' } as GoalCase
    const which = askWhichMeaning('Go', 'en') ?? ''
    expect(makeLearner(goal).answer(which, ['Go, the board game', 'Go'])).toBe('Go, the board game')
    const evasive = makeLearner({ ...goal, language: 'de', style: 'evades' })
    expect(evasive.answer('Wie viel Zeit hast du?')).toBe('Hm, schwer zu sagen.')
  })

  it('should take the level back once, and agree then', () => {
    const asked = learner('contradicts')
    expect(asked.correction()).toContain('complete beginner')
    expect(asked.correction()).toBeNull()
  })
})

describe('topicsAsked', () => {
  it('should find what a message asks, in its order', () => {
    expect(topicsAsked('Nice. How much time have you got, and what matters most?')).toEqual(['time', 'focus'])
    expect(topicsAsked('Wie viel Zeit hast du?')).toEqual(['time'])
    expect(topicsAsked('What do you know or can you do already?')).toEqual(['level'])
    expect(topicsAsked('What would you like to learn?')).toEqual([])
    expect(topicsAsked('Welcome.')).toEqual([])
  })
})
