import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDate } from '../../testing/arbitraries.ts'
import { newUserId } from '../../testing/builders.ts'
import { DAY, HOUR, after as later } from '../shared/duration.ts'
import { mintLink, openLink } from './secret-link.ts'

const USER = newUserId()
const REFUSED = { ok: false, error: { kind: 'token-invalid' } }

describe('openLink', () => {
  it('should lead to the user within 24 hours, as often as it is opened', () => {
    const minted = new Date('2026-01-15T12:00:00Z')
    const link = mintLink('digest', USER, 'verify-email', minted)
    for (const hours of [0, 1, 23]) {
      const opened = openLink(link, 'verify-email', later(minted, hours * HOUR))
      expect(opened).toEqual({ ok: true, value: link })
    }
  })

  it('should work for an hour when it resets a password', () => {
    const now = new Date()
    const link = mintLink('digest', USER, 'reset-password', now)
    expect(openLink(link, 'reset-password', later(now, HOUR - 1)).ok).toBe(true)
    expect(openLink(link, 'reset-password', later(now, HOUR))).toEqual(REFUSED)
    expect(openLink(link, 'verify-email', now)).toEqual(REFUSED)
  })

  it('should refuse an unknown and a revoked link alike', () => {
    const now = new Date()
    const link = mintLink('digest', USER, 'verify-email', now)
    expect(openLink(null, 'verify-email', now)).toEqual(REFUSED)
    expect(openLink({ ...link, revoked: true }, 'verify-email', now)).toEqual(REFUSED)
  })

  it('should work until the last millisecond of its life, and never after', () => {
    fc.assert(
      fc.property(anyDate(), fc.nat(), (minted, tooLate) => {
        const link = mintLink('digest', USER, 'verify-email', minted)
        expect(openLink(link, 'verify-email', later(minted, DAY - 1)).ok).toBe(true)
        expect(openLink(link, 'verify-email', later(minted, DAY))).toEqual(REFUSED)
        expect(openLink(link, 'verify-email', later(minted, DAY + tooLate))).toEqual(REFUSED)
      }),
    )
  })
})
