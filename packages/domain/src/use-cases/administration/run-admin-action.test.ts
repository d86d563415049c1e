import { beforeEach, describe, expect, it } from 'vitest'
import { adminFixtureWithEve } from '../../../test/admin-fixture.ts'
import { later, newUserId } from '../../../testing/index.ts'
import type { Actor } from '../../audit/audit-entry.ts'
import { DAY } from '../../shared/duration.ts'
import type { User } from '../../users/user.ts'

let { fixture, admins, ada, eve, sessions } = await adminFixtureWithEve()
beforeEach(async () => {
  ;({ fixture, admins, ada, eve, sessions } = await adminFixtureWithEve())
})

describe('runAdminAction', () => {
  it('should be refused for a user who does not exist', async () => {
    for (const work of Object.values(everyAction(ada.actor, newUserId()))) {
      expect(await work()).toEqual({ ok: false, error: { kind: 'user-not-found' } })
    }
    expect(await admins.acts()).toEqual([])
  })

  it.each([
    ['has been demoted', { role: 'standard' }],
    ['has been deactivated', { isActive: false }],
    ['is about to be removed', { deletionAt: later(DAY) }],
    ['has not verified their address', { kind: 'registered' }],
  ] as const)('should be refused to an admin who %s', async (_, changes) => {
    await admins.change({ ...ada.user, ...changes } as User) // each change makes a user again
    for (const work of Object.values(everyAction(ada.actor, eve.id))) {
      expect(await work()).toEqual({ ok: false, error: { kind: 'not-an-admin' } })
    }
    expect(await admins.find(eve.id)).toEqual(eve)
    expect([await sessions(), await admins.acts()]).toEqual([2, []])
  })
})

// Helpers

const everyAction = (actor: Actor, userId: User['id']) => ({
  setUserRole: () => fixture.useCases.setUserRole({ actor, userId, role: 'admin' }),
  setUserStatus: () => fixture.useCases.setUserStatus({ actor, userId, isActive: false }),
  setUserPassword: () => fixture.useCases.setUserPassword({ actor, userId, newPassword: 'battery staple' }),
  addCredits: () => fixture.useCases.addCredits({ actor, userId, amount: 1 }),
  markEmailVerified: () => fixture.useCases.markEmailVerified({ actor, userId }),
  closeAccount: () => fixture.useCases.closeAccount({ actor, userId }),
  exportUser: () => fixture.useCases.exportUser({ actor, userId }),
})
