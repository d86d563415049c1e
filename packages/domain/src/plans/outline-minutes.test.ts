import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitMinutes, minutesInAll } from './outline-minutes.ts'

describe('fitMinutes', () => {
  it('should keep what was proposed, in steps of five, where there is no end', () => {
    expect(fitMinutes([43, 60, 90], null)).toEqual([45, 60, 90])
  })

  it('should give chapters without sensible minutes the mean of the others', () => {
    expect(fitMinutes([40, null, 80, 0, 1_000_000], null)).toEqual([40, 60, 80, 60, 60])
    expect(fitMinutes([null, null], null)).toEqual([60, 60])
  })

  it('should fit all together into the time that there is, in proportion', () => {
    expect(fitMinutes([60, 60, 120], 480)).toEqual([120, 120, 240])
    expect(fitMinutes([60, 60, 60], 100)).toEqual([30, 35, 35])
    expect(fitMinutes([1, 1_000], 40)).toEqual([10, 30])
  })

  it('should leave less than a limit as it was proposed, and bring more to it', () => {
    expect(fitMinutes([60, 120], 600, true)).toEqual([60, 120])
    expect(fitMinutes([60, 120], 90, true)).toEqual([30, 60])
    expect(fitMinutes([60, 120], null, true)).toEqual([60, 120])
  })

  it('should always be near the total, as far as ten minutes a chapter allow', () => {
    const proposed = fc.array(fc.option(fc.integer({ min: -10, max: 20_000 })), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(proposed, fc.integer({ min: 10, max: 12 * 6_000 }), (minutes, total) => {
        const fitted = fitMinutes(minutes, total)
        expect(fitted).toHaveLength(minutes.length)
        for (const one of fitted) expect([one >= 10, one <= 6_000, one % 5]).toEqual([true, true, 0])
        const possible = Math.min(Math.max(total, 10 * minutes.length), 6_000 * minutes.length)
        expect(Math.abs(fitted.reduce((sum, one) => sum + one, 0) - possible)).toBeLessThan(5)
      }),
    )
  })
})

describe('minutesInAll', () => {
  const all = (...minutes: readonly (number | null)[]) => minutesInAll(minutes.map((one) => ({ minutes: one })))

  it('should count a chapter that was added as the mean of the others, in steps of five', () => {
    expect(all(45, 60, 90)).toBe(195)
    expect(all(45, 60, 90, null)).toBe(195 + 65)
    expect(all(30, null)).toBe(60)
    expect(all()).toBe(0)
  })

  it('should make no time of a plan up of which most is not known', () => {
    expect(all(null, null)).toBeNull()
    expect(all(30, null, null)).toBeNull()
  })
})
