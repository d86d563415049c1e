import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBrief } from '../../testing/arbitraries.ts'
import { NOW } from '../../testing/builders.ts'
import { type Brief, briefOf } from '../brief/brief.ts'
import type { SetSlots } from '../brief/slots.ts'
import { asksForConfirmation } from './confirmation.ts'
import { summarise } from './summary.ts'
import { conversationWords, ENGLISH, isSummary, WORDS } from './words.ts'

describe('summarise', () => {
  it('should say what is known, and name what it assumes', () => {
    const set: SetSlots = { level: at('new'), minutesPerWeek: at(120), constraints: at(['no nuts']) }
    expect(summarise({ ...briefOf('Learn *chess*'), set }, ENGLISH, NOW)).toBe(
      [
        'Here’s a summary of what I understood:',
        '',
        '- **Goal:** Learn \\*chess\\*',
        '- **Level:** new to this',
        '- **Time:** 2 hours a week',
        '- **Focus:** the essentials first (my assumption)',
        '- **Always keep in mind:** no nuts',
        '',
        'If anything is wrong, choose No and tell me what to change. Shall I proceed?',
      ].join('\n'),
    )
  })

  it('should say words that gave no value as they were said', () => {
    const brief = { ...briefOf('chess'), level: 'my uncle\nplays', time: 'when it rains' }
    expect(lines(brief).slice(3, 5)).toEqual([
      '- **Level:** my uncle plays',
      '- **Time:** when it rains; for the plan: about two hours a week (my assumption)',
    ])
  })

  it.each<[SetSlots, string]>([
    [{ minutesPerWeek: { ...at(210), pace: { minutes: 30, per: 'day', daysPerWeek: 7 } } }, '30 minutes a day'],
    [{ minutesPerWeek: { ...at(180), pace: { minutes: 90, per: 'day', daysPerWeek: 2 } } }, '3 hours a week'],
    [{ minutesPerWeek: { ...at(40), pace: { minutes: 40, per: 'once' } } }, '40 minutes in all'],
    [{ minutesPerWeek: { ...at(225), pace: { minutes: 225, per: 'week' } } }, '3 hours, 45 minutes a week'],
    [{ minutesPerWeek: { ...at(75), pace: { minutes: 75, per: 'week' } } }, '75 minutes a week'],
    [{ minutesPerWeek: { ...at(30), pace: { minutes: 30, per: 'week' } } }, '30 minutes a week'],
    [{ deadline: at('2026-06-01') }, 'about two hours a week (my assumption), by June 1, 2026'],
  ])('should say time as it was said: %o', (set, said) => {
    expect(lines({ ...briefOf('chess'), set })[4]).toBe(`- **Time:** ${said}`)
  })

  it.each(Object.entries(WORDS))('should say that a date is over, and not plan for it: %s', (language, own) => {
    const summary = summarise({ ...briefOf('chess'), set: { deadline: at('2020-01-01') } }, own, NOW)
    const [said = ''] = own.values.over.split('{date}').toSorted((one, other) => other.length - one.length)
    expect(summary, language).toContain(said)
    expect(summary).toContain('2020')
    expect(isSummary(summary)).toBe(true)
  })

  it.each(Object.entries(WORDS))('should say values in the language of the conversation: %s', (language, own) => {
    const set = { level: at('some' as const), minutesPerWeek: at(180), deadline: at('2027-06-01'), skip: at(['x']) }
    const brief = { ...briefOf('guitar'), language, set }
    const summary = summarise(brief, conversationWords(brief, 'en'), NOW)
    const { levels, skip } = own.values
    for (const part of [levels.some, skip, '3', '2027']) expect(summary, language).toContain(part)
    if (language !== 'en') expect(summary).not.toMatch(/a week|June|hours|my assumption/)
  })

  it('should be known among stored ones that name the button in English', () => {
    const stored = 'Stimmt etwas nicht? Dann wähle „No, I want to change something“ und sag mir, was.'
    expect([isSummary(stored), isSummary('Stimmt etwas nicht?')]).toEqual([true, false])
  })

  it('should hold every fact that is known, and ask for a yes', () => {
    fc.assert(
      fc.property(anyBrief(), (brief) => {
        const summary = summarise(brief, ENGLISH, NOW)
        expect(summary.split('\n').filter((line) => line.startsWith('- **')).length).toBeGreaterThanOrEqual(4)
        expect(asksForConfirmation(summary)).toBe(true)
      }),
    )
  })
})

// Helpers

const at = <Value>(value: Value) => ({ value, turns: 1 })

const lines = (brief: Brief): readonly string[] => summarise(brief, ENGLISH, NOW).split('\n')
