import { DAY, HOUR } from '@app/domain'
import { aRegisteredUser, keep, seed } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_CALLS, NEW_PASSWORD, PASSWORD, type Visit, visitAccount } from '../../test/account.ts'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { mailedToken } from '../../test/mailed-token.ts'

const { verifyEmail, resendVerification, requestPasswordReset, validateResetToken, resetPassword, login } =
  ACCOUNT_CALLS

/** What is no token of this purpose, made from one that is: `other` is a live token of the other purpose. */
const NO_TOKENS: readonly (readonly [
  string,
  (visit: Visit, token: string, other: string) => Promise<string> | string,
])[] = [
  ['made up', () => 'A'.repeat(43)],
  ['blank', () => ' '],
  ['cut off', (_, token) => token.slice(0, -1)],
  ['extended', (_, token) => `${token}A`],
  ['with a blank after it', (_, token) => `${token} `],
  ['with a null byte after it', (_, token) => `${token}\u0000`],
  ['with half of a character after it', (_, token) => `${token}\uD800`],
  ['in another case', (_, token) => swapCase(token)],
  ['in full-width letters', (_, token) => String.fromCharCode(...[...token].map((it) => it.charCodeAt(0) + 0xfee0))],
  ['in another alphabet of Base64', (_, token) => `${token.replaceAll('-', '+').replaceAll('_', '/')}=`],
  ['of the other purpose', (_, _token, other) => other],
  ['its digest', ({ world }, token) => world.ids.digest(token)],
  ['an access token', ({ world, user }) => world.signIn(user)],
  ['a JWT', () => `${['{"alg":"none"}', '{"sub":"1"}'].map((it) => Buffer.from(it).toString('base64url')).join('.')}.`],
  ['the id of a user', ({ user }) => user.id],
  ['the id of a session', ({ world, user }) => sessionIdOf(world, user)],
]

describe('a token', () => {
  it.each(NO_TOKENS)('should not open anything: %s', async (_, spoil) => {
    const visit = await visitAccount()
    const { send, world, user, waiting } = visit
    const [reset, verification] = await bothTokens(visit)
    const [forReset, forVerification] = [
      await spoil(visit, reset, verification),
      await spoil(visit, verification, reset),
    ]
    const before = await accounts(visit)
    const looked = expectRefusal(await send('validateResetToken', { token: forReset }), 400, 'reset-token-invalid')
    expect(looked).toMatchObject({
      valid: false,
      error: 'Invalid or expired reset token. Please request a new password reset.',
    })
    const refused = expectRefusal(await send('resetPassword', { token: forReset }), 400, 'reset-token-invalid')
    expect(refused.error).toBe(looked.error)
    expectRefusal(await send('verifyEmail', { token: forVerification }), 400, 'token-invalid')

    expect(await accounts(visit)).toEqual(before)
    expectSuccess(login, await send('login'))
    expectRefusal(await send('login', { email: waiting.email }), 403, 'email-not-verified')
    // the real ones have taken no harm
    expectSuccess(verifyEmail, await send('verifyEmail', { token: verification }))
    const { username, email } = expectSuccess(
      validateResetToken,
      await world.call(validateResetToken, { token: reset }),
    )
    expect({ username, email }).toEqual({ username: user.username, email: user.email })
  })
})

