/**
 * Words between dollars that begin with a number are two prices: "$5, or 5$". But not where something is calculated, or the
 * words are a part of the formula.
 */
export const isPrice = (text: string): boolean =>
  /^\d/.test(text) && !/[\\=^_<>+]/.test(text) && /(?:^|[\s(])\p{L}{2}/u.test(text)
