import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn, dayOf, daysBetween, knownTimeZone, mondayOf, timeOfDayIn, weeksUntil } from './calendar.ts'

describe('dayIn', () => {
  it.each([
    ['America/New_York', '2026-11-24T01:30:00Z', '2026-11-23'],
    ['America/New_York', '2026-11-24T05:00:00Z', '2026-11-24'],
    // an hour earlier in summer
    ['America/New_York', '2026-07-24T04:00:00Z', '2026-07-24'],
    ['Asia/Kathmandu', '2026-11-23T18:14:59Z', '2026-11-23'],
    ['Asia/Kathmandu', '2026-11-23T18:15:00Z', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Pacific/Niue', '2027-01-01T10:59:59Z', '2026-12-31'],
    ['UTC', '2026-11-24T00:00:00Z', '2026-11-24'],
    [undefined, '2026-11-23T23:59:59Z', '2026-11-23'],
    ['Mars/Olympus_Mons', '2026-11-23T23:59:59Z', '2026-11-23'],
  ])('should be the day in %s at %s', (zone, at, day) => {
    expect(dayIn(zone, new Date(at)).toISOString()).toBe(`${day}T00:00:00.000Z`)
  })

  it('should never be more than a day from that of UTC', () => {
    fc.assert(
      fc.property(anyZone(), anyMoment(), (timeZone, at) => {
        const day = dayIn(timeZone, at)
        expect(dayOf(day)).toBe(at.toLocaleDateString('sv', { timeZone }))
        expect(Math.abs(weeksUntil(day, dayIn('UTC', at)) * 7)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('timeOfDayIn', () => {
  it.each([
    ['Europe/Berlin', '2026-11-24T07:00:00Z', 8, 0],
    // an hour later in summer
    ['Europe/Berlin', '2026-07-24T06:00:00Z', 8, 0],
    // the hour that comes twice, and the one that is left out
    ['Europe/Berlin', '2026-10-25T00:30:00Z', 2, 30],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', 2, 30],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', 3, 0],
    ['Asia/Kathmandu', '2026-11-23T18:15:00Z', 0, 0],
    ['America/New_York', '2026-11-24T04:59:59Z', 23, 59],
    [undefined, '2026-11-24T23:59:00Z', 23, 59],
    ['Mars/Olympus_Mons', '2026-11-24T12:00:00Z', 12, 0],
  ])('should be what clocks in %s show at %s', (zone, at, hours, minutes) => {
    expect(timeOfDayIn(zone, new Date(at))).toBe((hours * 60 + minutes) * 60_000)
  })

  it('should be less than a day, wherever and whenever', () => {
    fc.assert(
      fc.property(anyZone(), anyMoment(), (timeZone, at) => {
        const time = timeOfDayIn(timeZone, at)
        expect(time >= 0 && time < 86_400_000 && time % 60_000 === 0).toBe(true)
      }),
    )
  })
})

describe('mondayOf', () => {
  it('should be the Monday of that day or the last one before', () => {
    fc.assert(
      fc.property(anyMoment(), (at) => {
        const day = dayIn('UTC', at)
        const monday = mondayOf(day)
        expect(monday.getUTCDay()).toBe(1)
        expect(daysBetween(monday, day)).toBe((day.getUTCDay() + 6) % 7)
      }),
    )
  })
})

describe('dayAfter and weeksUntil', () => {
  it('should be the other way round of each other, over daylight saving and leap years', () => {
    fc.assert(
      fc.property(anyMoment(), fc.nat(520), (at, weeks) => {
        const today = dayIn('UTC', at)
        expect(weeksUntil(dayAfter(today, weeks, 'weeks'), today)).toBe(weeks)
      }),
    )
  })

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-12-15', 2, '2028-02-15'],
    ['2028-01-30', 1, '2028-02-29'],
  ])('should put %s, %s months later, at %s', (day, count, later) => {
    expect(dayOf(dayAfter(new Date(day), count, 'months'))).toBe(later)
  })
})

describe('knownTimeZone', () => {
  it('should know every zone that the platform has, in any case', () => {
    for (const zone of ZONES) {
      expect(knownTimeZone(zone)).toBe(zone)
      expect(knownTimeZone(zone.toLowerCase())).toBe(zone)
    }
  })

  it.each(['', 'undefined', 'Etc/Unknown', 'Mars/Olympus_Mons', '+05:30', '-03', 'Europe/Berlin\0', ' Europe/Berlin'])(
    'should not know "%s"',
    (name) => expect(knownTimeZone(name)).toBeNull(),
  )

  it('should answer null or a name that means the same, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const zone = knownTimeZone(name)
        expect(zone === null ? null : knownTimeZone(zone)).toBe(zone)
      }),
    )
  })
})

// Helpers

const ZONES = Intl.supportedValuesOf('timeZone')
const anyZone = () => fc.constantFrom(...ZONES)
// years of four figures: as texts they compare as days do
const anyMoment = () => fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
