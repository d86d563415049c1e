import { describe, expect, it } from 'vitest'
import { makeMemoryLanguageDetector } from '../../../testing/index.ts'
import { checkLanguage } from './language-gate.ts'

const ENGLISH =
  'That is a fine goal. What do you already know about it, and what have you tried before? The more you tell me, the better the plan is going to be, and the sooner you get to the point where you can do it yourself and enjoy it. '
const GERMAN =
  'Das ist ein schönes Ziel. Was weißt du schon darüber, und was hast du bisher versucht? Je mehr du erzählst, desto besser passt der Plan, und desto eher kommst du an den Punkt, an dem du es selbst kannst und die Arbeit Freude macht. '
const RUSSIAN = 'Прекрасная цель. Что вы уже знаете об этом и что пробовали делать раньше?'

const languages = makeMemoryLanguageDetector()
const check = (text: string, like: string, language?: string) =>
  checkLanguage(text, { language, like }, { writes: null, languages })

describe('checkLanguage', () => {
  it.each([
    ['English to a brief in German', ENGLISH, 'Gitarre lernen', 'de'],
    ['German to a plan in English, where the brief names no language', GERMAN, ENGLISH.repeat(2), undefined],
    ['a few words in another script', RUSSIAN, 'TypeScript generics', 'en'],
    ['signs', '你每周有多少时间？', 'I want to learn how to bake', undefined],
    ['Latin letters to Russian', ENGLISH, 'Йога', 'ru'],
    ['German behind a beginning in English', ENGLISH + GERMAN.repeat(4), 'Learn to bake', 'en'],
  ])('should refuse %s', (_, text, like, language) => {
    expect(check(text, like, language)).toMatchObject([{ code: 'wrong-language' }])
    expect(check(text, like, language)[0]?.isSoft).toBeUndefined()
  })

  it.each([
    ['what is in the language of the brief, whatever the goal looks like', GERMAN, 'TypeScript generics', 'de'],
    ['another script than the goal, which the language of the brief has', RUSSIAN, 'TypeScript', 'ru'],
    ['a line, which says no language', GERMAN.slice(0, 90), 'Learn to bake', 'en'],
    ['any language where neither brief nor goal names one', ENGLISH, 'TypeScript generics', undefined],
    ['a language that the plan is about', GERMAN, 'Learn German for my job', 'en'],
    ['one that it is wanted in, in the words of the learner', ENGLISH, 'Backen, aber bitte auf Englisch', 'de'],
    ['a quotation', ENGLISH.repeat(8) + GERMAN, 'Learn to bake', 'en'],
  ])('should let pass %s', (_, text, like, language) => {
    expect(check(text, like, language)).toEqual([])
  })

  it('should ask again for what is partly in another language, and name the one that is wanted', () => {
    expect(check(ENGLISH.repeat(3) + GERMAN, 'Learn to bake', 'en')).toEqual([
      { code: 'wrong-language', words: expect.stringMatching(/ English\.$/), isSoft: true },
    ])
  })

  it('should not judge a tutor of prepared texts', () => {
    expect(checkLanguage(ENGLISH, { language: 'de', like: 'Gitarre' }, { writes: 'en', languages })).toEqual([])
  })
})
