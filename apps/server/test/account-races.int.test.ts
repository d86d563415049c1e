import {
  type Email,
  type Job,
  MAX_FURTHER_REGISTRATIONS,
  type MailJob,
  makeChangeUser,
  ok,
  SECOND,
  type UseCases,
} from '@app/domain'
import { makeRandomIdSource } from '@app/domain/testing'
import { rounds, times } from '@app/testing/long-run'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

const TIMES = times(rounds(4, 10))
const OLD = 'correct horse'

const tokenIn = (text = ''): string => text.match(/token=([\w-]+)/)?.[1] ?? ''

/** What two people, or one in two tabs, do with an account at the same moment; on real PostgreSQL. */
describe('an account that several want to change at once', () => {
  let domain: DomainOnPostgres
  let useCases: UseCases

  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'))
    useCases = domain.useCases
  })
  afterAll(() => domain?.close())

  const findUser = async (email: string) => {
    // the cast: it was parsed when it was registered
    const found = await domain.postgres.unitOfWork.run(async ({ users }) => ok(await users.findByEmail(email as Email)))
    return found.value
  }
  const idOf = async (email: string) => {
    const user = await findUser(email)
    if (!user) throw new Error(`No user has ${email}.`)
    return user.id
  }

  /** The job runner is not what is tested here: this sends the mail of a job. */
  const mailedToken = async (mail: 'verification' | 'password-reset', email: string): Promise<string> => {
    const about = { kind: 'send-mail', userId: await idOf(email), mailId: crypto.randomUUID() } as const
    const job: MailJob = mail === 'verification' ? { ...about, mail, registration: 'first' } : { ...about, mail }
    await useCases.jobHandlers.run(job satisfies Job)
    return tokenIn(domain.mailer.sent.at(-1)?.text)
  }

  const account = async (name: string) => {
    const who = { username: name, email: `${name}@example.org`, password: OLD, device: null }
    expect(await useCases.register(who)).toMatchObject({ ok: true })
    await useCases.verifyEmail({ token: await mailedToken('verification', who.email) })
    return who
  }
  const login = (who: Awaited<ReturnType<typeof account>>, password = OLD) => useCases.login({ ...who, password })
  const authenticated = async (token: string) => {
    const session = await useCases.authenticate(token)
    if (!session) throw new Error('The session is not live.')
    return session
  }

  it.each(TIMES)('should let one link set one password (%i)', async (time) => {
    const who = await account(`reset${time}`)
    const token = await mailedToken('password-reset', who.email)
    const passwords = Array.from({ length: 8 }, (_, index) => `new password ${index}`)
    const answers = await Promise.all(
      passwords.map((password) =>
        useCases.resetPassword({ token, newPassword: password, confirmNewPassword: password }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const winner = passwords[answers.findIndex(({ ok }) => ok)]
    expect(await login(who, winner)).toMatchObject({ ok: true })
    expect(await login(who)).toMatchObject({ ok: false })
  })

  it.each(TIMES)('should leave no session that was opened with the old password (%i)', async (time) => {
    const who = await account(`change${time}`)
    const first = await login(who)
    const session = await authenticated(first.ok ? first.value.accessToken : '')
    const passwords = { currentPassword: OLD, newPassword: 'a longer stable', confirmNewPassword: 'a longer stable' }
    const [changed, ...logIns] = await Promise.all([
      useCases.changePassword({ userId: session.user.id, device: null, ...passwords }),
      ...Array.from({ length: 6 }, () => login(who)),
    ])
    expect(changed).toMatchObject({ ok: true })
    for (const opened of logIns) {
      if (opened.ok) expect(await useCases.authenticate(opened.value.accessToken)).toBeNull()
    }
    expect(await login(who)).toMatchObject({ ok: false })
    expect(await login(who, 'a longer stable')).toMatchObject({ ok: true })
  })

  it.each(TIMES)('should let one of several changes at once win (%i)', async (time) => {
    const who = await account(`changes${time}`)
    const first = await login(who)
    const session = await authenticated(first.ok ? first.value.accessToken : '')
    const passwords = Array.from({ length: 4 }, (_, index) => `new password ${index}`)
    const answers = await Promise.all(
      passwords.map((password) =>
        useCases.changePassword({
          userId: session.user.id,
          device: null,
          currentPassword: OLD,
          newPassword: password,
          confirmNewPassword: password,
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await login(who, passwords[answers.findIndex(({ ok }) => ok)])).toMatchObject({ ok: true })
  })

  it.each(TIMES)('should not remove a user who signs in at the last moment (%i)', async (time) => {
    const who = await account(`leave${time}`)
    const first = await login(who)
    const { user } = await authenticated(first.ok ? first.value.accessToken : '')
    await useCases.deleteAccount({ userId: user.id, currentPassword: OLD })
    domain.clock.advance(30 * 24 * 3600 * SECOND)
    const [cameBack] = await Promise.all([login(who), useCases.cleanUp()])
    const token = cameBack.ok ? cameBack.value.accessToken : null
    // either removed or signed in, never both
    expect(token === null ? null : await useCases.authenticate(token)).toEqual(
      token === null ? null : expect.objectContaining({ user: expect.objectContaining({ email: who.email }) }),
    )
    expect(await login(who)).toMatchObject({ ok: token !== null })
  })

  it.each(TIMES)('should let all in who want one name, and verify, reset or are added at once (%i)', async (time) => {
    const username = `Ana ${time}`
    const emails = times(10).map((index) => `ana${time}-${index}@example.org`)
    const tokens = []
    for (const [index, email] of emails.entries()) {
      expect(await useCases.register({ username, email, password: OLD })).toMatchObject({ ok: true })
      tokens.push(await mailedToken(index < 6 ? 'verification' : 'password-reset', email))
    }
    const { unitOfWork } = domain.postgres
    const { markEmailVerified } = makeChangeUser({ unitOfWork, ids: makeRandomIdSource(), clock: domain.clock })
    const operator = { kind: 'operator' } as const
    const added = {
      actor: operator,
      username,
      email: `added${time}@example.org`,
      password: OLD,
      role: 'standard',
    } as const
    const [asked, ...answers] = await Promise.all([
      useCases.addUser(added),
      ...tokens.slice(0, 5).map((token) => useCases.verifyEmail({ token })),
      idOf(emails[5] ?? '').then((userId) => markEmailVerified({ actor: operator, userId })),
      ...tokens.slice(6).map((token) => useCases.resetPassword({ token, newPassword: OLD, confirmNewPassword: OLD })),
    ])
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    // addUser gives the chosen name or none: no number is added to it
    if (!asked.ok) expect(asked.error).toEqual({ kind: 'username-taken' })
    const everyone = asked.ok ? [added.email, ...emails] : emails
    const names = await Promise.all(everyone.map(async (email) => (await findUser(email))?.username))
    const numbered = everyone.slice(1).map((_, index) => `${username} ${index + 2}`)
    expect(names.toSorted()).toEqual([username, ...numbered].toSorted())
  })

  it.each(TIMES)(
    'should get name and password of one registration, both links of which are opened at once (%i)',
    async (time) => {
      const email = `both${time}@example.org`
      const both = ['Owner', 'Stranger'].map((name) => ({
        username: `${name} ${time}`,
        email,
        password: `${OLD} ${name}`,
      }))
      const tokens = []
      for (const who of both) {
        expect(await useCases.register(who)).toMatchObject({ ok: true })
        const [latest] = await domain.postgres.unitOfWork
          .run(async ({ registrations }) => ok(await registrations.ofUser(await idOf(email))))
          .then(({ value }) => value.slice(-1))
        const about = { kind: 'send-mail', mail: 'verification', userId: await idOf(email) } as const
        await useCases.jobHandlers.run({ ...about, mailId: crypto.randomUUID(), registration: latest?.id ?? 'first' })
        tokens.push(tokenIn(domain.mailer.sent.at(-1)?.text))
      }
      const answers = await Promise.all(tokens.map((token) => useCases.verifyEmail({ token })))
      expect(answers).toContainEqual({ ok: true, value: undefined })
      const entered = await Promise.all(both.map((who) => useCases.login({ ...who, device: null })))
      expect(entered.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await findUser(email))?.username).toBe(both[entered.findIndex(({ ok }) => ok)]?.username)
    },
  )

  it('should make one account of ten registrations of one address at once', async () => {
    const names = times(10).map((index) => `many${index}`)
    const answers = await Promise.all(
      names.map((username) => useCases.register({ username, email: 'many@example.org', password: OLD })),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    const kept = await domain.postgres.unitOfWork.run(async ({ registrations }) =>
      ok(await registrations.ofUser(await idOf('many@example.org'))),
    )
    expect(kept.value).toHaveLength(MAX_FURTHER_REGISTRATIONS)
    const token = await mailedToken('verification', 'many@example.org')
    expect(await useCases.verifyEmail({ token })).toMatchObject({ ok: true })
    const signedIn = await login({ username: '', email: 'many@example.org', password: OLD, device: null })
    const { user } = await authenticated(signedIn.ok ? signedIn.value.accessToken : '')
    expect(names).toContain(user.username)
  })
})
