import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLink, later, NOW } from '../../testing/index.ts'
import { DAY, HOUR, after as plus } from '../shared/duration.ts'
import { afterReading, type Link, RECHECK_EVERY, RETRY_FAILED_AFTER } from './link.ts'
import type { PageReading } from './page-reading.ts'

const LIVE: PageReading = { kind: 'live', address: 'https://a.example/', title: 'A', text: 'A', language: 'en' }
const DEAD: PageReading = { kind: 'gone', detail: 'HTTP 404' }

describe('afterReading', () => {
  it('should be gone after two failures on two days, and not before', () => {
    const first = afterReading(aLink({ state: 'live', checkedAt: NOW }), DEAD, NOW, 0.5)
    expect(first).toMatchObject({ state: 'failing', failingSince: NOW, failure: 'HTTP 404', checkedAt: NOW })
    expect(first.nextCheckAt).toEqual(plus(NOW, RETRY_FAILED_AFTER))
    expect(afterReading(first, DEAD, later(HOUR), 0.5).state).toBe('failing')
    expect(afterReading(first, DEAD, first.nextCheckAt, 0.5)).toMatchObject({ state: 'gone', failingSince: NOW })
  })

  it.each(['unreachable', 'wall'] as const)(
    'should stay unchecked where it was never read and that may pass, until it is gone: %s',
    (kind) => {
      const reading: PageReading = { kind, detail: 'HTTP 403' }
      const first = afterReading(aLink(), reading, NOW, 0.5)
      expect(first).toMatchObject({ state: 'unchecked', checkedAt: null })
      expect(afterReading(first, reading, later(DAY), 0.5).state).toBe('gone')
    },
  )

  it.each(['gone', 'soft-gone', 'elsewhere', 'refused'] as const)(
    'should be gone at once where it was never read, and says that there is no such page: %s',
    (kind) => {
      const read = afterReading(aLink(), { kind, detail: 'HTTP 404' }, NOW, 0.5)
      expect(read).toMatchObject({ state: 'gone', checkedAt: null, failingSince: NOW })
      // soon again: chapters that show it as well are to hear of it
      expect(read.nextCheckAt).toEqual(plus(NOW, RETRY_FAILED_AFTER))
    },
  )

  it('should always be live again when it is read live, whatever was before', () => {
    fc.assert(
      fc.property(anyLink(), chance, (link, at) => {
        const read = afterReading(link, LIVE, later(DAY), at)
        const live = { state: 'live', checkedAt: later(DAY), readAt: later(DAY), failingSince: null, failure: null }
        expect(read).toMatchObject(live)
      }),
    )
  })

  it('should read a live link again within a week, give or take twelve hours', () => {
    fc.assert(
      fc.property(anyLink(), chance, (link, at) => {
        const wait = afterReading(link, LIVE, NOW, at).nextCheckAt.getTime() - NOW.getTime()
        expect(Math.abs(wait - RECHECK_EVERY)).toBeLessThanOrEqual(12 * HOUR)
      }),
    )
  })

  it('should never be gone of failures within 20 hours, and always of one that comes later', () => {
    const readings = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(readings, chance, (steps, at) => {
        let link: Link = aLink({ state: 'live', checkedAt: NOW })
        let now = NOW
        let failsSince: Date | null = null
        for (const [isLive, hours] of steps) {
          now = plus(now, hours * HOUR)
          link = afterReading(link, isLive ? LIVE : DEAD, now, at)
          failsSince = isLive ? null : (failsSince ?? now)
          const isLong = failsSince !== null && now.getTime() - failsSince.getTime() >= 20 * HOUR
          expect(link.state).toBe(isLive ? 'live' : isLong ? 'gone' : 'failing')
          expect(link.nextCheckAt > now).toBe(true)
        }
      }),
    )
  })
})

// Helpers

const STATES = ['unchecked', 'live', 'failing', 'gone'] as const

const chance = fc.double({ min: 0, max: 1, noNaN: true })

const anyLink = () =>
  fc
    .record({ isFailing: fc.boolean(), state: fc.constantFrom(...STATES) })
    .map(({ isFailing, state }) => aLink({ state, ...(isFailing && { failingSince: NOW, failure: 'HTTP 500' }) }))
