import { beforeEach, describe, expect, it } from 'vitest'
import { OPERATOR, officeOn } from '../../test/office.ts'
import {
  aRegisteredUser,
  aSecretLink,
  aSession,
  aVerifiedUser,
  keep,
  later,
  makeScriptedLanguageModel,
  makeStage,
  newUserId,
  type Stage,
  seed,
} from '../../testing/index.ts'
import type { Actor } from '../audit/audit-entry.ts'
import { DAY } from '../shared/duration.ts'
import { REMOVAL_GRACE, type User } from '../users/user.ts'

let stage: Stage
let office: ReturnType<typeof officeOn>
let ada: { readonly user: User; readonly actor: Actor }
let eve: User

beforeEach(async () => {
  stage = makeStage({ model: makeScriptedLanguageModel() })
  office = officeOn(stage)
  ada = await office.admin()
  eve = aVerifiedUser()
  await seed(stage.unitOfWork, { users: [eve], sessions: [aSession(eve.id), aSession(eve.id)] })
})

describe('vouchForUser', () => {
  it('should verify without a mail, end the mailed link, and do nothing twice', async () => {
    const waiting = aRegisteredUser()
    const link = aSecretLink(waiting.id, { purpose: 'verify-email' })
    await seed(stage.unitOfWork, { users: [waiting], secretLinks: [link] })
    const vouch = () => stage.useCases.vouchForUser({ actor: OPERATOR, userId: waiting.id, reason: 'By phone.' })
    expect([await vouch(), await vouch()]).toEqual(Array(2).fill({ ok: true, value: undefined }))
    expect(await office.find(waiting.id)).toMatchObject({ kind: 'verified', verifiedAt: stage.clock.now() })
    expect(
      await keep(stage.unitOfWork, ({ secretLinks }) => secretLinks.find(link.digest, 'verify-email')),
    ).toMatchObject({ revoked: true })
    expect(await office.acts()).toEqual(['user-verified'])
  })
})

describe('closeAccount', () => {
  it('should close at once, remove after the grace, and not begin it anew', async () => {
    const close = () => stage.useCases.closeAccount({ actor: OPERATOR, userId: eve.id })
    const removalAt = later(REMOVAL_GRACE)
    expect(await close()).toEqual({ ok: true, value: removalAt })
    expect([await sessions(), await logIn()]).toEqual([0, { ok: false, error: { kind: 'account-disabled' } }])
    stage.clock.advance(DAY)
    expect(await close()).toEqual({ ok: true, value: removalAt })
    expect(await office.acts()).toEqual(['removal-asked'])
    stage.clock.advance(30 * DAY)
    await stage.useCases.cleanUp()
    expect(await office.find(eve.id)).toBeNull()
    expect(await office.acts()).toEqual(['removal-asked'])
  })
})

describe('exportUser', () => {
  it('should answer what the owner would get, and leave an entry', async () => {
    const exported = await stage.useCases.exportUser({ actor: OPERATOR, userId: eve.id, reason: 'A letter.' })
    expect(exported).toEqual({ ok: true, value: await stage.screens.personalData(eve.id) })
    expect(await office.acts()).toEqual(['data-exported'])
  })
})

describe('an act', () => {
  const everyAct = (actor: Actor, userId: User['id']) => ({
    setUserRole: () => stage.useCases.setUserRole({ actor, userId, role: 'admin' }),
    setUserStatus: () => stage.useCases.setUserStatus({ actor, userId, isActive: false }),
    setTemporaryPassword: () => stage.useCases.setTemporaryPassword({ actor, userId, newPassword: 'battery staple' }),
    grantCredits: () => stage.useCases.grantCredits({ actor, userId, amount: 1 }),
    vouchForUser: () => stage.useCases.vouchForUser({ actor, userId }),
    closeAccount: () => stage.useCases.closeAccount({ actor, userId }),
    exportUser: () => stage.useCases.exportUser({ actor, userId }),
  })

  it('should be refused for somebody who does not exist', async () => {
    for (const work of Object.values(everyAct(ada.actor, newUserId()))) {
      expect(await work()).toEqual({ ok: false, error: { kind: 'user-not-found' } })
    }
    expect(await office.acts()).toEqual([])
  })

  it.each([
    ['has been demoted', { role: 'standard' }],
    ['has been deactivated', { isActive: false }],
    ['is about to be removed', { removalAt: later(DAY) }],
    ['has not verified their address', { kind: 'registered' }],
  ] as const)('should be refused to an admin who %s', async (_, changes) => {
    await office.change({ ...ada.user, ...changes } as User) // each change makes a user again
    for (const work of Object.values(everyAct(ada.actor, eve.id))) {
      expect(await work()).toEqual({ ok: false, error: { kind: 'not-an-admin' } })
    }
    expect(await office.find(eve.id)).toEqual(eve)
    expect([await sessions(), await office.acts()]).toEqual([2, []])
  })
})

// Helpers

async function sessions(): Promise<number> {
  return (await keep(stage.unitOfWork, (repositories) => repositories.sessions.ofUser(eve.id))).length
}

const logIn = () => stage.useCases.logIn({ email: eve.email, password: 'correct horse', device: null })
