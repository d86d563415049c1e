import * as api from '@app/contract'
import { type Email, MINUTE, sessionEnd, type Username } from '@app/domain'
import { aRegisteredUser, aSession, aVerifiedUser, keep, NOW, seed, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { mailedToken } from '../../test/mailed-token.ts'
import { openWorld } from '../../test/world.ts'

const ADA = { username: 'Ada', email: 'ada@example.org', password: 'correct horse' }

describe('register', () => {
  it('should make an account that the mailed link verifies, twice if need be, and that can sign in then', async () => {
    const world = await openWorld()
    expectSuccess(api.register, await world.call(api.register, ADA))
    const { email, password } = ADA
    const early = expectRefusal(await world.call(api.login, { email, password }), 403, 'email-not-verified')
    expect(early.error).toContain('verify your email')

    const token = await mailedToken(world)
    for (let times = 0; times < 2; times += 1) {
      expectSuccess(api.verifyEmail, await world.call(api.verifyEmail, { token }))
    }
    const { access_token } = expectSuccess(api.login, await world.call(api.login, { email, password }))
    const me = expectSuccess(api.me, await world.call(api.me, {}, access_token))
    expect(me).toMatchObject({ username: 'Ada', email, role: 'standard', credits: 0 })
  })

  it('should answer the same for an address that has an account', async () => {
    const world = await openWorld()
    const first = await world.call(api.register, ADA)
    const again = await world.call(api.register, { ...ADA, username: 'Bob', password: 'something else' })
    expect([again.status, again.body]).toEqual([first.status, first.body])
  })

  it.each([
    ['the one that the reader chose', { Cookie: 'theme=dark; language=es', 'Accept-Language': 'de' }, 'es'],
    ['else the one that the browser asks for', { 'Accept-Language': 'fr, de-AT;q=0.9, en;q=0.8' }, 'de'],
    ['else English', { 'Accept-Language': 'fr' }, 'en'],
  ] as const)('should keep the language of the page: %s', async (_, headers, language) => {
    const world = await openWorld()
    await world.send('POST', '/api/register', { headers, body: ADA })
    expect(await keep(world.unitOfWork, ({ users }) => users.findByEmail(ADA.email as Email))).toMatchObject({
      language,
    })
  })

  it('should refuse a name that is taken and name the field', async () => {
    const world = await openWorld()
    await seedUser(world.unitOfWork, 0, aVerifiedUser({ username: ADA.username as Username }))
    const taken = await world.call(api.register, { ...ADA, username: 'ADA', email: 'other@example.org' })
    const { error, fields } = expectRefusal(taken, 409, 'username-taken')
    expect(fields).toEqual({ username: error })
  })

  it.each([
    [{ email: 'no address' }, 'invalid-email', 'email'],
    [{ username: 'A\u0000da' }, 'invalid-username', 'username'],
    [{ password: 'short' }, 'invalid-input', 'password'],
    [{ password: 'x'.repeat(129) }, 'invalid-input', 'password'],
    [{ username: ' ' }, 'invalid-input', 'username'],
  ])('should refuse %j', async (change, code, field) => {
    const world = await openWorld()
    const { fields } = expectRefusal(await world.call(api.register, { ...ADA, ...change }), 400, code)
    expect(Object.keys(fields as object)).toEqual([field])
    expect(await keep(world.unitOfWork, async ({ users }) => users.findByEmail(ADA.email as never))).toBeNull()
  })

  it('should name every field that is wrong', async () => {
    const world = await openWorld()
    const { error, fields } = expectRefusal(
      await world.send('POST', '/api/register', { body: {} }),
      400,
      'invalid-input',
    )
    expect(fields).toEqual({
      username: 'Please choose a username.',
      email: 'Please enter your email address.',
      password: 'Please choose a password.',
    })
    expect(error).toBe('Please choose a username.')
  })

  it('should say when to come back while too many passwords are checked', async () => {
    const world = await openWorld()
    world.passwordHasher.setBusy(true)
    for (const busy of [await world.call(api.register, ADA), await world.call(api.login, ADA)]) {
      const { retry_after } = expectRefusal(busy, 503, 'hasher-busy')
      expect(busy.headers.get('Retry-After')).toBe(String(retry_after))
    }
  })
})

describe('verify-email and resend-verification', () => {
  it('should refuse a token that no mail carried', async () => {
    const world = await openWorld()
    expectRefusal(await world.call(api.verifyEmail, { token: 'made up' }), 400, 'token-invalid')
    expectRefusal(await world.call(api.verifyEmail, { token: 'x'.repeat(201) }), 400, 'invalid-input')
  })

  it('should answer the same for every address and mail only to who waits for it', async () => {
    const world = await openWorld()
    const waiting = aRegisteredUser()
    await seed(world.unitOfWork, { users: [waiting] })
    const replies = await Promise.all(
      [waiting.email, 'nobody@example.org'].map((email) => world.call(api.resendVerification, { email })),
    )
    for (const reply of replies) expectSuccess(api.resendVerification, reply)
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await world.runner.drain()
    expect(world.mailer.sent.map(({ to }) => to)).toEqual([waiting.email])
  })
})

describe('login', () => {
  it('should not distinguish an unknown address from a wrong password', async () => {
    const world = await openWorld()
    const user = await seedUser(world.unitOfWork)
    const wrong = await world.call(api.login, { email: user.email, password: 'wrong horse' })
    const unknown = await world.call(api.login, { email: 'nobody@example.org', password: 'wrong horse' })
    const [{ request_id: _a, ...first }, { request_id: _b, ...second }] = [wrong, unknown].map((reply) =>
      expectRefusal(reply, 401, 'invalid-credentials'),
    ) as [Record<string, unknown>, Record<string, unknown>]
    expect(first).toEqual(second)
    expect(wrong.headers.get('WWW-Authenticate')).toBe('Bearer')
  })

  it('should refuse a disabled account, and only after the right password', async () => {
    const world = await openWorld()
    const { email } = await seedUser(world.unitOfWork, 0, aVerifiedUser({ isActive: false }))
    expectRefusal(await world.call(api.login, { email, password: 'correct horse' }), 403, 'account-disabled')
    expectRefusal(await world.call(api.login, { email, password: 'wrong horse' }), 401, 'invalid-credentials')
  })
})

describe('a session', () => {
  it('should be valid until its learner signs out, and other sessions go on', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const other = await world.signIn(user)
    expectSuccess(api.validateToken, await world.call(api.validateToken, {}, token))
    expectSuccess(api.logout, await world.call(api.logout, {}, token))
    expectRefusal(await world.call(api.validateToken, {}, token), 401, 'unauthenticated')
    expectSuccess(api.validateToken, await world.call(api.validateToken, {}, other))
  })

  it('should end with its time', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const end = sessionEnd(aSession(user.id))
    world.clock.set(new Date(end.getTime() - 1))
    expectSuccess(api.me, await world.call(api.me, {}, token))
    // that was a use of the session, so its idle life begins anew
    world.clock.set(new Date(end.getTime() + MINUTE))
    expectSuccess(api.me, await world.call(api.me, {}, token))
    world.clock.set(new Date(NOW.getTime() + 31 * 24 * 60 * MINUTE))
    expectRefusal(await world.call(api.me, {}, token), 401, 'unauthenticated')
  })
})

