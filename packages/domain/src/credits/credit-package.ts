/** An amount of money: a whole number of cents. The product sells in one currency only. */
export type Money = { readonly cents: number; readonly currency: 'USD' }

export const dollars = (amount: number): Money => ({ cents: amount * 100, currency: 'USD' })

/** Credits as they are sold. */
export type CreditPackage = {
  readonly id: string
  readonly name: string
  /** How many, a whole number above 0. */
  readonly credits: number
  readonly price: Money
  /** What it saves against the smallest package, in words. */
  readonly savings: string | null
  readonly isPopular: boolean
}

/** Everything that is sold: the price list, the checkout and the check of what was paid all read this one list. */
export const CREDIT_PACKAGES: readonly CreditPackage[] = [
  { id: '893999', name: 'Package A', credits: 50, price: dollars(5), savings: null, isPopular: false },
  { id: '893996', name: 'Package B', credits: 100, price: dollars(9), savings: 'Save $1', isPopular: false },
  { id: '893998', name: 'Package C', credits: 300, price: dollars(25), savings: 'Save $5', isPopular: true },
  { id: '893997', name: 'Package D', credits: 1000, price: dollars(75), savings: 'Save $25', isPopular: false },
]

export const findPackage = (id: string): CreditPackage | undefined => CREDIT_PACKAGES.find((one) => one.id === id)
