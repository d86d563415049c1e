import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyUnicode } from '../../testing/arbitraries.ts'
import { parseEmail } from './email.ts'

describe('parseEmail', () => {
  it.each([
    ['ada@example.org', 'ada@example.org'],
    ['  Ada.Lovelace+notes@Example.ORG ', 'ada.lovelace+notes@example.org'],
    ["o'neill_1@mail.sub.example.co.uk", "o'neill_1@mail.sub.example.co.uk"],
    ['søren@bücher.example', 'søren@bücher.example'],
  ])('should take %j as %j', (text, email) => {
    expect(parseEmail(text)).toEqual({ ok: true, value: email })
  })

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'ada@example..org',
    'ada@.org',
    'ada@example.org.',
    'ada lovelace@example.org',
    'Ada <ada@example.org>',
    'ada@example.org, eve@example.org',
    'ada@example.org;eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada\u0000@example.org',
    'ada\u200B@example.org',
    'ada@exam\uD800ple.org',
    '"ada"@example.org',
    'ada@[127.0.0.1]',
  ])('should refuse %j', (text) => {
    expect(parseEmail(text)).toEqual({ ok: false, error: 'invalid-email' })
  })

  it('should take 254 characters and refuse 255', () => {
    const domain = '@example.org'
    const longest = 'a'.repeat(254 - domain.length) + domain
    expect(parseEmail(longest).ok).toBe(true)
    expect(parseEmail(`a${longest}`).ok).toBe(false)
  })

  it('should take what it made itself, unchanged, however it was typed', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t', '\n'), (address, space) => {
        const parsed = parseEmail(address)
        if (!parsed.ok) return
        expect(parsed.value).toBe(address.toLowerCase())
        expect(parseEmail(parsed.value)).toEqual(parsed)
        expect(parseEmail(space + address.toUpperCase() + space)).toEqual(parsed)
      }),
    )
  })

  it('should never let through what could end a mail header or hold a second address', () => {
    fc.assert(
      fc.property(anyUnicode(), anyUnicode(), (before, after) => {
        for (const bad of [' ', '\r', '\n', '\u0000', ',', ';', '<', '>', '@']) {
          expect(parseEmail(`a${before}${bad}${after}b@example.org`).ok).toBe(false)
        }
      }),
    )
  })
})
