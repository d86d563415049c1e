import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { parseEmail } from './email.ts'
import {
  checkPassword,
  MAX_PASSWORD_LENGTH,
  MIN_CHANGED_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  readPassword,
} from './password.ts'
import { parseUsername } from './username.ts'

describe('checkPassword', () => {
  it('should take 8 to 128 characters, as typed', () => {
    expect(check('x'.repeat(MIN_PASSWORD_LENGTH))).toEqual({ ok: true, value: 'xxxxxxxx' })
    expect(check(' '.repeat(MAX_PASSWORD_LENGTH)).ok).toBe(true)
    expect([MIN_PASSWORD_LENGTH, MIN_CHANGED_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH]).toEqual([8, 9, 128])
  })

  it('should refuse one character less or more, and say how many it takes', () => {
    const refusal = { ok: false, error: { kind: 'password-too-short', shortest: 8 } }
    expect(check('x'.repeat(MIN_PASSWORD_LENGTH - 1))).toEqual(refusal)
    expect(check('x'.repeat(8), { shortest: MIN_CHANGED_PASSWORD_LENGTH })).toMatchObject({ error: { shortest: 9 } })
    expect(check('x'.repeat(MAX_PASSWORD_LENGTH + 1))).toEqual({ ok: false, error: { kind: 'password-too-long' } })
  })

  it('should refuse what is known to be common', () => {
    expect(check('trustno1', { isCommon: true })).toEqual({ ok: false, error: { kind: 'password-too-common' } })
  })

  it.each(['ada lovelace', 'Ada Lovelace', 'ada.king@example.org', 'ADA.KING'])(
    'should refuse %j, which stands beside it on the form',
    (password) => {
      expect(check(password)).toEqual({ ok: false, error: { kind: 'password-too-common' } })
      expect(check(`${password}!`).ok).toBe(true)
    },
  )

  it('should refuse half a character: its hash would be that of any other half', () => {
    expect(check('\uD800 secrets')).toEqual({ ok: false, error: { kind: 'password-unusable' } })
    expect(check('\u{1F98A} secret').ok).toBe(true)
  })

  it('should count and compare "é" the same, typed as one character or as two', () => {
    expect('ééééé'.normalize('NFD')).toHaveLength(10)
    expect(check('ééééé'.normalize('NFD'))).toMatchObject({ error: { kind: 'password-too-short' } })
    expect(check('é'.repeat(MAX_PASSWORD_LENGTH).normalize('NFD'))).toMatchObject({ ok: true })
  })

  it('should never change a password but for its form', () => {
    fc.assert(
      fc.property(anyUnicode({ minLength: 8, maxLength: 60 }), (password) => {
        const checked = check(password)
        if (checked.ok) expect(checked.value).toBe(password.normalize('NFC'))
        else expect(checked.error.kind).toBe('password-unusable')
      }),
    )
  })
})

// Helpers

const username = parseUsername('Ada Lovelace')
const email = parseEmail('ada.king@example.org')
if (!username.ok || !email.ok) throw new Error('These are valid.')
const owner = { username: username.value, email: email.value }

const check = (password: string, rules: { readonly shortest?: number; readonly isCommon?: boolean } = {}) =>
  checkPassword(readPassword(password), { shortest: MIN_PASSWORD_LENGTH, isCommon: false, owner, ...rules })
