import { anyUnicode } from '@app/domain/testing/arbitraries'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, plainTextOfHtml } from './plain-text.ts'

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

describe('plainTextOfHtml', () => {
  it('should leave what a page would show', () => {
    const html =
      'How a <span class="searchmatch">sour</span>dough &amp; &#39;starter&#39; <b>rises</b>&nbsp;&lt;fast&gt;'
    expect(plainTextOfHtml(html)).toBe("How a sourdough & 'starter' rises <fast>")
  })

  it('should keep the words of two paragraphs, lines and cells apart', () => {
    expect(plainTextOfHtml('<p>One</p>two<br>three<ul><li>four<li>five</ul>six')).toBe('One two three four five six')
  })

  it('should leave out scripts, styles and comments', () => {
    expect(plainTextOfHtml('a<script>alert(1)</script><style>p{}</style><!-- b -->c')).toBe('ac')
  })

  it('should read unfinished, nested and long HTML', () => {
    expect(plainTextOfHtml('flour <b>and <i')).toBe('flour and')
    expect(plainTextOfHtml(`${'<div>'.repeat(1_000)}deep`)).toBe('deep')
    expect(plainTextOfHtml('<p>x'.repeat(1_000_000)).length).toBeLessThan(10_000)
  })

  it('should always answer one line of visible text, whatever comes', () => {
    fc.assert(
      fc.property(anyUnicode(), (text) => {
        for (const plain of [plainText(text), plainTextOfHtml(text)]) {
          expect(plain).toBe(plainText(plain))
          expect(plain).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u)
        }
      }),
    )
  })
})
