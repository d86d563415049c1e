/** An amount of money: a whole number of cents. The product sells in one currency only. */
export type Money = { readonly cents: number; readonly currency: 'USD' }

export const dollars = (amount: number): Money => ({ cents: amount * 100, currency: 'USD' })
