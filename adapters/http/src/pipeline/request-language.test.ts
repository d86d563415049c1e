import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readersLanguage, requestLanguage } from './request-language.ts'

const KNOWN = ['en', 'de', 'es'] as const

describe('requestLanguage', () => {
  it.each([
    [undefined, undefined, 'en'],
    ['language=de', 'es', 'de'],
    ['theme=dark; language=de', undefined, 'de'],
    ['language=xx', 'es-MX, es;q=0.9', 'es'],
    ['mylanguage=de', undefined, 'en'],
    [undefined, 'fr;q=0.9, de;q=0.5', 'de'],
    [undefined, 'fr', 'en'],
  ])('should be, for the cookie %j and the accepted %j: %s', (cookie, accepted, language) => {
    expect(requestLanguage({ cookie, 'accept-language': accepted }, KNOWN)).toBe(language)
  })

  it('should be one of those that there are, else English, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (cookie, accepted) => {
        const headers = { cookie: `language=${cookie}`, 'accept-language': accepted }
        expect([...KNOWN]).toContain(requestLanguage(headers, KNOWN))
        expect(requestLanguage(headers, [])).toBe('en')
      }),
    )
  })
})

describe('readersLanguage', () => {
  it.each([
    [undefined, undefined, null],
    ['language=de', 'en-US', 'de'],
    ['language=xx', 'fr-CA, en;q=0.8', 'fr'],
    [undefined, 'ja', 'ja'],
    ['theme=dark; language=en', 'de', 'en'],
  ])('should be, for the cookie %j and the accepted %j: %s', (cookie, accepted, language) => {
    expect(readersLanguage({ cookie, 'accept-language': accepted })).toBe(language)
  })
})
