import { remember } from './remember.ts'

/** Tokens of a text: words, or single signs where a script sets no spaces. `sign`: most of them are such signs. */
export type Words = { readonly tokens: readonly string[]; readonly sign: boolean }

/** Characters that no reader sees. Between letters of some scripts, and in emoji, joiners are spelling: they stay in a text, not in a comparison. */
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu
const APOSTROPHES = /['’ʼ`´]/gu
/** Accents of Latin, Greek and Cyrillic letters. Marks of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036F]/gu
/** Scripts that set no spaces: a word begins anywhere. */
export const SIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const TOKEN = new RegExp(`${SIGN.source}\\p{M}*|(?:(?!${SIGN.source})[\\p{L}\\p{N}\\p{M}])+`, 'gu')

/** A text as it is compared: NFKC, lower case, no accents, nothing invisible, `don't` as `dont`. */
export const normalised = remember((text) =>
  text
    .normalize('NFKC')
    .replace(IGNORABLE, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC'),
)

export const wordsOf = remember((text): Words => {
  const tokens = normalised(text).match(TOKEN) ?? []
  return { tokens, sign: tokens.filter((token) => SIGN.test(token)).length * 2 > tokens.length }
})

/** The words in a row, one space around each, so that a phrase can be looked for by `includes`. */
export const plain = remember((text) => ` ${wordsOf(text).tokens.join(' ')} `)

/** Phrases as `plain` texts, separated by `|`. */
export const phrases = (list: string): readonly string[] =>
  list
    .split('|')
    .map((phrase) => plain(phrase))
    .filter((phrase) => phrase.trim() !== '')

export const saysOneOf = (plainText: string, list: readonly string[]): boolean =>
  list.some((phrase) => plainText.includes(phrase))

/** What a text says: case, accents, punctuation and spaces aside. "C++" is not "C". */
export const bareWords = remember((text) =>
  normalised(text)
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim(),
)

/** The first of each whose texts say the same. */
export function distinctBy<T>(items: readonly T[], textOf: (item: T) => string): readonly T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const said = bareWords(textOf(item))
    return !seen.has(said) && seen.add(said)
  })
}
