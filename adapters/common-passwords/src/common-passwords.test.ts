import { MIN_PASSWORD_LENGTH } from '@app/domain'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { makeCommonPasswords } from './common-passwords.ts'

const common = makeCommonPasswords({ siteWords: ['Trail Mix', 'learning', ''] })

describe('makeCommonPasswords', () => {
  it.each(['password', '12345678', 'qwertyuiop', 'iloveyou', 'trustno1'])('should know %s', async (password) => {
    expect(await common.has(password)).toBe(true)
  })

  it.each(['trailmix', 'trailmix1', 'learning2026!', 'learning 123'])(
    'should know %j, which the site suggests',
    async (password) => {
      expect(await common.has(password)).toBe(true)
    },
  )

  it.each([
    '00000000',
    '987654321',
    '123123123',
    '12121212',
    '12341234',
    '0123456789',
    'abcdefgh',
    'aaaaaaaa',
    '        ',
  ])('should know %j, which the list leaves out', async (password) => {
    expect(await common.has(password)).toBe(true)
  })

  it.each(['password1!', 'passw0rd!', 'p@ssword', 'sunshine2026', 'iloveyou!!'])(
    'should know %j, a common word in a thin disguise',
    async (password) => {
      expect(await common.has(password)).toBe(true)
    },
  )

  it.each(['battery staple', 'a longer stable', 'first of two', 'nine 9999', 'secret plans 7', 'tr0mbone-quartet'])(
    'should let %j pass',
    async (password) => {
      expect(await common.has(password)).toBe(false)
    },
  )

  it.each(['learning by doing', 'mylearning', '2026 10 11 12'])('should not know %j', async (password) => {
    expect(await common.has(password)).toBe(false)
  })

  it.each(['correct horse', 'Rabenschnabel-Tee', ''])('should not know %j', async (password) => {
    expect(await common.has(password)).toBe(false)
  })

  // ASVS 5.0, 6.2.4: at least the 3,000 most common ones that the password rules would let through
  it('should know more than 3,000 that are long enough, all in the lower case in which it is asked', () => {
    const list = dictionary['passwords-common']?.map(String) ?? []
    expect(list.filter(({ length }) => length >= MIN_PASSWORD_LENGTH).length).toBeGreaterThan(3_000)
    expect(list.filter((password) => password !== password.toLowerCase())).toEqual([])
  })
})
