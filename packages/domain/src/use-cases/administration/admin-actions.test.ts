import { beforeEach, describe, expect, it } from 'vitest'
import { adminFixtureWithEve, OPERATOR } from '../../../test/admin-fixture.ts'
import { never } from '../../../test/ana.ts'
import { aRegisteredUser, aSecretLink, keep, seed } from '../../../testing/index.ts'

let { fixture, admins, ada, eve, sessions, login } = await adminFixtureWithEve()
beforeEach(async () => {
  ;({ fixture, admins, ada, eve, sessions, login } = await adminFixtureWithEve())
})

describe('setUserRole', () => {
  it('should change the role, end every session, and leave an entry', async () => {
    const asked = { actor: ada.actor, userId: eve.id, reason: '  She helps\u0000 us.  ' }
    expect(await fixture.useCases.setUserRole({ ...asked, role: 'admin' })).toEqual({ ok: true, value: undefined })
    expect(await admins.find(eve.id)).toEqual({ ...eve, role: 'admin' })
    expect(await sessions()).toBe(0)
    expect(await admins.entries()).toEqual([
      {
        id: expect.any(String),
        actor: ada.actor,
        act: { kind: 'role-changed', from: 'standard', to: 'admin' },
        subjectId: eve.id,
        reason: 'She helps us.',
        at: fixture.clock.now(),
      },
    ])
  })

  it('should leave everything as it is when the role is that already', async () => {
    const asked = { actor: ada.actor, userId: eve.id, role: 'standard' } as const
    expect(await fixture.useCases.setUserRole(asked)).toMatchObject({ ok: true })
    expect([await sessions(), await admins.acts()]).toEqual([2, []])
  })
})

describe('setUserStatus', () => {
  it('should keep a user out at once, and let them in again', async () => {
    const set = (isActive: boolean) =>
      fixture.useCases.setUserStatus({ actor: ada.actor, userId: eve.id, isActive, reason: ' ' })
    await set(false)
    await set(false)
    expect(await sessions()).toBe(0)
    expect(await login()).toEqual({ ok: false, error: { kind: 'account-disabled' } })
    await set(true)
    expect(await login()).toMatchObject({ ok: true })
    await set(true)
    expect(await sessions()).toBe(1)
    expect((await admins.entries()).map(({ act, reason }) => [act.kind, reason])).toEqual([
      ['user-deactivated', null],
      ['user-activated', null],
    ])
  })
})

