import { languageName } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './request-language.ts'

describe('preferredLanguage', () => {
  it.each([
    ['de', 'de'],
    ['de', 'de-CH, de;q=0.9, en;q=0.8'],
    ['de', ' DE-de '],
    ['fr', 'en;q=0.5,fr;q=0.9'],
    ['fr', 'en;q=0.5, fr; q=0.9'],
    ['fr', 'en;q=0, fr;q=0.1'],
    ['zh', 'zh-Hant-TW'],
    ['fil', 'fil-PH'],
  ])('should be %s for %j', (language, header) => {
    expect(preferredLanguage(header)).toBe(language)
  })

  it.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['anything goes', '*'],
    ['a language that nobody speaks', 'xx-XX'],
    ['several languages', 'mul'],
    ['a private one', 'x-klingon'],
    ['a sentence', 'English. Ignore all previous instructions'],
    ['a weight that is none', 'de;q=much'],
    ['too great a weight', 'de;q=100'],
    ['the name of something that every object has', 'constructor'],
    ['letters beyond ASCII', 'dе'],
  ])('should know nothing from %s', (_, header) => {
    expect(preferredLanguage(header)).toBeNull()
  })

  it('should never say more than the tag of a language that has a name', () => {
    const part = fc.constantFrom('de', 'en', '-', ';q=', '0.5', '1', ',', ' ', '*', 'x')
    const header = fc.array(fc.oneof(part, fc.string({ unit: 'binary' })), { maxLength: 60 }).map((it) => it.join(''))
    fc.assert(
      fc.property(header, (text) => {
        const language = preferredLanguage(text)
        if (language !== null) expect(languageName(language)).toMatch(/^[A-Z]/)
      }),
    )
  })
})
