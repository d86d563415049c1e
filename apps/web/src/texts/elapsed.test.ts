import { describe, expect, it } from 'vitest'
import { describeElapsed } from './elapsed.ts'

describe('describeElapsed', () => {
  it.each([
    [0, '0 s'],
    [59_999, '59 s'],
    [65_000, '1 min 5 s'],
    [-1, null],
    [2 * 60 * 60_000, null],
  ])('should say of %i ms: %s', (milliseconds, words) => {
    expect(describeElapsed(milliseconds)).toBe(words)
  })
})
