/**
 * Every term that begins with one of the first and goes on with one of each of the others, for languages without spaces
 * between words: `combine('手首, 腕', 'を, ', '切る')`. Each part is a list with commas, in which an empty one leaves it out.
 */
export const combine = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split(',').map((term) => term.trimStart()))
    .reduce((begun, next) => begun.flatMap((begin) => next.map((end) => `${begin}${end}`)))
    .join(', ')
