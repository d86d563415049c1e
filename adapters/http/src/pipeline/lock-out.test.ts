import { endpoints } from '@app/contract'
import { DAY, type Email } from '@app/domain'
import { aRegisteredUser, aVerifiedUser, seed, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openLimited, statuses } from '../../test/limited.ts'
import { mailedToken } from '../../test/mailed-token.ts'

const { login, requestPasswordReset, resetPassword } = endpoints
const HOME = '203.0.113.7'

describe('an owner who is kept out by wrong passwords', () => {
  it('should get in with a password that was reset, whichever client typed the wrong ones', async () => {
    const { world, logIn, from } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    for (let host = 0; host < 10; host += 1) await statuses(10, () => logIn(email, 'wrong', `198.51.100.${host}`))
    await statuses(10, () => logIn(email, 'wrong', HOME))
    expectRefusal(await logIn(email, 'correct horse', HOME), 429, 'too-many-tries')

    await from(HOME, 'POST', requestPasswordReset.path, { email })
    const token = await mailedToken(world)
    const passwords = { new_password: 'battery staple', confirm_new_password: 'battery staple' }
    expectSuccess(resetPassword, await from(HOME, 'POST', resetPassword.path, { token, ...passwords }))
    expectSuccess(login, await logIn(email, 'battery staple', HOME))
    // and so does who is elsewhere
    expectSuccess(login, await logIn(email, 'battery staple', '203.0.113.99'))
  })

  it('should sign in, and be sent a reset link, where they have signed in before, whatever any number of strangers do', async () => {
    const { world, clock, logIn, from } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    expectSuccess(login, await logIn(email, 'correct horse', HOME))
    clock.set(new Date(clock.now().getTime() + 13 * DAY))
    for (let host = 0; host < 12; host += 1) {
      await statuses(10, () => logIn(email, 'wrong', `198.51.100.${host}`))
      await statuses(5, () => from(`198.51.100.${host}`, 'POST', requestPasswordReset.path, { email }))
    }
    expectRefusal(await logIn(email, 'correct horse', '203.0.113.99'), 429, 'too-many-tries')
    expectRefusal(await from('203.0.113.99', 'POST', requestPasswordReset.path, { email }), 429, 'too-many-tries')
    expectSuccess(requestPasswordReset, await from(HOME, 'POST', requestPasswordReset.path, { email }))
    expectSuccess(login, await logIn(email, 'correct horse', HOME))
    // who shares that client may guess no more often than at any other
    expect(await statuses(11, () => logIn(email, 'wrong', HOME))).toEqual([401, 429])
  })

  it('should be known at a client by a right password alone, for their own address', async () => {
    const { world, logIn, from } = await openLimited()
    const { email } = await seedUser(world.unitOfWork)
    const stranger = await seedUser(world.unitOfWork, 0, aVerifiedUser({ email: 'eve@example.org' as Email }))
    expectSuccess(login, await logIn(stranger.email, 'correct horse', HOME))
    await from(HOME, 'POST', requestPasswordReset.path, { email })
    await from(HOME, 'POST', endpoints.register.path, { username: 'Ada', email, password: 'battery staple' })
    for (let host = 0; host < 10; host += 1) await statuses(10, () => logIn(email, 'wrong', `198.51.100.${host}`))
    expectRefusal(await logIn(email, 'correct horse', HOME), 429, 'too-many-tries')
  })

  it('should not be kept out by right passwords that were refused for another reason', async () => {
    const { world, logIn } = await openLimited()
    const user = aRegisteredUser()
    await seed(world.unitOfWork, { users: [user] })
    const statusOf = async (host: number) => (await logIn(user.email, 'correct horse', `198.51.100.${host}`)).status
    for (let host = 0; host < 120; host += 1) expect(await statusOf(host)).toBe(403)
  })

  it('should not get in again by a reset that was refused', async () => {
    const { logIn, from } = await openLimited()
    await statuses(10, () => logIn('ada@example.org', 'wrong', HOME))
    const passwords = { new_password: 'battery staple', confirm_new_password: 'battery staple' }
    await from(HOME, 'POST', resetPassword.path, { token: 'x', ...passwords })
    expectRefusal(await logIn('ada@example.org', 'wrong', HOME), 429, 'too-many-tries')
  })
})

describe('an owner whose address strangers have mails sent to', () => {
  it.each(['register', 'resendVerification', 'requestPasswordReset'] as const)(
    'should get theirs, first or asked for again, whatever one stranger does: %s',
    async (name) => {
      const { ask } = await open(name)
      expect(await statuses(40, () => ask('198.51.100.1'))).toEqual([SUCCESS[name], 429])
      expect(await statuses(5, () => ask(HOME))).toEqual([SUCCESS[name]])
    },
  )

  it.each(['register', 'resendVerification', 'requestPasswordReset'] as const)(
    'should get theirs where several strangers have used up what those share who ask again: %s',
    async (name) => {
      const { ask } = await open(name)
      for (let host = 1; host <= 5; host += 1) await statuses(5, () => ask(`198.51.100.${host}`))
      expect((await ask('198.51.100.1')).status).toBe(429)
      expect((await ask(HOME)).status).toBe(SUCCESS[name])
    },
  )

  it.each(['register', 'requestPasswordReset'] as const)(
    'should get in by a mail that ten strangers had sent, although no further one is sent: %s',
    async (name) => {
      const { ask, world, from, logIn } = await open(name)
      if (name !== 'register') await seedUser(world.unitOfWork, 0, aVerifiedUser({ email: EMAIL }))
      for (let host = 1; host <= 10; host += 1) {
        expect((await ask(`198.51.100.${host}`)).status).toBe(SUCCESS[name])
        await world.runner.drain()
      }
      expectRefusal(await ask(HOME), 429, 'too-many-tries')

      const token = await mailedToken(world)
      const passwords = { new_password: 'owner staple battery', confirm_new_password: 'owner staple battery' }
      expectSuccess(resetPassword, await from(HOME, 'POST', resetPassword.path, { token, ...passwords }))
      expectSuccess(login, await logIn(EMAIL, 'owner staple battery', HOME))
    },
  )

  it('should get no more mails than twice the limit, from however many', async () => {
    const { ask } = await open('requestPasswordReset')
    let sent = 0
    for (let host = 0; host < 30; host += 1) {
      for (let time = 0; time < 5; time += 1) sent += (await ask(`198.51.100.${host}`)).status === 200 ? 1 : 0
    }
    expect(sent).toBe(20)
  })
})

// Helpers

const EMAIL = 'ada@example.org' as Email
const SUCCESS = { register: 201, resendVerification: 200, requestPasswordReset: 200 } as const

async function open(name: keyof typeof SUCCESS) {
  const { from, world, logIn } = await openLimited()
  const body = { username: 'Ada', email: EMAIL, password: 'battery staple' }
  return { world, from, logIn, ask: (address: string) => from(address, 'POST', endpoints[name].path, body) }
}
