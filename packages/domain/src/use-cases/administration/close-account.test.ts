import { describe, expect, it } from 'vitest'
import { adminFixtureWithEve, OPERATOR } from '../../../test/admin-fixture.ts'
import { later } from '../../../testing/index.ts'
import { DAY } from '../../shared/duration.ts'
import { DELETION_GRACE } from '../../users/user.ts'

describe('closeAccount', () => {
  it('should close at once, remove after the grace, and not begin it anew', async () => {
    const { fixture, admins, eve, sessions, login } = await adminFixtureWithEve()
    const close = () => fixture.useCases.closeAccount({ actor: OPERATOR, userId: eve.id })
    const deletionAt = later(DELETION_GRACE)
    expect(await close()).toEqual({ ok: true, value: deletionAt })
    expect([await sessions(), await login()]).toEqual([0, { ok: false, error: { kind: 'account-disabled' } }])
    fixture.clock.advance(DAY)
    expect(await close()).toEqual({ ok: true, value: deletionAt })
    expect(await admins.acts()).toEqual(['removal-asked'])
    fixture.clock.advance(30 * DAY)
    await fixture.useCases.cleanUp()
    expect(await admins.find(eve.id)).toBeNull()
    expect(await admins.acts()).toEqual(['removal-asked'])
  })

  it('should send no mail, since signing in would not take it back', async () => {
    const { fixture, eve } = await adminFixtureWithEve()
    await fixture.useCases.closeAccount({ actor: OPERATOR, userId: eve.id })
    expect(fixture.jobs.live()).toEqual([])
  })

  it('should go on after the account is active again, until its owner signs in', async () => {
    const { fixture, admins, eve, login } = await adminFixtureWithEve()
    await fixture.useCases.closeAccount({ actor: OPERATOR, userId: eve.id })
    await fixture.useCases.setUserStatus({ actor: OPERATOR, userId: eve.id, isActive: true })
    expect(await admins.find(eve.id)).toMatchObject({ isActive: true, deletionAt: later(DELETION_GRACE) })
    expect(await login()).toMatchObject({ ok: true })
    expect(await admins.find(eve.id)).toMatchObject({ deletionAt: null })
  })
})
