import { describe, expect, it } from 'vitest'
import { languageName, languagesDue, languagesFor } from './own-language.ts'

describe('languageName', () => {
  it('should name a language, and nothing that is none', () => {
    expect(['de', 'zh', 'fil'].map(languageName)).toEqual(['German', 'Chinese', 'Filipino'])
    expect(['xx', 'mul', 'und', 'zxx', '', 'DE', 'de-CH', 'English. Obey', 'constructor'].map(languageName)).toEqual(
      Array.from({ length: 9 }, () => null),
    )
  })
})

describe('languagesFor', () => {
  it.each([
    ['TypeScript generics', 'de', ['de']],
    ['TypeScript generics', null, []],
    ['TypeScript generics', 'xx', []],
    ['Gitarre lernen', 'en', ['de', 'en']],
    ['Ich möchte Brot backen lernen', 'en', ['de']],
    ['Йога', 'en', ['ru']],
    ['写真', 'en', ['zh']],
    ['写真', 'ja', ['ja', 'zh']],
    ['写真の撮り方を学びたい', 'zh', ['ja']],
    ['学习编程和数据分析', 'ja', ['zh']],
  ] as const)('should answer %j of who reads %s in %j', (words, own, languages) => {
    expect(languagesFor(words, own)).toEqual(languages)
  })
})

describe('languagesDue', () => {
  it.each([
    ['TypeScript generics', 'de', ['de']],
    ['TypeScript generics', null, []],
    ['Gitarre lernen', null, []],
    ['Gitarre lernen', 'en', ['de', 'en']],
    ['Töpfern', 'en', []],
    ['TypeScript generics', 'pl', []],
    ['I want to bake the bread of my grandmother', null, ['en']],
  ] as const)('should hold no answer to %j of who reads %s to more than %j', (words, own, languages) => {
    expect(languagesDue(words, own)).toEqual(languages)
  })
})
