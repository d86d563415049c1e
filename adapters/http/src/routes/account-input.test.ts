import { type Email, SessionId } from '@app/domain'
import { aVerifiedUser, keep, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_CALLS, type AccountCall, PASSWORD, visitAccount } from '../../test/account.ts'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'

// Whatever comes in: a refusal that says what is wrong with which field, and nothing has changed.
// The casts skip parsing: these texts are of the form that parsing yields.

const fields = Object.entries(ACCOUNT_CALLS).flatMap(([name, { input }]) =>
  // the cast says what the table says
  Object.keys(input.shape).map((field) => [name as AccountCall, field] as const),
)

/** Of no length that any field takes, or no text at all. */
const NEVER: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['true', true],
  ['a list', ['correct horse']],
  ['an object', { $ne: '' }],
  ['empty', ''],
  ['255 letters', 'x'.repeat(255)],
  ['20,000 letters', 'x'.repeat(20_000)],
]

describe('a field', () => {
  it.each(fields)('should be what it must be: %s, %s', async (name, field) => {
    const { send, unchanged } = await visitAccount()
    for (const [what, value] of NEVER) {
      // there any text that is no live link gets the same answer
      if (name === 'validateResetToken' && typeof value === 'string') continue
      const { fields, error } = expectRefusal(await send(name, { [field]: value }), 400, 'invalid-input')
      expect({ what, fields }).toEqual({ what, fields: { [field]: error } })
      expect(String(error)).not.toMatch(/expected|received|string|Invalid/)
    }
    await unchanged()
  })

  it.each(fields.filter(([, field]) => field === 'email' || field === 'username'))(
    'should not be blank: %s, %s',
    async (name, field) => {
      const { send, unchanged } = await visitAccount()
      for (const blank of [' ', ' \t\n ', '\u00A0', '\u3000']) {
        const refused = expectRefusal(await send(name, { [field]: blank }), 400, 'invalid-input')
        expect(refused.fields).toEqual({ [field]: refused.error })
      }
      await unchanged()
    },
  )

  it.each(['current_password', 'new_password', 'confirm_new_password'])(
    'should be named in the words of the specification when it is left out: %s',
    async (field) => {
      const { send } = await visitAccount()
      for (const value of [undefined, '']) {
        const refused = expectRefusal(await send('changePassword', { [field]: value }), 400, 'invalid-input')
        expect(refused).toMatchObject({ error: 'All password fields are required.' })
      }
    },
  )
})

describe('a body', () => {
  // the cast says what the table says
  const names = Object.keys(ACCOUNT_CALLS) as AccountCall[]

  it.each(names)('should be a small JSON object without tricks: %s', async (name) => {
    const { send, world, user, unchanged } = await visitAccount()
    expectRefusal(await send(name, { padding: 'x'.repeat(1_000_000) }), 413, 'body-too-large')
    const { method, path, input } = ACCOUNT_CALLS[name]
    const all = JSON.stringify(Object.fromEntries(Object.keys(input.shape).map((key) => [key, user.email])))
    const token = await keep(world.unitOfWork, async ({ sessions }) => {
      const session = (await sessions.ofUser(user.id))[0]
      return world.accessTokens.sign(session?.id ?? SessionId('none'), new Date('2030-01-01'))
    })
    const raw = (text: string) => world.send(method, path, { token, raw: text })
    expectRefusal(await raw(`{"__proto__":${all}}`), 400, 'malformed-json')
    expectRefusal(await raw(`{"constructor":{"prototype":${all}}}`), 400, 'invalid-input')
    expectRefusal(await raw(`{"constructor":${all},"toString":${all}}`), 400, 'invalid-input')
    expectRefusal(await raw(`[${all}]`), 400, 'malformed-json')
    expectRefusal(await raw(all.slice(0, -1)), 400, 'malformed-json')
    expectRefusal(await raw(''), 400, 'invalid-input')
    await unchanged()
  })
})

describe('an email address', () => {
  const CONTROLLED = ['a\u0000@example.org', 'a\r\nBcc: b@example.org', 'a\u0007@example.org', 'a@exa\u0085mple.org']
  const INVISIBLE = ['a\u200B@example.org', 'a\u202E@example.org', 'a\uD800@example.org', '\uFEFFa\u2060@example.org']
  const MISSHAPEN = ['ada', 'ada@', '@example.org', 'ada@localhost', 'a da@example.org', 'a@b@example.org', 'a@x..org']
  const SEVERAL = ['a@example.org,b@example.org', 'Ada <a@example.org>', '"a b"@example.org', 'a@[127.0.0.1]']

  it.each([...CONTROLLED, ...INVISIBLE, ...MISSHAPEN, ...SEVERAL])('should not be %j', async (email) => {
    const { world, send, unchanged } = await visitAccount()
    const refused = expectRefusal(await send('register', { email }), 400, 'invalid-email')
    expect(refused.fields).toEqual({ email: refused.error })
    expectRefusal(await send('login', { email }), 401, 'invalid-credentials')
    expectRefusal(await send('resendVerification', { email }), 400, 'invalid-email')
    expectRefusal(await send('requestPasswordReset', { email }), 400, 'invalid-email')
    await world.runner.drain()
    await unchanged()
  })

  it('should be the same however it is written: case and spaces around it', async () => {
    const { send, user } = await visitAccount()
    for (const email of [user.email.toUpperCase(), `  ${user.email}\t`, `\n${user.email.replace('a', 'A')} `]) {
      expectSuccess(ACCOUNT_CALLS.login, await send('login', { email }))
    }
  })

  it.each([
    ['a Cyrillic letter', 'k\u0456m@example.org'],
    ['a Greek letter', 'ki\u03BC@example.org'],
    ['full-width letters', '\uFF4B\uFF49\uFF4D@example.org'],
    ['a full-width at sign', 'kim\uFF20example.org'],
    ['a capital I with a dot', 'k\u0130m@example.org'],
    ['a small i without one', 'k\u0131m@example.org'],
    ['a combining mark', 'kim\u0301@example.org'],
    ['an ideographic full stop', 'kim@example\u3002org'],
  ])('should not be taken for one that looks like it: %s', async (_, email) => {
    const { world, send } = await visitAccount()
    await seedUser(world.unitOfWork, 0, aVerifiedUser({ email: 'kim@example.org' as Email }))
    const before = world.mailer.sent.length
    expectRefusal(await send('login', { email, password: PASSWORD }), 401, 'invalid-credentials')
    // some of these are addresses of other users, some are none
    expect([200, 400]).toContain((await send('requestPasswordReset', { email })).status)
    await world.runner.drain()
    expect(world.mailer.sent.length).toBe(before)
  })

  it('should get its own mail only, whatever was typed to ask for it: a Kelvin sign is a k in lower case', async () => {
    const { world, send } = await visitAccount()
    await seedUser(world.unitOfWork, 0, aVerifiedUser({ email: 'kim@example.org' as Email }))
    expectSuccess(
      ACCOUNT_CALLS.requestPasswordReset,
      await send('requestPasswordReset', { email: '\u212Aim@example.org' }),
    )
    await world.runner.drain()
    expect(world.mailer.sent.at(-1)?.to).toBe('kim@example.org')
  })
})
