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

/** Words that carry no subject. */
const SMALL = new Set(
  'a an the and or of to in on for with from by at as is are be it its this that your you how what when why do does can will into one two'.split(
    ' ',
  ),
)

export const contentWords = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 || /[^\p{ASCII}]/u.test(word))
    .filter((word) => !SMALL.has(word))

const GRAM = 8

/** Runs of eight words, to find texts that two goals share. */
export const gramsOf = (text: string): readonly string[] => {
  const words = wordsOf(text)
  return words
    .slice(0, Math.max(0, words.length - GRAM + 1))
    .map((_, index) => words.slice(index, index + GRAM).join(' '))
}
