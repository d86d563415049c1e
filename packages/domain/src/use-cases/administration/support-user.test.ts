import { describe, expect, it } from 'vitest'
import { adminFixtureOn, adminFixtureWithEve, OPERATOR } from '../../../test/admin-fixture.ts'
import { aRegisteredUser, makeFixture, makeScriptedLanguageModel, newUserId, seedUser } from '../../../testing/index.ts'

describe('resendVerificationFor', () => {
  it('should enqueue the mail, and record who asked for it', async () => {
    const fixture = makeFixture({ model: makeScriptedLanguageModel() })
    const admins = adminFixtureOn(fixture)
    const { actor } = await admins.admin()
    const user = await seedUser(fixture.unitOfWork, 0, aRegisteredUser())
    expect(await fixture.useCases.resendVerificationFor({ actor, userId: user.id })).toMatchObject({ ok: true })
    expect(fixture.jobs.live()).toMatchObject([{ kind: 'send-mail', mail: 'verification', userId: user.id }])
    expect(await admins.acts()).toEqual(['verification-resent'])
    await fixture.runner.drain()
    expect(await fixture.adminReadModels.account(user.id)).toMatchObject({
      mails: [{ mail: 'verification', state: 'sent' }],
    })
  })

  it('should refuse for a verified address', async () => {
    const { fixture, ada, eve } = await adminFixtureWithEve()
    const refused = { ok: false, error: { kind: 'already-verified' } }
    expect(await fixture.useCases.resendVerificationFor({ actor: ada.actor, userId: eve.id })).toEqual(refused)
    expect(fixture.jobs.live()).toEqual([])
  })
})

describe('addStaffNote', () => {
  it('should save a note once for each request, tidied, and record that it was written', async () => {
    const { fixture, admins, ada, eve } = await adminFixtureWithEve()
    const note = { actor: ada.actor, userId: eve.id, text: ' Called.\r\nAll fine. ', requestId: newUserId() }
    for (const _ of [1, 2]) expect(await fixture.useCases.addStaffNote(note)).toMatchObject({ ok: true })
    const account = await fixture.adminReadModels.account(eve.id)
    expect(account?.notes).toMatchObject([{ text: 'Called.\nAll fine.', authorName: ada.user.username }])
    expect(await admins.acts()).toEqual(['note-added'])
    const other = await fixture.useCases.addStaffNote({ ...note, text: 'Another' })
    expect(other).toEqual({ ok: false, error: { kind: 'request-id-reused' } })
  })

  it.each(['', ' \n', 'x'.repeat(2_001)])('should refuse a note that is empty or too long', async (text) => {
    const { fixture, admins, eve } = await adminFixtureWithEve()
    const refused = { ok: false, error: { kind: 'invalid-input', input: 'staffNote' } }
    expect(await fixture.useCases.addStaffNote({ actor: OPERATOR, userId: eve.id, text })).toMatchObject(refused)
    expect(await admins.acts()).toEqual([])
  })
})

describe('recordListExport', () => {
  it('should record who saved which list, and refuse who is no admin', async () => {
    const { fixture, admins, ada, eve } = await adminFixtureWithEve()
    await fixture.useCases.recordListExport({ adminId: ada.user.id, list: 'users' })
    expect(await admins.entries()).toMatchObject([
      { actor: ada.actor, subjectId: ada.user.id, act: { kind: 'list-exported', list: 'users' } },
    ])
    const refused = { ok: false, error: { kind: 'not-an-admin' } }
    expect(await fixture.useCases.recordListExport({ adminId: eve.id, list: 'users' })).toEqual(refused)
  })
})

describe('closeAccount', () => {
  it('should refuse to close the own account of an admin', async () => {
    const { fixture, admins, ada } = await adminFixtureWithEve()
    await admins.admin()
    const refused = { ok: false, error: { kind: 'own-status' } }
    expect(await fixture.useCases.closeAccount({ actor: ada.actor, userId: ada.user.id })).toEqual(refused)
  })
})
