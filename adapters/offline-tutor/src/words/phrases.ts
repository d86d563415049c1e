import { normAt, type Words } from '@app/domain'
import { listNamed } from './word-lists.ts'

/**
 * Phrases to be found where a text has come to: a word list instead of a pattern, so that each place is looked at once.
 * `lengthAt` is the number of words of the longest phrase that begins at a place, or 0.
 */
export type Phrases = { readonly lengthAt: (words: Words, index: number, end?: number) => number }

/** Phrases divided by commas. */
export function phrases(...lists: readonly string[]): Phrases {
  const byFirst = new Map<string, (readonly string[])[]>()
  const all = lists.flatMap((list) => list.split(',')).map((text) => text.trim().split(/ +/))
  for (const phrase of all.toSorted((a, b) => b.length - a.length)) {
    const [first = ''] = phrase
    if (first !== '') byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  return {
    lengthAt: (words, index, end = words.length) => {
      const found = byFirst
        .get(normAt(words, index))
        ?.find((phrase) => index + phrase.length <= end && phrase.every((word, at) => words[index + at]?.norm === word))
      return found?.length ?? 0
    },
  }
}

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

/** True when the words are one of the phrases, from the first to the last. */
export const isPhrase = (found: Phrases, words: Words): boolean =>
  words.length > 0 && found.lengthAt(words, 0) === words.length

/** Where any of the phrases begins, or -1. */
export const findPhrase = (found: Phrases, words: Words): number =>
  words.findIndex((_, index) => found.lengthAt(words, index) > 0)

export const hasPhrase = (found: Phrases, words: Words): boolean => findPhrase(found, words) >= 0
