import { describe, expect, it } from 'vitest'
import { isNearlyQuoted, isQuoted } from './quoted.ts'

describe('isQuoted', () => {
  it.each([
    ['Half an  hour', 'I have half an hour a day'],
    ['“no theory”', 'Please, NO theory.'],
    ['don’t know', "I don't know yet"],
    ['時間', '毎日一時間あります'],
    ['ﬁve', 'five hours'],
    ['two\u200b hours', 'two hours'],
  ])('should find %s in "%s"', (quote, text) => expect(isQuoted(quote, text)).toBe(true))

  it.each([
    ['art', 'I start today'],
    ['', 'anything'],
    ['...', 'anything...'],
    ['an hour', 'a minute'],
    ['hours a week', 'hours, perhaps, a week'],
  ])('should not find "%s" in "%s"', (quote, text) => expect(isQuoted(quote, text)).toBe(false))
})

describe('isNearlyQuoted', () => {
  it.each([
    ['I am allergic to peanuts', "Thai food! I'm allergic to peanuts."],
    ['we have baked twice', "We've baked twice"],
    ['play guitar', 'I play guitar'],
  ])('should find %s in "%s"', (quote, text) => expect(isNearlyQuoted(quote, text)).toBe(true))

  it.each([
    ['I am a vegetarian', 'I am a nurse'],
    ['4 hours a week', '2 hours a week'],
    ["I'm new to drawing", "I'm not new to drawing"],
    ['I am allergic to peanuts', 'I am not allergic to peanuts'],
    ['I am new to drawing', "I'm not new to drawing"],
    ['I am not allergic to peanuts', "I'm allergic to peanuts"],
    ['a', 'b'],
    ['', 'anything'],
  ])('should not find "%s" in "%s"', (quote, text) => expect(isNearlyQuoted(quote, text)).toBe(false))
})
