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

const isShort = (word: string | undefined): boolean => word !== undefined && word.length <= 3 && !/\d/.test(word)

/** Also where a short word or two are another or left out: small models write "I am" for "I'm", and "per week" for "a week". */
export function isNearlyQuoted(quote: string, text: string): boolean {
  const { tokens: wanted } = wordsOf(quote)
  const { tokens: said } = wordsOf(text)
  const isAt = (words: readonly string[], at: number): boolean =>
    words.every((word, place) => said[at + place] === word)
  const isSaidWithout = (from: number, to: number): boolean => {
    const [front, back] = [wanted.slice(0, from), wanted.slice(to)]
    return said.some((_, at) => {
      const behind = at + front.length
      return isAt(front, at) && (isAt(back, behind) || (isShort(said[behind]) && isAt(back, behind + 1)))
    })
  }
  const mayDiffer = (from: number, to: number): boolean =>
    to <= wanted.length && wanted.slice(from, to).every(isShort) && wanted.length - to + from > 1
  return (
    isQuoted(quote, text) ||
    wanted.some((_, from) => [from + 1, from + 2].some((to) => mayDiffer(from, to) && isSaidWithout(from, to)))
  )
}

function isEdge(text: string, at: number): boolean {
  const [before = ' ', behind = ' '] = [text[at - 1], text[at]]
  return !(LETTER.test(before) && LETTER.test(behind)) || SIGN.test(before) || SIGN.test(behind)
}
