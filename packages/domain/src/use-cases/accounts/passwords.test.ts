import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel } from '../../../testing/index.ts'
import { HOUR, MINUTE } from '../../shared/duration.ts'

const NEW = 'a longer stable'

let fixture: Fixture
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  ana = anaOn(fixture)
})

describe('changePassword', () => {
  it('should end every session, answer the token of a new one, and notify the owner', async () => {
    const [token, other] = [await ana.signedIn(), (await ana.login()) ?? never()]
    const changed = await change(token)
    expect(await fixture.useCases.authenticate(token)).toBeNull()
    expect(await fixture.useCases.authenticate(other)).toBeNull()
    const authenticated = await ana.authenticated(changed.ok ? changed.value.accessToken : never())
    expect(authenticated).toMatchObject({ user: { username: 'Ana' }, device: ANA.device })
    expect([await ana.login(), await ana.login(NEW)]).toEqual([null, expect.any(String)])
    await fixture.runner.drain()
    expect(fixture.mailer.sent.at(-1)).toMatchObject({ kind: 'password-changed', to: ANA.email })
  })

  it.each([
    ['current-password-wrong', { currentPassword: 'wrong' }],
    ['passwords-differ', { confirmNewPassword: `${NEW} ` }],
    ['password-unchanged', { newPassword: ANA.password, confirmNewPassword: ANA.password }],
    ['password-too-short', { newPassword: 'eight888', confirmNewPassword: 'eight888' }],
    ['password-too-long', { newPassword: 'x'.repeat(129), confirmNewPassword: 'x'.repeat(129) }],
    ['password-too-common', { newPassword: ANA.email, confirmNewPassword: ANA.email }],
    ['password-unusable', { newPassword: 'ab\uD800 cdefgh', confirmNewPassword: 'ab\uD800 cdefgh' }],
  ])('should refuse %s and change nothing', async (kind, changes) => {
    const token = await ana.signedIn()
    expect(await change(token, changes)).toMatchObject({ ok: false, error: { kind } })
    expect(await fixture.useCases.authenticate(token)).not.toBeNull()
    expect(await ana.login()).not.toBeNull()
    expect(fixture.jobs.live()).toEqual([])
  })

  it('should take nine characters, and no fewer', async () => {
    const token = await ana.signedIn()
    expect(await change(token, { newPassword: 'nine 9999', confirmNewPassword: 'nine 9999' })).toMatchObject({
      ok: true,
    })
  })

  it('should let one of two changes at once win, so that the winner knows the password', async () => {
    const token = await ana.signedIn()
    const passwords = ['first of two', 'second of two']
    const answers = await Promise.all(
      passwords.map((password) => change(token, { newPassword: password, confirmNewPassword: password })),
    )
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await ana.login(passwords[answers.findIndex(({ ok }) => ok)])).not.toBeNull()
  })
})

describe('requestPasswordReset', () => {
  it('should mail a link to the owner, however the address is written', async () => {
    await ana.verified()
    await fixture.useCases.requestPasswordReset({ email: ' ANA@Example.org ' })
    await fixture.runner.drain()
    expect(fixture.mailer.sent.at(-1)).toMatchObject({ kind: 'password-reset', to: ANA.email })
    const owner = await fixture.useCases.validateResetToken({ token: ana.mailedToken() })
    expect(owner).toMatchObject({ ok: true, value: { username: 'Ana' } })
  })

  // an address that only looks the same belongs to another user
  it.each(['nobody@example.org', 'an\u0430@example.org', 'ana@ex\u00E4mple.org'])(
    'should mail nothing for %j, after the same work',
    async (email) => {
      await ana.verified()
      const mails = fixture.mailer.sent.length
      await fixture.useCases.requestPasswordReset({ email })
      await fixture.runner.drain()
      expect(fixture.mailer.sent).toHaveLength(mails)
    },
  )

  it.each(['not an address', ''])('should refuse %j, which is no address', async (email) => {
    expect(await fixture.useCases.requestPasswordReset({ email })).toEqual({
      ok: false,
      error: { kind: 'invalid-email' },
    })
    expect(fixture.jobs.live()).toEqual([])
  })

  it('should do the same work for an unknown address', async () => {
    await fixture.useCases.requestPasswordReset({ email: 'nobody@example.org' })
    expect(fixture.jobs.live()).toMatchObject([{ kind: 'send-mail', mail: 'password-reset' }])
  })

  it('should mail nothing to an account that is disabled', async () => {
    await ana.verified()
    await disable()
    const mails = fixture.mailer.sent.length
    await fixture.useCases.requestPasswordReset({ email: ANA.email })
    await fixture.runner.drain()
    expect(fixture.mailer.sent).toHaveLength(mails)
  })
})

