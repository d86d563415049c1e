import { describe, expect, it } from 'vitest'
import { aVerifiedUser, newUserId } from '../../testing/index.ts'
import { changeRole, mayLeave, setActive } from './administration.ts'
import type { User } from './user.ts'

const OPERATOR = { kind: 'operator' } as const
const asAdmin = ({ id }: User) => ({ kind: 'admin', id }) as const
const ada = aVerifiedUser({ role: 'admin' })
const ben = aVerifiedUser({ role: 'admin' })
const eve = aVerifiedUser()
const lastAdmin = { ok: false, error: { kind: 'last-admin' } }

describe('changeRole', () => {
  it('should make an admin, and take it back while there is another', () => {
    expect(changeRole(eve, 'admin', { actor: asAdmin(ada), activeAdmins: [ada.id] })).toEqual({
      ok: true,
      value: { ...eve, role: 'admin' },
    })
    expect(changeRole(ben, 'standard', { actor: asAdmin(ada), activeAdmins: [ada.id, ben.id] })).toMatchObject({
      ok: true,
      value: { role: 'standard' },
    })
  })

  it('should refuse a user who asks for a role of their own, even the same one', () => {
    const standing = { actor: asAdmin(ada), activeAdmins: [ada.id, ben.id] }
    for (const role of ['standard', 'admin'] as const) {
      expect(changeRole(ada, role, standing)).toEqual({ ok: false, error: { kind: 'own-role' } })
    }
  })

  it('should keep the last admin, also from operators', () => {
    expect(changeRole(ada, 'standard', { actor: OPERATOR, activeAdmins: [ada.id] })).toEqual(lastAdmin)
    expect(changeRole(ada, 'admin', { actor: OPERATOR, activeAdmins: [ada.id] })).toMatchObject({ ok: true })
    // an admin who cannot act is not the last one
    const away = aVerifiedUser({ role: 'admin', isActive: false })
    expect(changeRole(away, 'standard', { actor: OPERATOR, activeAdmins: [ada.id] })).toMatchObject({ ok: true })
    expect(changeRole(away, 'standard', { actor: OPERATOR, activeAdmins: [] })).toMatchObject({ ok: true })
  })
})

describe('setActive', () => {
  it('should refuse a user who asks for a status of their own', () => {
    const standing = { actor: asAdmin(ada), activeAdmins: [ada.id, ben.id] }
    for (const isActive of [true, false]) {
      expect(setActive(ada, isActive, standing)).toEqual({ ok: false, error: { kind: 'own-status' } })
    }
    expect(setActive(ben, false, standing)).toEqual({ ok: true, value: { ...ben, isActive: false } })
  })

  it('should keep the last admin', () => {
    expect(setActive(ada, false, { actor: OPERATOR, activeAdmins: [ada.id] })).toEqual(lastAdmin)
    expect(setActive(ada, true, { actor: OPERATOR, activeAdmins: [ada.id] })).toMatchObject({ ok: true })
  })
})

describe('mayLeave', () => {
  it('should refuse the last admin, and no other user', () => {
    expect(mayLeave(ada, [ada.id])).toEqual(lastAdmin)
    expect(mayLeave(ada, [ada.id, ben.id])).toEqual({ ok: true, value: undefined })
    expect(mayLeave(eve, [ada.id])).toMatchObject({ ok: true })
    expect(mayLeave(eve, [newUserId()])).toMatchObject({ ok: true })
  })
})
