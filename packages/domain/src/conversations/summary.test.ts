import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBrief } from '../../testing/arbitraries.ts'
import { aTurn } from '../../testing/builders.ts'
import { briefOf } from '../brief/brief.ts'
import { asksForConfirmation } from './confirmation.ts'
import { summarise } from './summary.ts'
import { WORDS } from './words/all-words.ts'
import { conversationWords, isSummary } from './words/index.ts'

describe('summarise', () => {
  it('should say what was stated, and name what it assumes', () => {
    expect(summarise({ ...briefOf('Learn *chess*'), level: 'no', time: '2 hours\na week' }, words('Learn chess'))).toBe(
      [
        'Here’s a summary of what I understood:',
        '',
        '- **Goal:** Learn \\*chess\\*',
        '- **Level:** new to this',
        '- **Time:** 2 hours a week',
        '- **Focus:** the essentials first (my assumption)',
        '',
        'If anything is wrong, choose No and tell me what to change. Shall I proceed?',
      ].join('\n'),
    )
  })

  it.each([
    ['de', 'Ich möchte gerne Gitarre spielen lernen, damit ich am Lagerfeuer begleiten kann', 'Ziel'],
    ['fr', 'Je voudrais apprendre à jouer de la guitare pour accompagner mes amis', 'Objectif'],
    ['ja', 'ギターを弾けるようになりたいです', '目標'],
    ['zh', '我想学习弹吉他', '目标'],
    ['ru', 'Я хочу научиться играть на гитаре', 'Цель'],
    ['ar', 'أريد أن أتعلم العزف على الجيتار', 'الهدف'],
    ['hi', 'मैं गिटार बजाना सीखना चाहता हूँ', 'लक्ष्य'],
  ])('should speak %s with a learner who does', (_language, goal, label) => {
    const summary = summarise(briefOf(goal), words(goal))
    expect(summary).toContain(`**${label}:** ${goal}`)
    expect(isSummary(summary)).toBe(true)
  })

  it('should be known among stored ones that name the button in English', () => {
    const stored = 'Stimmt etwas nicht? Dann wähle „No, I want to change something“ und sag mir, was.'
    expect([isSummary(stored), isSummary('Stimmt etwas nicht?')]).toEqual([true, false])
  })

  it('should not take its language from a remark', () => {
    const turns = ['guitar', 'beginner', '1 hour a week', 'blues', "great, let's go"].map((text) => aTurn({ text }))
    expect(summarise(briefOf('guitar'), conversationWords(turns, 'en'))).toContain('**Goal:** guitar')
  })

  it.each([
    ['en', 'two hours a week', 'two hours a week'],
    ['de', 'zwei Stunden pro Woche', 'zwei Stunden pro Woche'],
    ['en', 'an hour on Sundays', 'an hour on Sundays (1 hour a week)'],
  ])('should name no value beside words that say just that, in %s: %s', (language, time, shown) => {
    const own = WORDS[language]
    if (!own) throw new Error(`No words of ${language}`)
    expect(summarise({ ...briefOf('chess'), time }, own)).toContain(`- **${own.names.time}:** ${shown}\n`)
  })

  it('should say what the words come to', () => {
    const brief = {
      ...briefOf('guitar'),
      level: 'I know a few chords',
      time: 'half an hour a day, by June 1st',
      focus: 'fun, no theory',
    }
    const summary = summarise(brief, words('Learn the guitar'), [aTurn({ text: 'half an hour a day, by June 1st' })])
    expect(summary.split('\n').slice(3, 7)).toEqual([
      '- **Level:** I know a few chords (some experience)',
      '- **Time:** half an hour a day, by June 1st (3.5 hours a week, by June 1, 2026)',
      '- **Focus:** fun',
      '- **Leave out:** theory',
    ])
  })

  it.each(Object.entries(WORDS))('should say that a date is over, and not plan for it: %s', (language, own) => {
    const brief = { ...briefOf('chess'), time: '2 hours a week, by 1 January 2020' }
    const summary = summarise(brief, own, [aTurn({ text: 'by 1 January 2020' })])
    const [said = ''] = own.values.over.split('{date}').toSorted((one, other) => other.length - one.length)
    expect(summary).toContain(said)
    expect(summary, language).toContain('2020')
    expect(isSummary(summary)).toBe(true)
    const ahead = summarise({ ...brief, time: 'by 1 January 2090' }, own, [aTurn({ text: 'by 1 January 2090' })])
    expect(ahead).not.toContain(said)
  })

  it('should say what was put in by hand instead of what was said', () => {
    const set = {
      level: { value: 'expert' as const, turns: 1 },
      minutesPerWeek: { value: 100, turns: 1 },
      mustHave: { value: ['*jazz*', 'blues'], turns: 1 },
      formats: { value: ['watch' as const], turns: 1 },
    }
    const said = { level: 'beginner', time: '3 hours a week, on Sundays', focus: 'must include rock, for fun' }
    expect(
      summarise({ ...briefOf('guitar'), ...said, set }, words('Learn the guitar'))
        .split('\n')
        .slice(3, 8),
    ).toEqual([
      '- **Level:** expert',
      '- **Time:** on Sundays (100 minutes a week)',
      '- **Focus:** for fun',
      '- **Must have:** \\*jazz\\*; blues',
      '- **Learn by:** watching',
    ])
  })

  it.each(Object.entries(WORDS))('should say values in the language of the conversation: %s', (language, own) => {
    const at = <Value>(value: Value) => ({ value, turns: 0 })
    const set = { level: at('some' as const), minutesPerWeek: at(180), deadline: at('2027-06-01'), skip: at(['x']) }
    const summary = summarise({ ...briefOf('guitar'), set }, own)
    const { levels, skip } = own.values
    for (const part of [levels.some, skip, '3', '2027']) expect(summary, language).toContain(part)
    if (language !== 'en') expect(summary).not.toMatch(/a week|June|hours|my assumption/)
  })

  it('should hold every fact that is known, and ask for a yes', () => {
    fc.assert(
      fc.property(anyBrief(), (brief) => {
        const summary = summarise(brief, words('Learn to play chess'))
        expect(summary.split('\n').filter((line) => line.startsWith('- **')).length).toBeGreaterThanOrEqual(4)
        expect(asksForConfirmation(summary)).toBe(true)
      }),
    )
  })
})

// Helpers

const words = (goal: string) => conversationWords([aTurn({ text: goal })])
