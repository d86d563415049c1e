import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf, priceOf } from './model-price.ts'

const SMALL = { input: 0.25, output: 2 }
const BIG = { input: 1.25, output: 10 }
const OTHER = { input: 1, output: 1 }

describe('priceOf', () => {
  const prices = { 'gpt-5': BIG, 'gpt-5-mini': SMALL }

  it.each([
    ['gpt-5', BIG],
    ['gpt-5-2025-08-07', BIG],
    ['gpt-5-mini', SMALL],
    ['gpt-5-mini-2025-08-07', SMALL],
    ['gpt-5:latest', BIG],
    ['gpt-5@eu', BIG],
    ['gpt-5-20250807', BIG],
    ['gpt-50', null],
    // another model, and not one of that price
    ['gpt-5-pro', null],
    ['gpt-5-pro-2025-10-06', null],
    ['gpt-5-mini-2025-08-07-pro', null],
    ['gpt-5-2025', null],
    ['my-gpt-5', null],
    ['', null],
    // no name of anything that every object has
    ['constructor', null],
    ['toString', null],
  ])('should know what %s costs by the longest name that fits', (model, price) => {
    expect(priceOf(prices, model)).toEqual(price)
    expect(priceOf({ ...prices, '*': OTHER }, model)).toEqual(price ?? OTHER)
  })
})

describe('costOf', () => {
  it('should count millionths of a dollar, rounded up', () => {
    expect(costOf(SMALL, { inputTokens: 1_000_000, outputTokens: 0 })).toBe(250_000)
    expect(costOf(SMALL, { inputTokens: 1, outputTokens: 1 })).toBe(3)
    expect(costOf(SMALL, { inputTokens: 0, outputTokens: 0 })).toBe(0)
  })

  it('should never be less for more', () => {
    const tokens = fc.nat(1_000_000)
    fc.assert(
      fc.property(tokens, tokens, tokens, (inputTokens, outputTokens, more) => {
        const cost = costOf(BIG, { inputTokens, outputTokens })
        expect(Number.isSafeInteger(cost)).toBe(true)
        expect(costOf(BIG, { inputTokens: inputTokens + more, outputTokens })).toBeGreaterThanOrEqual(cost)
        expect(costOf(BIG, { inputTokens, outputTokens: outputTokens + more })).toBeGreaterThanOrEqual(cost)
      }),
    )
  })
})
