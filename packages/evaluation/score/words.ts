/** Scripts that put no spaces between words: there every character counts as one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The words of a text in small letters, without punctuation and invisible characters. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((word) => (UNSPACED.test(word) ? [...word] : [word]))
    .filter((word) => word !== '')

/** The share of `some` that stands in `all`, 0 to 1; 1 for nothing. */
export function shareIn(some: readonly string[], all: readonly string[]): number {
  const known = new Set(all)
  return some.length === 0 ? 1 : some.filter((word) => known.has(word)).length / some.length
}

/** How much two texts say the same: 0 to 1. */
export function overlap(one: readonly string[], other: readonly string[]): number {
  const [a, b] = [new Set(one), new Set(other)]
  const both = [...a].filter((word) => b.has(word)).length
  return both === 0 ? 0 : both / (a.size + b.size - both)
}
