import { describe, expect, it } from 'vitest'
import { aRegisteredUser, aVerifiedUser, later, NOW } from '../../testing/builders.ts'
import { DAY } from '../shared/duration.ts'
import { CLEAN_UP_EVERY } from '../use-cases/jobs/clean-up.ts'
import {
  DELETION_GRACE,
  isDueForDeletion,
  register,
  scheduleDeletion,
  signIn,
  VERIFICATION_GRACE,
  verify,
} from './user.ts'

describe('register', () => {
  it('should make an active standard user who has yet to verify the address', () => {
    const { id, username, email } = aRegisteredUser()
    expect(register({ id, username, email, passwordHash: 'hash', language: 'de', createdAt: NOW })).toEqual({
      kind: 'registered',
      timeZone: null,
      weeklyGoal: null,
      remindAt: null,
      remindedOn: null,
      passwordIsTemporary: false,
      id,
      username,
      email,
      passwordHash: 'hash',
      language: 'de',
      createdAt: NOW,
      role: 'standard',
      isActive: true,
      lastLoginAt: null,
      deletionAt: null,
    })
  })
})

describe('verify', () => {
  it('should note when the address was verified', () => {
    const user = aRegisteredUser()
    expect(verify(user, later(1))).toEqual({ ...user, kind: 'verified', verifiedAt: later(1) })
  })

  it('should keep the first date when it happens again', () => {
    const user = verify(aRegisteredUser(), later(1))
    expect(verify(user, later(2))).toEqual(user)
  })

  it('should not make a disabled account active', () => {
    expect(verify(aRegisteredUser({ isActive: false }), NOW).isActive).toBe(false)
  })
})

describe('signIn', () => {
  it('should note the time', () => {
    const user = aVerifiedUser()
    expect(signIn(user, later(5))).toEqual({ ok: true, value: { ...user, lastLoginAt: later(5) } })
  })

  it('should take back that the account is to be removed', () => {
    const leaving = scheduleDeletion(aVerifiedUser(), NOW)
    expect(signIn(leaving, later(5))).toMatchObject({ ok: true, value: { deletionAt: null } })
  })

  it('should refuse an address that was not verified', () => {
    expect(signIn(aRegisteredUser(), NOW)).toEqual({ ok: false, error: { kind: 'email-not-verified' } })
  })

  it('should refuse a disabled account first of all', () => {
    const refused = { ok: false, error: { kind: 'account-disabled' } }
    expect(signIn(aVerifiedUser({ isActive: false }), NOW)).toEqual(refused)
    expect(signIn(aRegisteredUser({ isActive: false }), NOW)).toEqual(refused)
  })
})

describe('isDueForDeletion', () => {
  const old = later(-2 * VERIFICATION_GRACE)
  it.each([
    ['never verified', aRegisteredUser({ createdAt: old }), true],
    ['never verified, and new', aRegisteredUser(), false],
    ['verified, however old', aVerifiedUser({ createdAt: old }), false],
    ['closed long ago', aVerifiedUser({ deletionAt: NOW }), true],
    ['closed a moment ago', aVerifiedUser({ deletionAt: later(1) }), false],
  ])('should answer for an account that was %s', (_, user, due) => {
    expect(isDueForDeletion(user, NOW)).toBe(due)
  })
})

describe('scheduleDeletion', () => {
  it('should leave 30 days, but for the time that removing may take, counted from the first time', () => {
    const leaving = scheduleDeletion(aVerifiedUser(), NOW)
    expect(DELETION_GRACE + 2 * CLEAN_UP_EVERY).toBe(30 * DAY)
    expect(leaving.deletionAt).toEqual(later(DELETION_GRACE))
    expect(scheduleDeletion(leaving, later(DAY))).toEqual(leaving)
  })
})
