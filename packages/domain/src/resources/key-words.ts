import { contentWords, stemOf } from '../shared/content-words.ts'
import { normalised, wordsOf } from '../shared/words.ts'
import { COMMON_WORDS, LINKING_SIGNS } from './common-words.ts'

/** Scripts that set no spaces: their words are looked for as pieces of text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const MEANINGFUL = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]/u
const ONE_HAN = /^\p{Script=Han}$/u
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words that say what a text is about, each once, as `countWords` finds them. */
export function keyWords(of: string): readonly string[] {
  const text = withoutElision(of)
  const spaced = contentWords(text).filter((word) => !UNSPACED.test(word) && !COMMON_WORDS.has(word))
  const words = [...spaced.map(withoutArticle), ...unspacedWords(text)]
  return [...new Set(words.filter((word) => !COMMON_WORDS.has(word)))]
}

/** Words by a dictionary; what it does not know comes as single signs in a row, and is a word together. */
function unspacedWords(text: string): readonly string[] {
  if (!UNSPACED.test(text)) return []
  const minLength = KANA.test(text) ? 1 : 2
  const words: string[] = []
  let row = ''
  const endRow = () => {
    if (row.length >= minLength) words.push(row)
    row = ''
  }
  for (const { segment } of SEGMENTER.segment(normalised(text))) {
    if (ONE_HAN.test(segment) && !LINKING_SIGNS.has(segment)) row += segment
    else {
      endRow()
      if (segment.length > 1 && MEANINGFUL.test(segment)) words.push(segment)
    }
  }
  endRow()
  return words
}

/** "L'ouverture" and "un'esposizione" as two words; "don't" stays one. */
const withoutElision = (text: string): string =>
  text.replace(/(?<!\p{L})(?:\p{L}{1,2}|[dns]ell|[dn]?all|sull|quest)['’](?=\p{L}{2})/giu, '$& ')

/** Arabic writes "the", "and", "with" and "for" in front of a word, without a space. */
const withoutArticle = (word: string): string =>
  word.replace(/^(?:[وف]?(?:ال|بال|كال|لل)|[وب])(?=\p{Script=Arabic}{3})/u, '')

export type WordCounts = {
  /** How often the text has a word, in whichever form. Takes one pass over the text at most. */
  readonly countOf: (word: string) => number
  /** Words of the text; two signs of a script without spaces are one. */
  readonly size: number
}

/** Words of a compound count from so many letters on: "Brot" in "Sauerteigbrot", "cation" in "vacation" as well. */
const MIN_LAST_PART = 4
const MIN_ENDING = 5
const MIN_COMPOUND = 8
/** Forms of one word begin with the same letters. */
const BEGINNING = 3
/** From so many letters on, a word that another begins with is a form of it. */
const MIN_WHOLE = 5

export function countWords(of: string): WordCounts {
  const text = withoutElision(of)
  const tokens = wordsOf(text).tokens.map(withoutArticle)
  const byBeginning = new Map<string, string[]>()
  for (const token of tokens) {
    const beginning = token.slice(0, BEGINNING)
    const alike = byBeginning.get(beginning)
    if (alike) alike.push(token)
    else byBeginning.set(beginning, [token])
  }
  const different = [...new Set(tokens)]
  const unspaced = normalised(text).replace(/\s+/g, '')

  const countOf = (word: string): number => {
    if (UNSPACED.test(word)) return unspaced.split(word).length - 1
    const forms = byBeginning.get(word.slice(0, BEGINNING))?.filter((token) => areForms(token, word)).length ?? 0
    return forms > 0 ? forms : different.filter((token) => isLastPart(word, token) || isCompoundOf(word, token)).length
  }
  const signs = tokens.filter((token) => UNSPACED.test(token)).length
  return { countOf, size: tokens.length - signs / 2 }
}

const isLastPart = (word: string, token: string): boolean =>
  word.length >= MIN_ENDING && token.length > word.length && token.endsWith(word)

const isCompoundOf = (word: string, token: string): boolean =>
  word.length >= MIN_COMPOUND && token.length >= MIN_LAST_PART && token.length < word.length && word.endsWith(token)

/** "Variable" and "variables", "photo" and "photographie", "слон" and "слона"; but neither "control" and "contract" nor "interest" and "interval". */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  const shorter = Math.min(one.length, other.length)
  if (shared === shorter && shorter >= MIN_WHOLE) return true
  if (isFormOfDoubled(one, other) || isFormOfDoubled(other, one)) return true
  if (/^[a-zß]/.test(one)) return stemOf(one) === stemOf(other) && shared >= 0.75 * shorter
  return shared >= BEGINNING && shared >= 0.65 * Math.max(one.length, other.length)
}

/** English doubles the last letter of a short verb: "run", "runs" and "runner" are forms of "running", while "but" is none of "butter". */
function isFormOfDoubled(one: string, other: string): boolean {
  const [, verb, letter] = /^([a-z]{1,10}([bdgmnprt]))\2ing$/.exec(other) ?? []
  return verb !== undefined && ['', 's', `${letter}er`, `${letter}ers`, `${letter}ed`].some((end) => one === verb + end)
}
