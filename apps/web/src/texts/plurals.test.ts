import { describe, expect, it } from 'vitest'
import { pluralsOf } from './plurals.ts'

describe('pluralsOf', () => {
  it.each([
    ['en', 0, '0 credits'],
    ['en', 1, '1 credit'],
    ['en', 2, '2 credits'],
    ['en', 21, '21 credits'],
    ['en', 1_200, '1,200 credits'],
    ['de', 0, '0 credits'],
    ['de', 1, '1 credit'],
    ['de', 21, '21 credits'],
    ['de', 1_200, '1.200 credits'],
    ['es', 1, '1 credit'],
    ['es', 21, '21 credits'],
    ['es', 12_000, '12.000 credits'],
    ['es', 1_000_000, '1.000.000 of credits'],
  ])('should choose the form of %s for %i', (locale, count, words) => {
    const credits = pluralsOf(locale)({ one: '# credit', many: '# of credits', other: '# credits' })
    expect(credits(count)).toBe(words)
  })

  it('should take the common form where a language has none of its own for many', () => {
    expect(pluralsOf('es')({ one: '# día', other: '# días' })(1_000_000)).toBe('1.000.000 días')
  })
})
