import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_CHAPTERS, planRoom, USUAL_ROOM } from './plan-room.ts'

const NOTHING = { minutesPerWeek: null, weeks: null, totalMinutes: null }

describe('planRoom', () => {
  it.each([NOTHING, { ...NOTHING, minutesPerWeek: 120 }, { ...NOTHING, weeks: 4 }])(
    'should be as usual where no end is known: %o',
    (stated) => expect(planRoom(stated)).toEqual(USUAL_ROOM),
  )

  it('should let an end alone make a plan shorter, by the time that is assumed', () => {
    expect(planRoom({ ...NOTHING, weeks: 0.5 })).toEqual({ minChapters: 2, maxChapters: 3, minutes: 60 })
    expect(planRoom({ ...NOTHING, weeks: 2 })).toMatchObject({ minutes: 240 })
    expect(planRoom({ ...NOTHING, weeks: 30 })).toMatchObject({ minutes: null })
  })

  it('should take the weeks until the learner wants to be ready', () => {
    expect(planRoom({ minutesPerWeek: 120, weeks: 4, totalMinutes: null })).toEqual({
      minChapters: 3,
      maxChapters: 6,
      minutes: 480,
    })
  })

  it('should go by what was said in all before anything else, and make a tiny plan of it', () => {
    expect(planRoom({ minutesPerWeek: 120, weeks: 4, totalMinutes: 40 })).toEqual({
      minChapters: 2,
      maxChapters: 3,
      minutes: 40,
    })
  })

  it('should stay within what a plan can hold, whatever was said', () => {
    const anyTime = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }))
    fc.assert(
      fc.property(anyTime, anyTime, anyTime, (minutesPerWeek, weeks, totalMinutes) => {
        const { minChapters, maxChapters, minutes } = planRoom({ minutesPerWeek, weeks, totalMinutes })
        expect(minChapters).toBeGreaterThanOrEqual(2)
        expect(maxChapters).toBeGreaterThan(minChapters)
        expect(maxChapters).toBeLessThanOrEqual(MAX_CHAPTERS)
        if (minutes !== null) expect(minutes).toBeGreaterThanOrEqual(10)
      }),
    )
  })
})