describe('setUserPassword', () => {
  it('should replace the password, end sessions and reset links, and notify the owner', async () => {
    const link = aSecretLink(eve.id, { purpose: 'reset-password' })
    await seed(fixture.unitOfWork, { secretLinks: [link] })
    expect(await give('battery staple')).toMatchObject({ ok: true })
    expect(await admins.find(eve.id)).toMatchObject({ passwordHash: 'plain:battery staple', passwordIsTemporary: true })
    expect(await sessions()).toBe(0)
    expect(
      await keep(fixture.unitOfWork, ({ secretLinks }) => secretLinks.find(link.digest, 'reset-password')),
    ).toMatchObject({ revoked: true })
    await fixture.runner.drain()
    expect(fixture.mailer.sent).toMatchObject([{ kind: 'password-changed', to: eve.email }])
    expect(await admins.acts()).toEqual(['password-set'])
    expect(JSON.stringify(await admins.entries())).not.toContain('battery')
  })

  it('should be temporary until its owner chooses one: by changing, by resetting; and each time it is set', async () => {
    const isTemporary = async () => (await admins.find(eve.id))?.passwordIsTemporary
    await give('battery staple')
    expect(await change('battery staple', 'a horse of my own')).toMatchObject({ ok: true })
    expect(await isTemporary()).toBe(false)
    await give('battery staple again')
    expect(await isTemporary()).toBe(true)

    await fixture.useCases.requestPasswordReset({ email: eve.email })
    await fixture.runner.drain()
    const token = fixture.mailer.sent.at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? never()
    const chosen = { newPassword: 'my own at last', confirmNewPassword: 'my own at last' }
    expect(await fixture.useCases.resetPassword({ token, ...chosen })).toMatchObject({ ok: true })
    expect(await isTemporary()).toBe(false)
    await give('battery staple')
    expect(await isTemporary()).toBe(true)
  })

  it('should be over when a user who never verified registers again, with a password of their own', async () => {
    const waiting = aRegisteredUser()
    await seed(fixture.unitOfWork, { users: [waiting] })
    await fixture.useCases.setUserPassword({ actor: OPERATOR, userId: waiting.id, newPassword: 'battery staple' })
    await fixture.runner.drain()
    await fixture.useCases.register({ username: 'Wim', email: waiting.email, password: 'correct horse' })
    await fixture.runner.drain()
    const token = fixture.mailer.sent.at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? never()
    expect(await fixture.useCases.verifyEmail({ token })).toMatchObject({ ok: true })
    expect(await admins.find(waiting.id)).toMatchObject({
      kind: 'verified',
      passwordHash: 'plain:correct horse',
      passwordIsTemporary: false,
    })
  })

  it.each([
    ['short', 'password-too-short'],
    ['trustno1', 'password-too-common'],
    ['x'.repeat(129), 'password-too-long'],
  ])('should refuse %s as it is refused to its owner', async (newPassword, kind) => {
    expect(await give(newPassword)).toMatchObject({ ok: false, error: { kind } })
    expect(await admins.find(eve.id)).toEqual(eve)
    expect([await sessions(), await admins.acts()]).toEqual([2, []])
  })
})

describe('addUser', () => {
  const grace = { username: 'Grace', email: 'Grace@example.org ', password: 'battery staple', role: 'admin' } as const

  it('should add a user who can sign in, and must then choose a password', async () => {
    const added = await fixture.useCases.addUser({ ...grace, actor: ada.actor, reason: 'New here.' })
    const id = added.ok ? added.value : never()
    expect(await admins.find(id)).toMatchObject({
      kind: 'verified',
      email: 'grace@example.org',
      role: 'admin',
      passwordIsTemporary: true,
    })
    const signedIn = await fixture.useCases.login({ email: grace.email, password: grace.password, device: null })
    expect(signedIn).toMatchObject({ ok: true })
    expect(await admins.entries()).toMatchObject([
      { act: { kind: 'user-added', role: 'admin' }, subjectId: id, reason: 'New here.' },
    ])
    // an address that an admin verified gets no verification mail
    expect(fixture.jobs.live()).toEqual([])
  })

  it.each([
    ['invalid-username', { username: '' }],
    ['invalid-email', { email: 'grace' }],
    ['password-too-common', { password: 'GRACE@example.org' }],
  ] as const)('should refuse %s', async (kind, changes) => {
    expect(await fixture.useCases.addUser({ ...grace, actor: ada.actor, ...changes })).toMatchObject({
      error: { kind },
    })
    expect(await admins.acts()).toEqual([])
  })

  it('should refuse a name or an address that is taken', async () => {
    const add = (changes: object) => fixture.useCases.addUser({ ...grace, actor: ada.actor, ...changes })
    expect(await add({ username: eve.username })).toMatchObject({ error: { kind: 'username-taken' } })
    expect(await add({ email: eve.email })).toMatchObject({ error: { kind: 'email-taken' } })
    expect(await admins.acts()).toEqual([])
  })
})

// Helpers

const give = (newPassword: string) =>
  fixture.useCases.setUserPassword({ actor: ada.actor, userId: eve.id, newPassword })

const change = (currentPassword: string, newPassword: string) =>
  fixture.useCases.changePassword({
    userId: eve.id,
    device: null,
    currentPassword,
    newPassword,
    confirmNewPassword: newPassword,
  })
