import { beforeEach, describe, expect, it } from 'vitest'
import { makeScriptedLanguageModel, makeStage, type Stage } from '../../testing/index.ts'
import { DAY, HOUR } from '../shared/duration.ts'
import { SESSION_IDLE_LIFE, SESSION_LIFE } from '../users/session.ts'

const ANA = { username: 'Ana', email: 'ana@example.org', password: 'correct horse' }

let stage: Stage

beforeEach(() => {
  stage = makeStage({ model: makeScriptedLanguageModel() })
})

describe('registerUser', () => {
  it('should mail a link that verifies the address', async () => {
    const { registerUser, verifyEmail, logIn } = stage.useCases
    expect(await registerUser(ANA)).toMatchObject({ ok: true })
    expect(await logIn(ANA)).toEqual({ ok: false, error: { kind: 'email-not-verified' } })
    await stage.runner.drain()
    expect(await verifyEmail({ token: mailedToken() })).toMatchObject({ ok: true })
    expect(await logIn(ANA)).toMatchObject({ ok: true })
  })

  it('should answer the same for an address that is taken, and tell its owner by mail', async () => {
    const { registerUser, logIn } = stage.useCases
    await verified()
    const again = await registerUser({
      ...ANA,
      username: 'Someone',
      email: ' ANA@example.org',
      password: 'another one',
    })
    expect(again).toEqual({ ok: true, value: undefined })
    await stage.runner.drain()
    expect(stage.mailer.sent.at(-1)).toMatchObject({ kind: 'already-registered', to: 'ana@example.org' })
    expect(await logIn({ ...ANA, password: 'another one' })).toMatchObject({ ok: false })
  })

  it('should refuse a taken name the same way for a known and an unknown address', async () => {
    const { registerUser } = stage.useCases
    await verified()
    const refused = { ok: false, error: { kind: 'username-taken' } }
    expect(await registerUser({ ...ANA, username: 'ANA' })).toEqual(refused)
    expect(await registerUser({ ...ANA, username: 'ana', email: 'new@example.org' })).toEqual(refused)
  })

  it('should leave an unverified address to whoever registers it last: a stranger may have been first', async () => {
    const { registerUser, verifyEmail, logIn } = stage.useCases
    await registerUser({ ...ANA, username: 'Stranger', password: 'chosen by a stranger' })
    await stage.runner.drain()
    const strangersLink = mailedToken()
    await registerUser(ANA)
    expect(await verifyEmail({ token: strangersLink })).toEqual({ ok: false, error: { kind: 'token-invalid' } })
    await stage.runner.drain()
    await verifyEmail({ token: mailedToken() })
    expect(await logIn({ ...ANA, password: 'chosen by a stranger' })).toMatchObject({ ok: false })
    expect(await logIn(ANA)).toMatchObject({ ok: true })
    const reader = await stage.useCases.identifyReader((await login()) ?? never())
    expect(reader?.user.username).toBe('Ana')
  })

  it('should take a form that was sent several times for one registration, with one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => stage.useCases.registerUser(ANA)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    await stage.runner.drain()
    expect(stage.mailer.sent).toHaveLength(1)
    expect(await stage.useCases.verifyEmail({ token: mailedToken() })).toMatchObject({ ok: true })
  })

  it('should send nothing to an address whose account was not made', async () => {
    await stage.useCases.registerUser({ ...ANA, password: 'short' })
    await stage.runner.drain()
    expect(stage.mailer.sent).toEqual([])
  })
})

