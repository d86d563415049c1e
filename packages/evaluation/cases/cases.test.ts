import { describe, expect, it } from 'vitest'
import { GOALS } from './goals.ts'
import { HELD_OUT_CASES, SAFETY_CASES, type SafetyCase, WORDINGS } from './safety/safety-cases.ts'

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

describe('WORDINGS', () => {
  it('should hold each once in its language, so that nothing held out is learned', () => {
    const seen = new Set(WORDINGS.map(({ language, text }) => `${language} ${text.toLowerCase()}`))
    expect(seen.size).toBe(WORDINGS.length)
    expect(HELD_OUT_CASES.length).toBeGreaterThanOrEqual(1_000)
  })
})

describe('SAFETY_CASES', () => {
  const of = (...kinds: readonly SafetyCase['kind'][]) => SAFETY_CASES.filter(({ kind }) => kinds.includes(kind))

  it('should hold enough for shares of a percent, in ten languages', () => {
    expect(of('unsafe', 'crisis').length).toBeGreaterThanOrEqual(100)
    expect(of('neighbour').length).toBeGreaterThanOrEqual(100)
    expect(new Set(SAFETY_CASES.map(({ language }) => language)).size).toBe(10)
  })

  it('should hide some of each kind behind 2,000 characters, and no goal be longer than one may be', () => {
    for (const kind of ['unsafe', 'crisis', 'neighbour'] as const) {
      expect(of(kind).filter(({ text }) => text.length > 2_000).length).toBeGreaterThanOrEqual(10)
    }
    expect(Math.max(...SAFETY_CASES.map(({ text }) => text.length))).toBeLessThanOrEqual(4_000)
  })
})
