export const creditsInWords = (credits: number): string => `${credits} ${credits === 1 ? 'credit' : 'credits'}`

/** Ten credits are one dollar. */
export const dollars = (credits: number): string =>
  credits % 10 === 0 ? `$${credits / 10}` : `$${(credits / 10).toFixed(2)}`