describe('resetPassword', () => {
  it('should set the password once, end every session, and notify the owner', async () => {
    const session = await ana.signedIn()
    const token = await ana.resetToken()
    expect(await reset(token)).toMatchObject({ ok: true, value: { email: ANA.email } })
    expect(await fixture.useCases.authenticate(session)).toBeNull()
    expect([await ana.login(), await ana.login(NEW)]).toEqual([null, expect.any(String)])
    await fixture.runner.drain()
    expect(fixture.mailer.sent.at(-1)).toMatchObject({ kind: 'password-changed' })

    expect(await reset(token, 'yet another one')).toEqual(INVALID)
    expect(await fixture.useCases.validateResetToken({ token })).toEqual(INVALID)
    expect(await ana.login(NEW)).not.toBeNull()
  })

  it('should work for one hour and not longer', async () => {
    await ana.verified()
    const token = await ana.resetToken()
    fixture.clock.advance(HOUR - MINUTE)
    expect(await fixture.useCases.validateResetToken({ token })).toMatchObject({ ok: true })
    fixture.clock.advance(MINUTE)
    expect(await fixture.useCases.validateResetToken({ token })).toEqual(INVALID)
    expect(await reset(token)).toEqual(INVALID)
  })

  it('should take the newest link only, and none for another purpose', async () => {
    const verification = await ana.verified()
    const first = await ana.resetToken()
    const second = await ana.resetToken()
    for (const token of [first, verification, second.slice(0, -1), `${second}x`, '']) {
      expect(await fixture.useCases.validateResetToken({ token })).toEqual(INVALID)
      expect(await reset(token)).toEqual(INVALID)
    }
    expect(await fixture.useCases.verifyEmail({ token: second })).toMatchObject({ ok: false })
    expect(await reset(second)).toMatchObject({ ok: true })
  })

  it.each([
    ['password-too-short', 'seven77'],
    ['password-too-common', 'TrustNo1'],
    ['password-too-common', 'ANA@example.org'],
    ['password-unusable', 'ab\uDC00cdefgh'],
  ])('should refuse %s and leave the link as it was', async (kind, password) => {
    await ana.verified()
    const token = await ana.resetToken()
    expect(await reset(token, password)).toMatchObject({ ok: false, error: { kind } })
    expect(await fixture.useCases.resetPassword({ token, newPassword: NEW, confirmNewPassword: 'x' })).toMatchObject({
      error: { kind: 'passwords-differ' },
    })
    expect(await reset(token, 'eight888')).toMatchObject({ ok: true })
  })

  it('should let one of two resets at once win', async () => {
    await ana.verified()
    const token = await ana.resetToken()
    const answers = await Promise.all([reset(token, 'first of two'), reset(token, 'second of two')])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  it('should count as a verification: who reads the mails owns the address', async () => {
    await fixture.useCases.register({ ...ANA, password: 'chosen by a stranger' })
    await fixture.runner.drain()
    const verification = ana.mailedToken()
    expect(await reset(await ana.resetToken())).toMatchObject({ ok: true })
    expect(await ana.login(NEW)).not.toBeNull()
    expect(await fixture.useCases.verifyEmail({ token: verification })).toMatchObject({ ok: false })
  })

  it('should do nothing for an account that was disabled meanwhile', async () => {
    await ana.verified()
    const token = await ana.resetToken()
    await disable()
    expect(await fixture.useCases.validateResetToken({ token })).toEqual(INVALID)
    expect(await reset(token)).toEqual(INVALID)
  })

  it('should not let a link out that was asked for before the password was changed', async () => {
    const session = await ana.signedIn()
    const token = await ana.resetToken()
    await change(session)
    expect(await reset(token, 'by whoever asked')).toEqual(INVALID)
  })

  it('should mail a link that works when the one that was waiting was revoked meanwhile', async () => {
    const session = await ana.signedIn()
    fixture.mailer.setDown(true)
    await fixture.useCases.requestPasswordReset({ email: ANA.email })
    const job = fixture.jobs.live()[0] ?? never()
    await fixture.handlers.run(job)
    await change(session)
    // dropped: a mail is on its way already
    await fixture.useCases.requestPasswordReset({ email: ANA.email })
    fixture.mailer.setDown(false)
    await fixture.handlers.run(job)
    expect(await reset(ana.mailedToken(), 'and yet another')).toMatchObject({ ok: true })
  })
})

// Helpers

const INVALID = { ok: false, error: { kind: 'reset-token-invalid' } }

async function change(token: string, changes: object = {}) {
  const passwords = { currentPassword: ANA.password, newPassword: NEW, confirmNewPassword: NEW, ...changes }
  const { user, device } = await ana.authenticated(token)
  return fixture.useCases.changePassword({ userId: user.id, device, ...passwords })
}

const reset = (token: string, newPassword = NEW) =>
  fixture.useCases.resetPassword({ token, newPassword, confirmNewPassword: newPassword })

const disable = () =>
  keep(fixture.unitOfWork, async ({ users }) => {
    const user = (await users.findByEmail(ANA.email as never)) ?? never()
    await users.save({ ...user, isActive: false })
  })
