import { describe, expect, it } from 'vitest'
import { generatePassword } from './new-password-field.tsx'

describe('generatePassword', () => {
  it('should be four groups of four, of characters that look like no other', () => {
    for (let times = 0; times < 200; times += 1) {
      expect(generatePassword()).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/)
    }
  })

  it('should be another one each time, and use all of its characters', () => {
    const made = Array.from({ length: 500 }, generatePassword)
    expect(new Set(made).size).toBe(500)
    expect(new Set(made.join('').replaceAll('-', '')).size).toBe(32)
  })
})
