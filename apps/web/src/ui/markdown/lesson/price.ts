/** Words between dollars that begin with a number are two prices, unless the words are a part of the formula. */
export const isPrice = (text: string): boolean =>
  /^\d/.test(text) && /(?:^|[\s(])\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ''))
