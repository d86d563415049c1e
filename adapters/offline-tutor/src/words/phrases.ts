import { normAt, type Words } from './tokenize.ts'

/**
 * Phrases to be found where a text has come to: a word list instead of a pattern, so that each place is looked at once.
 * `lengthAt` is the number of words of the longest phrase that begins at a place, or 0.
 */
export type Phrases = { readonly lengthAt: (words: Words, index: number, end?: number) => number }

/** Phrases divided by commas or lines. */
export function phrases(...lists: readonly string[]): Phrases {
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const phrase of lists
    .join(',')
    .split(/[,\n]/)
    .map((text) => text.trim().split(/ +/))) {
    const [first = ''] = phrase
    if (first === '') continue
    const known = byFirst.get(first) ?? []
    byFirst.set(
      first,
      [...known, phrase].sort((a, b) => b.length - a.length),
    )
  }
  return {
    lengthAt: (words, index, end = words.length) => {
      const candidates = byFirst.get(normAt(words, index)) ?? []
      const found = candidates.find(
        (phrase) => index + phrase.length <= end && phrase.every((word, at) => words[index + at]?.norm === word),
      )
      return found?.length ?? 0
    },
  }
}

/** Single words divided by spaces. */
export const wordSet = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(' ').split(/\s+/).filter(Boolean))

/** The place behind any number of phrases in a row. */
export function skipPhrases(skipped: Phrases, words: Words): number {
  let at = 0
  for (let length = 1; length > 0 && at < words.length; at += length) length = skipped.lengthAt(words, at)
  return at
}

/** The place behind any number of words of a set in a row. */
export function skipWords(skipped: ReadonlySet<string>, words: Words, from = 0): number {
  let at = from
  while (at < words.length && skipped.has(normAt(words, at))) at += 1
  return at
}

/** True when the words are one of the phrases, from the first to the last. */
export const isPhrase = (found: Phrases, words: Words): boolean =>
  words.length > 0 && found.lengthAt(words, 0) === words.length

/** Each of the words, divided by spaces, with its value. */
export const wordMap = <T>(rows: readonly (readonly [value: T, words: string])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])))

/** Where any of the phrases begins, or -1. */
export const findPhrase = (found: Phrases, words: Words): number =>
  words.findIndex((_, index) => found.lengthAt(words, index) > 0)

export const hasPhrase = (found: Phrases, words: Words): boolean => findPhrase(found, words) >= 0
