import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { MAX_USERNAME_LENGTH, parseUsername, usernameKey } from './username.ts'

describe('parseUsername', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ａｄａ', 'Ada'],
    ['Žofie', 'Žofie'],
    ['漢字 🦊', '漢字 🦊'],
    ['Ọ́lá', 'Ọ́lá'],
    ['क़ींं', 'क़ींं'.normalize('NFKC')],
    ['Ада', 'Ада'],
    ['Άδα 7', 'Άδα 7'],
    ['佐藤 Yuki ユキ', '佐藤 Yuki ユキ'],
    ['Priya प्रिया', 'Priya प्रिया'],
    ['Lê שָׁלוֹם', 'Lê שָׁלוֹם'.normalize('NFKC')],
    ['Ada\u1680Lee', 'Ada Lee'],
    ['ada@example.org', 'ada@example.org'],
  ])('should take %j as %j', (text, username) => {
    expect(parseUsername(text)).toEqual({ ok: true, value: username })
  })

  it.each([
    '',
    '   ',
    '\u00A0',
    'Ada\nLovelace',
    'Ada\u0000',
    'A\u200Bda',
    'A\u202Eda',
    'Ada\u2028',
    'Ada\u2028Eve',
    '\u3164',
    'Ada\uFE0F',
    '\uD83E',
    'A\u20DDda',
    '\u0301',
    `A${'\u0316'.repeat(5)}da`,
    // a mark of another script: Hebrew, Thai, Devanagari
    ...['pa\u05B4ypal', 'paypal\u0E38', 'pa\u0301\u0941ypal', 'ada 7\u05B0'],
    // looks like "admin", "Ada", "scope": Cyrillic or Greek among Latin letters
    'ad\u043Cin',
    '\u0410da',
    'sc\u03BFpe',
  ])('should refuse %j unless trimming mends it', (text) => {
    const parsed = parseUsername(text)
    if (text.trim() === 'Ada') expect(parsed).toEqual({ ok: true, value: 'Ada' })
    else expect(parsed).toEqual({ ok: false, error: 'invalid-username' })
  })

  it('should take the longest name and refuse one character more', () => {
    expect(parseUsername('x'.repeat(MAX_USERNAME_LENGTH)).ok).toBe(true)
    expect(parseUsername('x'.repeat(MAX_USERNAME_LENGTH + 1)).ok).toBe(false)
  })

  it('should take what it made itself, unchanged', () => {
    fc.assert(
      fc.property(anyUnicode(), (text) => {
        const parsed = parseUsername(text)
        if (parsed.ok) expect(parseUsername(parsed.value)).toEqual(parsed)
      }),
    )
  })

  it('should never let through invisible characters', () => {
    fc.assert(
      fc.property(anyUnicode(), anyUnicode(), (before, after) => {
        for (const unseen of ['\u0007', '\u00AD', '\u200D', '\u2060', '\u{E0020}']) {
          expect(parseUsername(`a${before}${unseen}${after}b`).ok).toBe(false)
        }
      }),
    )
  })
})

describe('usernameKey', () => {
  it('should be the same for names that differ in case only', () => {
    expect(keyOf('ADA')).toBe(keyOf('ada'))
    expect(keyOf('Ada')).not.toBe(keyOf('Eda'))
  })
})

// Helpers

function keyOf(text: string): string {
  const parsed = parseUsername(text)
  if (!parsed.ok) throw new Error(`${text} is no username.`)
  return usernameKey(parsed.value)
}
