import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adminFixtureOn, OPERATOR } from '../../../test/admin-fixture.ts'
import {
  aRegisteredUser,
  aVerifiedUser,
  type Fixture,
  later,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
} from '../../../testing/index.ts'
import type { Actor } from '../../audit/audit-entry.ts'
import { DAY } from '../../shared/duration.ts'
import type { User } from '../../users/user.ts'

/** What anybody may try, by places in the list of people; `null` acts as an operator. */
type Try = {
  readonly what:
    | 'demote'
    | 'promote'
    | 'deactivate'
    | 'activate'
    | 'close'
    | 'leave'
    | 'come back'
    | 'clean up'
    | 'markVerified'
  readonly actor: number | null
  readonly whom: number
  /** Moments to wait, so that tries that begin together meet in many ways. */
  readonly wait: number
}

const PEOPLE = 4

const anyTry: fc.Arbitrary<Try> = fc.record({
  what: fc.constantFrom(
    ...(['demote', 'demote', 'deactivate', 'deactivate', 'promote', 'activate', 'close', 'leave', 'leave'] as const),
    ...(['come back', 'clean up', 'markVerified'] as const),
  ),
  actor: fc.option(fc.nat(PEOPLE - 1)),
  whom: fc.nat(PEOPLE - 1),
  wait: fc.nat(40),
})

/** The first one can act; the others are whatever they are. */
const anyPeople = fc
  .array(
    fc.record({
      role: fc.constantFrom('admin', 'admin', 'standard'),
      isActive: fc.constantFrom(true, true, false),
      deletionAt: fc.constantFrom(null, null, later(DAY)),
      isVerified: fc.constantFrom(true, true, false),
      passwordIsTemporary: fc.constantFrom(false, false, true),
    }),
    { minLength: PEOPLE - 1, maxLength: PEOPLE - 1 },
  )
  .map((others): readonly User[] => [
    aVerifiedUser({ role: 'admin' }),
    ...others.map(({ isVerified, ...user }) => (isVerified ? aVerifiedUser(user) : aRegisteredUser(user))),
  ])

