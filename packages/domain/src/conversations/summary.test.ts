import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBrief } from '../../testing/arbitraries.ts'
import { aTurn } from '../../testing/builders.ts'
import { briefOf } from './brief.ts'
import { asksForConfirmation } from './confirmation.ts'
import { summarise } from './summary.ts'
import { conversationWords, isSummary } from './words/index.ts'

describe('summarise', () => {
  it('should say what was stated, and name what it assumes', () => {
    expect(summarise({ ...briefOf('Learn *chess*'), level: 'no', time: '2 hours\na week' }, words('Learn chess'))).toBe(
      [
        "Here's a summary of what I understood:",
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

  it('should not take its language from a remark', () => {
    const turns = ['guitar', 'beginner', '1 hour a week', 'blues', "great, let's go"].map((text) => aTurn({ text }))
    expect(summarise(briefOf('guitar'), conversationWords(turns, 'en'))).toContain('**Goal:** guitar')
  })

  it('should hold every fact that is known, and ask for a yes', () => {
    fc.assert(
      fc.property(anyBrief(), (brief) => {
        const summary = summarise(brief, words('Learn to play chess'))
        expect(summary.split('\n').filter((line) => line.startsWith('- **'))).toHaveLength(4)
        expect(asksForConfirmation(summary)).toBe(true)
      }),
    )
  })
})

// Helpers

const words = (goal: string) => conversationWords([aTurn({ text: goal })])
