import { tokenize } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyWords } from '../../test/arbitraries.ts'
import { capitalised, inSecondPerson, listed } from './english.ts'
import { bareWords, plainWords, searchWords } from './learner-words.ts'

describe('tokenize', () => {
  const isOf = (text: string) => tokenize(text).map(({ norm }) => norm)

  it('should take an apostrophe and a hyphen for a part of a word, and a unit for a word of its own', () => {
    expect(isOf('I don’t use C++, self-taught A2, 5h/day, 1.5 hours or 2-3, the 3rd')).toEqual([
      ...['i', "don't", 'use', 'c++', 'self-taught', 'a2', '5', 'h', 'per', 'day'],
      ...['1.5', 'hours', 'or', '2-3', 'the', '3rd'],
    ])
  })

  it('should know what ends behind a word', () => {
    expect(tokenize('one, two. three? four').map(({ ends }) => ends)).toEqual([',', '.', '?', ''])
  })

  it('should give places at which the words stand in the text', () => {
    fc.assert(
      fc.property(anyWords(), (text) => {
        let at = 0
        for (const { from, to } of tokenize(text)) {
          expect(from).toBeGreaterThanOrEqual(at)
          expect(to).toBeGreaterThan(from)
          at = to
        }
        expect(at).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('inSecondPerson', () => {
  it('should speak to the learner where the learner spoke of themselves', () => {
    expect(inSecondPerson('my job, which I am new to')).toBe('your job, which you are new to')
    expect(inSecondPerson('I know Python because I used it')).toBe('you know Python because you used it')
    expect(inSecondPerson("I'm rusty, help me")).toBe("you're rusty, help you")
  })

  it('should take no word for a part of the language this is written in', () => {
    expect(inSecondPerson('constructor toString __proto__ valueOf')).toBe('constructor toString __proto__ valueOf')
  })

  it('should leave numerals alone', () => {
    expect(inSecondPerson('World War I')).toBe('World War I')
    expect(inSecondPerson('Calculus I and II')).toBe('Calculus I and II')
  })
})

describe('capitalised, listed', () => {
  it('should begin with a capital, whatever the first letter is', () => {
    expect([capitalised('the piano'), capitalised('über'), capitalised('123')]).toEqual(['The piano', 'Über', '123'])
  })

  it('should list as people do', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
  })
})

describe('the words of a learner', () => {
  it('should lose addresses everywhere', () => {
    expect(plainWords('see https://x.example/y?z and www.x.example or me@x.example', 60)).toBe(
      'see a link and a link or an address',
    )
    expect(plainWords('see HTTP://x.example', 60)).toBe('see a link')
  })

  it('should lose the signs that Markdown knows, and keep those of names', () => {
    expect(plainWords('C# & *more* [x](y) `z` <b> ~a~', 60)).toBe('C# more x y z b a')
  })

  it('should stand on one line and turn no text around', () => {
    expect(plainWords('a\n\n# b \u202Ec', 60)).toBe('a b c')
    expect(plainWords('שלום', 60)).toBe('\u2068שלום\u2069')
    expect(bareWords('שלום', 60)).toBe('שלום')
  })

  it('should be cut between words, and not before a word that promises more', () => {
    expect(plainWords('the art of making bread for the whole family', 24)).toBe('the art of making bread')
    expect(plainWords('the art of making bread for the whole family', 31)).toBe('the art of making bread')
  })

  it('should be searched for by those that matter', () => {
    expect(searchWords('how to have the crows of my garden bring me gifts', 4)).toBe('crows garden bring gifts')
  })
})
