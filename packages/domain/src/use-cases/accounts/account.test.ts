import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel } from '../../../testing/index.ts'
import { DAY, HOUR } from '../../shared/duration.ts'
import type { Email } from '../../users/email.ts'
import { parseUsername } from '../../users/username.ts'

let fixture: Fixture
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  ana = anaOn(fixture)
})

describe('register', () => {
  it('should mail a link that verifies the address', async () => {
    const { register, verifyEmail, login } = fixture.useCases
    expect(await register(ANA)).toMatchObject({ ok: true })
    expect(await login(ANA)).toEqual({ ok: false, error: { kind: 'email-not-verified' } })
    await fixture.runner.drain()
    expect(await verifyEmail({ token: ana.mailedToken() })).toMatchObject({ ok: true })
    expect(await login(ANA)).toMatchObject({ ok: true })
  })

  it('should answer the same for an address that is taken, and notify its owner by mail', async () => {
    const { register, login } = fixture.useCases
    await ana.verified()
    const again = await register({
      ...ANA,
      username: 'Someone',
      email: ' ANA@example.org',
      password: 'another one',
    })
    expect(again).toEqual({ ok: true, value: undefined })
    await fixture.runner.drain()
    expect(fixture.mailer.sent.at(-1)).toMatchObject({ kind: 'already-registered', to: 'ana@example.org' })
    expect(await login({ ...ANA, password: 'another one' })).toMatchObject({ ok: false })
  })

  it('should refuse a taken name the same way for a known and an unknown address', async () => {
    const { register } = fixture.useCases
    await ana.verified()
    const refused = { ok: false, error: { kind: 'username-taken' } }
    expect(await register({ ...ANA, username: 'ANA' })).toEqual(refused)
    expect(await register({ ...ANA, username: 'ana', email: 'new@example.org' })).toEqual(refused)
  })

  it('should not reveal by a name that is taken whether an address has an account', async () => {
    await ana.verified()
    for (const email of [ANA.email, 'nobody@example.org']) {
      const username = `Probe ${email.length}`
      expect(await fixture.useCases.register({ ...ANA, username, email })).toMatchObject({ ok: true })
      const again = await fixture.useCases.register({ ...ANA, username, email: `mine${email.length}@example.org` })
      expect(again).toMatchObject({ ok: true })
    }
  })

  it('should give a name to the user who verifies first, and the other one a number', async () => {
    const rival = { ...ANA, email: 'rival@example.org' }
    await fixture.useCases.register(rival)
    await fixture.runner.drain()
    const rivalsLink = ana.mailedToken()
    await ana.verified()
    expect(await fixture.useCases.verifyEmail({ token: rivalsLink })).toMatchObject({ ok: true })
    const signedIn = await fixture.useCases.login(rival)
    const { user } = await ana.authenticated(signedIn.ok ? signedIn.value.accessToken : never())
    expect(user.username).toBe('Ana 2')
  })

  it.each(['x'.repeat(50), '\u{1F98A}'.repeat(25), `${'\u{1F98A}'.repeat(24)}xy`])(
    'should find a number for a name of full length: %s',
    async (username) => {
      const tokens: string[] = []
      for (const email of ['one@example.org', 'two@example.org', 'three@example.org']) {
        await fixture.useCases.register({ ...ANA, username, email })
        await fixture.runner.drain()
        // verified only once all of them have asked for the name
        tokens.push(ana.mailedToken())
      }
      for (const token of tokens) expect(await fixture.useCases.verifyEmail({ token })).toMatchObject({ ok: true })
      const found = await keep(fixture.unitOfWork, ({ users }) =>
        Promise.all(['one', 'two', 'three'].map((who) => users.findByEmail(`${who}@example.org` as Email))),
      )
      const kept = found.map((user) => user?.username ?? never())
      expect(new Set(kept).size).toBe(3)
      for (const name of kept) expect(parseUsername(name)).toEqual({ ok: true, value: name })
    },
  )

  it.each(['password', 'PASSWORD', 'TrustNo1', ANA.email])(
    'should refuse %s, which attackers try first',
    async (password) => {
      const refused = { ok: false, error: { kind: 'password-too-common' } }
      expect(await fixture.useCases.register({ ...ANA, password })).toEqual(refused)
      expect(fixture.jobs.live()).toEqual([])
    },
  )

  it('should send nothing to an address whose account was not made', async () => {
    await fixture.useCases.register({ ...ANA, password: 'short' })
    await fixture.runner.drain()
    expect(fixture.mailer.sent).toEqual([])
  })
})

describe('verifyEmail', () => {
  it('should accept the same link again within its life, and no longer', async () => {
    const token = await ana.verified()
    expect(await fixture.useCases.verifyEmail({ token })).toMatchObject({ ok: true })
    fixture.clock.advance(DAY)
    expect(await fixture.useCases.verifyEmail({ token })).toEqual({ ok: false, error: { kind: 'token-invalid' } })
  })

  it('should accept the newest link only', async () => {
    await fixture.useCases.register(ANA)
    await fixture.runner.drain()
    const first = ana.mailedToken()
    await fixture.useCases.resendVerification({ email: ANA.email })
    await fixture.runner.drain()
    expect(await fixture.useCases.verifyEmail({ token: first })).toMatchObject({ ok: false })
    expect(await fixture.useCases.verifyEmail({ token: ana.mailedToken() })).toMatchObject({ ok: true })
  })

  it('should mail nothing more to a verified or unknown address', async () => {
    await ana.verified()
    const mails = fixture.mailer.sent.length
    await fixture.useCases.resendVerification({ email: ANA.email })
    await fixture.useCases.resendVerification({ email: 'nobody@example.org' })
    await fixture.useCases.resendVerification({ email: 'not an address' })
    await fixture.runner.drain()
    expect(fixture.mailer.sent).toHaveLength(mails)
  })

  it('should send the same mail with the same link when it cannot know whether the first one arrived', async () => {
    await fixture.useCases.register(ANA)
    const job = fixture.jobs.live()[0] ?? never()
    await fixture.handlers.run(job)
    fixture.clock.advance(23 * HOUR)
    await fixture.handlers.run(job)
    const [first, second] = fixture.mailer.sent
    expect(second).toEqual(first)
    fixture.clock.advance(2 * HOUR)
    expect(await fixture.useCases.verifyEmail({ token: ana.mailedToken() })).toMatchObject({ ok: true })
  })

  it('should try again while the mail server is down', async () => {
    fixture.mailer.setDown(true)
    await fixture.useCases.register(ANA)
    expect(await fixture.handlers.run(fixture.jobs.live()[0] ?? never())).toBe('try-again')
    fixture.mailer.setDown(false)
    await fixture.runner.drain()
    expect(await fixture.useCases.verifyEmail({ token: ana.mailedToken() })).toMatchObject({ ok: true })
  })
})
