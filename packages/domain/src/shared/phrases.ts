import { normAt, type Words } from '../time/tokenize.ts'

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

/** True when the words are one of the phrases, from the first to the last. */
export const isPhrase = (found: Phrases, words: Words): boolean =>
  words.length > 0 && found.lengthAt(words, 0) === words.length

/** Where any of the phrases begins, or -1. */
export const findPhrase = (found: Phrases, words: Words): number =>
  words.findIndex((_, index) => found.lengthAt(words, index) > 0)

export const hasPhrase = (found: Phrases, words: Words): boolean => findPhrase(found, words) >= 0
