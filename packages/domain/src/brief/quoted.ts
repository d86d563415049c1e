import { remember } from '../shared/index.ts'

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Chinese, Japanese, Thai and their neighbours write without spaces: there a word begins anywhere. */
const NO_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Text for comparing: NFKC, lower case, straight quotes, one space between words, nothing invisible. */
export const comparable = remember((text) =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim(),
)

/** Whether a quote stands in a text, case, spaces and punctuation aside; not as a part of another word. */
export function isQuoted(quote: string, text: string): boolean {
  const [wanted, said] = [unpunctuated(quote), unpunctuated(text)]
  if (wanted === '') return false
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    if (isEdge(said, at) && isEdge(said, at + wanted.length)) return true
  }
  return false
}

/** Models copy words well, and commas badly. */
const unpunctuated = remember((text) =>
  comparable(text)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim(),
)

function isEdge(text: string, at: number): boolean {
  const [before = ' ', behind = ' '] = [text[at - 1], text[at]]
  return !(LETTER.test(before) && LETTER.test(behind)) || NO_SPACES.test(before) || NO_SPACES.test(behind)
}
