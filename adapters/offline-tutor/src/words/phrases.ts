import { normAt, type Phrases, phrases, type Words } from '@app/domain'
import { listNamed } from './word-lists.ts'

/** Single words divided by spaces. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(' ').split(/\s+/).filter(Boolean))

/** The list of that name in all languages: see the folder `words`. */
export const phraseList = (name: string): Phrases => phrases(...listNamed(name))
export const wordList = (name: string): ReadonlySet<string> => wordSet(...listNamed(name))

/** The place behind any number of phrases in a row. */
export function skipPhrases(skipped: Phrases, words: Words): number {
  let at = 0
  for (let length = 1; length > 0 && at < words.length; at += length) length = skipped.lengthAt(words, at)
  return at
}

/** The place behind any number of words of a set in a row, but not behind `end`. */
export function skipWords(skipped: ReadonlySet<string>, words: Words, from = 0, end = words.length): number {
  let at = from
  while (at < end && skipped.has(normAt(words, at))) at += 1
  return at
}

/** The place of the first of any number of words of a set in a row before `to`, but not before `from`. */
export function skipBack(skipped: ReadonlySet<string>, words: Words, to: number, from = 0): number {
  let at = to
  while (at > from && skipped.has(normAt(words, at - 1))) at -= 1
  return at
}
