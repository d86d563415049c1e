import { describe, expect, it } from 'vitest'
import { deadlineIn, weeksLeft } from './deadline.ts'
import { describeAmount, describeWeeks } from './describe-time.ts'
import { weeklyMinutes } from './weekly-minutes.ts'

describe('weeklyMinutes', () => {
  const WEEKLY: readonly (readonly [string, number | null])[] = [
    ['2 hours a week', 120],
    ['30 min daily', 210],
    ['5h', 300],
    ['30 minutes', 30],
    ['1h30 a week', 90],
    ['1 hour and 30 minutes per week', 90],
    ['3', 180],
    ['two', 120],
    ['45', 45],
    ['30 minutes a day, five days a week', 150],
    ['five days a week, 30 minutes a day', 150],
    ['30 minutes a day on weekdays', 150],
    ['20 min, 3x a week', 60],
    ['20 minutes twice a day', 280],
    ['an hour on Saturday and Sunday', 120],
    ['I write TypeScript daily and have 2 hours a week', 120],
    ['not 3 but 30 minutes', 30],
    ['not 3 hours but 30 minutes a day', 210],
    ['30 minutes, not 3 hours', 30],
    ['3 hours, not weekends', 180],
    ['2 hours, not on Sundays', 120],
    ['30 minutes a day, not weekends', 210],
    ["I don't have two hours a week, more like 40 minutes", 40],
    ['tres horas por semana', 180],
    ['três horas por semana', 180],
    ['meia hora por dia', 210],
    ['sete horas por semana', 420],
    ['zwei Stunden pro Woche', 120],
    ['20 minutes par jour', 140],
    ['週に3時間', 180],
    ['1h/day', 420],
    ['30m a day', 210],
    ['swim 100 m', null],
    ['swim 100m', null],
    ['10 min/d', 70],
    ['5 days x 1 hour', 300],
    ['weekday mornings, 15 minutes', 75],
    ['une heure le week-end', 60],
    ["due volte alla settimana un'ora", 120],
    ['einmal die Woche eine halbe Stunde', 30],
    ['3 mal pro Woche je 20 Minuten', 60],
    ['twice a day 10 minutes each', 140],
    ['an hour each weekday', 300],
    ['half an hour every evening', 210],
    ['an hour and a half', 90],
    ['two and a half hours a week', 150],
    ['2-3 hours per week', 150],
    ['2 to 3 hours per week', 150],
    ['three times a week for 45 minutes', 135],
    ['2 hours every other day', 420],
    ['30 minutes a day and 2 hours on weekends', 330],
    ['a couple of hours per month', 30],
    ['full time', 1800],
    ['5000 hours a day', 3600],
    ['5 minutes a week', 15],
    ['20 minutes Monday to Friday', 100],
    ['5 x 30 minutes a week', 150],
    ['10 hours in total', null],
    ['every day', null],
    ['daily', null],
    ['five days a week', null],
    ['weekends', null],
    ['twice a week', null],
    ['not much time', null],
    ['constructor hours a week', null],
    ['by June', null],
    ['in 3 months', null],
    ['no idea', null],
    ['', null],
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
    expect([weeksLeft('by June'), deadlineIn('1h a day by June 1st')]).toEqual([null, 'by June 1st'])
    expect([weeksLeft('20 min a day'), deadlineIn('one hour in a week')]).toEqual([null, null])
    expect(deadlineIn('before the end of next year')).toBe('before the end of next year')
    expect(deadlineIn('I may have 2 hours')).toBeNull()
  })
})

describe('describeAmount, describeWeeks', () => {
  it('should say about how much it is', () => {
    expect([5, 20, 30, 45, 60, 90, 120, 150, 420].map(describeAmount)).toEqual([
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
    expect([0.4, 1, 2.4, 4].map(describeWeeks)).toEqual([
      'half a week',
      'about a week',
      'about two weeks',
      'about four weeks',
    ])
  })
})
