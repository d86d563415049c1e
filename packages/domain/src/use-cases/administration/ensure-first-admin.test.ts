import { beforeEach, describe, expect, it } from 'vitest'
import { adminFixtureOn, OPERATOR } from '../../../test/admin-fixture.ts'
import { makeFaults } from '../../../test/faults.ts'
import {
  aRegisteredUser,
  aSession,
  aVerifiedUser,
  type Fixture,
  keep,
  later,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
} from '../../../testing/index.ts'
import { DAY } from '../../shared/duration.ts'
import type { User } from '../../users/user.ts'
import { type EnsureFirstAdmin, makeEnsureFirstAdmin } from './ensure-first-admin.ts'

const who = { email: ' Ada@Example.org ', password: 'battery staple' }

let fixture: Fixture
let admins: ReturnType<typeof adminFixtureOn>
let ensure: EnsureFirstAdmin
beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  admins = adminFixtureOn(fixture)
  ensure = makeEnsureFirstAdmin(fixture)
})

describe('ensureFirstAdmin', () => {
  it('should add one who can sign in at once and keeps the password, and only once', async () => {
    expect([await ensure(who), await ensure(who)]).toEqual([
      { ok: true, value: 'added' },
      { ok: true, value: 'unchanged' },
    ])
    expect(await allUsers()).toMatchObject([
      { username: 'ada', email: 'ada@example.org', role: 'admin', isVerified: true, passwordIsTemporary: false },
    ])
    expect(await fixture.useCases.login({ email: who.email, password: who.password, device: null })).toMatchObject({
      ok: true,
    })
    expect(await admins.entries()).toMatchObject([{ actor: OPERATOR, act: { kind: 'user-added', role: 'admin' } }])
  })

  it('should do nothing where there is an admin, whatever it is given', async () => {
    await admins.admin()
    expect(await ensure({ email: 'nonsense', password: '' })).toEqual({ ok: true, value: 'unchanged' })
    expect([(await allUsers()).length, await admins.acts()]).toEqual([1, []])
  })

  it('should make one when asked for many at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => ensure(who)))
    expect(made.filter((one) => one.ok && one.value === 'added')).toHaveLength(1)
    expect(made.filter((one) => one.ok && one.value === 'unchanged')).toHaveLength(4)
    expect(await allUsers()).toHaveLength(1)
  })

  it('should make the account that the address has an admin, with the password that it has', async () => {
    const ada = await account(aVerifiedUser())
    expect(await ensure({ ...who, email: ada.email })).toEqual({ ok: true, value: 'promoted' })
    expect(await admins.find(ada.id)).toEqual({ ...ada, role: 'admin' })
    expect(await keep(fixture.unitOfWork, ({ sessions }) => sessions.ofUser(ada.id))).toEqual([])
    expect(await admins.acts()).toEqual(['role-changed'])
  })

  it.each([
    ['was never verified', aRegisteredUser()],
    ['is disabled', aVerifiedUser({ isActive: false })],
    ['is a disabled admin', aVerifiedUser({ role: 'admin', isActive: false })],
    ['is about to be removed', aVerifiedUser({ deletionAt: later(DAY) })],
  ])('should leave an account alone that %s', async (_, user) => {
    await account(user)
    expect(await ensure({ ...who, email: user.email })).toEqual({ ok: false, error: { kind: 'account-unusable' } })
    expect(await admins.find(user.id)).toEqual(user)
    expect(await admins.acts()).toEqual([])
  })

  it('should add one beside an admin who cannot sign in', async () => {
    await account(aVerifiedUser({ role: 'admin', isActive: false }))
    expect(await ensure(who)).toEqual({ ok: true, value: 'added' })
  })

  it.each([
    ['ada', 'invalid-email', 'battery staple'],
    ['ada@example.org', 'password-too-short', 'short'],
    ['ada@example.org', 'password-too-long', 'x'.repeat(129)],
    ['ada@example.org', 'password-too-common', 'trustno1'],
    ['battery-staple@example.org', 'password-too-common', 'battery-staple'],
  ])('should refuse %s with %s', async (email, kind, password) => {
    expect(await ensure({ email, password })).toMatchObject({ ok: false, error: { kind } })
    expect(await allUsers()).toEqual([])
  })

  it.each([
    ['grace@example.org', 'grace'],
    [`${'x'.repeat(60)}@example.org`, 'x'.repeat(50)],
    // Latin and Cyrillic letters: no name
    ['ad\u043Cin@example.org', 'Admin'],
  ])('should call %s %s', async (email, username) => {
    expect(await ensure({ ...who, email })).toEqual({ ok: true, value: 'added' })
    expect(await allUsers()).toMatchObject([{ username }])
  })

  it('should find another name where a user has this one', async () => {
    const { username } = aVerifiedUser()
    await account(aVerifiedUser({ username: 'ada' as typeof username })) // the form that parsing yields
    await ensure(who)
    expect((await allUsers()).map((user) => user.username)).toContain('ada 2')
  })
})

describe('ensureFirstAdmin, when something fails on the way', () => {
  it.each(['a new account', 'an account'])(
    'should make an admin of %s with its entry, or leave no trace',
    async (whose) => {
      let at = 0
      for (; at < 100; at += 1) {
        fixture = makeFixture({ model: makeScriptedLanguageModel() })
        admins = adminFixtureOn(fixture)
        const { email } = whose === 'an account' ? await account(aVerifiedUser()) : who
        const faults = makeFaults('throw')
        faults.strikeAt(at)
        const faulty = makeEnsureFirstAdmin({ ...fixture, unitOfWork: faults.unitOfWork(fixture.unitOfWork) })
        await faulty({ ...who, email }).catch(() => {})
        const struck = faults.struck()
        faults.strikeAt(Number.POSITIVE_INFINITY)
        expect((await admins.acts()).length, `the fault at ${at}`).toBe((await admins.activeAdmins()).length)
        if (!struck) break
      }
      expect(at).toBeGreaterThan(5)
      expect(await admins.activeAdmins()).toHaveLength(1)
    },
  )
})

// Helpers

async function account<T extends User>(user: T): Promise<T> {
  await seed(fixture.unitOfWork, { users: [user], sessions: [aSession(user.id)] })
  return user
}

const allUsers = () =>
  fixture.adminReadModels.users({ search: null, role: null, isActive: null, sort: 'name', after: null, limit: 100 })
