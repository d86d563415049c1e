import { describe, expect, it } from 'vitest'
import { isNamedIn, mentions } from './mentions.ts'

describe('mentions', () => {
  it.each([
    ['Music theories for players', 'theory', true],
    ['Theoreme und Beweise', 'Theorie', false],
    ['Musiktheorien: die Theorien', 'Theorie', true],
    ['Start here', 'art', false],
    ['The art of war', 'art', true],
    ['Теория аккордов', 'теории', true],
    ['文法と会話', '文法', true],
    ['Play chords', '!', false],
  ] as const)('should say of “%s” whether it mentions “%s”', (text, item, isMentioned) => {
    expect(mentions(text, item)).toBe(isMentioned)
  })
})

describe('isNamedIn', () => {
  it('should find the words in any order', () => {
    expect(isNamedIn('Practise picking with your fingers: finger picking', 'finger picking')).toBe(true)
    expect(isNamedIn('Transactions in SQL', 'SQL transactions')).toBe(true)
    expect(isNamedIn('Joins in SQL', 'SQL transactions')).toBe(false)
  })
})
