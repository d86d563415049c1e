import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { clip, hasControlCharacter, hasInvisibleCharacter, tidy, wellFormed } from './text.ts'

describe('tidy', () => {
  it.each([
    ['  two words \n', 'two words'],
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['tab\tstays, bell\u0007 and nul\u0000 go', 'tab\tstays, bell and nul go'],
    ['half \uD83E a fox', 'half \uFFFD a fox'],
    ['whole 🦊', 'whole 🦊'],
    ['\u0000 \r\n', ''],
  ])('should turn %j into %j', (text, tidied) => {
    expect(tidy(text)).toBe(tidied)
  })

  it('should leave nothing behind that breaks PostgreSQL, UTF-8 or a log, and nothing to tidy again', () => {
    fc.assert(
      fc.property(messyText(), (text) => {
        const tidied = tidy(text)
        expect(tidied).not.toMatch(/[\p{Surrogate}\r]/u)
        expect(tidied.replace(/[\t\n]/g, '')).not.toMatch(/\p{Cc}/u)
        expect(tidied).toBe(tidied.trim())
        expect(tidy(tidied)).toBe(tidied)
      }),
    )
  })
})

describe('clip', () => {
  it.each([
    ['four', 4, 'four'],
    ['fours', 4, 'fou…'],
    ['one two', 5, 'one…'],
    ['ab🦊c', 4, 'ab…'],
  ])('should clip %j at %i to %j', (text, length, clipped) => {
    expect(clip(text, length)).toBe(clipped)
  })

  it('should be no longer than it may, begin as the text does, and break no character', () => {
    fc.assert(
      fc.property(anyUnicode(), fc.integer({ min: -2, max: 2 }), (text, difference) => {
        const length = Math.max(1, text.length + difference)
        const clipped = clip(text, length)
        expect(clipped.length).toBeLessThanOrEqual(length)
        if (difference >= 0) expect(clipped).toBe(text)
        else expect(text.startsWith(clipped.slice(0, -1))).toBe(true)
        expect(clipped).toBe(wellFormed(clipped))
      }),
    )
  })
})

describe('wellFormed', () => {
  it('should make text that every encoder takes, and leave good text alone', () => {
    fc.assert(
      fc.property(messyText(), (text) => {
        expect(() => encodeURIComponent(wellFormed(text))).not.toThrow()
        expect(wellFormed(wellFormed(text))).toBe(wellFormed(text))
      }),
    )
    fc.assert(fc.property(anyUnicode(), (text) => wellFormed(text) === text))
  })
})

describe('hasControlCharacter and hasInvisibleCharacter', () => {
  it.each(['\u0000', '\t', '\n', '\u007F', '\u0085'])('should find the control character %j', (character) => {
    expect(hasControlCharacter(`a${character}b`)).toBe(true)
  })

  it.each(['\u00AD', '\u200B', '\u202E', '\u2028', '\u3164', '\uFE0F', '\uFEFF', '\uD800', '\u2800', '\u{E0041}'])(
    'should find the invisible character %j',
    (character) => {
      expect(hasInvisibleCharacter(`a${character}b`)).toBe(true)
    },
  )

  it('should find neither in words, numbers, marks and pictures', () => {
    for (const text of ['Žofie O’Neill', '漢字', 'नमस्ते', '🦊', '1_000', 'a b']) {
      expect([hasControlCharacter(text), hasInvisibleCharacter(text)]).toEqual([false, false])
    }
  })
})

// Helpers

/** UTF-16 code units in any order: halves of pairs, controls and all. */
const messyText = () =>
  fc
    .array(fc.oneof(fc.nat(0xffff), fc.constantFrom(0, 9, 10, 13, 32, 0xd83e, 0xdd8a)))
    .map((units) => String.fromCharCode(...units))
