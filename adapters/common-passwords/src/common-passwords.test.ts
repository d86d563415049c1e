import { SHORTEST_PASSWORD } from '@app/domain'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { makeCommonPasswords } from './common-passwords.ts'

const common = makeCommonPasswords()

describe('makeCommonPasswords', () => {
  it.each(['password', '12345678', 'qwertyuiop', 'iloveyou', 'trustno1'])('should know %s', async (password) => {
    expect(await common.has(password)).toBe(true)
  })

  it.each(['correct horse', 'Rabenschnabel-Tee', ''])('should not know %j', async (password) => {
    expect(await common.has(password)).toBe(false)
  })

  // ASVS 5.0, 6.2.4: at least the 3,000 most common ones that the password rules would let through
  it('should know more than 3,000 that are long enough, all in the lower case in which it is asked', () => {
    const list = dictionary['passwords-common']?.map(String) ?? []
    expect(list.filter(({ length }) => length >= SHORTEST_PASSWORD).length).toBeGreaterThan(3_000)
    expect(list.filter((password) => password !== password.toLowerCase())).toEqual([])
  })
})
