import { describe, expect, it } from 'vitest'
import { clausesOf, quotesOf } from './clauses.ts'

describe('clausesOf, quotesOf', () => {
  it.each([
    ['am 15. März, abends. Danke', ['am 15. März', 'abends', 'Danke']],
    ['bis zum 1. Mai 2027', ['bis zum 1. Mai 2027']],
    ['by March 15, 2027, two hours', ['by March 15, 2027', 'two hours']],
    ['by January 1st, 2120', ['by January 1st, 2120']],
    ['I know 15. May I go on?', ['I know 15', 'May I go on']],
    ['Ich kann 15. Danach will ich mehr', ['Ich kann 15', 'Danach will ich mehr']],
    ['in March, 2 hours', ['in March', '2 hours']],
    ['until March 3, 20 minutes', ['until March 3', '20 minutes']],
    ['1.5 hours: fine', ['1.5 hours', 'fine']],
  ])('should divide "%s" outside of its dates', (text, clauses) => expect(clausesOf(text)).toEqual(clauses))

  it('should keep a date whole in a fact', () => {
    expect(quotesOf('2 hours a week, by March 15, 2027')).toEqual(['2 hours a week', 'by March 15, 2027'])
  })
})
