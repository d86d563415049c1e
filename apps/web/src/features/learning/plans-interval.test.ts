import { describe, expect, it } from 'vitest'
import { aPlan } from './plan/testing/builders.ts'
import { plansInterval } from './plans-interval.ts'

describe('plansInterval', () => {
  const made = aPlan([])

  it.each(['PENDING', 'GENERATING'] as const)('should be 3 seconds while any plan is %s', (generation_status) => {
    expect(plansInterval([made, { ...made, generation_status }], null)).toBe(3_000)
  })

  it('should end when none is being made', () => {
    expect(plansInterval([made, { ...made, generation_status: 'FAILED' }], null)).toBe(false)
    expect(plansInterval([], null)).toBe(false)
  })

  it('should end on an error, and not begin before there are plans', () => {
    expect(plansInterval([{ ...made, generation_status: 'PENDING' }], new Error())).toBe(false)
    expect(plansInterval(undefined, null)).toBe(false)
  })
})
