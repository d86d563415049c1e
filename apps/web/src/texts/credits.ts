/** What a chapter costs, but for the first one of a plan. */
export const CREDITS_PER_CHAPTER = 10

export const describeCredits = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

/** US dollars: '$9', '$0.90'. */
export const money = (dollars: number): string => (Number.isInteger(dollars) ? `$${dollars}` : `$${dollars.toFixed(2)}`)

/** Ten credits are one dollar. */
export const dollars = (credits: number): string => money(credits / 10)

/** '10 credits, $1'. */
export const describeCost = (credits: number): string => `${describeCredits(credits)}, ${dollars(credits)}`

/** What stands beside a locked chapter, in the specification's words. */
export const describePrice = (price: number): string =>
  price === 0 ? 'Free!' : `(${describeCredits(price)} to unlock)`

/** The label of the button that unlocks, likewise. */
export const unlockLabel = (price: number): string => `Unlock (${price === 0 ? 'Free!' : describeCredits(price)})`
