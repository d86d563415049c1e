import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel } from '../../../testing/index.ts'
import type { Email } from '../../users/email.ts'

/** As one system types them, and as another does. */
const [ONE, TWO] = both('Über die Brücke')
const [NEW_ONE, NEW_TWO] = both('Später, größer')

let fixture: Fixture
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  ana = anaOn(fixture)
})

describe('a password with accents', () => {
  it.each([
    [ONE, TWO],
    [TWO, ONE],
  ])('should be the same however it is typed, wherever it is typed: chosen as %j', async (chosen, typed) => {
    expect(chosen).not.toBe(typed)
    await registered(chosen)
    const userId = await idOf((await ana.login(typed)) ?? never())
    const same = { userId, device: null, currentPassword: typed, newPassword: chosen, confirmNewPassword: typed }
    expect(await fixture.useCases.changePassword(same)).toMatchObject({ error: { kind: 'password-unchanged' } })
    const other = { ...same, newPassword: NEW_ONE, confirmNewPassword: NEW_TWO }
    expect(await fixture.useCases.changePassword(other)).toMatchObject({ ok: true })
    expect(await ana.login(NEW_TWO)).not.toBeNull()
    const token = await ana.resetToken()
    const reset = { token, newPassword: chosen, confirmNewPassword: typed }
    expect(await fixture.useCases.resetPassword(reset)).toMatchObject({ ok: true })
    expect(await ana.login(typed)).not.toBeNull()
    expect(await fixture.useCases.deleteAccount({ userId, currentPassword: typed })).toMatchObject({ ok: true })
  })

  it('should be the same where an operator chose it', async () => {
    const added = { actor: { kind: 'operator' } as const, reason: 'new', role: 'standard' as const, ...ANA }
    const user = await fixture.useCases.addUser({ ...added, password: TWO })
    expect(await ana.login(ONE)).not.toBeNull()
    const userId = user.ok ? user.value : never()
    const set = { ...added, userId, newPassword: NEW_TWO }
    expect(await fixture.useCases.setUserPassword(set)).toMatchObject({ ok: true })
    expect(await ana.login(NEW_ONE)).not.toBeNull()
    const first = { email: 'admin@example.org', password: TWO }
    expect(await fixture.useCases.ensureFirstAdmin(first)).toMatchObject({ value: 'added' })
    expect(await fixture.useCases.login({ ...first, password: ONE, device: null })).toMatchObject({ ok: true })
  })

  it('should be asked for in one form where common passwords are known', async () => {
    const has = vi.spyOn(fixture.commonPasswords, 'has')
    await registered(TWO)
    expect(has).toHaveBeenCalledExactlyOnceWith(ONE.toLowerCase())
  })

  it('should open an account whose hash an earlier version made as it was typed, and be hashed anew', async () => {
    await registered(ONE)
    const user = await savedUser()
    const older = `plain:${TWO}`
    await keep(fixture.unitOfWork, ({ users }) => users.save({ ...user, passwordHash: older }))
    expect(await ana.login(ONE)).toBeNull()
    expect(await ana.login('wrong')).toBeNull()
    expect((await savedUser()).passwordHash).toBe(older)
    expect(await ana.login(TWO)).not.toBeNull()
    expect((await savedUser()).passwordHash).toBe(`plain:${ONE}`)
    expect(await ana.login(ONE)).not.toBeNull()
  })

  it.each([ONE, TWO])('should cost the same work, known or unknown, where it does not match: %j', async (typed) => {
    await registered('correct horse')
    const [matches, hash] = [vi.spyOn(fixture.passwordHasher, 'matches'), vi.spyOn(fixture.passwordHasher, 'hash')]
    const work = []
    for (const email of [ANA.email, 'nobody@example.org']) {
      await fixture.useCases.login({ email, password: typed, device: null })
      work.push([matches.mock.calls.length, hash.mock.calls.length])
      matches.mockClear()
    }
    expect(work[0]).toEqual(work[1])
  })
})

// Helpers

function both(password: string): readonly [string, string] {
  return [password.normalize('NFC'), password.normalize('NFD')]
}

async function registered(password: string): Promise<void> {
  await fixture.useCases.register({ ...ANA, password })
  await fixture.runner.drain()
  await fixture.useCases.verifyEmail({ token: ana.mailedToken() })
}

const idOf = async (token: string) => (await ana.authenticated(token)).user.id

const savedUser = () =>
  keep(fixture.unitOfWork, async ({ users }) => (await users.findByEmail(ANA.email as Email)) ?? never()) // the cast: it was registered under it
