import { describe, expect, it } from 'vitest'
import { englishName, libraryCode, primaryLanguage } from './language-codes.ts'

describe('primaryLanguage', () => {
  it.each([
    ['en', 'en'],
    ['eng', 'en'],
    ['English', 'en'],
    ['GER', 'de'],
    ['deu', 'de'],
    ['pt-BR', 'pt'],
    ['zh_Hans', 'zh'],
    [' fre ', 'fr'],
    ['eo', 'eo'],
    ['und', null],
    ['mul', null],
    ['', null],
    ['a language', null],
    [null, null],
    [7, null],
  ])('should read %s as %s', (text, language) => {
    expect(primaryLanguage(text)).toBe(language)
  })
})

describe('libraryCode, englishName', () => {
  it('should name a language as catalogues do', () => {
    expect([libraryCode('de'), englishName('de')]).toEqual(['ger', 'German'])
    expect([libraryCode('EN'), englishName('en')]).toEqual(['eng', 'English'])
    expect([libraryCode('xx'), englishName('xx')]).toEqual([null, null])
  })
})
