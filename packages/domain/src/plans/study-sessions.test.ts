import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../shared/duration.ts'
import { daysBetween } from '../time/calendar.ts'
import { studySessions } from './study-sessions.ts'

type Plan = Parameters<typeof studySessions>[0]

const START = new Date('2026-01-15T12:00:00Z')
const on = (day: number): Date => new Date(START.getTime() + day * DAY)
const chapter = (minutes: number | null, doneOn: number | null = null) => ({
  minutes,
  isUnlocked: true,
  completedAt: doneOn === null ? null : on(doneOn),
})
const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  ...{ createdAt: START, countsFrom: START, timeZone: undefined, isArchived: false, daysPerWeek: null },
  chapters: [chapter(60), chapter(120)],
  brief: { minutesPerWeek: 120, deadline: null },
  ...changes,
})
const starts = (plan: Plan, now = START) => studySessions(plan, now).map(({ start, minutes }) => `${start} ${minutes}`)
const dayOfSession = ({ start }: { readonly start: string }): number =>
  daysBetween(new Date('2026-01-15'), new Date(start.slice(0, 10)))

describe('studySessions', () => {
  it('should spread two hours a week over three evenings, and name the chapter of each', () => {
    expect(starts(aPlan())).toEqual([
      '2026-01-16T18:00 40',
      '2026-01-18T18:00 40',
      '2026-01-20T18:00 40',
      '2026-01-23T18:00 40',
      '2026-01-25T18:00 40',
    ])
    expect(studySessions(aPlan(), START).map(({ number, chapter }) => [number, chapter])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 1],
      [5, 1],
    ])
  })

  it('should keep to the days that the learner has, several sessions on one where there is much to do', () => {
    const brief = { minutesPerWeek: 240, deadline: null }
    expect(starts(aPlan({ brief, daysPerWeek: 2 }))).toEqual([
      '2026-01-16T18:00 60',
      '2026-01-16T19:15 60',
      '2026-01-19T18:00 60',
    ])
    // a quarter of an hour each day is no session
    expect(starts(aPlan({ brief: { minutesPerWeek: 105, deadline: null }, daysPerWeek: 7 })).slice(0, 3)).toEqual([
      '2026-01-16T18:00 35',
      '2026-01-18T18:00 35',
      '2026-01-20T18:00 35',
    ])
    expect(starts(aPlan({ brief: { minutesPerWeek: 15, deadline: null } })).slice(0, 2)).toEqual([
      '2026-01-16T18:00 30',
      '2026-01-30T18:00 30',
    ])
  })

  it('should begin in the morning where an evening would not do', () => {
    const plan = aPlan({ brief: { minutesPerWeek: 3_600, deadline: null }, chapters: [chapter(600)] })
    expect(starts(plan).map((start) => start.slice(8))).toEqual([
      ...['16T09:00 55', '16T10:10 55', '16T11:20 55', '16T12:30 55', '16T13:40 55', '16T14:50 55'],
      ...['16T16:00 55', '16T17:10 55', '16T18:20 55', '17T09:00 55', '17T10:10 55'],
    ])
  })

  it('should end with the deadline, and count its days where no time was said', () => {
    expect(starts(aPlan({ brief: { minutesPerWeek: 120, deadline: '2026-01-20' } }))).toHaveLength(3)
    const evenly = studySessions(aPlan({ brief: { minutesPerWeek: null, deadline: '2026-01-22' } }), START)
    expect(evenly.map(({ start }) => start.slice(0, 10))).toEqual([
      '2026-01-16',
      '2026-01-17',
      '2026-01-19',
      '2026-01-21',
    ])
  })

  it('should leave out what is over and done, and keep the numbers of all others', () => {
    const plan = aPlan({ chapters: [chapter(60, 1), chapter(120)] })
    expect(studySessions(plan, on(8)).map(({ number }) => number)).toEqual([4, 5])
    expect(studySessions(plan, START).map(({ number }) => number)).toEqual([3, 4, 5])
    expect(studySessions(plan, on(90))).toEqual([])
  })

  it('should plan nothing where nothing is dated', () => {
    expect(starts(aPlan({ brief: { minutesPerWeek: null, deadline: null } }))).toEqual([])
    expect(starts(aPlan({ chapters: [chapter(null)] }))).toEqual([])
  })

  it('should always have sessions of 30 to 60 minutes, one after the other, on no more days than there are, before the deadline', () => {
    const plans = fc.record({
      minutes: fc.array(fc.integer({ min: 10, max: 6_000 }), { minLength: 1, maxLength: 12 }),
      weekly: fc.option(fc.integer({ min: 15, max: 3_600 })),
      daysPerWeek: fc.option(fc.integer({ min: 1, max: 7 })),
      until: fc.option(fc.integer({ min: 1, max: 700 })),
    })
    fc.assert(
      fc.property(plans, ({ minutes, weekly, daysPerWeek, until }) => {
        const deadline = until === null ? null : on(until).toISOString().slice(0, 10)
        const chapters = minutes.map((one) => chapter(one))
        const sessions = studySessions(
          aPlan({ chapters, daysPerWeek, brief: { minutesPerWeek: weekly, deadline } }),
          START,
        )
        expect(sessions.length > 0).toBe(weekly !== null || until !== null)
        expect(sessions.length).toBeLessThanOrEqual(500)
        const endOf = ({ start, minutes }: (typeof sessions)[number]) => Date.parse(`${start}Z`) + minutes * 60_000
        const unfit = sessions.filter((session, place) => {
          const next = sessions[place + 1]
          const isFit = session.minutes >= 30 && session.minutes <= 60 && session.number === place + 1
          const isApart = !next || Date.parse(`${next.start}Z`) > endOf(session)
          const isOnOneDay = new Date(endOf(session)).toISOString().startsWith(session.start.slice(0, 10))
          return !isFit || !isApart || !isOnOneDay || (until !== null && dayOfSession(session) > until)
        })
        expect(unfit).toEqual([])
        const days = [...new Set(sessions.map(dayOfSession))]
        const full = days.filter((day) => days.filter((one) => one >= day && one < day + 7).length > (daysPerWeek ?? 7))
        expect(full).toEqual([])
        // without an end before it, there is time for all of it
        const planned = sessions.reduce((sum, one) => sum + one.minutes, 0)
        const wanted = minutes.reduce((sum, one) => sum + one, 0)
        if (until === null && sessions.length > 0 && sessions.length < 500)
          expect(planned).toBeGreaterThanOrEqual(wanted)
      }),
    )
  })
})
