export const creditsInWords = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

/** Ten credits are one dollar. */
export const dollars = (credits: number): string =>
  credits % 10 === 0 ? `$${credits / 10}` : `$${(credits / 10).toFixed(2)}`

/** What stands beside a locked chapter, in the specification's words. */
export const priceInWords = (price: number): string => (price === 0 ? 'Free!' : `(${creditsInWords(price)} to unlock)`)

/** The label of the button that unlocks, likewise. */
export const unlockLabel = (price: number): string => `Unlock (${price === 0 ? 'Free!' : creditsInWords(price)})`
