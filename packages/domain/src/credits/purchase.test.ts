import { describe, expect, it } from 'vitest'
import { NOW, newUserId } from '../../testing/builders.ts'
import { newPurchaseId } from '../../testing/purchase-builders.ts'
import { CREDIT_PACKAGES } from './credit-package.ts'
import { debtOf, openPurchase } from './purchase.ts'

describe('openPurchase', () => {
  it('should write down what was agreed on, whatever the price list says later', () => {
    for (const creditPackage of CREDIT_PACKAGES) {
      const { id: packageId, name: packageName, credits, price } = creditPackage
      const facts = { id: newPurchaseId(), userId: newUserId(), provider: 'memory', reference: 'c-1', openedAt: NOW }
      expect(openPurchase(facts, creditPackage)).toEqual({
        ...facts,
        kind: 'open',
        packageId,
        packageName,
        credits,
        price,
        pendingUnlock: null,
        version: 0,
      })
    }
  })
})

describe('debtOf', () => {
  it('should be what could not be taken back', () => {
    expect(debtOf({ reversed: 100, taken: 30 })).toBe(70)
    expect(debtOf({ reversed: 100, taken: 100 })).toBe(0)
  })
})
