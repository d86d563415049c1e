import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { checkPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts'

describe('checkPassword', () => {
  it('should take 8 to 128 characters, as typed', () => {
    expect(checkPassword('x'.repeat(SHORTEST_PASSWORD))).toEqual({ ok: true, value: 'xxxxxxxx' })
    expect(checkPassword(' '.repeat(LONGEST_PASSWORD)).ok).toBe(true)
    expect([SHORTEST_PASSWORD, LONGEST_PASSWORD]).toEqual([8, 128])
  })

  it('should refuse one character less or more', () => {
    expect(checkPassword('x'.repeat(SHORTEST_PASSWORD - 1))).toEqual({
      ok: false,
      error: { kind: 'password-too-short' },
    })
    expect(checkPassword('x'.repeat(LONGEST_PASSWORD + 1))).toEqual({ ok: false, error: { kind: 'password-too-long' } })
  })

  it('should never change a password', () => {
    fc.assert(
      fc.property(anyUnicode({ minLength: 8, maxLength: 60 }), (password) => {
        expect(checkPassword(password)).toEqual({ ok: true, value: password })
      }),
    )
  })
})
