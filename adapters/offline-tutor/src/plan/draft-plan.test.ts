import { aBrief } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { draftPlan } from './draft-plan.ts'

describe('draftPlan', () => {
  it('should concern the very goal', () => {
    expect(titles({ goal: 'Spanish' })).toEqual([
      'Hearing Spanish: sounds, stress and your first forty words',
      'First conversations in Spanish: who you are, what you need',
      'How Spanish builds a sentence',
      'The thousand words that carry most of Spanish',
      'Real Spanish: easy reading and slow listening',
      'Speaking Spanish with people, mistakes and all',
    ])
  })

  it('should take a goal of which nothing is known at its word', () => {
    const { title, chapters } = draftPlan(brief({ goal: 'befriending crows' }))
    expect(title).toBe('Befriending crows: from the first step to something of your own')
    expect(chapters[0]?.title).toBe('First look: what belongs to befriending crows')
  })

  it('should leave out the first steps for those who have made them', () => {
    expect(titles({ goal: 'Spanish', level: 'beginner' })).toContain(HEARING)
    expect(titles({ goal: 'Spanish', level: 'I had it at school' })).not.toContain(HEARING)
    expect(titles({ goal: 'Spanish', level: 'B2' })).toEqual(expect.not.arrayContaining([HEARING, FIRST_TALKS]))
  })

  it('should have more chapters the more time there is', () => {
    const counts = ['30 minutes a week', '2 hours a week', '8 hours a week'].map(
      (time) => titles({ goal: 'the guitar', level: 'never', time }).length,
    )
    expect(counts).toEqual([5, 6, 7])
  })

  it('should add a chapter for what the learner wants it for, before the last', () => {
    expect(titles({ goal: 'Spanish', focus: 'my trip to Mexico' }).at(-2)).toBe(
      'Towards your own aim: your trip to Mexico',
    )
    for (const focus of ['no idea', 'For fun', 'just for the fun of it', 'Having fun with it']) {
      expect(titles({ goal: 'Spanish', focus }).join()).not.toContain('Towards')
    }
  })

  it('should name an occasion in its title', () => {
    const titled = (focus: string) => draftPlan(brief({ goal: 'Spanish', focus })).title
    expect(titled('my trip to Mexico')).toBe('Spanish for your trip to Mexico')
    expect(titled('work')).toBe('Spanish for work')
    expect(titled('grammar')).toBe('Spanish from the first sound on')
  })

  it('should say how long it takes at the pace of the learner', () => {
    const described = (time: string | null) => draftPlan(brief({ goal: 'chess', time })).description
    expect(described('2 hours a week')).toMatch(/Five chapters, about two weeks for each, at about two hours a week\.$/)
    expect(described('10h a week')).toContain('Six chapters, half a week for each, at about ten hours a week.')
    expect(described(null)).toMatch(/Five chapters, about two weeks for each\.$/)
    expect(described('by June')).toContain('You want to be ready by June')
    expect(described('1 hour a week, in 5 weeks')).toContain('Four chapters, about a week for each')
  })

  it('should teach a framework to those who know its language well', () => {
    const expert = titles({ goal: 'React', level: 'expert in JavaScript' })
    expect(expert).toContain('How React thinks: components, state and what flows between them')
    expect(titles({ goal: 'Python', level: 'expert' }).join()).not.toContain('thinks')
  })

  it('should have what a goal cannot do without', () => {
    expect(titles({ goal: 'swimming', level: "I can't swim" }).join()).toContain('breathing, floating')
    expect(titles({ goal: 'writing a summary', level: 'beginner' }).join()).toContain('what to keep')
  })

  it('should promise things that work again, not pieces, to those who repair', () => {
    const plan = draftPlan(brief({ goal: 'repairing my bike', level: 'beginner' }))
    expect([plan.title, plan.description].join()).not.toContain('piece')
  })

  it('should make no plan of a goal that would be cruel to plan', () => {
    expect(draftPlan(brief({ goal: 'how to kill myself' })).title).toMatch(/^Your goal:/)
  })
})

// Helpers

const HEARING = 'Hearing Spanish: sounds, stress and your first forty words'
const FIRST_TALKS = 'First conversations in Spanish: who you are, what you need'

const brief = (changes: Parameters<typeof aBrief>[0]) => aBrief({ level: null, time: null, focus: null, ...changes })

const titles = (changes: Parameters<typeof aBrief>[0]): readonly string[] =>
  draftPlan(brief(changes)).chapters.map(({ title }) => title)
