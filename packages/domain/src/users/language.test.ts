import { describe, expect, it } from 'vitest'
import { asLanguage, DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'

describe('asLanguage', () => {
  it('should know every language that the product speaks', () => {
    expect(LANGUAGES.map(asLanguage)).toEqual(LANGUAGES)
    expect(LANGUAGES).toContain(DEFAULT_LANGUAGE)
  })

  it.each(['fr', 'DE', 'de-AT', '', 'constructor', null])('should be null for %j', (text) => {
    expect(asLanguage(text)).toBeNull()
  })
})