describe('the last admin who can act', () => {
  it('should never be lost, whatever any user tries one after another or at once', async () => {
    const together = fc.array(anyTry, { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(anyPeople, fc.array(together, { minLength: 1, maxLength: 5 }), async (people, rounds) => {
        const fixture = makeFixture({ model: makeScriptedLanguageModel() })
        const admins = adminFixtureOn(fixture)
        await seed(fixture.unitOfWork, { users: people })
        for (const round of rounds) {
          await Promise.all(round.map((one) => attempt(fixture, people, one)))
          expect((await admins.activeAdmins()).length).toBeGreaterThan(0)
          await onlyChangesAreInTheLog(fixture, people)
        }
      }),
    )
  })

  it('should not be replaced by one who has never chosen a password: perhaps they never come', async () => {
    const fixture = makeFixture({ model: makeScriptedLanguageModel() })
    const admins = adminFixtureOn(fixture)
    const { user } = await admins.admin()
    const newcomer = aVerifiedUser({ role: 'admin', passwordIsTemporary: true })
    await seed(fixture.unitOfWork, { users: [newcomer] })
    const leave = () => fixture.useCases.deleteAccount({ userId: user.id, currentPassword: 'correct horse' })
    expect(await leave()).toEqual({ ok: false, error: { kind: 'last-admin' } })
    const asked = { actor: OPERATOR, userId: newcomer.id }
    expect(await fixture.useCases.setUserRole({ ...asked, role: 'standard' })).toMatchObject({ ok: true })
    expect(await fixture.useCases.setUserRole({ ...asked, role: 'admin' })).toMatchObject({ ok: true })
    await admins.change({ ...newcomer, passwordIsTemporary: false })
    expect(await leave()).toMatchObject({ ok: true })
  })

  it('should stay one though an operator has just set their password', async () => {
    const fixture = makeFixture({ model: makeScriptedLanguageModel() })
    const { user } = await adminFixtureOn(fixture).admin()
    const asked = { actor: OPERATOR, userId: user.id }
    expect(await fixture.useCases.setUserPassword({ ...asked, newPassword: 'battery staple' })).toMatchObject({
      ok: true,
    })
    const refused = { ok: false, error: { kind: 'last-admin' } }
    expect(await fixture.useCases.setUserRole({ ...asked, role: 'standard' })).toEqual(refused)
    expect(await fixture.useCases.setUserStatus({ ...asked, isActive: false })).toEqual(refused)
    expect(await fixture.useCases.closeAccount(asked)).toEqual(refused)
  })

  it.each([...Array(30).keys()])('should be one of two who demote each other at once (%i)', async (moments) => {
    const fixture = makeFixture({ model: makeScriptedLanguageModel() })
    const admins = adminFixtureOn(fixture)
    const [ada, ben] = [await admins.admin(), await admins.admin()]
    const demote = (actor: Actor, { id: userId }: User) =>
      fixture.useCases.setUserRole({ actor, userId, role: 'standard' })
    const answers = await Promise.all([
      waited(0, () => demote(ada.actor, ben.user)),
      waited(moments, () => demote(ben.actor, ada.user)),
    ])
    expect(answers).toContainEqual({ ok: true, value: undefined })
    expect(answers).toContainEqual({ ok: false, error: { kind: 'not-an-admin' } })
    expect(await admins.activeAdmins()).toHaveLength(1)
    expect(await admins.acts()).toEqual(['role-changed'])
  })
})

// Helpers

async function waited<T>(moments: number, work: () => Promise<T>): Promise<T> {
  for (let moment = 0; moment < moments; moment += 1) await null
  return work()
}

async function attempt({ useCases, clock }: Fixture, people: readonly User[], { what, ...one }: Try): Promise<void> {
  const { id: userId, email } = at(people, one.whom)
  const actor: Actor = one.actor === null ? OPERATOR : { kind: 'admin', id: at(people, one.actor).id }
  const asked = { actor, userId }
  const work: Readonly<Record<Try['what'], () => Promise<unknown>>> = {
    demote: () => useCases.setUserRole({ ...asked, role: 'standard' }),
    promote: () => useCases.setUserRole({ ...asked, role: 'admin' }),
    deactivate: () => useCases.setUserStatus({ ...asked, isActive: false }),
    activate: () => useCases.setUserStatus({ ...asked, isActive: true }),
    close: () => useCases.closeAccount(asked),
    leave: () => useCases.deleteAccount({ userId, currentPassword: 'correct horse' }),
    'come back': () => useCases.login({ email, password: 'correct horse', device: null }),
    markVerified: () => useCases.markEmailVerified(asked),
    'clean up': async () => {
      clock.advance(10 * DAY)
      await useCases.cleanUp()
    },
  }
  await waited(one.wait, work[what]).catch((error: Error) => {
    // as in PostgreSQL: one of two that wait for each other is undone, and may be tried again
    if (!error.message.startsWith('Deadlock')) throw error
  })
}

const at = (people: readonly User[], index: number): User => people[index] ?? aVerifiedUser()

/** Each user's state is as the last entry about them says; no user has acted on themselves. */
async function onlyChangesAreInTheLog(fixture: Fixture, people: readonly User[]): Promise<void> {
  const admins = adminFixtureOn(fixture)
  const entries = await admins.entries()
  for (const { actor, act, subjectId } of entries) {
    if (['role-changed', 'user-activated', 'user-deactivated'].includes(act.kind)) {
      expect(actor).not.toEqual({ kind: 'admin', id: subjectId })
    }
  }
  for (const before of people) {
    const now = await admins.find(before.id)
    if (!now) continue
    const acts = entries.filter(({ subjectId }) => subjectId === before.id).map(({ act }) => act)
    const roles = acts.filter((act) => act.kind === 'role-changed')
    expect(roles.at(-1)?.to ?? before.role).toBe(now.role)
    let role = before.role
    for (const { from, to } of roles) {
      expect([from, to]).toEqual([role, role === 'admin' ? 'standard' : 'admin'])
      role = to
    }
    const states = acts.filter(({ kind }) => ['user-activated', 'user-deactivated', 'removal-asked'].includes(kind))
    expect(states.length === 0 ? before.isActive : states.at(-1)?.kind === 'user-activated').toBe(now.isActive)
  }
}
