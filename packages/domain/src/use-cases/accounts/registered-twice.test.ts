import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { type Fixture, keep, makeFixture, makeScriptedLanguageModel } from '../../../testing/index.ts'
import { DAY } from '../../shared/duration.ts'
import type { Email } from '../../users/email.ts'
import { MAX_FURTHER_REGISTRATIONS } from '../../users/registration.ts'

const STRANGER = { ...ANA, username: 'Stranger', password: 'chosen by a stranger' } as const
const INVALID = { ok: false, error: { kind: 'token-invalid' } }

let fixture: Fixture
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  ana = anaOn(fixture)
})

describe('an address that is registered more than once before it is verified', () => {
  it.each([
    ['before', [STRANGER, ANA]],
    ['after', [ANA, STRANGER]],
    ['before and after', [STRANGER, ANA, { ...STRANGER, username: 'Another' }]],
  ] as const)(
    'should get name and password of the registration whose link is opened: a stranger came %s',
    async (_, all) => {
      const links: string[] = []
      for (const one of all) links.push(await mailedFor(one))
      expect(await fixture.useCases.verifyEmail({ token: links[all.indexOf(ANA)] ?? never() })).toMatchObject({
        ok: true,
      })
      expect(await ana.login(STRANGER.password)).toBeNull()
      const { user } = await ana.authenticated((await ana.login()) ?? never())
      expect(user.username).toBe('Ana')
      // the others have ended: their links change nothing any more
      for (const token of links) await fixture.useCases.verifyEmail({ token })
      expect(await ana.login(STRANGER.password)).toBeNull()
      expect(await ana.login()).not.toBeNull()
      expect(await pending()).toEqual([])
    },
  )

  it('should be mailed a link for each that arrives while an earlier mail still waits', async () => {
    const answers = await Promise.all([STRANGER, ANA].map((one) => fixture.useCases.register(one)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    await fixture.runner.drain()
    expect(fixture.mailer.sent.map(({ kind }) => kind)).toEqual(['verification', 'verification'])
    const anas = fixture.mailer.sent.find(({ text }) => text.startsWith('Hello Ana,')) ?? never()
    expect(await fixture.useCases.verifyEmail({ token: tokenIn(anas.text) })).toMatchObject({ ok: true })
    expect(await ana.login()).not.toBeNull()
  })

  it('should get a warning about other registrations in each further mail', async () => {
    await mailedFor(STRANGER)
    await mailedFor(ANA)
    expect(fixture.mailer.sent.map(({ text }) => text.includes('Someone else may have signed up'))).toEqual([
      false,
      true,
    ])
  })

  it('should get a link to choose a password when another mail is asked for: it may be for either', async () => {
    const earlier = await mailedFor(ANA)
    await mailedFor(STRANGER)
    await fixture.useCases.resendVerification({ email: ANA.email })
    await fixture.runner.drain()
    const mail = fixture.mailer.sent.at(-1) ?? never()
    expect(mail).toMatchObject({ kind: 'password-reset', text: expect.stringContaining('more than once') })
    expect(mail.text).not.toContain('Stranger')
    const passwords = { newPassword: 'a longer stable', confirmNewPassword: 'a longer stable' }
    expect(await fixture.useCases.resetPassword({ token: tokenIn(mail.text), ...passwords })).toMatchObject({
      ok: true,
    })
    expect(await ana.login('a longer stable')).not.toBeNull()
    for (const password of [ANA.password, STRANGER.password]) expect(await ana.login(password)).toBeNull()
    expect(await fixture.useCases.verifyEmail({ token: earlier })).toEqual(INVALID)
    expect(await pending()).toEqual([])
  })

  it('should read in the language of the page where the opened registration was made', async () => {
    await mailedFor({ ...STRANGER, language: 'es' })
    const token = await mailedFor({ ...ANA, language: 'de' })
    const languages = fixture.mailer.sent.map(({ html }) => /<html lang="(..)">/.exec(html)?.[1])
    expect(languages).toEqual(['es', 'de'])
    await fixture.useCases.verifyEmail({ token })
    const { user } = await ana.authenticated((await ana.login()) ?? never())
    expect(user.language).toBe('de')
  })

  it('should keep so many registrations at most, and leave the earlier ones as they are', async () => {
    const first = await mailedFor(ANA)
    for (let count = 0; count < 2 * MAX_FURTHER_REGISTRATIONS; count += 1) await mailedFor(STRANGER)
    expect(await pending()).toHaveLength(MAX_FURTHER_REGISTRATIONS)
    const kinds = fixture.mailer.sent.map(({ kind }) => kind)
    expect(kinds).toEqual(['verification', 'verification', 'verification', 'password-reset', 'password-reset'])
    expect(await fixture.useCases.verifyEmail({ token: first })).toMatchObject({ ok: true })
    expect(await ana.login()).not.toBeNull()
  })

  it('should open nothing with a link whose registration is gone', async () => {
    await mailedFor(STRANGER)
    const token = await mailedFor(ANA)
    await keep(fixture.unitOfWork, async ({ registrations, users }) => {
      const user = (await users.findByEmail(ANA.email as Email)) ?? never()
      await registrations.removeAllOf(user.id)
    })
    expect(await fixture.useCases.verifyEmail({ token })).toEqual(INVALID)
  })

  it('should keep nothing of it once the unverified account is removed', async () => {
    await mailedFor(STRANGER)
    await mailedFor(ANA)
    const [one] = await pending()
    fixture.clock.advance(30 * DAY)
    await fixture.useCases.cleanUp()
    const left = await keep(fixture.unitOfWork, ({ registrations }) => registrations.find(one?.id ?? never()))
    expect(left).toBeNull()
  })
})

describe('an address that a mail scanner verified for another person', () => {
  it("should be its owner's account as soon as they reset the password", async () => {
    const token = await mailedFor(STRANGER)
    await fixture.useCases.verifyEmail({ token })
    const sessions = [await ana.login(STRANGER.password), await ana.login(STRANGER.password)].map(
      (one) => one ?? never(),
    )
    expect(await fixture.useCases.register(ANA)).toMatchObject({ ok: true })
    const passwords = { newPassword: ANA.password, confirmNewPassword: ANA.password }
    expect(await fixture.useCases.resetPassword({ token: await ana.resetToken(), ...passwords })).toMatchObject({
      ok: true,
    })
    for (const session of sessions) expect(await fixture.useCases.authenticate(session)).toBeNull()
    expect(await ana.login(STRANGER.password)).toBeNull()
    await fixture.useCases.verifyEmail({ token })
    expect(await ana.login(STRANGER.password)).toBeNull()
    expect(await ana.login()).not.toBeNull()
  })
})

// Helpers

const tokenIn = (text: string): string => text.match(/token=([\w-]+)/)?.[1] ?? never()

/** Registers, and answers the secret of the link that was mailed for it. */
async function mailedFor(who: Parameters<Fixture['useCases']['register']>[0]): Promise<string> {
  await fixture.useCases.register(who)
  await fixture.runner.drain()
  return ana.mailedToken()
}

const pending = () =>
  keep(fixture.unitOfWork, async ({ users, registrations }) => {
    const user = await users.findByEmail(ANA.email as Email) // the cast: it was registered under it
    return user ? registrations.ofUser(user.id) : []
  })
