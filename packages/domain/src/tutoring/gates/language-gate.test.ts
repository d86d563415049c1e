import { describe, expect, it } from 'vitest'
import { checkLanguage } from './language-gate.ts'

const ENGLISH = 'That is a fine goal. What do you already know about it, and what have you tried before?'
const GERMAN = 'Das ist ein schönes Ziel. Was weißt du schon darüber, und was hast du bisher versucht?'
const RUSSIAN = 'Прекрасная цель. Что вы уже знаете об этом и что пробовали делать раньше?'
const KAZAKH = 'Тамаша мақсат. Сіз бұл туралы не білесіз және бұрын не істеп көрдіңіз деп сұрай аламын ба?'
const POLISH = 'To piękny cel. Co już o tym wiesz i czego próbowałeś do tej pory, na przykład w domu albo w pracy?'

const codes = (message: string, goal: string, own: string | null) =>
  checkLanguage(message, goal, goal, own).map(({ code }) => code)

describe('checkLanguage, of a message to who reads another language elsewhere', () => {
  it.each([
    ['German', GERMAN, 'TypeScript generics', 'en'],
    ['English', ENGLISH, 'TypeScript generics', 'de'],
    ['English', ENGLISH, 'Gitarre lernen', 'fr'],
    ['Russian', RUSSIAN, 'TypeScript generics', 'en'],
    ['English', ENGLISH, '写真', 'en'],
    ['a short German', 'Was hast du bisher gemacht, und was kannst du schon?', 'I want to learn how to bake', null],
    ['a short Chinese', '你每周有多少时间？', 'I want to learn how to bake', null],
  ])('should refuse %s message: %j to %j of who reads %s', (_, message, goal, own) => {
    expect(codes(message, goal, own)).toEqual(['wrong-language'])
  })

  it.each([
    [GERMAN, 'TypeScript generics', 'de'],
    [ENGLISH, 'TypeScript generics', 'en'],
    [ENGLISH, 'TypeScript generics', null],
    [GERMAN, 'TypeScript generics', null],
    [GERMAN, 'Gitarre lernen', 'en'],
    [ENGLISH, 'Gitarre lernen', 'en'],
    [GERMAN, 'Töpfern', 'en'],
    [GERMAN, 'Ich möchte Brot backen lernen', 'en'],
    [RUSSIAN, 'TypeScript', 'ru'],
    [KAZAKH, 'TypeScript', 'kk'],
    [POLISH, 'TypeScript', 'pl'],
    [RUSSIAN, 'Йога', 'en'],
  ])('should let %j answer %j of who reads %s', (message, goal, own) => {
    expect(codes(message, goal, own)).toEqual([])
  })

  it('should name the language that is wanted', () => {
    const [fault] = checkLanguage(GERMAN, 'TypeScript generics', '', 'en')
    expect(fault?.words).toMatch(/ English\.$/)
  })
})
