import { describe, expect, it } from 'vitest'
import { isQuoted } from './quoted.ts'

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
