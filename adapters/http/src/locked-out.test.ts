import { endpoints } from '@app/contract'
import { aRegisteredUser, seed, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../test/expect-reply.ts'
import { openLimited, statuses } from '../test/limited.ts'
import { mailedToken } from '../test/mailed-token.ts'

const { login, requestPasswordReset, resetPassword } = endpoints
const HOME = '203.0.113.7'

describe('an owner who is kept out by wrong passwords', () => {
  it('should get in with a password that was reset, whoever typed the wrong ones', async () => {
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
