import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, effectOf } from './ledger-entry.ts'

describe('effectOf', () => {
  it.each([
    ['purchased', 10],
    ['granted', 10],
    ['held', -10],
    ['captured', 0],
    ['released', 10],
    ['reversed', -10],
    ['reinstated', 10],
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
      { kind: 'purchased', amount: 50 },
      { kind: 'held', amount: 10 },
      { kind: 'released', amount: 10 },
      { kind: 'held', amount: 10 },
      { kind: 'captured', amount: 10 },
    ] as const
    expect(balanceOf(entries)).toBe(40)
  })

  it('should follow a refund, and a dispute that was won', () => {
    const entries = [
      { kind: 'purchased', amount: 50 },
      { kind: 'reversed', amount: 20 },
      { kind: 'reversed', amount: 30 },
      { kind: 'reinstated', amount: 50 },
    ] as const
    expect([2, 3, 4].map((count) => balanceOf(entries.slice(0, count)))).toEqual([30, 0, 50])
  })

  it('should not depend on the order of entries', () => {
    const entry = fc.record({
      kind: fc.constantFrom(
        'purchased',
        'granted',
        'withdrawn',
        'held',
        'captured',
        'released',
        'reversed',
        'reinstated',
      ),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(balanceOf(entries.toReversed())).toBe(balanceOf(entries))
      }),
    )
  })
})