describe('a reset link', () => {
  it('should work once, and not at all after an hour', async () => {
    const { send, unchanged, world } = await visitAccount()
    world.clock.advance(HOUR)
    for (const call of ['validateResetToken', 'resetPassword'] as const) {
      expectRefusal(await send(call), 400, 'reset-token-invalid')
    }
    await unchanged()

    const other = await visitAccount()
    other.world.clock.advance(HOUR - 1)
    expectSuccess(resetPassword, await other.send('resetPassword'))
    for (const call of ['validateResetToken', 'resetPassword'] as const) {
      expectRefusal(await other.send(call), 400, 'reset-token-invalid')
    }
    expectRefusal(await other.send('login'), 401, 'invalid-credentials')
    expectSuccess(login, await other.send('login', { password: NEW_PASSWORD }))
  })

  it('should be the newest one, and none after the password was changed', async () => {
    const { send, world } = await visitAccount()
    expectSuccess(requestPasswordReset, await send('requestPasswordReset'))
    const newer = await mailedToken(world)
    expectRefusal(await send('validateResetToken'), 400, 'reset-token-invalid')
    expectSuccess(validateResetToken, await send('validateResetToken', { token: newer }))
    expectSuccess(ACCOUNT_CALLS.changePassword, await send('changePassword'))
    expectRefusal(await send('resetPassword', { token: newer }), 400, 'reset-token-invalid')
  })

  it('should survive a password that is refused', async () => {
    const { send, unchanged } = await visitAccount()
    for (const password of ['short', 'password', 'x\uD800'.repeat(5)]) {
      const changes = { new_password: password, confirm_new_password: password }
      expect((await send('resetPassword', changes)).status).toBe(400)
    }
    await unchanged()
    expectSuccess(resetPassword, await send('resetPassword'))
  })

  it('should open its own account only, and count as proof of the address', async () => {
    const { send, world, user, waiting } = await visitAccount()
    const stranger = aRegisteredUser()
    await seed(world.unitOfWork, { users: [stranger] })
    expectSuccess(requestPasswordReset, await send('requestPasswordReset', { email: waiting.email }))
    const token = await mailedToken(world)
    const reply = expectSuccess(validateResetToken, await send('validateResetToken', { token }))
    expect(reply).toEqual({ valid: true, username: waiting.username, email: waiting.email })
    const body = { token, email: user.email, user_id: user.id }
    expectSuccess(resetPassword, await send('resetPassword', body))
    expectSuccess(login, await send('login'))
    expectSuccess(login, await send('login', { email: waiting.email, password: NEW_PASSWORD }))
    expectRefusal(await send('login', { email: stranger.email }), 403, 'email-not-verified')
  })

  it('should not open an account that was disabled meanwhile', async () => {
    const { send, world, user } = await visitAccount()
    await keep(world.unitOfWork, ({ users }) => users.save({ ...user, isActive: false }))
    for (const call of ['validateResetToken', 'resetPassword'] as const) {
      expectRefusal(await send(call), 400, 'reset-token-invalid')
    }
  })
})

describe('a verification link', () => {
  it('should work for a day, and only until a newer one was mailed', async () => {
    const { send, world, waiting } = await visitAccount()
    world.clock.advance(DAY)
    expectRefusal(await send('verifyEmail'), 400, 'token-invalid')

    const other = await visitAccount()
    expectSuccess(resendVerification, await other.send('resendVerification'))
    const newer = await mailedToken(other.world)
    expectRefusal(await other.send('verifyEmail'), 400, 'token-invalid')
    expectSuccess(verifyEmail, await other.send('verifyEmail', { token: newer }))
    expectSuccess(login, await other.send('login', { email: other.waiting.email, password: PASSWORD }))
    expectRefusal(await send('login', { email: waiting.email }), 403, 'email-not-verified')
  })
})

describe('validateResetToken', () => {
  it.each(['', ' ', 'x', 'x'.repeat(255), 'x'.repeat(20_000)])(
    'should say of %.10j that it is not valid',
    async (token) => {
      const { send } = await visitAccount()
      const refused = expectRefusal(await send('validateResetToken', { token }), 400, 'reset-token-invalid')
      expect(refused).toMatchObject({ valid: false })
    },
  )
})

// Helpers

/** A live token of each purpose. */
async function bothTokens({ send, world }: Visit): Promise<readonly [string, string]> {
  await send('requestPasswordReset')
  const reset = await mailedToken(world)
  await send('resendVerification')
  return [reset, await mailedToken(world)]
}

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))

const sessionIdOf = (world: Visit['world'], user: Visit['user']): Promise<string> =>
  keep(world.unitOfWork, async ({ sessions }) => (await sessions.ofUser(user.id))[0]?.id ?? 'none')

const accounts = ({ world, user, waiting }: Visit) =>
  keep(world.unitOfWork, async ({ users }) => [await users.find(user.id), await users.find(waiting.id)])
