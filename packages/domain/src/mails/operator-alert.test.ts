import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing/builders.ts'
import { DAY, HOUR, after as laterBy, MINUTE, startOfDay } from '../shared/duration.ts'
import { type AlertKind, alertsDue, type OperatingState } from './operator-alert.ts'

describe('alertsDue', () => {
  it('should be silent while all is well', () => {
    expect(kindsOf(WELL)).toEqual([])
    expect(kindsOf({ ...WELL, budget: null })).toEqual([])
  })

  it('should warn from four fifths of the budget on, and say once it covers nothing more', () => {
    expect(kindsOf(spending(79, true))).toEqual([])
    expect(alertsDue(spending(80, true), NEVER, NOW)).toEqual([
      { kind: 'budget-nearly-spent', spent: 80, budget: 100, at: NOW },
    ])
    expect(alertsDue(spending(95, false), NEVER, NOW)).toEqual([
      { kind: 'budget-spent', spent: 95, budget: 100, at: NOW },
    ])
    expect(kindsOf(spending(40, false))).toEqual(['budget-spent'])
  })

  it('should not call a budget nearly spent after it was called spent', () => {
    expect(kindsOf(spending(95, true), sentAt('budget-spent', laterBy(NOW, -MINUTE)))).toEqual([])
  })

  it('should report jobs from one minute of waiting on, with the longest wait of all kinds', () => {
    expect(kindsOf(waiting(MINUTE - 1))).toEqual([])
    expect(kindsOf(waiting(MINUTE))).toEqual(['queue-waiting'])
    const queue = [
      ...waiting(5 * MINUTE).queue,
      ...waiting(7.9 * MINUTE).queue,
      { waiting: 2, oldestWaitingSince: null },
    ]
    expect(alertsDue({ ...WELL, queue }, NEVER, NOW)).toEqual([
      { kind: 'queue-waiting', waiting: 8, longest: 7, at: NOW },
    ])
  })

  it('should report what failed, but not again before something else fails', () => {
    const yesterday = laterBy(startOfDay(NOW), -HOUR)
    const state = failing(laterBy(yesterday, -1))
    expect(alertsDue(state, NEVER, NOW)).toEqual([{ kind: 'work-failed', plans: 1, chapters: 2, mails: 3, at: NOW }])
    expect(kindsOf(state, sentAt('work-failed', yesterday))).toEqual([])
    expect(kindsOf(failing(laterBy(yesterday, 1)), sentAt('work-failed', yesterday))).toEqual(['work-failed'])
  })

  it('should leave out failures while the budget is spent, which mostly is why', () => {
    expect(kindsOf({ ...spending(100, false), failed: failing(NOW).failed })).toEqual(['budget-spent'])
    expect(kindsOf({ ...spending(90, true), failed: failing(NOW).failed })).toEqual([
      'budget-nearly-spent',
      'work-failed',
    ])
  })

  it('should report each kind once a day of UTC, and others beside it', () => {
    const state = { ...spending(100, false), queue: waiting(HOUR).queue }
    const midnight = startOfDay(NOW)
    expect(kindsOf(state, sentAt('budget-spent', midnight))).toEqual(['queue-waiting'])
    expect(kindsOf(state, sentAt('budget-spent', laterBy(midnight, -1)))).toEqual(['budget-spent', 'queue-waiting'])
  })

  it('should send no kind twice in any day, however often and whenever it is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3 * DAY), anyState()), { maxLength: 40 }), (looks) => {
        const sent = new Map<AlertKind, Date>()
        const days: string[] = []
        for (const [offset, state] of looks.toSorted(([a], [b]) => a - b)) {
          const now = laterBy(NOW, offset)
          for (const { kind } of alertsDue(state, sent, now)) {
            days.push(`${kind} ${startOfDay(now).toISOString()}`)
            sent.set(kind, now)
          }
        }
        expect(new Set(days).size).toBe(days.length)
      }),
    )
  })
})

// Helpers

const NEVER: ReadonlyMap<AlertKind, Date> = new Map()

const WELL: OperatingState = {
  budget: { spent: 0, limit: 100, coversGeneration: true },
  queue: [{ waiting: 0, oldestWaitingSince: null }],
  failed: { plans: 0, chapters: 0, mails: 0, latest: null },
}

const spending = (spent: number, coversGeneration: boolean): OperatingState => ({
  ...WELL,
  budget: { spent, limit: 100, coversGeneration },
})

const waiting = (wait: number): OperatingState => ({
  ...WELL,
  queue: [{ waiting: 3, oldestWaitingSince: laterBy(NOW, -wait) }],
})

const failing = (latest: Date): OperatingState => ({ ...WELL, failed: { plans: 1, chapters: 2, mails: 3, latest } })

const sentAt = (kind: AlertKind, at: Date): ReadonlyMap<AlertKind, Date> => new Map([[kind, at]])

const kindsOf = (state: OperatingState, sent = NEVER) => alertsDue(state, sent, NOW).map(({ kind }) => kind)

const anyState = (): fc.Arbitrary<OperatingState> =>
  fc.tuple(fc.nat(120), fc.boolean(), fc.nat(2 * MINUTE), fc.boolean()).map(([spent, covers, wait, fails]) => ({
    ...spending(spent, covers),
    queue: waiting(wait).queue,
    failed: fails ? failing(laterBy(NOW, spent * HOUR)).failed : WELL.failed,
  }))
