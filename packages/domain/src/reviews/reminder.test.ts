import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRegisteredUser, aVerifiedUser, TOMORROW } from '../../testing/builders.ts'
import { DAY, HOUR, MINUTE } from '../shared/duration.ts'
import { timeOfDayIn } from '../time/calendar.ts'
import { isWorthReminding, mayRemind, nextMorning, wantsReminders } from './reminder.ts'

const NOON = new Date('2026-01-15T12:00:00Z')

describe('nextMorning', () => {
  it.each([
    ['Europe/Berlin', '2026-11-24T06:59:00Z', '2026-11-24T07:00:00Z'],
    ['Europe/Berlin', '2026-11-24T07:00:00Z', '2026-11-25T07:00:00Z'],
    ['Asia/Kathmandu', '2026-11-24T12:00:00Z', '2026-11-25T02:15:00Z'],
    ['Pacific/Kiritimati', '2026-11-24T12:00:00Z', '2026-11-24T18:00:00Z'],
    [null, '2026-11-24T07:00:00Z', '2026-11-24T08:00:00Z'],
    // clocks are put forward, and back: an hour late; an hour early, when it is looked at once more
    ['Europe/Berlin', '2026-03-28T07:30:00Z', '2026-03-29T07:00:00Z'],
    ['Europe/Berlin', '2026-10-24T06:30:00Z', '2026-10-25T06:00:00Z'],
    ['Europe/Berlin', '2026-10-25T06:00:00Z', '2026-10-25T07:00:00Z'],
  ])('should be 8:00 in %s, of %s: %s', (timeZone, now, morning) => {
    expect(nextMorning({ timeZone }, new Date(now))).toEqual(new Date(morning))
  })

  it('should be later, within a day, and about 8:00, wherever and whenever', () => {
    fc.assert(
      fc.property(anyZone(), anyMoment(), (timeZone, now) => {
        const morning = nextMorning({ timeZone }, now)
        const wait = morning.getTime() - now.getTime()
        expect(wait > 0 && wait <= DAY).toBe(true)
        // so far have clocks of the Antarctic jumped
        expect(Math.abs(timeOfDayIn(timeZone, morning) - 8 * HOUR)).toBeLessThanOrEqual(3 * HOUR)
      }),
    )
  })
})

describe('mayRemind', () => {
  const wanting = { remindAt: NOON, timeZone: 'Europe/Berlin' }

  it('should be from 8:00 on, once for a day', () => {
    const at = (time: string, remindedOn: string | null = null) =>
      mayRemind(aVerifiedUser({ ...wanting, remindedOn }), new Date(`2026-01-15T${time}Z`))
    expect([at('06:59'), at('07:00'), at('22:59')]).toEqual([false, true, true])
    expect([at('12:00', '2026-01-14'), at('12:00', '2026-01-15')]).toEqual([true, false])
    // the clock went back a day, or the learner went west
    expect(at('12:00', '2026-01-16')).toBe(false)
  })

  it('should never be twice for a day, however the clock jumps and wherever the learner goes', () => {
    const looks = fc.array(fc.record({ hours: fc.integer({ min: -30, max: 30 }), timeZone: anyZone() }))
    fc.assert(
      fc.property(looks, (moves) => {
        const days: string[] = []
        let [user, now] = [aVerifiedUser(wanting), NOON.getTime()]
        for (const { hours, timeZone } of moves) {
          now += hours * HOUR
          user = { ...user, timeZone }
          if (!mayRemind(user, new Date(now))) continue
          const day = new Date(now).toLocaleDateString('sv', { timeZone })
          user = { ...user, remindedOn: day }
          days.push(day)
        }
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })

  it('should be for who asked, whose address it is and whose account stays', () => {
    const users = [
      aVerifiedUser(),
      aRegisteredUser(wanting),
      aVerifiedUser({ ...wanting, isActive: false }),
      aVerifiedUser({ ...wanting, deletionAt: TOMORROW }),
      aVerifiedUser(wanting),
    ]
    expect(users.map(wantsReminders)).toEqual([false, false, false, false, true])
    expect(users.map((user) => mayRemind(user, NOON))).toEqual([false, false, false, false, true])
  })
})

describe('isWorthReminding', () => {
  it('should be of a day on which something is due and nothing was done', () => {
    const days = [0, 1].flatMap((due) => [false, true].map((isBegun) => ({ due, isBegun })))
    expect(days.filter(isWorthReminding)).toEqual([{ due: 1, isBegun: false }])
  })
})

// Helpers

const ZONES = Intl.supportedValuesOf('timeZone')
const anyZone = () => fc.constantFrom(...ZONES)
/** To the minute: the dates on which clocks change stay as they were. */
const anyMoment = () =>
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2037-12-31'), noInvalidDate: true })
    .map((at) => new Date(Math.floor(at.getTime() / MINUTE) * MINUTE))
