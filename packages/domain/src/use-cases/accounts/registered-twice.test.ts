import { beforeEach, describe, expect, it } from 'vitest'
import { ANA, anaOn, never } from '../../../test/ana.ts'
import { keep, makeScriptedLanguageModel, makeStage, type Stage } from '../../../testing/index.ts'
import { DAY } from '../../shared/duration.ts'
import type { Email } from '../../users/email.ts'
import { MAX_FURTHER_REGISTRATIONS } from '../../users/registration.ts'

const STRANGER = { ...ANA, username: 'Stranger', password: 'chosen by a stranger' } as const
const INVALID = { ok: false, error: { kind: 'token-invalid' } }

let stage: Stage
let ana: ReturnType<typeof anaOn>

beforeEach(() => {
  stage = makeStage({ model: makeScriptedLanguageModel() })
  ana = anaOn(stage)
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
      expect(await stage.useCases.verifyEmail({ token: links[all.indexOf(ANA)] ?? never() })).toMatchObject({
        ok: true,
      })
      expect(await ana.login(STRANGER.password)).toBeNull()
      const { user } = await ana.reader((await ana.login()) ?? never())
      expect(user.username).toBe('Ana')
      // the others have ended: their links change nothing any more
      for (const token of links) await stage.useCases.verifyEmail({ token })
      expect(await ana.login(STRANGER.password)).toBeNull()
      expect(await ana.login()).not.toBeNull()
      expect(await pending()).toEqual([])
    },
  )

  it('should be mailed a link for each that arrives while an earlier mail still waits', async () => {
    const answers = await Promise.all([STRANGER, ANA].map((one) => stage.useCases.register(one)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    await stage.runner.drain()
    expect(stage.mailer.sent.map(({ kind }) => kind)).toEqual(['verification', 'verification'])
    const anas = stage.mailer.sent.find(({ text }) => text.startsWith('Hello Ana,')) ?? never()
    expect(await stage.useCases.verifyEmail({ token: tokenIn(anas.text) })).toMatchObject({ ok: true })
    expect(await ana.login()).not.toBeNull()
  })

  it('should get a warning about other registrations in each further mail', async () => {
    await mailedFor(STRANGER)
    await mailedFor(ANA)
    expect(stage.mailer.sent.map(({ text }) => text.includes('Someone else may have signed up'))).toEqual([false, true])
  })

  it('should get a link to choose a password when another mail is asked for: it may be for either', async () => {
    const earlier = await mailedFor(ANA)
    await mailedFor(STRANGER)
    await stage.useCases.resendVerification({ email: ANA.email })
    await stage.runner.drain()
    const mail = stage.mailer.sent.at(-1) ?? never()
    expect(mail).toMatchObject({ kind: 'password-reset', text: expect.stringContaining('more than once') })
    expect(mail.text).not.toContain('Stranger')
    const passwords = { newPassword: 'a longer stable', confirmNewPassword: 'a longer stable' }
    expect(await stage.useCases.resetPassword({ token: tokenIn(mail.text), ...passwords })).toMatchObject({ ok: true })
    expect(await ana.login('a longer stable')).not.toBeNull()
    for (const password of [ANA.password, STRANGER.password]) expect(await ana.login(password)).toBeNull()
    expect(await stage.useCases.verifyEmail({ token: earlier })).toEqual(INVALID)
    expect(await pending()).toEqual([])
  })

  it('should keep so many registrations at most, and leave the earlier ones as they are', async () => {
    const first = await mailedFor(ANA)
    for (let count = 0; count < 2 * MAX_FURTHER_REGISTRATIONS; count += 1) await mailedFor(STRANGER)
    expect(await pending()).toHaveLength(MAX_FURTHER_REGISTRATIONS)
    const kinds = stage.mailer.sent.map(({ kind }) => kind)
    expect(kinds).toEqual(['verification', 'verification', 'verification', 'password-reset', 'password-reset'])
    expect(await stage.useCases.verifyEmail({ token: first })).toMatchObject({ ok: true })
    expect(await ana.login()).not.toBeNull()
  })

  it('should open nothing with a link whose registration is gone', async () => {
    await mailedFor(STRANGER)
    const token = await mailedFor(ANA)
    await keep(stage.unitOfWork, async ({ registrations, users }) => {
      const user = (await users.findByEmail(ANA.email as Email)) ?? never()
      await registrations.removeAllOf(user.id)
    })
    expect(await stage.useCases.verifyEmail({ token })).toEqual(INVALID)
  })

  it('should keep nothing of it once the unverified account is removed', async () => {
    await mailedFor(STRANGER)
    await mailedFor(ANA)
    const [one] = await pending()
    stage.clock.advance(30 * DAY)
    await stage.useCases.cleanUp()
    const left = await keep(stage.unitOfWork, ({ registrations }) => registrations.find(one?.id ?? never()))
    expect(left).toBeNull()
  })
})

// Helpers

const tokenIn = (text: string): string => text.match(/token=([\w-]+)/)?.[1] ?? never()

/** Registers, and answers the secret of the link that was mailed for it. */
async function mailedFor(who: Parameters<Stage['useCases']['register']>[0]): Promise<string> {
  await stage.useCases.register(who)
  await stage.runner.drain()
  return ana.mailedToken()
}

const pending = () =>
  keep(stage.unitOfWork, async ({ users, registrations }) => {
    const user = await users.findByEmail(ANA.email as Email) // the cast: it was registered under it
    return user ? registrations.ofUser(user.id) : []
  })
