import { describe, expect, it } from 'vitest'
import { briefOf } from '../brief/brief.ts'
import { knownSlots } from '../brief/read-brief.ts'
import { statedTime } from './stated-time.ts'

const TODAY = new Date('2027-03-01T10:00:00Z')
const NOTHING = { minutesPerWeek: null, weeks: null, totalMinutes: null }

describe('statedTime', () => {
  it.each([
    ['Chess', '2 hours a week', { minutesPerWeek: 120 }],
    ['Chess', '30 minutes a day, ready by March 15', { minutesPerWeek: 210, weeks: 2 }],
    ['Learn Swift in 4 weeks', '3 hours a week', { minutesPerWeek: 180, weeks: 4 }],
    ['Chess', '40 minutes in all', { totalMinutes: 40 }],
    ['Chess', null, {}],
    ['Chess', '2 hours, by tomorrow', { minutesPerWeek: 120, weeks: 1 / 7, totalMinutes: 120 }],
    ['Chess', '2 hours a day, by tomorrow', { minutesPerWeek: 840, weeks: 1 / 7 }],
    ['Chess', '2 hours, by 1 March 2020', { minutesPerWeek: 120 }],
    ['Chess', '2 hours a week, by January 2026', { minutesPerWeek: 120 }],
  ])('should read "%s" and "%s"', (goal, time, stated) => {
    const brief = { ...briefOf(goal), time }
    expect(statedTime(brief, knownSlots(brief, [], TODAY), TODAY)).toEqual({ ...NOTHING, ...stated })
  })

  it('should count weeks from the day that it is where the learner is', () => {
    const brief = { ...briefOf('Chess'), time: 'by March 15', timeZone: 'America/New_York' }
    const evening = new Date('2027-03-01T02:00:00Z')
    expect(statedTime(brief, knownSlots(brief, [], evening), evening)).toEqual({ ...NOTHING, weeks: 15 / 7 })
  })

  it('should go by what was put in by hand', () => {
    const set = { minutesPerWeek: { value: 60, turns: 1 }, deadline: { value: '2027-03-29', turns: 1 } }
    const brief = { ...briefOf('Chess in 10 hours in total'), time: '3 hours a week, by March 15', set }
    expect(statedTime(brief, knownSlots(brief, [], TODAY), TODAY)).toEqual({ ...NOTHING, minutesPerWeek: 60, weeks: 4 })
  })
})
