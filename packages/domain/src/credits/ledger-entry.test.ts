import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, effectOf } from './ledger-entry.ts'

describe('effectOf', () => {
  it.each([
    ['granted', 10],
    ['held', -10],
    ['captured', 0],
    ['released', 10],
  ] as const)('should count an entry that is %s as %i', (kind, effect) => {
    expect(effectOf({ kind, amount: 10 })).toBe(effect)
  })
})

describe('balanceOf', () => {
  it('should be nothing without entries', () => {
    expect(balanceOf([])).toBe(0)
  })

  it('should follow a purchase, an unlock that fails and one that succeeds', () => {
    const entries = [
      { kind: 'granted', amount: 50 },
      { kind: 'held', amount: 10 },
      { kind: 'released', amount: 10 },
      { kind: 'held', amount: 10 },
      { kind: 'captured', amount: 10 },
    ] as const
    expect(balanceOf(entries)).toBe(40)
  })

  it('should not depend on the order of entries', () => {
    const entry = fc.record({
      kind: fc.constantFrom('granted', 'held', 'captured', 'released'),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(balanceOf(entries.toReversed())).toBe(balanceOf(entries))
      }),
    )
  })
})
