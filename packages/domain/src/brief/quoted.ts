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

/** Words of a quote that is looked for in another form, too: longer ones are copied whole, or made up. */
const MAX_WORDS = 24

/** Also where a model writes out what the learner contracted: "I am" for "I'm", "we have" for "we've". Takes linear time. */
export function isNearlyQuoted(quote: string, text: string): boolean {
  if (isQuoted(quote, text)) return true
  const { tokens: wanted } = wordsOf(quote)
  if (wanted.length < 3 || wanted.length > MAX_WORDS) return false
  const said = ` ${wordsOf(text).tokens.join(' ')} `
  return wanted.some((first, at) => {
    const second = wanted[at + 1] ?? ''
    const ends = second.length > 4 ? [] : [second.slice(1), second.slice(2)].filter((end) => end !== '')
    return ends.some((end) => said.includes(` ${wanted.toSpliced(at, 2, `${first}${end}`).join(' ')} `))
  })
}

function isEdge(text: string, at: number): boolean {
  const [before = ' ', behind = ' '] = [text[at - 1], text[at]]
  return !(LETTER.test(before) && LETTER.test(behind)) || SIGN.test(before) || SIGN.test(behind)
}
