import { bareWords, SIGN } from '../shared/index.ts'

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

function isEdge(text: string, at: number): boolean {
  const [before = ' ', behind = ' '] = [text[at - 1], text[at]]
  return !(LETTER.test(before) && LETTER.test(behind)) || SIGN.test(before) || SIGN.test(behind)
}
