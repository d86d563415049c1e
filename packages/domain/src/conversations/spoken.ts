import { remember } from '../shared/remember.ts'
import { phraseSet, wordSet } from '../shared/word-list.ts'
import { FILLERS } from './fillers.ts'

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const LETTER = /[\p{L}\p{M}\p{N}]/u
/** From so many characters on, words that stand in a text without its spaces stand there by no accident. */
const LONG_ENOUGH = 6

/** Text for comparing: NFKC, lower case, one space between words, nothing invisible. */
export const comparable = remember((text) =>
  text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().replace(/\s+/g, ' ').trim(),
)

/** Whether `words` stand in `text`, case and spaces aside; not as a part of another word. */
export function stands(words: string, text: string): boolean {
  const wanted = comparable(words)
  const said = comparable(text)
  if (wanted === '') return false
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    if (isWhole(said, at, at + wanted.length)) return true
  }
  return tight(wanted).length >= LONG_ENOUGH && tight(said).includes(tight(wanted))
}

const tight = remember((text) => text.replaceAll(' ', ''))

function isWhole(text: string, from: number, to: number): boolean {
  const cuts = (at: number): boolean => {
    const before = text[at - 1] ?? ' '
    const behind = text[at] ?? ' '
    return LETTER.test(before) && LETTER.test(behind) && usesSpaces(before) && usesSpaces(behind)
  }
  return !cuts(from) && !cuts(to)
}

/** Chinese, Japanese, Thai and their neighbours write without spaces: there a word begins anywhere. */
const usesSpaces = (character: string): boolean =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    character,
  )

/** Words that say nothing: "N/A", "unknown", "go", "I don't know", in the languages that the product speaks. */
export function isFiller(text: string): boolean {
  const words = bareWords(text)
  if (FILLERS.has(words)) return true
  const said = words.split(' ').filter((word) => !BESIDE_FILLERS.has(word))
  return said.length > 0 && FILLERS.has(said.join(' '))
}

/** "Honestly, I don't know yet" says no more than "I don't know". */
const BESIDE_FILLERS = wordSet(
  'yet really honestly well um hm so sorry now noch ehrlich leider also doch encore todavía aún ainda ancora nog ещё',
)

/** "No" and its like: nothing in general, but an answer to a question about experience. */
export const isBareNo = (text: string): boolean => BARE_NO.has(bareWords(text))

/** Words without marks, in lower case, one space between them. */
export const bareWords = (text: string): string =>
  comparable(text)
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim()

const BARE_NO = phraseSet(
  `no|none|nope|nothing|nothing yet|not at all|never|zero
  |nein|nichts|keine|gar nichts|nie
  |non|rien|aucune|jamais|nada|ninguna|nunca|não|nenhuma|niente|mai|nee|niets|нет|ничего|никогда|いいえ|ない|ありません|没有|沒有|无
  |不会|لا|لا شيء|नहीं|कुछ नहीं`,
)

/** A question and nothing else: it is answered, not saved. One that brings a number along may be an answer as well. */
export function isQuestion(text: string): boolean {
  const words = text.trim().replace(/(?<!["'”’»)\]])["'”’»)\]]+$/u, '')
  return /[?？؟]$/u.test(words) && !/\p{N}/u.test(words)
}
