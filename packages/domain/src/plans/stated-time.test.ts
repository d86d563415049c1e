import { describe, expect, it } from 'vitest'
import { briefOf } from '../brief/brief.ts'
import { knownSlots } from '../brief/read-brief.ts'
import type { SetSlots } from '../brief/slots.ts'
import { statedTime } from './plan-room.ts'

const NOW = new Date('2027-03-01T10:00:00Z')
const NOTHING = { minutesPerWeek: null, weeks: null, totalMinutes: null }
const weekly = (value: number) => ({ minutesPerWeek: { value, turns: 1 } })

describe('statedTime', () => {
  it.each<[string, SetSlots, object]>([
    ['nothing', {}, {}],
    ['a pace', weekly(120), { minutesPerWeek: 120 }],
    [
      'a pace and a day',
      { ...weekly(60), deadline: { value: '2027-03-29', turns: 1 } },
      { minutesPerWeek: 60, weeks: 4 },
    ],
    [
      'all there is',
      { minutesPerWeek: { value: 40, turns: 1, pace: { minutes: 40, per: 'once' } } },
      { totalMinutes: 40 },
    ],
    ['a day that is over', { deadline: { value: '2020-03-01', turns: 1 } }, {}],
  ])('should know of %s', (_name, set, stated) => {
    const brief = { ...briefOf('Chess'), set }
    expect(statedTime(brief, knownSlots(brief, NOW), NOW)).toEqual({ ...NOTHING, ...stated })
  })

  it('should count weeks from the day that it is where the learner is', () => {
    const set = { deadline: { value: '2027-03-15', turns: 1 } }
    const brief = { ...briefOf('Chess'), timeZone: 'America/New_York', set }
    const evening = new Date('2027-03-01T02:00:00Z')
    expect(statedTime(brief, knownSlots(brief, evening), evening)).toEqual({ ...NOTHING, weeks: 15 / 7 })
  })
})
