import { describe, expect, it } from 'vitest'
import { GOALS } from './goals.ts'

describe('GOALS', () => {
  it('should hold at least 60, each named once, 12 of them not in English', () => {
    expect(new Set(GOALS.map(({ id }) => id)).size).toBe(GOALS.length)
    expect(GOALS.length).toBeGreaterThanOrEqual(60)
    expect(GOALS.filter(({ language }) => language !== 'en').length).toBeGreaterThanOrEqual(12)
  })

  it('should try every kind of learner', () => {
    expect(new Set(GOALS.map(({ style }) => style)).size).toBe(7)
  })
})
