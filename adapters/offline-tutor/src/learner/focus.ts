import { findPhrase, isFactless, isPhrase, normAt, quoteOf, tokenize, type Words } from '@app/domain'
import { phraseList, skipBack, skipPhrases, skipWords, wordList, wordSet } from '../words/phrases.ts'

const ABOVE_ALL = phraseList('focus.above-all')
const LEADING = wordList('focus.leading')

/** Where a message says outright what matters most: the place of those words, and of what they announce. */
export function focusAt(words: Words): { readonly from: number; readonly behind: number } | null {
  const at = findPhrase(ABOVE_ALL, words)
  if (at < 0) return null
  const behind = at + ABOVE_ALL.lengthAt(words, at)
  return behind < words.length ? { from: skipBack(LEADING, words, at), behind } : null
}

const AIMS = wordList('focus.aims')

/** The label of "Ziel: Fingerpicking", a clause of its own. */
export const isAim = (words: Words): boolean => words.length === 1 && AIMS.has(normAt(words, 0))

const OPENINGS = phraseList('focus.openings')
const ENDINGS = wordSet('instead please rather too')

/** An answer without the words that only begin or end it: "I'd like to order food" is "order food". */
export function bareFocus(words: Words): Words {
  const from = skipPhrases(OPENINGS, words)
  const to = skipBack(ENDINGS, words, words.length, from)
  return to > from ? words.slice(from, to) : words
}

const OPEN = phraseList('focus.open')
const BEFORE_OPEN = wordSet("i i'm am well honestly um hm it just really")

/** True when the words leave the choice to us. */
export function isOpen(text: string): boolean {
  const words = tokenize(text)
  const bare = words.slice(skipWords(BEFORE_OPEN, words))
  return bare.length === 0 || isPhrase(OPEN, bare) || isFactless(quoteOf(text, bare))
}

const PLEASURE = wordSet('fun pleasure joy enjoyment')
const BESIDE_PLEASURE = wordList('focus.beside-pleasure')

/** True when the words are a reason that asks for nothing in particular. */
export function isPleasure(text: string): boolean {
  const words = tokenize(text)
  const others = words.filter(({ norm }) => !PLEASURE.has(norm))
  return others.length < words.length && others.every(({ norm }) => BESIDE_PLEASURE.has(norm))
}
