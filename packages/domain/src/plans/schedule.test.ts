import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../shared/duration.ts'
import { dayIn, dayOf, daysBetween } from '../time/calendar.ts'
import { type Schedule, scheduleOf } from './schedule.ts'

type Scheduled = Parameters<typeof scheduleOf>[0]
type Chapter = Scheduled['chapters'][number]

const START = new Date('2026-01-15T12:00:00Z')
const on = (day: number): Date => new Date(START.getTime() + day * DAY)
const chapter = (minutes: number | null, doneOn: number | null = null): Chapter => ({
  minutes,
  isUnlocked: true,
  completedAt: doneOn === null ? null : on(doneOn),
})
const aPlan = (chapters: readonly Chapter[], changes: Partial<Scheduled> = {}): Scheduled => ({
  ...{ createdAt: START, countsFrom: START, timeZone: undefined, isArchived: false, chapters },
  brief: { minutesPerWeek: 120, deadline: null },
  ...changes,
})
const weeks = ({ dates }: Schedule) => dates.map(({ week }) => week)
const days = ({ dates }: Schedule) => dates.map(({ due }) => due)

describe('scheduleOf', () => {
  it('should give each chapter the week in which it is to be done', () => {
    const plan = aPlan([chapter(60), chapter(60), chapter(90), chapter(null), chapter(300)])
    expect(weeks(scheduleOf(plan, START))).toEqual([1, 1, 2, 3, 6])
    expect(days(scheduleOf(plan, START))).toEqual([null, null, null, null, null])
  })

  it.each<[string, Partial<Scheduled['brief']>, (string | null)[]]>([
    ['by so much a week', { deadline: '2026-03-01' }, ['2026-01-19', '2026-01-22', '2026-01-29']],
    [
      'evenly, where no time was said',
      { minutesPerWeek: null, deadline: '2026-02-04' },
      ['2026-01-20', '2026-01-25', '2026-02-04'],
    ],
    ['not at all without either', { minutesPerWeek: null }, [null, null, null]],
  ])('should give each chapter a day before a deadline: %s', (_, brief, expected) => {
    const plan = aPlan([chapter(60), chapter(60), chapter(120)], {
      brief: { minutesPerWeek: 120, deadline: null, ...brief },
    })
    expect(days(scheduleOf(plan, START))).toEqual(expected)
  })

  it('should count from the day where the learner was, and from the last change on', () => {
    const late = new Date('2026-01-15T23:30:00Z')
    const brief = { minutesPerWeek: 120, deadline: '2026-03-01' }
    const there = aPlan([chapter(120)], { createdAt: late, countsFrom: late, timeZone: 'Asia/Tokyo', brief })
    expect(days(scheduleOf(there, late))).toEqual(['2026-01-23'])

    const changed = aPlan([chapter(60, 2), chapter(60, 30), chapter(240)], { countsFrom: on(23) })
    expect(weeks(scheduleOf(changed, on(23)))).toEqual([null, 4, 6])
  })

  it.each<[string, number, Chapter[], Schedule['pace']]>([
    ['on the first day', 0, [chapter(60), chapter(60), chapter(120)], 'on-track'],
    ['on the last day of its week', 6, [chapter(60), chapter(60), chapter(120)], 'on-track'],
    ['a day after it', 7, [chapter(60, 1), chapter(60), chapter(120)], 'behind'],
    ['with what was due done', 7, [chapter(60, 1), chapter(60, 6), chapter(120)], 'on-track'],
    ['with the work of a week done in it', 1, [chapter(60, 1), chapter(60, 1), chapter(120)], 'on-track'],
    ['with more than that', 1, [chapter(60, 1), chapter(60), chapter(120, 1)], 'ahead'],
    ['at the end', 60, [chapter(60, 1), chapter(60, 1), chapter(120, 1)], null],
    ['before it is begun', 60, [{ ...chapter(60), isUnlocked: false }], null],
    ['without times', 60, [chapter(null), chapter(null)], null],
  ])('should say how it is going %s', (_, day, chapters, pace) => {
    expect(scheduleOf(aPlan(chapters), on(day)).pace).toBe(pace)
    expect(scheduleOf(aPlan(chapters, { isArchived: true }), on(day)).pace).toBe(null)
  })

  it('should be on track again once more time is given', () => {
    const chapters = [chapter(120, 1), chapter(120), chapter(240)]
    expect(scheduleOf(aPlan(chapters), on(21)).pace).toBe('behind')
    const brief = { minutesPerWeek: 60, deadline: null }
    expect(scheduleOf(aPlan(chapters, { brief, countsFrom: on(21) }), on(21)).pace).toBe('on-track')
  })

  it('should always rise, end by the deadline where the plan fits, and be behind on no first day', () => {
    fc.assert(
      fc.property(anyScheduled(), (plan) => {
        const { dates, pace } = scheduleOf(plan, plan.countsFrom)
        const total = plan.chapters.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
        const { minutesPerWeek: weekly, deadline } = plan.brief
        const numbers = dates.map(({ week, due }) => [week ?? 0, due ?? ''] as const)
        for (const [at, [week, due]] of numbers.entries()) {
          const [before = 0, dueBefore = ''] = numbers[at - 1] ?? []
          expect([week >= before, due >= dueBefore]).toEqual([true, true])
          expect(week > 0 || weekly === null).toBe(true)
        }
        const left = deadline === null ? 0 : daysBetween(dayIn(plan.timeZone, plan.countsFrom), new Date(deadline))
        const fits = weekly === null || total * 7 <= weekly * left
        if (deadline !== null && left > 0 && fits) expect((dates.at(-1)?.due ?? '') <= deadline).toBe(true)
        expect(pace).not.toBe('behind')
      }),
    )
  })

  it('should never say worse of one who has done more', () => {
    const order = ['behind', 'on-track', 'ahead', null]
    fc.assert(
      fc.property(anyScheduled(), fc.nat(400), fc.nat(11), (plan, day, place) => {
        const now = new Date(plan.countsFrom.getTime() + day * DAY)
        const chapters = plan.chapters.map((one, at) => (at === place ? { ...one, completedAt: now } : one))
        const [before, after] = [plan, { ...plan, chapters }].map((one) => order.indexOf(scheduleOf(one, now).pace))
        expect(after).toBeGreaterThanOrEqual(before ?? 0)
      }),
    )
  })
})

// Helpers

const anyScheduled = (): fc.Arbitrary<Scheduled> =>
  fc
    .record({
      minutes: fc.array(fc.integer({ min: 10, max: 6_000 }), { minLength: 1, maxLength: 12 }),
      weekly: fc.option(fc.integer({ min: 15, max: 3_600 })),
      deadlineIn: fc.option(fc.integer({ min: 1, max: 1_000 })),
      isDone: fc.array(fc.boolean(), { maxLength: 12 }),
      timeZone: fc.constantFrom(undefined, 'Pacific/Niue', 'Asia/Kathmandu'),
    })
    .filter(({ weekly, deadlineIn }) => weekly !== null || deadlineIn !== null)
    .map(({ minutes, weekly, deadlineIn, isDone, timeZone }) =>
      aPlan(
        minutes.map((one, at) => chapter(one, isDone[at] ? 0 : null)),
        { brief: { minutesPerWeek: weekly, deadline: deadlineIn === null ? null : dayOf(on(deadlineIn)) }, timeZone },
      ),
    )