describe('verifyEmail', () => {
  it('should accept the same link again within its life, and no longer', async () => {
    const token = await verified()
    expect(await stage.useCases.verifyEmail({ token })).toMatchObject({ ok: true })
    stage.clock.advance(DAY)
    expect(await stage.useCases.verifyEmail({ token })).toEqual({ ok: false, error: { kind: 'token-invalid' } })
  })

  it('should accept the newest link only', async () => {
    await stage.useCases.registerUser(ANA)
    await stage.runner.drain()
    const first = mailedToken()
    await stage.useCases.resendVerification({ email: ANA.email })
    await stage.runner.drain()
    expect(await stage.useCases.verifyEmail({ token: first })).toMatchObject({ ok: false })
    expect(await stage.useCases.verifyEmail({ token: mailedToken() })).toMatchObject({ ok: true })
  })

  it('should mail nothing more to a verified or unknown address', async () => {
    await verified()
    const mails = stage.mailer.sent.length
    await stage.useCases.resendVerification({ email: ANA.email })
    await stage.useCases.resendVerification({ email: 'nobody@example.org' })
    await stage.useCases.resendVerification({ email: 'not an address' })
    await stage.runner.drain()
    expect(stage.mailer.sent).toHaveLength(mails)
  })

  it('should try again while the mail server is down', async () => {
    stage.mailer.setDown(true)
    await stage.useCases.registerUser(ANA)
    expect(await stage.handlers.run(stage.jobs.live()[0] ?? never())).toBe('try-again')
    stage.mailer.setDown(false)
    await stage.runner.drain()
    expect(await stage.useCases.verifyEmail({ token: mailedToken() })).toMatchObject({ ok: true })
  })
})

describe('logIn and identifyReader', () => {
  it('should know the reader until they sign out', async () => {
    const token = await signedIn()
    const reader = await stage.useCases.identifyReader(token)
    expect(reader?.user.username).toBe('Ana')
    await stage.useCases.logOut({ sessionId: reader?.sessionId ?? never() })
    expect(await stage.useCases.identifyReader(token)).toBeNull()
  })

  it('should refuse a wrong password and an unknown address alike', async () => {
    await verified()
    const refused = { ok: false, error: { kind: 'invalid-credentials' } }
    expect(await stage.useCases.logIn({ ...ANA, password: 'wrong' })).toEqual(refused)
    expect(await stage.useCases.logIn({ ...ANA, email: 'nobody@example.org' })).toEqual(refused)
    expect(await stage.useCases.logIn({ ...ANA, email: 'not an address' })).toEqual(refused)
  })

  it('should forget a session that is idle for 7 days, and any after 30', async () => {
    const token = await signedIn()
    for (let day = 0; day < 29; day += 1) {
      stage.clock.advance(DAY)
      expect(await stage.useCases.identifyReader(token)).not.toBeNull()
    }
    stage.clock.advance(DAY)
    expect(await stage.useCases.identifyReader(token)).toBeNull()
    expect(SESSION_LIFE).toBe(30 * DAY)

    const idle = (await login()) ?? never()
    stage.clock.advance(SESSION_IDLE_LIFE - HOUR)
    expect(await stage.useCases.identifyReader(idle)).not.toBeNull()
    stage.clock.advance(SESSION_IDLE_LIFE)
    expect(await stage.useCases.identifyReader(idle)).toBeNull()
  })

  it('should let nobody in whose account is disabled, from the next request on', async () => {
    const token = await signedIn()
    const { user } = (await stage.useCases.identifyReader(token)) ?? never()
    await stage.unitOfWork.run(async ({ users }) => {
      await users.save({ ...user, isActive: false })
      return { ok: true, value: undefined }
    })
    expect(await stage.useCases.identifyReader(token)).toBeNull()
    expect(await stage.useCases.logIn(ANA)).toEqual({ ok: false, error: { kind: 'account-disabled' } })
    expect(await stage.useCases.logIn({ ...ANA, password: 'wrong' })).toMatchObject({
      error: { kind: 'invalid-credentials' },
    })
  })
})

// Helpers

const never = (): never => {
  throw new Error('The test expected a value here.')
}

const mailedToken = (): string => stage.mailer.sent.at(-1)?.text.match(/token=([\w-]+)/)?.[1] ?? never()

async function verified(): Promise<string> {
  await stage.useCases.registerUser(ANA)
  await stage.runner.drain()
  const token = mailedToken()
  await stage.useCases.verifyEmail({ token })
  return token
}

async function login(): Promise<string | null> {
  const started = await stage.useCases.logIn(ANA)
  return started.ok ? started.value.accessToken : null
}

async function signedIn(): Promise<string> {
  await verified()
  return (await login()) ?? never()
}
