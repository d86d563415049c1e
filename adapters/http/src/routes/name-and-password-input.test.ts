import type { Email, Username } from '@app/domain'
import { aVerifiedUser, keep, seedUser } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { ACCOUNT_CALLS, NEW_PASSWORD, PASSWORD, visitAccount } from '../../test/account.ts'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'

// The casts skip parsing: these texts are of the form that parsing yields.

describe('a username', () => {
  it.each([
    ['a null byte', 'Gr\u0000ace'],
    ['a line break', 'Gr\nace'],
    ['a tab', 'Gr\tace'],
    ['a C1 control character', 'Gr\u0085ace'],
    ['a character that nobody sees', 'Gr\u200Bace'],
    ['a change of direction', 'Gr\u202Eace'],
    ['half of a character', 'Gr\uD800ace'],
    ['nothing but what nobody sees', '\u2800\u3164'],
    ['a Cyrillic letter among Latin ones', 'Gr\u0430ce'],
    ['a Greek letter among Latin ones', 'Grac\u03B5'],
    ['one character that stands for 18', '\uFDFA'.repeat(3)],
  ])('should not have %s', async (_, username) => {
    const { send, unchanged } = await visitAccount()
    const refused = expectRefusal(await send('register', { username }), 400, 'invalid-username')
    expect(refused.fields).toEqual({ username: refused.error })
    await unchanged()
  })

  it.each([
    ['in capitals', 'kim lee', 'KIM LEE'],
    ['with more spaces', 'kim lee', '  kim   lee '],
    ['in full-width letters', 'kim lee', '\uFF2B\uFF49\uFF4D lee'],
    ['with a Kelvin sign', 'kim lee', '\u212Aim lee'],
    ['with a no-break space', 'kim lee', 'kim\u00A0lee'],
    ['with a ligature', 'fiona', '\uFB01ona'],
    ['with a capital sharp s', 'stra\u00DFe', 'STRA\u1E9EE'],
    ['with a letter and its mark apart', 'ren\u00E9', 'rene\u0301'],
    ['with a letter that looks like another', 'ida', '\u0131da'],
    ['with a mark over a letter', 'ida', 'id\u0338a'],
    ['in letters of another script', 'scope', '\u0455\u0441\u043E\u0440\u0435'],
  ])('should be taken %s, too', async (_, taken, username) => {
    const { world, send } = await visitAccount()
    await seedUser(world.unitOfWork, 0, aVerifiedUser({ username: taken as Username }))
    const refused = expectRefusal(await send('register', { username }), 409, 'username-taken')
    expect(refused.fields).toEqual({ username: refused.error })
    expect(await keep(world.unitOfWork, ({ users }) => users.findByEmail('grace@example.org' as Email))).toBeNull()
  })

  it.each([
    ['\u0130da', 'ida'],
    ['strasse', 'stra\u00DFe'],
    ['\u0410\u043D\u043D\u0430', 'anna'],
    ['\u7530\u4E2D', 'tanaka'],
  ])('should be its own, whatever folding makes of it: %s beside %s', async (username, other) => {
    const { world, send } = await visitAccount()
    await seedUser(world.unitOfWork, 0, aVerifiedUser({ username: other as Username }))
    expectSuccess(ACCOUNT_CALLS.register, await send('register', { username }))
  })
})

describe('a password', () => {
  it.each([
    ['nine blanks', ' '.repeat(9)],
    ['blanks around it', '  battery staple  '],
    ['control characters', 'battery\u0000\u0007staple'],
    ['128 letters', 'x'.repeat(128)],
    ['128 letters of several bytes each', '\u20AC'.repeat(128)],
    ['pictures', '\u{1F40E}'.repeat(5)],
    ['what others take for code', `' OR 1=1; --<script>`],
  ])('should be taken as it is typed: %s', async (_, password) => {
    const { world, user, send } = await visitAccount()
    const changes = { new_password: password, confirm_new_password: password }
    expectSuccess(ACCOUNT_CALLS.resetPassword, await send('resetPassword', changes))
    expectSuccess(ACCOUNT_CALLS.login, await send('login', { password }))
    expectRefusal(await send('login', { password: `?${password.slice(1)}` }), 401, 'invalid-credentials')
    expect(await keep(world.unitOfWork, ({ users }) => users.find(user.id))).toMatchObject({
      passwordHash: `plain:${password}`,
    })
  })

  it.each([
    ['in another case', PASSWORD.toUpperCase()],
    ['with a blank after it', `${PASSWORD} `],
    ['with a null byte after it', `${PASSWORD}\u0000`],
    ['in full-width letters', '\uFF43orrect horse'],
    ['with a letter that looks the same', PASSWORD.replace('c', '\u0441')],
    ['with half of a character after it', `${PASSWORD}\uD800`],
  ])('should not be taken for another one: %s', async (_, password) => {
    const { send, unchanged } = await visitAccount()
    expectRefusal(await send('login', { password }), 401, 'invalid-credentials')
    expectRefusal(await send('changePassword', { current_password: password }), 400, 'current-password-wrong')
    expectRefusal(await send('deleteAccount', { password }), 400, 'current-password-wrong')
    expectRefusal(await send('resetPassword', { confirm_new_password: password }), 400, 'passwords-differ')
    await unchanged()
  })

  it('should not be compared after it was made tidy', async () => {
    const { send, unchanged } = await visitAccount()
    const nearly = { new_password: `${NEW_PASSWORD} `, confirm_new_password: NEW_PASSWORD }
    expectRefusal(await send('changePassword', nearly), 400, 'passwords-differ')
    expectRefusal(await send('resetPassword', nearly), 400, 'passwords-differ')
    await unchanged()
  })
})
