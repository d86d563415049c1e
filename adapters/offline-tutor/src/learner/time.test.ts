import { describe, expect, it } from 'vitest'
import { findTime } from './time.ts'
import { amountInWords, weeksInWords } from './time-in-words.ts'
import { deadlineIn, weeklyMinutes, weeksLeft } from './weekly-minutes.ts'

describe('findTime', () => {
  const FOUND = [
    [
      'I want to learn chess, 15 minutes a day, by next summer',
      '15 minutes a day, by next summer',
      'I want to learn chess',
    ],
    ['learn to cook on weekends', 'on weekends', 'learn to cook'],
    ['Spanish. I have about 2-3 hrs per week until Christmas', '2-3 hrs per week, until Christmas', 'Spanish.'],
    ['I can spend 2 evenings a week and want to draw', '2 evenings a week', 'want to draw'],
    ['I do not have much time', 'do not have much time', ''],
    ['I played for 3 years', null, 'I played for 3 years'],
    ['a book with 300 pages', null, 'a book with 300 pages'],
  ] as const
  for (const [text, words, rest] of FOUND) {
    it(`should find ${words === null ? 'no time' : `“${words}”`} in “${text}”`, () => {
      expect(findTime(text)).toEqual({ words, rest })
    })
  }
})

describe('weeklyMinutes', () => {
  const WEEKLY: readonly (readonly [string, number | null])[] = [
    ['2 hours a week', 120],
    ['30 min daily', 210],
    ['5h', 300],
    ['30 minutes', 30],
    ['30 min', 30],
    ['3', 180],
    ['two', 120],
    ['45', 45],
    ['tres horas por semana', 180],
    ['zwei Stunden pro Woche', 120],
    ['20 minutes par jour', 140],
    ['週に3時間', 180],
    ['constructor hours a week', null],
    ['1h/day', 420],
    ['an hour each weekday', 300],
    ['half an hour every evening', 210],
    ['an hour and a half', 90],
    ['2-3 hours per week', 150],
    ['three times a week for 45 minutes', 135],
    ['2 hours every other day', 420],
    ['30 minutes a day and 2 hours on weekends', 330],
    ['a couple of hours per month', 30],
    ['weekends', 180],
    ['Sunday mornings', 60],
    ['twice a week', 90],
    ['not much time', 60],
    ['I do not have much time', 60],
    ['I have a lot of time', 480],
    ['full time', 1800],
    ['5000 hours a day', 2400],
    ['by June', null],
    ['in 3 months', null],
    ['no idea', null],
  ]
  for (const [text, minutes] of WEEKLY) {
    it(`should take “${text}” for ${minutes ?? 'no'} minutes`, () => {
      expect(weeklyMinutes(text)).toBe(minutes)
    })
  }
})

describe('weeksLeft, deadlineIn', () => {
  it('should read a date, and count the weeks where it can', () => {
    expect([weeksLeft('in 3 months'), deadlineIn('2h a week, in 3 months')]).toEqual([13, 'in 3 months'])
    expect([weeksLeft('by June'), deadlineIn('1h a day by June')]).toEqual([null, 'by June'])
    expect([weeksLeft('20 min a day'), deadlineIn('one hour in a week')]).toEqual([null, null])
  })
})

describe('amountInWords, weeksInWords', () => {
  it('should say about how much it is', () => {
    expect([5, 20, 30, 45, 60, 90, 120, 150, 420].map(amountInWords)).toEqual([
      'about five minutes',
      'about twenty minutes',
      'about half an hour',
      'about three quarters of an hour',
      'about an hour',
      'about an hour and a half',
      'about two hours',
      'about two and a half hours',
      'about seven hours',
    ])
    expect([0.4, 1, 2.4, 4].map(weeksInWords)).toEqual([
      'half a week',
      'about a week',
      'about two weeks',
      'about four weeks',
    ])
  })
})
