import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('plainText', () => {
  it('should put a text on one line with single spaces', () => {
    expect(plainText(' Flour,\r\n\twater\u00a0 \u2028and\u0000salt ')).toBe('Flour, water and salt')
  })

  it('should leave out what cannot be seen', () => {
    expect(plainText('pay\u202epal\u200b\ufeff \u00adtext\ud800 \u2800x')).toBe('paypal text x')
  })

  it('should keep the joiners by which letters are spelt, and those only', () => {
    expect(plainText('می\u200cخواهم क्\u200dष')).toBe('می\u200cخواهم क्\u200dष')
    expect(plainText('te\u200cst a\u200d \u200dب')).toBe('test a ب')
  })

  it('should take marks for what they are: no HTML is read', () => {
    expect(plainText('if a < b && c > d: use <div>')).toBe('if a < b && c > d: use <div>')
  })

  it('should be empty of what is no text', () => {
    for (const value of [null, undefined, 1, {}, ['a']]) expect(plainText(value)).toBe('')
  })
})
