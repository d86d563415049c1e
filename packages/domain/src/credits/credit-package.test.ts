import { describe, expect, it } from 'vitest'
import { CREDIT_PACKAGES, findPackage } from './credit-package.ts'

describe('CREDIT_PACKAGES', () => {
  it('should be what is sold, at these prices and in this order', () => {
    const lines = CREDIT_PACKAGES.map(({ id, name, credits, price, savings, isPopular }) =>
      [id, name, credits, price.cents, price.currency, savings, isPopular].join(' | '),
    )
    expect(lines).toEqual([
      '893999 | Package A | 50 | 500 | USD |  | false',
      '893996 | Package B | 100 | 900 | USD | Save $1 | false',
      '893998 | Package C | 300 | 2500 | USD | Save $5 | true',
      '893997 | Package D | 1000 | 7500 | USD | Save $25 | false',
    ])
  })

  it('should save what it says against the smallest package', () => {
    const centsForOne = 500 / 50
    for (const { credits, price, savings } of CREDIT_PACKAGES) {
      const saved = (credits * centsForOne - price.cents) / 100
      expect(savings).toBe(saved === 0 ? null : `Save $${saved}`)
    }
  })
})

describe('findPackage', () => {
  it('should find each package by its id', () => {
    for (const one of CREDIT_PACKAGES) expect(findPackage(one.id)).toBe(one)
  })

  it.each(['', '0', '893995', ' 893999', '893999 ', '893999.0', 'Package A', '__proto__'])(
    'should find nothing that is called "%s"',
    (id) => expect(findPackage(id)).toBeUndefined(),
  )
})
