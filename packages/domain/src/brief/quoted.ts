import { bareWords, SIGN, wordsOf } from '../shared/index.ts'

const LETTER = /[\p{L}\p{M}\p{N}]/u

/** Whether a quote stands in a text, case, spaces and punctuation aside: models copy words well, and commas badly. Not as a part of another word. */
export function isQuoted(quote: string, text: string): boolean {
  const [wanted, said] = [bareWords(quote), bareWords(text)]
  if (wanted === '') return false
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    if (isEdge(said, at) && isEdge(said, at + wanted.length)) return true
  }
  return false
}

/** Also where a model writes "I am" for "I'm", or the other way round. */
export function isNearlyQuoted(quote: string, text: string): boolean {
  const { tokens: wanted } = wordsOf(quote)
  const { tokens: said } = wordsOf(text)
  const isAt = (words: readonly string[], at: number): boolean =>
    words.every((word, place) => said[at + place] === word)
  /** With so many words of the text for those of the quote. */
  const isSaidWith = (from: number, count: 1 | 2, other: 1 | 2): boolean =>
    said.some((_, at) => {
      const here = at + from
      const pair = [wanted.slice(from, from + count), said.slice(here, here + other)].toSorted(
        (a, b) => a.length - b.length,
      )
      return (
        isContraction(pair.flat()) && isAt(wanted.slice(0, from), at) && isAt(wanted.slice(from + count), here + other)
      )
    })
  const isBoth = (from: number): boolean => isSaidWith(from, 2, 1) || isSaidWith(from, 1, 2)
  return isQuoted(quote, text) || (wanted.length > 2 && wanted.some((_, from) => isBoth(from)))
}

/** "im" of "i" and "am", "dont" of "do" and "not". */
const isContraction = ([one = '', first = '', second = '']: readonly string[]): boolean =>
  second !== '' && second.length <= 4 && one.startsWith(first) && one.endsWith(second.slice(-1))

function isEdge(text: string, at: number): boolean {
  const [before = ' ', behind = ' '] = [text[at - 1], text[at]]
  return !(LETTER.test(before) && LETTER.test(behind)) || SIGN.test(before) || SIGN.test(behind)
}
