import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../time/calendar.ts'
import { deadlineIn, FACTS, type Fact, type FactName, formatIn, levelIn, minutesPerWeek, paceIn } from './facts.ts'
import type { Pace } from './slots.ts'

const TODAY = new Date('2027-01-31')

describe('paceIn', () => {
  it.each<[string, readonly (readonly [FactName, string])[], Pace | null]>([
    ['minutes a day', [['minutes_per_day', '30']], { minutes: 30, per: 'day', daysPerWeek: 7 }],
    [
      'hours a day on some days',
      [
        ['hours_per_day', '1,5'],
        ['days_per_week', '2'],
      ],
      { minutes: 90, per: 'day', daysPerWeek: 2 },
    ],
    ['hours a week', [['hours_per_week', '5']], { minutes: 300, per: 'week' }],
    [
      'hours and minutes a week',
      [
        ['hours_per_week', '1'],
        ['minutes_per_week', '30'],
      ],
      { minutes: 90, per: 'week' },
    ],
    ['all there is', [['minutes_in_all', '40']], { minutes: 40, per: 'once' }],
    ['days alone', [['days_per_week', '3']], null],
    ['an amount with its unit', [['hours_per_week', '5 hours']], { minutes: 300, per: 'week' }],
    ['an amount with another unit', [['hours_per_week', '30 minutes']], { minutes: 30, per: 'week' }],
    ['an amount with its span', [['hours_per_week', '5 hours a week']], { minutes: 300, per: 'week' }],
    ['an amount with another span', [['hours_per_week', '5 hours per day']], null],
    ['hours of minutes', [['minutes_per_week', '2 hours']], { minutes: 120, per: 'week' }],
    ['an amount with a unit of something else', [['hours_per_week', '3 months']], null],
    ['words', [['minutes_per_day', 'half an hour']], null],
    ['nothing', [['minutes_per_day', '0']], null],
    ['a number that is negative', [['hours_per_week', '-2']], null],
    [
      'too many days',
      [
        ['minutes_per_day', '30'],
        ['days_per_week', '9'],
      ],
      { minutes: 30, per: 'day', daysPerWeek: 7 },
    ],
  ])('should read %s', (_name, facts, pace) => {
    expect(paceIn(facts.map(aFact), null)).toEqual(pace)
  })

  it('should keep what is unsaid of a pace by the day', () => {
    const before = { minutes: 30, per: 'day', daysPerWeek: 5 } as const
    expect(paceIn([aFact(['days_per_week', '3'])], before)).toEqual({ ...before, daysPerWeek: 3 })
    expect(paceIn([aFact(['minutes_per_day', '45'])], before)).toEqual({ ...before, minutes: 45 })
  })
})

describe('minutesPerWeek', () => {
  it.each<[Pace, number | null]>([
    [{ minutes: 30, per: 'day', daysPerWeek: 7 }, 210],
    [{ minutes: 15, per: 'week' }, 15],
    [{ minutes: 14, per: 'week' }, null],
    [{ minutes: 3_600, per: 'week' }, 3_600],
    [{ minutes: 10_000, per: 'week' }, null],
    [{ minutes: 40, per: 'once' }, 40],
  ])('should be, of %o, %s', (pace, minutes) => expect(minutesPerWeek(pace)).toBe(minutes))
})

describe('levelIn and formatIn', () => {
  it('should know other names that models have for a value', () => {
    expect(['new', ' Beginner', 'intermediate', 'advanced', 'expert', 'constructor', ''].map(levelIn)).toEqual([
      ...['new', 'new', 'some', 'comfortable', 'expert'],
      ...[null, null],
    ])
    expect(['build', 'Building', 'watching', 'toString'].map(formatIn)).toEqual(['build', 'build', 'watch', null])
  })
})

describe('deadlineIn', () => {
  it.each<[FactName, string, string | null]>([
    ['ready_in_weeks', '3', '2027-02-21'],
    ['ready_in_days', '1', '2027-02-01'],
    // the last day of a shorter month
    ['ready_in_months', '1', '2027-02-28'],
    ['ready_in_months', '12', '2028-01-31'],
    ['ready_by', '2027-06-01', '2027-06-01'],
    ['ready_by', '2027-01-31', null],
    ['ready_by', '2020-01-01', null],
    ['ready_by', '2027-02-30', null],
    ['ready_by', 'next summer', null],
    ['ready_in_weeks', 'three', null],
    ['ready_in_weeks', '0', null],
    ['ready_in_weeks', '9999', null],
  ])('should be, of %s %s, %s', (name, value, day) => {
    expect(deadlineIn(aFact([name, value]), TODAY)).toBe(day)
  })

  it('should be the next such day where the learner says no year, whatever year a model takes', () => {
    const dayOf = (value: string, quote: string) => deadlineIn({ name: 'ready_by', value, quote }, TODAY)
    expect(dayOf('2026-05-15', 'am 15. Mai')).toBe('2027-05-15')
    expect(dayOf('2027-01-15', 'mid January')).toBe('2028-01-15')
    expect(dayOf('2024-02-29', 'on leap day')).toBe('2028-02-29')
    expect(dayOf('2026-05-15', 'by May 15, 2026')).toBe(null)
  })
})

describe('any fact', () => {
  it('should give a pace in its range and a day that is to come, or nothing', () => {
    const anyFact = fc.record({
      name: fc.constantFrom(...(Object.keys(FACTS) as FactName[])), // keys of the record
      value: fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
      quote: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(anyFact), (facts) => {
        const pace = paceIn(facts, null)
        const minutes = pace && minutesPerWeek(pace)
        expect(minutes === null || (minutes >= 5 && minutes <= 3_600)).toBe(true)
        for (const fact of facts) expect((deadlineIn(fact, TODAY) ?? '9') > dayOf(TODAY)).toBe(true)
      }),
    )
  })
})

// Helpers

const aFact = ([name, value]: readonly [FactName, string]): Fact => ({ name, value, quote: value })
