import { describe, expect, it } from 'vitest'
import { isNegated } from './negation.ts'

describe('isNegated', () => {
  it.each([
    ['beginner', 'I am not a beginner'],
    ['Anfänger', 'Ich bin kein Anfänger'],
    ['3', 'not 3 but 30 minutes'],
  ])('should be so right behind a "not": %s', (quote, clause) => {
    expect(isNegated(quote, clause)).toBe(true)
  })

  it.each([
    ['beginner', 'I am a beginner'],
    ['30 minutes', 'not 3 but 30 minutes'],
    ['30 Minuten', 'nicht 3 sondern 30 Minuten'],
    ['30 minutos', 'no 3 sino 30 minutos'],
  ])('should not be so where what is meant stands behind a "but": %s', (quote, clause) => {
    expect(isNegated(quote, clause)).toBe(false)
  })
})