describe('app-info and version', () => {
  it('should be open to anyone', async () => {
    const world = await openWorld()
    expect(expectSuccess(api.appInfo, await world.call(api.appInfo, {}))).toMatchObject({ name: 'Waymark' })
    const version = expectSuccess(api.version, await world.call(api.version, {}))
    expect(version).toEqual({ name: 'Waymark', version: '1.2.3' })
  })
})

describe('setLanguage', () => {
  it('should be what the account reads in from then on, on every device', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    expect(expectSuccess(api.me, await world.call(api.me, {}, token)).language).toBeNull()
    for (const language of ['de', 'en'] as const) {
      expectSuccess(api.setLanguage, await world.call(api.setLanguage, { language }, token))
      const elsewhere = await world.signIn(user)
      for (const one of [token, elsewhere]) {
        expect(expectSuccess(api.me, await world.call(api.me, {}, one)).language).toBe(language)
      }
    }
  })

  it.each(['fr', 'DE', '', null])('should refuse %j, which the product does not speak', async (language) => {
    const world = await openWorld()
    const { token } = await world.learner()
    const reply = await world.send('PUT', '/api/account/language', { token, body: { language } })
    expect(expectRefusal(reply, 400, 'invalid-input').fields).toHaveProperty('language')
    expect(expectSuccess(api.me, await world.call(api.me, {}, token)).language).toBeNull()
  })
})

describe('the language of a request', () => {
  const GERMAN = { Cookie: 'language=de', 'Accept-Language': 'es' }

  it('should be that of every refusal: of inputs, of use cases and of the pipeline', async () => {
    const world = await openWorld()
    const send = async (path: string, body?: object) =>
      (await world.send(body ? 'POST' : 'GET', path, { headers: GERMAN, ...(body && { body }) })).body
    expect(await send('/api/register', { ...ADA, email: '' })).toMatchObject({
      error: 'Bitte gib deine E-Mail-Adresse ein.',
      fields: { email: 'Bitte gib deine E-Mail-Adresse ein.' },
    })
    expect(await send('/api/register', { ...ADA, email: 'ada' })).toMatchObject({
      message: 'Das ist keine gültige E-Mail-Adresse. Bitte prüfe die Schreibweise.',
    })
    expect(await send('/api/me')).toMatchObject({ error: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.' })
    expect(await send('/api/nothing')).toMatchObject({
      code: 'not-found',
      error: expect.stringContaining('Bitte prüfe'),
    })
  })

  it('should be that of a success, and of the mail to an account that has chosen none', async () => {
    const world = await openWorld()
    await seed(world.unitOfWork, { users: [aRegisteredUser({ email: ADA.email as Email })] })
    const body = { email: ADA.email }
    const sent = await world.send('POST', '/api/resend-verification', { headers: GERMAN, body })
    expect(sent.body).toMatchObject({ message: expect.stringContaining('Bitte schau in dein Postfach') })
    await world.runner.drain()
    expect(world.mailer.sent.map(({ subject }) => subject)).toEqual(['Bestätige deine E-Mail-Adresse für Waymark'])
  })
})
