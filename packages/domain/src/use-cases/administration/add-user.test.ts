import { describe, expect, it } from 'vitest'
import { adminFixtureOn, OPERATOR } from '../../../test/admin-fixture.ts'
import {
  aRegisteredUser,
  aSecretLink,
  aVerifiedUser,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  seed,
} from '../../../testing/index.ts'
import { parseEmail } from '../../users/email.ts'

const grace = { username: 'Grace', email: 'grace@example.org', password: 'battery staple', role: 'admin' } as const

describe('addUser, for a user who chose the password themselves', () => {
  it.each([
    ['an operator', true, false],
    ['an operator', false, true],
    // another user is signed in
    ['an admin', true, true],
  ])('should take the word of %s (%j): the password is temporary: %j', async (whom, forThemselves, temporary) => {
    const fixture = makeFixture({ model: makeScriptedLanguageModel() })
    const admins = adminFixtureOn(fixture)
    const { actor } = whom === 'an operator' ? { actor: OPERATOR } : await admins.admin()
    const added = await fixture.useCases.addUser({ actor, ...grace, forThemselves })
    if (!added.ok) throw new Error(added.error.kind)
    expect(await admins.find(added.value)).toMatchObject({ passwordIsTemporary: temporary })
  })
})

describe('addUser, for an address that a user has registered but not verified', () => {
  it('should make it the account of the added user, with nothing left of what the stranger chose', async () => {
    const { fixture, admins, actor, stranger, link } = await withStranger()
    expect(await fixture.useCases.addUser({ actor, ...grace, reason: 'She starts today' })).toEqual({
      ok: true,
      value: stranger.id,
    })
    expect(await admins.find(stranger.id)).toMatchObject({
      kind: 'verified',
      username: 'Grace',
      passwordHash: 'plain:battery staple',
      passwordIsTemporary: true,
      role: 'admin',
      isActive: true,
    })
    expect(
      await keep(fixture.unitOfWork, ({ secretLinks }) => secretLinks.find(link.digest, 'verify-email')),
    ).toMatchObject({
      revoked: true,
    })
    expect(await admins.entries()).toMatchObject([
      { subjectId: stranger.id, act: { kind: 'user-added', role: 'admin' } },
    ])
    const login = (password: string) => fixture.useCases.login({ email: grace.email, password, device: null })
    expect(await login('correct horse')).toMatchObject({ ok: false, error: { kind: 'invalid-credentials' } })
    expect(await login(grace.password)).toMatchObject({ ok: true })
  })

  it('should change nothing where the name is taken', async () => {
    const { fixture, admins, actor, stranger } = await withStranger()
    await seed(fixture.unitOfWork, { users: [aVerifiedUser({ username: stranger.username })] })
    const asked = { actor, ...grace, username: stranger.username }
    expect(await fixture.useCases.addUser(asked)).toEqual({ ok: false, error: { kind: 'username-taken' } })
    expect([await admins.find(stranger.id), await admins.acts()]).toEqual([stranger, []])
  })

  it('should be the only way for them to become an admin', async () => {
    const { fixture, admins, actor, stranger } = await withStranger()
    const promote = fixture.useCases.setUserRole({ actor, userId: stranger.id, role: 'admin' })
    expect(await promote).toEqual({ ok: false, error: { kind: 'not-verified' } })
    expect([await admins.find(stranger.id), await admins.acts()]).toEqual([stranger, []])
  })
})

// Helpers

/** A stranger has registered Grace's address, and waits for her to open the link in the mail. */
async function withStranger() {
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const admins = adminFixtureOn(fixture)
  const { actor } = await admins.admin()
  const email = parseEmail(grace.email)
  if (!email.ok) throw new Error('Her address is one.')
  const stranger = aRegisteredUser({ email: email.value })
  const link = aSecretLink(stranger.id, { purpose: 'verify-email' })
  await seed(fixture.unitOfWork, { users: [stranger], secretLinks: [link] })
  return { fixture, admins, actor, stranger, link }
}
